/**
 * R5: which score a missed game gets. Two premakeup games a machine give three premakeup scores; they are used up
 * one by one, and after the limits a ghost stands in.
 */
import type { GameReason, PremakeupWhy } from './gameReasons';
import { nameKey } from './names';
import type { How, PremakeupCode, ResultRow, Settings } from './types';

/** A player's premakeups on one machine, as the tab stands. */
export interface Premakeup {
  first: number | null;
  second: number | null;
  /** Empty for no choice (R5.2). */
  order: readonly PremakeupCode[];
}

/** A game of the night the player missed. `normalizer` is null while the machine has none. */
export interface MissedGame {
  /** From 1. */
  game: number;
  machine: string;
  normalizer: number | null;
}

/** What stands in for a missed game: a premakeup score or a ghost, and why. */
export interface MissedScore {
  game: number;
  /** The score used for placing. A half-normalizer ghost may end in .5. */
  score: number;
  how: Exclude<How, ''>;
  reason: GameReason;
}

/** What a player has used up before the night. */
export interface MissedSoFar {
  /** Premakeup scores used in the season before this night, PM0 included (R5.5). */
  scoresUsed: number;
  /** Missed weeks of the season, this one included when it is a missed week (R3.6). */
  missedWeeks: number;
}

export type MissedLimits = Pick<Settings, 'premakeupLimit' | 'missedWeeksCovered'>;

const HOW_OF_CODE: Readonly<Record<PremakeupCode, Exclude<How, '' | 'GA' | 'GH'>>> = {
  '1': 'PM1',
  '2': 'PM2',
  A: 'PMA',
  '0': 'PM0',
};

export function howOfCode(code: PremakeupCode): Exclude<How, ''> {
  return HOW_OF_CODE[code];
}

/** The premakeup code of a how, or null for a played score or a ghost. */
export function codeOfHow(how: How): PremakeupCode | null {
  return isPremakeup(how) ? (how.slice(2) as PremakeupCode) : null;
}

/** PM1, PM2, PMA or PM0. */
export function isPremakeup(how: How): boolean {
  return how !== '' && how.startsWith('PM');
}

/** A ghost of either kind: it places others, and has no score and no points of its own (R5.6, R5.7). */
export function isGhost(how: How): boolean {
  return how === 'GA' || how === 'GH';
}

/** Halves up to the nearest 10 of `sum / parts` (R5.1, R5.6), on whole numbers. */
function nearestTen(sum: number, parts: number): number {
  const shifted = sum + 5 * parts;
  return ((shifted - (shifted % (10 * parts))) / (10 * parts)) * 10;
}

/** The three premakeup scores of a machine, a missing one as 0, and the zero of R5.3 (R5.1). */
export function premakeupScores(first: number | null, second: number | null): Record<PremakeupCode, number> {
  const one = first ?? 0;
  const two = second ?? 0;
  return { '1': one, '2': two, A: nearestTen(one + two, 2), '0': 0 };
}

/** The average of the machine's three premakeup scores, to the nearest 10 (R5.6). */
export function averageGhost(first: number | null, second: number | null): number {
  const scores = premakeupScores(first, second);
  return nearestTen(scores['1'] + scores['2'] + scores.A, 3);
}

/** R5.3, R5.5: nothing recorded on the machine from now on counts: its zero was used, or all three scores were. */
export function isClosed(used: readonly PremakeupCode[]): boolean {
  return used.includes('0') || used.length >= 3;
}

/** R5.3: once the zero was used, only the premakeup of the first use counts, whatever was typed later. */
function counting(premakeup: Premakeup, used: readonly PremakeupCode[]): Premakeup {
  if (!used.includes('0')) return premakeup;
  return used.includes('2') ? { ...premakeup, first: null } : { ...premakeup, second: null };
}

export interface NextPremakeup {
  code: PremakeupCode;
  score: number;
  why: PremakeupWhy;
}

/**
 * The premakeup score the next missed game on the machine uses (R5.2, R5.3), after the codes used so far, in order.
 * null when nothing is recorded on the machine (R5.7 then applies) and after the third use (R5.6 then applies).
 */
export function nextPremakeup(premakeup: Premakeup, used: readonly PremakeupCode[]): NextPremakeup | null {
  const { first, second, order } = counting(premakeup, used);
  if ((first === null && second === null) || used.length >= 3) return null;
  const scores = premakeupScores(first, second);
  const use = (code: PremakeupCode, why: PremakeupWhy): NextPremakeup => ({ code, score: scores[code], why });
  if (used.includes('0')) return use('A', 'after the zero');
  if (first === null || second === null) {
    if (used.length === 0) return use(first === null ? '2' : '1', 'only one');
    if (used.length === 1) return use('0', 'second missing');
  }
  const left = (['1', '2', 'A'] as const).filter((code) => !used.includes(code));
  if (left.length === 1) return use(left[0]!, 'last one');
  const chosen = order.find((code) => !used.includes(code));
  if (chosen !== undefined) return use(chosen, 'order');
  return use(
    left.reduce((best, code) => (scores[code] > scores[best] ? code : best)),
    'highest',
  );
}

/**
 * The scores that stand in for the games of one night one player missed, in the order of the night's games; the same
 * machine may come twice. null where nothing can be said yet: a half-normalizer ghost on a machine without normalizer.
 *
 * `premakeupOf` gives the player's premakeups on a machine and the codes used before the night, or null for none.
 * `used` of the answer holds, by machine as given, the codes used after the night, for the machines that used one.
 */
export function fillMissedGames(
  missed: readonly MissedGame[],
  premakeupOf: (machine: string) => { premakeup: Premakeup; used: readonly PremakeupCode[] } | null,
  soFar: MissedSoFar,
  limits: MissedLimits,
): { scores: (MissedScore | null)[]; used: Map<string, PremakeupCode[]> } {
  const used = new Map<string, PremakeupCode[]>();
  let scoresUsed = soFar.scoresUsed;
  const scores = missed.map(({ game, machine, normalizer }): MissedScore | null => {
    const state = premakeupOf(machine);
    const codes = used.get(machine) ?? state?.used ?? [];
    const premakeup = state && counting(state.premakeup, codes);
    if (!premakeup || (premakeup.first === null && premakeup.second === null)) return halfGhost(game, normalizer);
    const ghost = ghostReached(codes, { ...soFar, scoresUsed }, limits);
    const next = ghost ? null : nextPremakeup(premakeup, codes);
    if (!next) return averageGhostScore(game, premakeup, ghost ?? USED_UP);
    scoresUsed += 1;
    used.set(machine, [...codes, next.code]);
    const { code, score, why } = next;
    return { game, score, how: howOfCode(code), reason: { kind: 'premakeup', code, score, why } };
  });
  return { scores, used };
}

/** Why an average ghost takes the place of a premakeup score; `limit` is the number that was reached. */
interface GhostReached {
  why: 'missed weeks' | 'limit' | 'used up';
  limit: number;
}

const USED_UP: GhostReached = { why: 'used up', limit: 3 };

/** R5.5: the first limit reached, or null while premakeup scores may be used. */
function ghostReached(
  used: readonly PremakeupCode[],
  { scoresUsed, missedWeeks }: MissedSoFar,
  limits: MissedLimits,
): GhostReached | null {
  if (missedWeeks > limits.missedWeeksCovered) return { why: 'missed weeks', limit: limits.missedWeeksCovered };
  if (scoresUsed >= limits.premakeupLimit) return { why: 'limit', limit: limits.premakeupLimit };
  return used.length >= 3 ? USED_UP : null;
}

/** R5.7, also after the limits of R5.5 (R5.11). */
function halfGhost(game: number, normalizer: number | null): MissedScore | null {
  if (normalizer === null) return null;
  return { game, score: normalizer / 2, how: 'GH', reason: { kind: 'halfGhost', normalizer } };
}

/** R5.6 */
function averageGhostScore(game: number, { first, second }: Premakeup, reached: GhostReached): MissedScore {
  const score = averageGhost(first, second);
  return { game, score, how: 'GA', reason: { kind: 'averageGhost', score, ...reached } };
}

/**
 * The codes every player used on every machine in finalized weeks, in the order of weeks and games (R5.2, R5.11):
 * by `nameKey` of the player, then by `nameKey` of the machine. One pass over the results.
 */
export function premakeupUses(results: readonly ResultRow[]): Map<string, Map<string, PremakeupCode[]>> {
  const uses = results.filter((row) => isPremakeup(row.how)).sort((a, b) => a.week - b.week || a.game - b.game);
  const byPlayer = new Map<string, Map<string, PremakeupCode[]>>();
  for (const row of uses) {
    const byMachine = entryOf(byPlayer, nameKey(row.player), () => new Map<string, PremakeupCode[]>());
    entryOf(byMachine, nameKey(row.machine), () => []).push(codeOfHow(row.how)!);
  }
  return byPlayer;
}

/** The codes one player used, by `nameKey` of the machine; for many players use `premakeupUses` once. */
export function codesUsedFromResults(results: readonly ResultRow[], player: string): Map<string, PremakeupCode[]> {
  return premakeupUses(results).get(nameKey(player)) ?? new Map<string, PremakeupCode[]>();
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** `1 0`, `1,0` or `10` as codes; blank as none. Throws one sentence for other signs or a code twice. */
export function parsePremakeupCodes(text: string | number): PremakeupCode[] {
  const shown = String(text).trim();
  const codes = [...shown.toUpperCase().replace(/[\s,.;]/g, '')];
  if (!codes.every((code) => code in HOW_OF_CODE) || new Set(codes).size < codes.length) {
    throw new Error(
      `"${shown}" is not a list of premakeup codes: type each of 1, 2, A and 0 at most once, such as 1 0`,
    );
  }
  return codes as PremakeupCode[];
}

/** An order of use such as `2 A 1`; blank is no choice (R5.2). Throws one sentence unless all three are there. */
export function parsePremakeupOrder(text: string | number): PremakeupCode[] {
  const shown = String(text).trim();
  const codes = [...shown.toUpperCase().replace(/[\s,.;]/g, '')];
  if (codes.length > 0 && [...codes].sort().join('') !== '12A') {
    throw new Error(
      `"${shown}" is not an order of premakeups: leave it blank or type 1, 2 and A once each, such as 2 A 1`,
    );
  }
  return codes as PremakeupCode[];
}

/** Codes as the Premakeups tab shows them: `2 A 1`. */
export function premakeupCodesText(codes: readonly PremakeupCode[]): string {
  return codes.join(' ');
}
