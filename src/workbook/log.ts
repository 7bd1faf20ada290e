/** The Log: what was done, and so also what was begun and not ended. */
import { literal, numberOf, textOf } from './cells';
import { growTo, type Table, type TableLayout } from './table';

export const LOG: TableLayout = {
  tab: 'Log',
  kind: 'committed',
  columns: [
    { header: 'When', width: 150, format: '@', note: 'Date and time in the time zone of the workbook.' },
    {
      header: 'Who',
      width: 120,
      format: '@',
      note: 'By which way: the League menu, or a call from a dialog or script. Never an e-mail: everyone with the link can read it.',
    },
    { header: 'Action', width: 170, format: '@', note: 'What was done.' },
    { header: 'Week', width: 70, format: '0', note: 'Which week it was about.' },
    { header: 'What', width: 700, format: '@', note: 'The particulars.' },
  ],
};

export interface LogEntry {
  action: string;
  week: number | null;
  what: string;
}

export function readLog(table: Table): LogEntry[] {
  return table.rows.map((row) => ({
    action: textOf(table.get(row, 'Action')),
    week: numberOf(table.get(row, 'Week')),
    what: textOf(table.get(row, 'What')),
  }));
}

/** A row in the order of the columns. `who` is the way the action was started. */
export function logLine(timeZone: string, who: string, entry: LogEntry): (string | number)[] {
  const when = Utilities.formatDate(new Date(), timeZone, 'yyyy-MM-dd HH:mm:ss');
  return [when, literal(who), literal(entry.action), entry.week ?? '', literal(entry.what)];
}

/** Adds one row in one call. */
export function writeLog(table: Table, timeZone: string, who: string, entry: LogEntry): void {
  const values = logLine(timeZone, who, entry);
  const numbers = LOG.columns.map(({ header }) => table.column(header));
  const left = Math.min(...numbers);
  const line = Array.from({ length: Math.max(...numbers) - left + 1 }, (): string | number => '');
  numbers.forEach((column, index) => (line[column - left] = values[index]!));
  const row = table.sheet.getLastRow() + 1;
  growTo(table.sheet, row);
  table.sheet.getRange(row, left, 1, line.length).setValues([line]);
}
