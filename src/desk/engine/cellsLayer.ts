/** Values and formulas of cells. Rows and columns count from 1 at this face. */
import type { ICellData, Nullable } from '@univerjs/core';
import { CellValueType } from '@univerjs/core';
import { SetRangeValuesMutation } from '@univerjs/sheets';
import { cellData } from './arrayResults';
import type { Calculator } from './calculator';
import { DEFAULT_FORMAT } from './display';
import type { Area, CellRead, CellWrite } from './engineTypes';
import { patternOf } from './stylesLayer';
import type { UniverHost } from './univerHost';

export function readCells(host: UniverHost, calculator: Calculator, sheetId: string, area: Area): CellRead[][] {
  const matrix = host.sheet(sheetId).getCellMatrix();
  return Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => {
      const [row, column] = [area.row - 1 + r, area.column - 1 + c];
      return readCell(host, calculator, sheetId, row, column, matrix.getValue(row, column));
    }),
  );
}

function readCell(
  host: UniverHost,
  calculator: Calculator,
  sheetId: string,
  row: number,
  column: number,
  cell: Nullable<ICellData>,
): CellRead {
  const own = patternOf(host, cell);
  const spilled = calculator.spilled(sheetId, row, column);
  if (spilled) {
    return {
      value: spilled.value,
      isError: spilled.isError,
      formula: '',
      format: own || spilled.format || DEFAULT_FORMAT,
    };
  }
  if (!cell) return { value: null, isError: false, formula: '', format: DEFAULT_FORMAT };
  const value = valueOf(cell);
  if (!cell.f) return { value, isError: false, formula: '', format: own || DEFAULT_FORMAT };
  const formula = calculator.formulaCell(sheetId, row, column);
  const isError = Boolean(formula && (formula.blocked || formula.result[0]![0]!.isError));
  return { value, isError, formula: cell.f, format: own || formula?.shownFormat || DEFAULT_FORMAT };
}

/** Univer keeps booleans as 1 and 0. */
export function valueOf(cell: Nullable<ICellData>): CellRead['value'] {
  if (!cell || cell.v === null || cell.v === undefined) return null;
  if (cell.t === CellValueType.BOOLEAN) return Boolean(Number(cell.v));
  return cell.v;
}

export function writeCells(
  host: UniverHost,
  calculator: Calculator,
  sheetId: string,
  row: number,
  column: number,
  cells: (CellWrite | null)[][],
): void {
  const cellValue: Record<number, Record<number, ICellData>> = {};
  let columns = 0;
  cells.forEach((line, r) =>
    line.forEach((write, c) => {
      if (!write) return;
      columns = Math.max(columns, c + 1);
      (cellValue[row - 1 + r] ??= {})[column - 1 + c] = dataOf(write);
    }),
  );
  if (columns === 0) return;
  host.mutate(SetRangeValuesMutation.id, { subUnitId: sheetId, cellValue });
  calculator.written({
    sheetId,
    startRow: row - 1,
    startColumn: column - 1,
    endRow: row - 1 + cells.length - 1,
    endColumn: column - 1 + columns - 1,
  });
}

function dataOf(write: CellWrite): ICellData {
  const style = write.format === undefined ? {} : { s: { n: { pattern: write.format } } };
  if ('formula' in write) return { f: write.formula, v: null, si: null, p: null, ...style };
  const value = 'clear' in write || write.value === '' ? null : write.value;
  return { ...cellData({ value }), f: null, si: null, p: null, ...style };
}

/** The last row and column with content, array results included; 0 without any (GRID-01). */
export function lastContent(
  host: UniverHost,
  calculator: Calculator,
  sheetId: string,
): { row: number; column: number } {
  const last = { row: 0, column: 0 };
  const seen = (row: number, column: number) => {
    last.row = Math.max(last.row, row + 1);
    last.column = Math.max(last.column, column + 1);
  };
  host
    .sheet(sheetId)
    .getCellMatrix()
    .forValue((row, column, cell) => {
      if (cell?.f || valueOf(cell) !== null) seen(row, column);
    });
  calculator.eachSpilled(sheetId, (row, column, cell) => {
    if (cell.value !== null) seen(row, column);
  });
  return last;
}
