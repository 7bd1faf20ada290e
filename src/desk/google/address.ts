/** A1 and R1C1 addresses, as people and scripts write them. */

import type { Area } from '../engine/engine';

export interface Address {
  /** The sheet the address names, `null` when it names none. */
  sheet: string | null;
  /** `rows` and `columns` are `null` where the address spans the whole grid in that direction (`D:F`, `5:7`). */
  row: number;
  column: number;
  rows: number | null;
  columns: number | null;
}

const maxLetters = 3;

/** `1` -> `A`, `28` -> `AB`. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** `B2:D5`, or `B2` for a single cell. */
export function cellsNotation({ row, column, rows, columns }: Area): string {
  const first = `${columnLetters(column)}${row}`;
  if (rows === 1 && columns === 1) return first;
  return `${first}:${columnLetters(column + columns - 1)}${row + rows - 1}`;
}

/** Takes the sheet's name off an address: `'Group 1'!A1` and `Group 1!A1` alike. */
export function splitSheet(text: string): { sheet: string | null; cells: string } {
  const quoted = /^'((?:[^']|'')*)'!(.*)$/s.exec(text);
  if (quoted) return { sheet: quoted[1]!.replaceAll("''", "'"), cells: quoted[2]! };
  const bang = text.lastIndexOf('!');
  return bang < 0 ? { sheet: null, cells: text } : { sheet: text.slice(0, bang), cells: text.slice(bang + 1) };
}

/** Reads an address in any case, with or without `$`, corners in any order; `null` when it is none (RANGE-02 to RANGE-07). */
export function parseAddress(text: string): Address | null {
  const { sheet, cells } = splitSheet(text.trim());
  const corners = cells.replaceAll('$', '').toUpperCase().split(':');
  if (corners.length > 2) return null;
  const first = parseCorner(corners[0]!);
  const last = parseCorner(corners[1] ?? corners[0]!);
  if (!first || !last) return null;
  const rows = span(first.row, last.row);
  const columns = span(first.column, last.column);
  if (!rows || !columns || (corners.length === 1 && (rows.size === null || columns.size === null))) return null;
  return { sheet, row: rows.start, rows: rows.size, column: columns.start, columns: columns.size };
}

interface Corner {
  row: number | null;
  column: number | null;
}

function parseCorner(text: string): Corner | null {
  const r1c1 = /^R([1-9]\d*)C([1-9]\d*)$/.exec(text);
  if (r1c1) return { row: Number(r1c1[1]), column: Number(r1c1[2]) };
  const a1 = /^([A-Z]*)(\d*)$/.exec(text);
  if (!a1 || text === '' || a1[1]!.length > maxLetters || a1[2] === '0') return null;
  return { row: a1[2] === '' ? null : Number(a1[2]), column: a1[1] === '' ? null : columnNumber(a1[1]!) };
}

/** The stretch between two ends in any order; `size` is `null` where neither end is given, the answer where only one is. */
function span(one: number | null, other: number | null): { start: number; size: number | null } | null {
  if (one === null && other === null) return { start: 1, size: null };
  if (one === null || other === null) return null;
  return { start: Math.min(one, other), size: Math.abs(one - other) + 1 };
}
