/**
 * Why a score was used and why a point was given or withheld (R18): plain data beside each decision, made into
 * one sentence only when it is shown.
 */
import { formatScore, shortScore, shownScore } from './score';
import { type How, MILLIONTHS, type Millionths, type PremakeupCode, TWELFTHS, type Twelfths } from './types';

/** How R6.4 placed a player against an equal score that does not share the place. */
export type EqualScore = 'none' | 'above absent' | 'below played' | 'by standing';

/** What separated a player from others with equal points in the match (R7.3). */
export type MatchPlaceBy = 'points' | 'tns' | 'ghost' | 'standing';

/** Which of three scores a premakeup use takes, and why that one (R5.2, R5.3). */
export type PremakeupWhy = 'only one' | 'order' | 'highest' | 'second missing' | 'after the zero' | 'last one';

/** One bonus point of a game (R6.1): the scores that decided it; `others` is one score for two players, else two. */
export interface GameBonusTest {
  upper: number;
  others: readonly number[];
  /** The upper player tripled the other, or has more than the others together. */
  met: boolean;
}

/** One bonus point of a match: points and TNS of those it could go to, best place first, and whom it goes to. */
export interface MatchBonusTest {
  lps: readonly Twelfths[];
  tnss: readonly Millionths[];
  /** Index into `lps`. */
  to: number;
  /** The points, or when they are equal the TNS, or when that is equal too the lower place (R7.4). */
  by: 'points' | 'tns' | 'place';
}

/** A game's reasons, then a match's, then those of the score itself. */
export type GameReason =
  | { kind: 'place'; place: number; players: number; base: Twelfths; equal: EqualScore }
  | { kind: 'sharedPlace'; place: number; sharers: number; base: Twelfths }
  | { kind: 'bonus'; test: GameBonusTest; points: Twelfths; sharers: number; passedOn: boolean }
  | { kind: 'noBonus'; test: GameBonusTest }
  | { kind: 'premakeupWinner'; test: GameBonusTest; passedOn: boolean }
  | { kind: 'ghostPoints'; how: How; points: Twelfths }
  | { kind: 'halfGhostOpponent'; score: number; normalizer: number; bonus: boolean }
  | {
      kind: 'matchPlace';
      place: number;
      players: number;
      lp: Twelfths;
      tns: Millionths;
      base: Twelfths;
      by: MatchPlaceBy;
    }
  | { kind: 'matchBonus'; test: MatchBonusTest }
  | { kind: 'noMatchBonus'; test: MatchBonusTest }
  | { kind: 'matchAgainstThree'; lp: Twelfths; others: Twelfths; atLeast: boolean }
  | { kind: 'matchGhost'; place: number; points: Twelfths }
  | { kind: 'premakeup'; code: PremakeupCode; score: number; why: PremakeupWhy }
  | { kind: 'averageGhost'; score: number; why: 'missed weeks' | 'limit' | 'used up'; limit: number }
  | { kind: 'halfGhost'; normalizer: number }
  | { kind: 'rulingZero'; ruling: string; typed: number | null };

type Kind = GameReason['kind'];
type Of<K extends Kind> = Extract<GameReason, { kind: K }>;

const SENTENCES: { readonly [K in Kind]: (reason: Of<K>) => string } = {
  place: ({ place, players, base, equal }) =>
    players === 1
      ? `alone: ${points(base)} (R6.7)`
      : `${ordinal(place)} of ${players}: ${points(base)} (R6.1)${EQUAL_SCORE[equal]}`,
  sharedPlace: ({ place, sharers, base }) =>
    `${ordinal(place)} with an equal score, the places shared by ${sharers}: ${points(base)} each (R6.3)`,
  bonus: ({ test, points: share, sharers, passedOn }) =>
    `+${number(share)}: ${gameComparison(test)} (${sharers > 1 ? 'R6.1, R6.3' : 'R6.1'})` +
    (sharers > 1 ? `, shared by ${sharers}` : '') +
    (passedOn ? ', passed on by a premakeup in 1st place (R6.5)' : ''),
  noBonus: ({ test }) => `no bonus point: ${gameComparison(test)} (R6.1)`,
  premakeupWinner: ({ test, passedOn }) =>
    `no bonus point: ${gameComparison(test)}, but a premakeup in 1st place cannot get it` +
    ` and it goes to ${passedOn ? 'the next in line' : 'nobody'} (R6.5)`,
  ghostPoints: ({ how, points: withheld }) => {
    const rule = how === 'GH' ? 'R5.7' : 'R5.6';
    return withheld === 0
      ? `0 points: a ghost has no points of its own (${rule})`
      : `0 points: a ghost's ${points(withheld)} ${withheld === TWELFTHS ? 'goes' : 'go'} to nobody (${rule}, R6.6)`;
  },
  halfGhostOpponent: ({ score, normalizer, bonus }) => {
    const target = (3 * normalizer) / 2;
    const [mine, needed] = decisive([score, target], ([one = 0, other = 0]) => bonus === one >= other);
    return bonus
      ? `1st against a half-normalizer ghost: 3 points, and +1: ${mine} is at least 1.5 normalizers, ${needed} (R5.8)`
      : `1st against a half-normalizer ghost: 3 points, no bonus point: ${mine} is less than 1.5 normalizers, ${needed} (R5.8)`;
  },
  matchPlace: ({ place, players, lp, tns, base, by }) =>
    players === 1
      ? `alone in the group: ${matchPoints(base)} (R6.7)`
      : `${ordinal(place)} of the match with ${points(lp)}${MATCH_PLACE[by](tns)}: ${matchPoints(base)} (R7.1)`,
  matchBonus: ({ test }) => `match +1: ${matchComparison(test)}`,
  noMatchBonus: ({ test }) => `no match bonus point: ${matchComparison(test)}`,
  matchAgainstThree: ({ lp, others, atLeast }) =>
    `match +1: ${number(lp)} is ${atLeast ? 'at least' : 'more than'} the other three's ${number(others)} together (R7.2)`,
  matchGhost: ({ place, points: withheld }) =>
    `${ordinal(place)} of the match: every game was a ghost, ` +
    (withheld === 0
      ? 'so no match points (R7.5)'
      : `so its ${matchPoints(withheld)} ${withheld === TWELFTHS ? 'goes' : 'go'} to nobody (R7.5)`),
  premakeup: ({ code, score, why }) => `uses ${PREMAKEUP[code]}, ${formatScore(score)}: ${PREMAKEUP_WHY[why]}`,
  averageGhost: ({ score, why, limit }) =>
    `average ghost of ${formatScore(score)}: ${GHOST_WHY[why](limit)} (R5.5, R5.6)`,
  halfGhost: ({ normalizer }) =>
    `half-normalizer ghost of ${formatScore(normalizer / 2)}: no premakeup recorded on this machine (R5.7)`,
  rulingZero: ({ ruling, typed }) =>
    `0 by ruling "${ruling}", typed ${typed === null ? 'nothing' : formatScore(typed)} (R15.1)`,
};

/** Tells the reasons of a game or match from those of the season. */
export function isGameReason(reason: { kind: string }): reason is GameReason {
  return reason.kind in SENTENCES;
}

/** One plain sentence, without a full stop, with the numbers that decided and the rule. */
export function gameSentence(reason: GameReason): string {
  return (SENTENCES[reason.kind] as (reason: GameReason) => string)(reason);
}

const EQUAL_SCORE: Readonly<Record<EqualScore, string>> = {
  none: '',
  'above absent': ', above an equal score that was not played (R6.4)',
  'below played': ', below an equal score that was played (R6.4)',
  'by standing': ', next to an equal score by league standing (R6.4)',
};

const MATCH_PLACE: Readonly<Record<MatchPlaceBy, (tns: Millionths) => string>> = {
  points: () => '',
  tns: (tns) => `, tied, by a TNS of ${millions(tns)} (R7.3)`,
  ghost: () => ', tied, every game a ghost coming last (R7.3)',
  standing: () => ', tied, by league standing (R7.3)',
};

const PREMAKEUP: Readonly<Record<PremakeupCode, string>> = {
  '1': 'premakeup 1',
  '2': 'premakeup 2',
  A: 'the average premakeup',
  '0': 'a premakeup of zero',
};

const PREMAKEUP_WHY: Readonly<Record<PremakeupWhy, string>> = {
  'only one': 'the only one recorded (R5.3)',
  order: 'next in the chosen order (R5.2)',
  highest: 'the highest left, no order chosen (R5.2)',
  'second missing': 'the second was not recorded before the second use (R5.3)',
  'after the zero': 'the average of the one recorded and zero (R5.3)',
  'last one': 'the last one left (R5.2)',
};

const GHOST_WHY: Readonly<Record<Of<'averageGhost'>['why'], (limit: number) => string>> = {
  'missed weeks': (limit) => `premakeups cover only ${limit} missed ${limit === 1 ? 'week' : 'weeks'}`,
  limit: (limit) => `all ${limit} premakeup scores of the season are used`,
  'used up': (limit) => `all ${limit} premakeup scores on this machine are used`,
};

function gameComparison({ upper, others, met }: GameBonusTest): string {
  if (others.length === 1) {
    // R6.4
    if (upper === 0 && !met) return '0 against 0 does not count as tripling';
    const [mine, theirs] = decisive([upper, ...others], ([one = 0, two = 0]) => met === one >= 3 * two);
    return `${mine} is ${met ? 'at least' : 'less than'} 3 x ${theirs}`;
  }
  const [mine, one, two] = decisive([upper, ...others], ([top = 0, a = 0, b = 0]) => met === top > a + b);
  return `${mine} is ${met ? 'more' : 'not more'} than ${one} + ${two}`;
}

/** Scores in short, as long as the short ones still show what decided; else in full. */
function decisive(scores: readonly number[], decided: (shown: readonly number[]) => boolean): string[] {
  const short = scores.map(shortScore);
  return decided(short.map(shownScore)) ? short : scores.map(formatScore);
}

function matchComparison({ lps, tnss, to, by }: MatchBonusTest): string {
  const [upper, ...others] = lps.map(number);
  if (others.length === 1) {
    if (lps[0] === 0) return '0 to 0 is no triple (R7.4)';
    return `${upper} is ${to === 0 ? 'at least' : 'less than'} 3 x ${others[0]} (R7.1)`;
  }
  const sum = others.join(' + ');
  if (by === 'points') return `${upper} is ${to === 0 ? 'more' : 'less'} than ${sum} (R7.1)`;
  const [upperTns, ...othersTns] = tnss.map(millions);
  const equal = `${upper} equals ${sum}, and a TNS of ${upperTns} is ${to === 0 ? 'more' : 'not more'} than ${othersTns.join(' + ')}`;
  if (to === 0) return `${equal} (R7.4)`;
  return by === 'tns'
    ? `${equal}, so the higher TNS of the two decides (R7.4)`
    : `${equal}, so the lower place decides (R7.4)`;
}

function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}

function points(twelfths: Twelfths): string {
  return `${number(twelfths)} ${twelfths === TWELFTHS ? 'point' : 'points'}`;
}

function matchPoints(twelfths: Twelfths): string {
  return `${number(twelfths)} match ${twelfths === TWELFTHS ? 'point' : 'points'}`;
}

/** Points as a decimal number: `3`, `1.5`, `0.33`. */
function number(twelfths: Twelfths): string {
  return String(Math.round((twelfths / TWELFTHS) * 100) / 100);
}

/** Normalized millions, in all the decimals that count. */
function millions(value: Millionths): string {
  return String(value / MILLIONTHS);
}
