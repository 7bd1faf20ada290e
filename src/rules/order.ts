/** R8: who plays first. */
import type { GameEntry } from './types';

/** One game column: one entry a player, best league standing first; null while the score is not in yet. */
export interface OrderedGame {
  entries: readonly (GameEntry | null)[];
}

/**
 * The order of play of each game of a night: for each game, each player's turn, 1 plays first. Players are listed
 * best league standing first (week 1: by skill).
 *
 * A turn is null when it is not known yet (a game's order is known once the game before it is complete) and for a
 * player who is not there: whose entry of that game has a code.
 */
export function playOrder(games: readonly OrderedGame[]): (number | null)[][] {
  const turns: (number | null)[][] = [];
  games.forEach(({ entries }, game) => {
    const line = playersThere(entries);
    const before = games[game - 1]?.entries;
    if (before && before.includes(null)) line.length = 0;
    else if (before) byFinish(line, before, turns[game - 1]!);
    turns.push(entries.map((_, player) => (line.includes(player) ? line.indexOf(player) + 1 : null)));
  });
  return turns;
}

/** R8.1: the players of a game who are there, lowest standing first. */
function playersThere(entries: readonly (GameEntry | null)[]): number[] {
  return entries.flatMap((entry, player) => (isThere(entry) ? [player] : [])).reverse();
}

function isThere(entry: GameEntry | null | undefined): boolean {
  return !entry || entry.how === '';
}

/**
 * R8.2: whoever arrives plays first, then the others by their finish in the game before, its winner last; equal scores
 * keep the order of the game before. Sorting is stable: what is not decided stays in the order of R8.1.
 */
function byFinish(
  line: number[],
  before: readonly (GameEntry | null)[],
  turnsBefore: readonly (number | null)[],
): void {
  const finish = (player: number) => (isThere(before[player]) ? before[player]!.score : -1);
  line.sort((a, b) => finish(a) - finish(b) || (turnsBefore[a] ?? 0) - (turnsBefore[b] ?? 0));
}
