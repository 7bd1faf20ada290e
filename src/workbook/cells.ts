/** What a cell holds, and how text, numbers and dates go in and out of one. */
import type { CalendarDate } from '../rules/types';

/** A value as getValues gives it; an empty cell is ''. */
export type Cell = string | number | boolean | Date;

/** Text of a cell without surrounding blanks. */
export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? '' : String(cell).trim();
}

/** The number in a cell, null when empty; NaN for anything that is not a number. */
export function numberOf(cell: Cell | undefined): number | null {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return cell;
  const text = textOf(cell);
  if (text === '') return null;
  return typeof cell === 'string' ? Number(text) : NaN;
}

/**
 * Text that stays text: Sheets makes a formula of `=...` and a number of `+1`, so such a text is written with
 * an apostrophe in front, which Sheets takes for "this is text" and does not show. Names and notes are data.
 */
export function literal(text: string): string {
  return /^[=+\-@\t\r']/.test(text) ? `'${text}` : text;
}

/** `C4` for row 4, column 3 (both counted from 1). */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

export function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Reads the dates of one workbook as dates of its own calendar, whatever the time zone of the script. */
export type DateReader = (cell: Cell | undefined) => CalendarDate | '' | null;

/** The reader gives '' for an empty cell and null for something that is no date. */
export function dateReader(timeZone: string): DateReader {
  const known = new Map<number, CalendarDate>();
  return (cell) => {
    if (cell === undefined || cell === '') return '';
    if (typeof cell === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(cell.trim()) ? cell.trim() : null;
    if (!isDate(cell)) return null;
    const instant = cell.getTime();
    const seen = known.get(instant);
    if (seen !== undefined) return seen;
    const date = Utilities.formatDate(cell, timeZone, 'yyyy-MM-dd');
    known.set(instant, date);
    return date;
  };
}

export function isDate(cell: Cell): cell is Date {
  return Object.prototype.toString.call(cell) === '[object Date]';
}
