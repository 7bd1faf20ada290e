/** Reading and writing what is in cells. */

import {
  display,
  isDateFormat,
  type CellRead,
  type CellValue,
  type CellWrite,
  type SheetArea,
} from '../../engine/engine';
import { area } from './areas';
import { instantOfSerial, serialOfInstant } from './dates';
import { ScriptException, type Context } from './desk';
import { typedWrite } from './typing';

/** A cell's value as a script passes it: a date is the instant it stands for. */
export type ScriptCell = string | number | boolean | null | { instant: number };

export interface ScriptValues {
  values: (string | number | boolean)[][];
  /** Where a date belongs, counted from 0, and its instant. */
  dates: [row: number, column: number, instant: number][];
}

const longestText = 50_000;

export function scriptValues(context: Context, cells: CellRead[][]): ScriptValues {
  const dates: ScriptValues['dates'] = [];
  const timeZone = context.engine.timeZone();
  const values = cells.map((row, r) =>
    row.map(({ value, format }, c) => {
      if (typeof value === 'number' && isDateFormat(format)) dates.push([r, c, instantOfSerial(value, timeZone)]);
      return value ?? '';
    }),
  );
  return { values, dates };
}

/** What a value from a script becomes in a cell that now has this format (VAL-04 to VAL-12). */
function scriptWrite(context: Context, cell: ScriptCell, format: string): CellWrite {
  if (cell === null) return { value: null };
  if (typeof cell === 'string') {
    if (cell.length > longestText) {
      throw new ScriptException(
        `Your input contains more than the maximum of ${longestText} characters in a single cell.`,
      );
    }
    return typedWrite(cell, format);
  }
  if (typeof cell !== 'object') return { value: cell };
  const serial = serialOfInstant(cell.instant, context.engine.timeZone());
  if (isDateFormat(format)) return { value: serial };
  return { value: serial, format: Number.isInteger(serial) ? 'm/d/yyyy' : 'm/d/yyyy h:mm:ss' };
}

/** Refuses the whole write when one cell's rule rejects its value (DV-08); emptying is always allowed (DV-09). */
function checkRules({ engine }: Context, place: SheetArea, writes: CellWrite[][]): void {
  const rules = engine.readValidations(place.sheetId, place);
  writes.forEach((row, r) =>
    row.forEach((write, c) => {
      const rule = rules[r]?.[c];
      if (!rule || rule.allowInvalid || !('value' in write)) return;
      const at = { row: place.row + r, column: place.column + c, rows: 1, columns: 1 };
      if (!engine.checkValidation(place.sheetId, at.row, at.column, write.value).ok) {
        throw new ScriptException(
          `The data you entered in cell ${area.notation(at)} violates the data validation rules set on this cell.`,
        );
      }
    }),
  );
}

function sameShape(place: SheetArea, rows: readonly (readonly unknown[])[]): void {
  const differ = (what: string, data: number, range: number) =>
    new ScriptException(
      `The number of ${what} in the data does not match the number of ${what} in the range. The data has ${data} but the range has ${range}.`,
    );
  if (rows.length !== place.rows) throw differ('rows', rows.length, place.rows);
  for (const row of rows) if (row.length !== place.columns) throw differ('columns', row.length, place.columns);
}

function isFilled(cell: CellRead): boolean {
  return cell.value !== null && cell.value !== '';
}

export const cells = {
  readValues(context: Context, { place }: { place: SheetArea }): ScriptValues {
    return scriptValues(context, context.engine.readCells(place.sheetId, area.checked(context, place)));
  },

  readDisplayValues(context: Context, { place }: { place: SheetArea }): string[][] {
    const read = context.engine.readCells(place.sheetId, area.checked(context, place));
    return read.map((row) => row.map(({ value, format }) => display(value, format)));
  },

  readFormulas(context: Context, { place }: { place: SheetArea }): string[][] {
    const read = context.engine.readCells(place.sheetId, area.checked(context, place));
    return read.map((row) => row.map(({ formula }) => formula));
  },

  writeValues(context: Context, { place, values }: { place: SheetArea; values: ScriptCell[][] }): void {
    area.checked(context, place);
    sameShape(place, values);
    const now = context.engine.readCells(place.sheetId, place);
    const writes = values.map((row, r) => row.map((cell, c) => scriptWrite(context, cell, now[r]![c]!.format)));
    checkRules(context, place, writes);
    context.engine.writeCells(place.sheetId, place.row, place.column, writes);
  },

  /** The same value into every cell of every place (VAL-16). */
  writeValue(context: Context, { places, value }: { places: SheetArea[]; value: ScriptCell }): void {
    for (const place of places) {
      const row = Array<ScriptCell>(place.columns).fill(value);
      cells.writeValues(context, { place, values: Array<ScriptCell[]>(place.rows).fill(row) });
    }
  },

  /** `null` and `''` leave a cell without a formula (FORM-03). */
  writeFormulas(context: Context, { place, formulas }: { place: SheetArea; formulas: (string | null)[][] }): void {
    area.checked(context, place);
    sameShape(place, formulas);
    context.engine.writeCells(
      place.sheetId,
      place.row,
      place.column,
      formulas.map((row) => row.map((formula) => (formula ? { formula: withEquals(formula) } : { clear: true }))),
    );
  },

  /** One formula for the top left cell of each place, shifted for the others (FORM-02). */
  writeFormula(context: Context, { places, formula }: { places: SheetArea[]; formula: string }): void {
    for (const place of places) {
      const formulas = Array.from({ length: place.rows }, (_, r) =>
        Array.from(
          { length: place.columns },
          (_, c) => formula && context.engine.shiftFormula(withEquals(formula), r, c),
        ),
      );
      cells.writeFormulas(context, { place, formulas });
    }
  },

  /** Below the last row with content; on a full grid a row is added (GRID-07, GRID-08). */
  appendRow(context: Context, { sheetId, values }: { sheetId: string; values: ScriptCell[] }): void {
    const { engine } = context;
    const row = engine.lastContent(sheetId).row + 1;
    const { maxRows, maxColumns } = engine.sheet(sheetId);
    if (row > maxRows) engine.insertRows(sheetId, maxRows + 1, 1);
    if (values.length > maxColumns) engine.insertColumns(sheetId, maxColumns + 1, values.length - maxColumns);
    cells.writeValues(context, {
      place: { sheetId, row, column: 1, rows: 1, columns: values.length },
      values: [values],
    });
  },

  lastContent({ engine }: Context, { sheetId }: { sheetId: string }): { row: number; column: number } {
    return engine.lastContent(sheetId);
  },

  isBlank(context: Context, { place }: { place: SheetArea }): boolean {
    const read = context.engine.readCells(place.sheetId, area.checked(context, place));
    return !read.some((row) => row.some((cell) => isFilled(cell) || cell.formula !== ''));
  },

  /** By columns of the sheet (GRID-12): numbers, then text, then booleans (GRID-13), blanks last either way. */
  sort(context: Context, { place, keys }: { place: SheetArea; keys: { column: number; ascending: boolean }[] }): void {
    const { engine } = context;
    const read = engine.readCells(place.sheetId, area.checked(context, place));
    const styles = engine.readStyles(place.sheetId, place);
    const rows = read.map((row, index) => ({ row, style: styles[index]!, index }));
    rows.sort((one, other) => {
      for (const { column, ascending } of keys) {
        const at = column - place.column;
        const order = compare(one.row[at]?.value ?? null, other.row[at]?.value ?? null, ascending);
        if (order !== 0) return order;
      }
      return one.index - other.index;
    });
    const writes = rows.map(({ row, index }, to) =>
      row.map(({ formula, value }): CellWrite =>
        formula ? { formula: engine.shiftFormula(formula, to - index, 0) } : { value },
      ),
    );
    engine.writeCells(place.sheetId, place.row, place.column, writes);
    engine.writeStyles(
      place.sheetId,
      place.row,
      place.column,
      rows.map(({ style }) => style),
    );
  },
};

function withEquals(formula: string): string {
  return formula.startsWith('=') ? formula : `=${formula}`;
}

const typeOrder = ['number', 'string', 'boolean'];

function compare(one: CellValue, other: CellValue, ascending: boolean): number {
  const blank = (value: CellValue) => value === null || value === '';
  if (blank(one) || blank(other)) return Number(blank(one)) - Number(blank(other));
  const byType = typeOrder.indexOf(typeof one) - typeOrder.indexOf(typeof other);
  const order = byType || (typeof one === 'string' ? one.localeCompare(String(other)) : Number(one) - Number(other));
  return ascending ? order : -order;
}
