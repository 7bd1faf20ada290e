/**
 * A tab that is a plain table: headers in row 1, one record a row below. Columns are found by their header, so
 * people may add or move columns; a renamed, missing or doubled header is a problem with an address.
 */
import { cellName, columnName, literal, textOf, type Cell } from './cells';
import type { Problem } from './problems';

export interface Column {
  header: string;
  /** Pixels. */
  width: number;
  /** Number format; '@' keeps text as it is typed. */
  format: string;
  /** The note on the header: what belongs here. */
  note: string;
  /** What a dropdown offers; cells of another tab or a fixed list. `strict` refuses anything else. */
  choices?: { list: readonly string[]; strict: boolean } | { tab: string; header: string };
  checkbox?: boolean;
  /** Worked out by the league, not typed. */
  derived?: boolean;
}

export interface TableLayout {
  tab: string;
  /** Who writes it: people, Finalize Week, or anybody at any time from the other two (DESIGN: typed, committed, derived). */
  kind: 'typed' | 'committed' | 'derived';
  columns: readonly Column[];
}

/** One record as read: `row` is its row number on the tab. */
export interface Row {
  row: number;
  cells: Cell[];
}

export interface Table {
  layout: TableLayout;
  sheet: GoogleAppsScript.Spreadsheet.Sheet;
  /** Everything on the tab, headers included. */
  values: Cell[][];
  /** Rows with something in one of our columns. */
  rows: Row[];
  /** Column number of a header, counted from 1. */
  column(header: string): number;
  get(row: Row, header: string): Cell;
  /** Address of a record's cell, such as `B7`. */
  cell(row: number, header: string): string;
}

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** Reads a whole tab in one call. Gives null and says what is wrong when it cannot be used. */
export function readTable(spreadsheet: Spreadsheet, layout: TableLayout, problems: Problem[]): Table | null {
  const sheet = spreadsheet.getSheetByName(layout.tab);
  if (!sheet) {
    problems.push({
      tab: layout.tab,
      cell: '',
      what: `there is no tab named "${layout.tab}"; name it so again if it was renamed, or bring it back with Edit > Undo or File > Version history`,
    });
    return null;
  }
  return tableOf(sheet, layout, sheet.getDataRange().getValues() as Cell[][], problems);
}

/**
 * As readTable, but a typed tab without a record is not read at all: its headers matter to nobody yet. A committed
 * one is, since its columns may have been moved and rows are about to be added.
 */
export function readTableWithRecords(spreadsheet: Spreadsheet, layout: TableLayout, problems: Problem[]): Table | null {
  const sheet = spreadsheet.getSheetByName(layout.tab);
  if (!sheet || layout.kind !== 'typed' || sheet.getLastRow() > 1) return readTable(spreadsheet, layout, problems);
  return tableOf(sheet, layout, [layout.columns.map(({ header }) => header)], problems);
}

export function tableOf(
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  layout: TableLayout,
  values: Cell[][],
  problems: Problem[],
): Table | null {
  const columns = new Map<string, number>();
  const found = (values[0] ?? []).map(textOf);
  let whole = true;
  for (const { header } of layout.columns) {
    const first = found.indexOf(header);
    const again = found.indexOf(header, first + 1);
    if (first < 0) {
      const cell = cellName(1, layout.columns.findIndex((column) => column.header === header) + 1);
      problems.push({
        tab: layout.tab,
        cell,
        what: `the column headed "${header}" is missing; type that header in row 1 again if it was renamed, or bring the column back with Edit > Undo`,
      });
      whole = false;
    } else if (again >= 0) {
      problems.push({
        tab: layout.tab,
        cell: cellName(1, again + 1),
        what: `the header "${header}" stands twice in row 1; rename or delete the extra column`,
      });
      whole = false;
    } else columns.set(header, first + 1);
  }
  if (!whole) return null;
  const ours = [...columns.values()].map((column) => column - 1);
  const rows: Row[] = [];
  for (let index = 1; index < values.length; index++) {
    const cells = values[index]!;
    // An unticked check box alone (false) does not make a record.
    if (ours.some((column) => cells[column] !== '' && cells[column] !== false && cells[column] !== undefined))
      rows.push({ row: index + 1, cells });
  }
  const column = (header: string): number => {
    const number = columns.get(header);
    if (number === undefined) throw new Error(`${layout.tab} has no column ${header}`);
    return number;
  };
  return {
    layout,
    sheet,
    values,
    rows,
    column,
    get: (row, header) => row.cells[column(header) - 1] ?? '',
    cell: (row, header) => `${columnName(column(header))}${row}`,
  };
}

/** A record to write: header -> value. Headers left out keep what the row held (blank for a new row). */
export type TableRecord = Readonly<Record<string, Cell>>;

/**
 * Writes records from `firstRow` down in one call, and blanks our columns of as many rows below as `blankBelow`
 * says. Columns people added are written back as they were read.
 */
export function writeRecords(table: Table, firstRow: number, records: readonly TableRecord[], blankBelow = 0): void {
  const numbers = table.layout.columns.map(({ header }) => table.column(header));
  const left = Math.min(...numbers);
  const width = Math.max(...numbers) - left + 1;
  const lines = [...records, ...Array.from({ length: blankBelow }, (): TableRecord | null => null)];
  if (lines.length === 0) return;
  growTo(table.sheet, firstRow + lines.length - 1);
  const block = lines.map((record, index) => {
    const held = table.values[firstRow + index - 1];
    const line = Array.from({ length: width }, (_, offset): Cell => asRead(held?.[left + offset - 1]));
    for (const { header } of table.layout.columns) {
      const at = table.column(header) - left;
      if (record === null) line[at] = '';
      else if (header in record) line[at] = record[header]!;
    }
    return line;
  });
  table.sheet.getRange(firstRow, left, block.length, width).setValues(block);
}

/** A record as it was read, ready to be written elsewhere. */
export function recordOf(table: Table, row: Row): TableRecord {
  return Object.fromEntries(table.layout.columns.map(({ header }) => [header, asRead(table.get(row, header))]));
}

/** Rewrites some columns of the records that are there, one call for each run of neighbouring columns. */
export function writeColumns(
  table: Table,
  headers: readonly string[],
  records: ReadonlyMap<number, TableRecord>,
): void {
  if (records.size === 0) return;
  const rows = [...records.keys()];
  const first = Math.min(...rows);
  const last = Math.max(...rows);
  for (const run of runs(headers.map((header) => table.column(header)))) {
    const block: Cell[][] = [];
    for (let row = first; row <= last; row++) {
      const record = records.get(row);
      block.push(
        run.map((column) => {
          const header = headers.find((name) => table.column(name) === column)!;
          return record && header in record ? record[header]! : asRead(table.values[row - 1]?.[column - 1]);
        }),
      );
    }
    table.sheet.getRange(first, run[0]!, block.length, run.length).setValues(block);
  }
}

/** A value on its way back to the cell it was read from: text stays text. */
function asRead(cell: Cell | undefined): Cell {
  return typeof cell === 'string' ? literal(cell) : (cell ?? '');
}

/** Runs of neighbouring column numbers. */
function runs(columns: readonly number[]): number[][] {
  const result: number[][] = [];
  for (const column of [...columns].sort((a, b) => a - b)) {
    const run = result[result.length - 1];
    if (run && run[run.length - 1] === column - 1) run.push(column);
    else result.push([column]);
  }
  return result;
}

/** Makes sure that the grid reaches the row. */
export function growTo(sheet: GoogleAppsScript.Spreadsheet.Sheet, row: number): void {
  const rows = sheet.getMaxRows();
  if (row > rows) sheet.insertRowsAfter(rows, Math.max(row - rows, 200));
}

/**
 * Rewrites a derived tab whole, in one call: headers, records, and blanks down to its last row with content.
 * A derived tab that was deleted is not made here; Rebuild makes it.
 */
export function rewriteTable(spreadsheet: Spreadsheet, layout: TableLayout, records: readonly TableRecord[]): void {
  const sheet = spreadsheet.getSheetByName(layout.tab);
  if (!sheet) return;
  const width = Math.max(layout.columns.length, sheet.getLastColumn());
  const pad = (line: Cell[]): Cell[] => [...line, ...Array.from({ length: width - line.length }, () => '')];
  const block = [
    pad(layout.columns.map(({ header }) => header)),
    ...records.map((record) => pad(layout.columns.map(({ header }) => record[header] ?? ''))),
  ];
  const height = Math.max(block.length, sheet.getLastRow());
  while (block.length < height) block.push(pad([]));
  growTo(sheet, block.length);
  sheet.getRange(1, 1, block.length, width).setValues(block);
}
