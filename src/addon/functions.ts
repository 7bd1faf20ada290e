/**
 * The custom functions: thin adapters from cells to the rules and back. Pure, blanks in give blanks out, a range in
 * gives a range out (one row is still a range), and a bad argument throws one plain sentence.
 *
 * The comment above each is what the Sheets helper shows of it.
 */
import { scoreGame } from '../rules/game';
import { groupSizes as sizesOfGroups } from '../rules/groups';
import { scoreMatch } from '../rules/match';
import { normalize } from '../rules/normalize';
import { playOrder } from '../rules/order';
import { nextPremakeup, parsePremakeupCodes, parsePremakeupOrder } from '../rules/premakeups';
import { type GameEntry, type How, MILLIONTHS, TWELFTHS } from '../rules/types';
import {
  type Cell,
  type Cells,
  type Grid,
  grid,
  howOf,
  isBlank,
  normalizerOf,
  numberOf,
  optionalGrid,
  sameShape,
  scoreOf,
  scoreOrGhostOf,
  single,
  yesOf,
} from './cells';

/** The functions know no settings: they show what the rules say unless the league's settings say otherwise. */
const GAME_RULES = { premakeupWinnerBonus: 'nobody' } as const;
const MATCH_RULES = { matchWinnerAgainstThree: 'more than' } as const;

/**
 * League points of every game of a group, bonus points included. A game stays blank until all its scores are in.
 *
 * @param {Array<Array<number|string>>} scores One row per player (best standing first), one column per game, such as C4:G7; 20M and 1.25B are fine.
 * @param {Array<Array<string>>} how Optional: how each score came about, same size: blank (played), PM1, PM2, PMA, PM0, GA or GH.
 * @param {Array<Array<number>>} normalizers Optional: one row of normalizers; needed for games with a GH ghost.
 * @param {Array<Array<string>>} players Optional: the column of names; rows without a name stay blank.
 * @return {Array<Array<number|string>>} The points, in the size of the scores.
 */
export function leaguePoints(scores: Cells, how?: Cells, normalizers?: Cells, players?: Cells): Grid {
  const night = readNight(scores, how, players);
  const normalizerRow = normalizers === undefined || isBlank(normalizers) ? null : oneRow(normalizers, night.games);
  const points = blanks(night.scores);
  for (let game = 0; game < night.games; game++) {
    const entries = gameEntries(night, game, normalizerRow);
    if (entries.length === 0 || !isComplete(entries)) continue;
    const lines = scoreGame(entries, normalizerRow?.[game] ?? null, GAME_RULES);
    night.rows.forEach((row, player) => (points[row]![game] = lines[player]!.points / TWELFTHS));
  }
  return points;
}

/**
 * Scores divided by the normalizers of their machines: normalized millions, to 6 decimals.
 *
 * @param {Array<Array<number|string>>} scores One row per player, one column per game; 20M and 1.25B are fine.
 * @param {Array<Array<number>>} normalizers One row of normalizers, or one cell for all games.
 * @return {Array<Array<number|string>>} The normalized scores, in the size of the scores.
 */
export function normalizeScores(scores: Cells, normalizers: Cells): Grid {
  const rows = grid(scores);
  const normalizerRow = oneRow(normalizers, columnsOf(rows));
  return rows.map((row) =>
    row.map((cell, game) => {
      const score = scoreOrGhostOf(cell);
      const normalizer = normalizerRow[game] ?? null;
      // doubled, a half-normalizer ghost is whole too
      return score === null || normalizer === null ? '' : normalize(2 * score, 2 * normalizer) / MILLIONTHS;
    }),
  );
}

/**
 * The match of a group: for each player the league points (LP), the match bonus, their total (TLP), the total
 * normalized score (TNS) and the place. Columns that are blank are ignored.
 *
 * @param {Array<Array<number>>} points League points, one row per player (best standing first), one column per game.
 * @param {Array<Array<number>>} normalized Normalized scores, same size.
 * @param {Array<Array<string>>} how Optional: how each score came about, same size; a ghost (GA, GH) has no normalized score.
 * @return {Array<Array<number|string>>} Five columns: LP, match bonus, TLP, TNS, place.
 */
export function matchPoints(points: Cells, normalized: Cells, how?: Cells): Grid {
  const pointRows = grid(points).map((row) => row.map((cell) => numberOf(cell, 'a number of points')));
  const normalizedRows = sameShape(grid(normalized), pointRows, 'normalized');
  const howGrid = optionalGrid(how);
  const howRows = howGrid && sameShape(howGrid, pointRows, 'how');
  const rows = pointRows.flatMap((row, index) => (row.some((cell) => cell !== null) ? [index] : []));
  const games = pointRows[0]!.flatMap((_, game) => (rows.every((row) => pointRows[row]![game] !== null) ? [game] : []));
  const result: Grid = pointRows.map(() => ['', '', '', '', '']);
  if (rows.length === 0 || games.length === 0) return result;
  const lines = scoreMatch(
    rows.map((row) => ({
      points: games.map((game) => Math.round(pointRows[row]![game]! * TWELFTHS)),
      normalized: games.map((game) => millionths(normalizedRows[row]![game])),
      hows: games.map((game) => howOf(howRows?.[row]![game])),
    })),
    MATCH_RULES,
  );
  lines.forEach(({ lp, matchBonus, tlp, tns, place }, player) => {
    result[rows[player]!] = [lp / TWELFTHS, matchBonus / TWELFTHS, tlp / TWELFTHS, tns / MILLIONTHS, place];
  });
  return result;
}

/**
 * Who plays when: 1 plays first. The first game goes by standing, best last; each later game, as soon as the one
 * before it is complete, by its finish, winner last. Whoever arrives late plays first.
 *
 * @param {Array<Array<number|string>>} scores One row per player (best standing first), one column per game.
 * @param {Array<Array<string>>} how Optional: the codes of missed games, same size; a player has no turn there.
 * @param {Array<Array<string>>} players Optional: the column of names; rows without a name stay blank.
 * @return {Array<Array<number|string>>} The turns, in the size of the scores.
 */
export function playOrderTable(scores: Cells, how?: Cells, players?: Cells): Grid {
  const night = readNight(scores, how, players);
  const turns = blanks(night.scores);
  const games = Array.from({ length: night.games }, (_, game) => ({
    entries: night.rows.map((row): GameEntry | null => {
      const code = night.hows[row]![game]!;
      // a missed game's score decides no turn: its player was not there
      const score = code === '' ? scoreOf(night.scores[row]![game]) : 0;
      return score === null ? null : { score, how: code };
    }),
  }));
  playOrder(games).forEach((line, game) => {
    night.rows.forEach((row, player) => (turns[row]![game] = line[player] ?? ''));
  });
  return turns;
}

/**
 * The sizes of the groups, from the top group down.
 *
 * @param {number} players The number of players.
 * @param {boolean} division Optional: TRUE for the groups of one division, which has at least two from four players on.
 * @return {Array<Array<number>>} One row of sizes.
 */
export function groupSizes(players: Cells, division?: Cells): Grid {
  const count = numberOf(single(players, 'players'), 'a number of players');
  const oneDivision = division === undefined ? false : yesOf(single(division, 'division'), 'division');
  if (!count) return [['']];
  if (!Number.isInteger(count)) throw new Error(`"${count}" is not a number of players: give a whole number`);
  return [sizesOfGroups(count, oneDivision)];
}

/**
 * The premakeup score a missed game on a machine uses next, blank when there is none (left).
 *
 * @param {number} first The first premakeup score on the machine, blank when not recorded.
 * @param {number} second The second premakeup score, blank when not recorded.
 * @param {string} used The codes used so far, in order, such as 1 0; blank for none.
 * @param {string} order Optional: the chosen order, such as 2 A 1; blank takes the highest first.
 * @return {number|string} The score.
 */
export function premakeup(first: Cells, second: Cells, used: Cells, order?: Cells): number | '' {
  const state = {
    first: scoreOf(single(first, 'first')),
    second: scoreOf(single(second, 'second')),
    order: parsePremakeupOrder(textOf(single(order, 'order'))),
  };
  return nextPremakeup(state, parsePremakeupCodes(textOf(single(used, 'used'))))?.score ?? '';
}

/**
 * The number a score means: 20M is 20,000,000, 1.25B is 1,250,000,000, 45,123,450 is itself.
 *
 * @param {string|Array<Array<string>>} text The score as typed, or a range of them.
 * @return {number|Array<Array<number>>} The number, exact.
 */
export function parseScoreText(text: Cells): number | '' | Grid {
  return Array.isArray(text) ? grid(text).map((row) => row.map((cell) => scoreOf(cell) ?? '')) : (scoreOf(text) ?? '');
}

/** A group's block of scores and codes, and which of its rows are players. */
interface NightCells {
  scores: Grid;
  hows: How[][];
  games: number;
  rows: number[];
}

/** Players are the rows with a name; without a column of names, the rows with any score or code. */
function readNight(scores: Cells, how: Cells, players: Cells): NightCells {
  const rows = grid(scores);
  const games = columnsOf(rows);
  const howGrid = optionalGrid(how);
  const howRows = howGrid && sameShape(howGrid, rows, 'how');
  const hows = rows.map((row, index) => row.map((_, game) => howOf(howRows?.[index]![game])));
  const names = players === undefined || players === '' ? null : grid(players);
  if (names && (names.length !== rows.length || names.some((row) => row.length !== 1))) {
    throw new Error(`players must be one column of ${rows.length} rows, like the scores`);
  }
  const isPlayer = (index: number) =>
    names ? !isBlank(names[index]![0]) : rows[index]!.some((cell, game) => !isBlank(cell) || hows[index]![game] !== '');
  return { scores: rows, hows, games, rows: rows.flatMap((_, index) => (isPlayer(index) ? [index] : [])) };
}

/** One game's scores, null for each that is not in yet; a blank GH counts as half the normalizer, a blank PM0 as 0. */
function gameEntries(night: NightCells, game: number, normalizers: (number | null)[] | null): (GameEntry | null)[] {
  return night.rows.map((row): GameEntry | null => {
    const how = night.hows[row]![game]!;
    const cell: Cell = night.scores[row]![game];
    if (how !== 'GH') {
      const score = scoreOf(cell) ?? (how === 'PM0' ? 0 : null);
      return score === null ? null : { score, how };
    }
    const typed = scoreOrGhostOf(cell);
    if (!normalizers && typed === null) throw new Error('The normalizers are needed for a game with the code GH');
    const normalizer = normalizers ? (normalizers[game] ?? null) : null;
    if (normalizers && normalizer === null) return null;
    return { score: typed ?? normalizer! / 2, how };
  });
}

function isComplete(entries: (GameEntry | null)[]): entries is GameEntry[] {
  return !entries.includes(null);
}

/** One normalizer for each game: from one row, or one cell for all; null for a blank. */
function oneRow(normalizers: Cells, games: number): (number | null)[] {
  const rows = grid(normalizers);
  const row = rows[0] ?? [];
  if (rows.length !== 1 || (row.length !== 1 && row.length !== games)) {
    throw new Error(`normalizers must be one row of ${games} cells, or one cell`);
  }
  const values = row.map(normalizerOf);
  return values.length === games ? values : Array.from({ length: games }, () => values[0]!);
}

function columnsOf(rows: Grid): number {
  return rows[0]?.length ?? 0;
}

function blanks(rows: Grid): Grid {
  return rows.map((row) => row.map(() => ''));
}

function millionths(cell: Cell): number {
  return Math.round((numberOf(cell, 'a normalized score') ?? 0) * MILLIONTHS);
}

function textOf(cell: Cell): string {
  return isBlank(cell) ? '' : String(cell);
}
