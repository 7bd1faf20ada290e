/** R6: the league points of one game. */
import type { EqualScore, GameBonusTest } from './gameReasons';
import { isGhost, isPremakeup } from './premakeups';
import type { Reason } from './reasons';
import { type GameEntry, type GameLine, type Settings, TWELFTHS } from './types';

export type GameRules = Pick<Settings, 'premakeupWinnerBonus'>;

/** Base points from first place to last, by number of players (R6.1); a match uses the same (R7.1). */
export const BASE_POINTS: readonly (readonly number[])[] = [[], [3], [3, 0], [3, 2, 0], [3, 2, 1, 0]];

/** By players and position, the reasons of a place held alone: every game uses the same few. */
const PLACES: Readonly<Record<EqualScore, readonly (readonly (readonly [Reason])[])[]>> = {
  none: placeReasons('none'),
  'above absent': placeReasons('above absent'),
  'below played': placeReasons('below played'),
  'by standing': placeReasons('by standing'),
};

function placeReasons(equal: EqualScore): (readonly [Reason])[][] {
  return BASE_POINTS.map((bases, players) =>
    bases.map((base, position) => [{ kind: 'place', place: position + 1, players, base: base * TWELFTHS, equal }]),
  );
}

/**
 * The points of one game of 1 to 4 players: a line for each entry, in the order given, with the reason for every point
 * given or withheld.
 *
 * Entries are listed by league standing, best first, which places equal scores of absent players (R6.4). The
 * normalizer decides R5.8; it may be null where no half-normalizer ghost is in the game.
 * Throws a RangeError for any other number of players, or when the normalizer is needed and null.
 */
export function scoreGame(entries: readonly GameEntry[], normalizer: number | null, rules: GameRules): GameLine[] {
  const players = entries.length;
  if (players < 1 || players > 4) throw new RangeError('A game has 1 to 4 players');
  if (players === 2) {
    const [one, two] = entries as [GameEntry, GameEntry];
    if (one.how === '' && two.how === 'GH') return [winAgainstHalfGhost(one, normalizer), ghostLine(two, 2, 0)];
    if (two.how === '' && one.how === 'GH') return [ghostLine(one, 2, 0), winAgainstHalfGhost(two, normalizer)];
  }
  const order = placing(entries);
  const lines = placeLines(entries, order);
  if (players > 1) giveBonusPoints(entries, order, lines, rules);
  return entries.some(({ how }) => isGhost(how))
    ? lines.map((line, player) => official(entries[player]!, line))
    : lines;
}

/** R5.8: first with 3 points whatever the score; the bonus point for 1.5 normalizers, else nobody gets it. */
function winAgainstHalfGhost({ score }: GameEntry, normalizer: number | null): GameLine {
  if (normalizer === null) throw new RangeError('A game against a half-normalizer ghost needs the normalizer');
  const bonus = 2 * score >= 3 * normalizer;
  const base = 3 * TWELFTHS;
  return {
    place: 1,
    base,
    bonus: bonus ? TWELFTHS : 0,
    points: bonus ? base + TWELFTHS : base,
    reasons: [{ kind: 'halfGhostOpponent', score, normalizer, bonus }],
  };
}

/** R6.6: a ghost's points go to nobody. */
function ghostLine({ how }: GameEntry, place: number, points: number): GameLine {
  return { place, base: 0, bonus: 0, points: 0, reasons: [{ kind: 'ghostPoints', how, points }] };
}

function official(entry: GameEntry, line: GameLine): GameLine {
  return isGhost(entry.how) ? ghostLine(entry, line.place, line.points) : line;
}

/** The players by place: by score, a played score above an equal other (R6.4), then as listed. */
function placing(entries: readonly GameEntry[]): number[] {
  const order: number[] = [];
  for (let player = 0; player < entries.length; player++) {
    let position = player;
    while (position > 0 && ranksAbove(entries[player]!, entries[order[position - 1]!]!)) {
      order[position] = order[position - 1]!;
      position--;
    }
    order[position] = player;
  }
  return order;
}

function ranksAbove(entry: GameEntry, other: GameEntry): boolean {
  return entry.score > other.score || (entry.score === other.score && entry.how === '' && other.how !== '');
}

/** Only players who both played share a place (R6.3, R6.4). */
function sharePlace(entry: GameEntry, other: GameEntry): boolean {
  return entry.score === other.score && entry.how === '' && other.how === '';
}

/** Places and base points; who shares a place shares the base points of the places held, and the better number. */
function placeLines(entries: readonly GameEntry[], order: readonly number[]): GameLine[] {
  const players = entries.length;
  const lines: GameLine[] = new Array<GameLine>(players);
  const bases = BASE_POINTS[players]!;
  for (let position = 0; position < players;) {
    let sharers = 0;
    let total = 0;
    do total += bases[position + sharers++]!;
    while (
      position + sharers < players &&
      sharePlace(entries[order[position]!]!, entries[order[position + sharers]!]!)
    );
    const place = position + 1;
    const base = (total * TWELFTHS) / sharers;
    for (const end = position + sharers; position < end; position++) {
      const equal = equalScore(entries, order, position);
      const reasons: readonly Reason[] =
        sharers > 1 ? [{ kind: 'sharedPlace', place, sharers, base }] : PLACES[equal][players]![position]!;
      lines[order[position]!] = { place, base, bonus: 0, points: base, reasons };
    }
  }
  return lines;
}

/** How R6.4 placed this position against an equal score next to it. */
function equalScore(entries: readonly GameEntry[], order: readonly number[], position: number): EqualScore {
  const entry = entries[order[position]!]!;
  const above = position > 0 ? entries[order[position - 1]!]! : undefined;
  const below = position + 1 < order.length ? entries[order[position + 1]!]! : undefined;
  if (entry.how === '') return below?.score === entry.score && below.how !== '' ? 'above absent' : 'none';
  if (above?.score === entry.score) return above.how === '' ? 'below played' : 'by standing';
  return below?.score === entry.score ? 'by standing' : 'none';
}

/** The bonus points of R6.1, tested on the scores by position as they stand. */
function giveBonusPoints(
  entries: readonly GameEntry[],
  order: readonly number[],
  lines: readonly GameLine[],
  rules: GameRules,
): void {
  const [first, second, third, fourth] = order as [number, number, number?, number?];
  const one = entries[first]!;
  const two = entries[second]!;
  // R6.5
  const winnerRule = isPremakeup(one.how) ? rules.premakeupWinnerBonus : 'winner';
  if (third === undefined) return giveBonusPoint(lines, first, second, tripled(one.score, two.score), winnerRule);
  const three = entries[third]!;
  giveBonusPoint(lines, first, third, moreThanBoth(one.score, two.score, three.score), winnerRule);
  if (fourth === undefined) return;
  giveBonusPoint(lines, second, fourth, moreThanBoth(two.score, three.score, entries[fourth]!.score), 'winner');
}

/** R6.2: at least three times, and higher: 0 against 0 is no triple (R6.4). */
function tripled(upper: number, other: number): GameBonusTest {
  return { upper, others: [other], met: upper >= 3 * other && upper > other };
}

/** R6.2: strictly more. */
function moreThanBoth(upper: number, one: number, two: number): GameBonusTest {
  return { upper, others: [one, two], met: upper > one + two };
}

/** Gives one bonus point to the upper player or to the lower, by the test; `whenMet` is who gets the upper one's. */
function giveBonusPoint(
  lines: readonly GameLine[],
  upper: number,
  lower: number,
  test: GameBonusTest,
  whenMet: 'winner' | Settings['premakeupWinnerBonus'],
): void {
  const above = lines[upper]!;
  const below = lines[lower]!;
  if (test.met && whenMet !== 'winner') {
    const passedOn = whenMet === 'next';
    explain(above, { kind: 'premakeupWinner', test, passedOn });
    if (passedOn) shareBonusPoint(lines, below.place, test, passedOn);
    else explainNoBonus(lines, below.place, test);
    return;
  }
  shareBonusPoint(lines, test.met ? above.place : below.place, test, false);
  if (above.place !== below.place) explainNoBonus(lines, test.met ? below.place : above.place, test);
}

/** A bonus point due to a shared place is shared equally (R6.3). */
function shareBonusPoint(lines: readonly GameLine[], place: number, test: GameBonusTest, passedOn: boolean): void {
  let sharers = 0;
  for (const line of lines) if (line.place === place) sharers++;
  const points = TWELFTHS / sharers;
  const reason: Reason = { kind: 'bonus', test, points, sharers, passedOn };
  for (const line of lines) {
    if (line.place !== place) continue;
    line.bonus += points;
    line.points += points;
    explain(line, reason);
  }
}

function explainNoBonus(lines: readonly GameLine[], place: number, test: GameBonusTest): void {
  const reason: Reason = { kind: 'noBonus', test };
  for (const line of lines) if (line.place === place) explain(line, reason);
}

/** A new list: those of PLACES are everybody's, and it is smaller than one grown by push. */
function explain(line: GameLine, reason: Reason): void {
  const { reasons } = line;
  line.reasons = reasons.length === 1 ? [reasons[0]!, reason] : [...reasons, reason];
}
