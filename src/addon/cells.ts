/** What custom functions are given and give back: cells, and ranges of them. */
import { nameKey } from '../rules/names';
import { parseScore } from '../rules/score';
import { type How } from '../rules/types';

/** A number, text, true or false, a date; blank is ''. */
export type Cell = unknown;
/** A range is rows of cells; a single cell comes as itself, an argument left out as undefined or blank. */
export type Cells = Cell | Cell[][];
export type Grid = Cell[][];

export function isBlank(cell: Cell): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** Any argument as rows of cells: a single cell is a range of one. */
export function grid(cells: Cells): Grid {
  return Array.isArray(cells) ? (cells as Grid) : [[cells]];
}

/** An optional range as rows of cells, null when it is left out. */
export function optionalGrid(cells: Cells): Grid | null {
  return isBlank(cells) ? null : grid(cells);
}

/** The one cell of an argument that takes no range. */
export function single(cells: Cells, name: string): Cell {
  const rows = grid(cells);
  if (rows.length !== 1 || rows[0]?.length !== 1) throw new Error(`${name} must be one cell, not a range`);
  return rows[0][0];
}

/** Throws unless the range has the rows and columns of `scores`. */
export function sameShape(cells: Grid, scores: Grid, name: string): Grid {
  const columns = scores[0]?.length ?? 0;
  if (cells.length !== scores.length || cells.some((row) => row.length !== columns)) {
    throw new Error(`${name} must have ${scores.length} rows and ${columns} columns, like the first range`);
  }
  return cells;
}

/** A cell as a score (shorthand accepted), or null for a blank. */
export function scoreOf(cell: Cell): number | null {
  if (isBlank(cell)) return null;
  if (typeof cell === 'number' || typeof cell === 'string') return parseScore(cell);
  throw new Error(`${shown(cell)} is not a score: type a whole number such as 45,123,450 or 20M`);
}

/** A score cell that may hold a half-normalizer ghost, which may end in .5 (R5.7). */
export function scoreOrGhostOf(cell: Cell): number | null {
  const halves = typeof cell === 'number' && !Number.isInteger(cell) && Number.isInteger(2 * cell) && cell > 0;
  return halves ? cell : scoreOf(cell);
}

/** A normalizer cell (shorthand accepted), or null for a blank (R4.4). */
export function normalizerOf(cell: Cell): number | null {
  const normalizer = scoreOf(cell);
  if (normalizer === 0) throw new Error('A normalizer must be a whole number from 1');
  return normalizer;
}

/** A cell of points or of normalized scores, or null for a blank. */
export function numberOf(cell: Cell, what: string): number | null {
  if (isBlank(cell)) return null;
  const value = typeof cell === 'string' ? Number(cell) : cell;
  if (typeof value !== 'number' || !(value >= 0 && value < Infinity)) {
    throw new Error(`${shown(cell)} is not ${what}: give a number from 0`);
  }
  return value;
}

const HOWS: ReadonlyMap<string, How> = new Map(
  (['', 'PM1', 'PM2', 'PMA', 'PM0', 'GA', 'GH'] as const).map((how) => [nameKey(how), how]),
);

/** A cell of the how block; blank is played. */
export function howOf(cell: Cell): How {
  const how = isBlank(cell) ? '' : typeof cell === 'string' ? HOWS.get(nameKey(cell)) : undefined;
  if (how === undefined)
    throw new Error(`${shown(cell)} is not a code: use PM1, PM2, PMA, PM0, GA or GH, or leave it blank`);
  return how;
}

/** True or false, also as text; blank is false. */
export function yesOf(cell: Cell, name: string): boolean {
  if (isBlank(cell)) return false;
  if (typeof cell === 'boolean') return cell;
  const text = typeof cell === 'string' ? nameKey(cell) : '';
  if (text !== 'true' && text !== 'false') throw new Error(`${name} must be TRUE or FALSE`);
  return text === 'true';
}

function shown(cell: Cell): string {
  return cell instanceof Date ? 'A date' : `"${String(cell)}"`;
}
