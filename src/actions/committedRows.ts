/** Rows of Results and Nights come and go by the week, each time in one call. */
import type { Season } from '../rules/types';
import { recordOf, writeRecords, type Row, type Table, type TableRecord } from '../workbook/table';

/**
 * Adds a week's rows behind those of the finalized weeks. Rows of weeks that are not in Nights are leftovers of a
 * run that was cut off: they are overwritten.
 */
export function appendWeek(table: Table, season: Season, records: readonly TableRecord[]): void {
  const finalized = new Set(season.nights.map((night) => night.week));
  rewriteFromFirstChange(table, (row) => finalized.has(weekOf(table, row)), records);
}

/** Takes a week's rows out. */
export function removeWeek(table: Table, week: number): void {
  rewriteFromFirstChange(table, (row) => weekOf(table, row) !== week, []);
}

function weekOf(table: Table, row: Row): number {
  return Number(table.get(row, 'Week'));
}

/** Rows that stay where they are, are not written again; everything from the first row that goes, is. */
function rewriteFromFirstChange(table: Table, keeps: (row: Row) => boolean, added: readonly TableRecord[]): void {
  const gone = table.rows.filter((row) => !keeps(row));
  const last = table.rows[table.rows.length - 1]?.row ?? 1;
  const from = gone[0]?.row ?? last + 1;
  const behind = table.rows.filter((row) => row.row > from && keeps(row));
  const records = [...behind.map((row) => recordOf(table, row)), ...added];
  writeRecords(table, from, records, Math.max(0, last - from + 1 - records.length));
}
