/** Short ways to write a game's entries and a match's nights, and to read points as people count them. */
import {
  TWELFTHS,
  type GameEntry,
  type GameLine,
  type How,
  type MatchLine,
  MILLIONTHS,
  type ResultRow,
} from '../../src/rules/types';
import { scoreGame, type GameRules } from '../../src/rules/game';
import { scoreMatch, type MatchEntry, type MatchRules } from '../../src/rules/match';
import { sentences } from '../../src/rules/reasons';

export const GAME_RULES: GameRules = { premakeupWinnerBonus: 'nobody' };
export const MATCH_RULES: MatchRules = { matchWinnerAgainstThree: 'more than' };

/** `100` is played, `'PM1 100'` has a code. */
export type ShortEntry = number | `${Exclude<How, ''>} ${number}`;

export function entry(short: ShortEntry): GameEntry {
  if (typeof short === 'number') return { score: short, how: '' };
  const [how, score] = short.split(' ') as [How, string];
  return { score: Number(score), how };
}

/** A game of these entries, best standing first. */
export function game(shorts: readonly ShortEntry[], normalizer: number | null = 100, rules = GAME_RULES): GameLine[] {
  return scoreGame(shorts.map(entry), normalizer, rules);
}

/** Each player's points of such a game, in points. */
export function gamePoints(
  shorts: readonly ShortEntry[],
  normalizer: number | null = 100,
  rules = GAME_RULES,
): number[] {
  return game(shorts, normalizer, rules).map((line) => line.points / TWELFTHS);
}

/** A player's night from LP and TNS alone; `how` goes for every game. */
export function night(lp: number, tns: number, how: How = ''): MatchEntry {
  return { points: [lp * TWELFTHS], normalized: [Math.round(tns * MILLIONTHS)], hows: [how] };
}

export function match(players: readonly MatchEntry[], rules = MATCH_RULES): MatchLine[] {
  return scoreMatch(players, rules);
}

/** Each player's match bonus, in points. */
export function matchBonuses(players: readonly MatchEntry[], rules = MATCH_RULES): number[] {
  return match(players, rules).map((line) => line.matchBonus / TWELFTHS);
}

/** The sentences of a line. */
export function why(line: GameLine | MatchLine | undefined): string {
  return sentences(line!.reasons);
}

/** A committed game of which only player, machine, week and how matter. */
export function useOf(player: string, machine: string, how: How, week: number, gameNumber: number): ResultRow {
  return {
    week,
    group: '1',
    game: gameNumber,
    machine,
    player,
    score: 0,
    how,
    place: 1,
    base: 0,
    bonus: 0,
    points: 0,
    normalized: 0,
    why: '',
  };
}
