/**
 * Where array results go. One fills its neighbours when they are empty, inside the grid and not taken by the array
 * result of a formula further up or left; else its first cell shows `#REF!` and nothing is filled (FORM-07, FORM-08).
 */
import { CellValueType, type ICellData } from '@univerjs/core';
import { columnLetters } from './addresses';
import type { CellMatrix, ResultCell, SpillData } from './evaluator';
import type { FormulaCell } from './formulaIndex';
import type { Block } from './formulaReferences';

/** More than any sheet has. */
const COLUMNS_AT_MOST = 65536;

interface Placement {
  /** The cells filled, the formulas' own cells apart, as Univer keeps them. */
  shown: Shown;
  /** Which formula filled each of them. */
  taken: Map<number, FormulaCell>;
}

type Size = { rows: number; columns: number };

/** Places the array results of a sheet, given in reading order, and notes in each formula what blocks it. */
export function placeArrays(formulas: FormulaCell[], matrix: CellMatrix, size: Size): Placement {
  const shown: Shown = {};
  const taken = new Map<number, FormulaCell>();
  for (const formula of formulas) {
    formula.blocked = obstacle(formula, matrix, size, taken);
    if (formula.blocked) continue;
    formula.result.forEach((cells, r) =>
      cells.forEach((cell, c) => {
        if (r === 0 && c === 0) return;
        const [row, column] = [formula.row + r, formula.column + c];
        taken.set(position(row, column), formula);
        (shown[row] ??= {})[column] = cellData(cell);
      }),
    );
  }
  return { shown, taken };
}

/** Why the result cannot be shown whole, or `''`. */
function obstacle(formula: FormulaCell, matrix: CellMatrix, size: Size, taken: Map<number, FormulaCell>): string {
  const rows = formula.row + formula.result.length - size.rows;
  const columns = formula.column + formula.result[0]!.length - size.columns;
  if (rows > 0) return `Result was not automatically expanded, please insert more rows (${rows}).`;
  if (columns > 0) return `Result was not automatically expanded, please insert more columns (${columns}).`;
  for (let r = 0; r < formula.result.length; r++) {
    for (let c = 0; c < formula.result[r]!.length; c++) {
      if (r === 0 && c === 0) continue;
      const [row, column] = [formula.row + r, formula.column + c];
      if (taken.has(position(row, column)) || isFilled(matrix, row, column)) {
        const address = `${columnLetters(column)}${row + 1}`;
        return `Array result was not expanded because it would overwrite data in ${address}.`;
      }
    }
  }
  return '';
}

function isFilled(matrix: CellMatrix, row: number, column: number): boolean {
  const cell = matrix.getValue(row, column);
  return Boolean(cell && (cell.f || (cell.v !== null && cell.v !== undefined && cell.v !== '')));
}

export const BLOCKED: ResultCell = { value: '#REF!', isError: true, format: '' };

/** A cell of a sheet as one number. */
export function position(row: number, column: number): number {
  return row * COLUMNS_AT_MOST + column;
}

export function placeOf(at: number): { row: number; column: number } {
  return { row: Math.floor(at / COLUMNS_AT_MOST), column: at % COLUMNS_AT_MOST };
}

export function blockOf({ sheetId, row, column }: FormulaCell): Block {
  return { sheetId, startRow: row, startColumn: column, endRow: row, endColumn: column };
}

/** As Univer stores values: booleans as 1 and 0 with their type, empty results without a value. */
export function cellData({ value, format }: { value: ResultCell['value']; format?: string }): ICellData {
  const style = format ? { s: { n: { pattern: format } } } : {};
  if (value === null) return { v: null, t: null, ...style };
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: CellValueType.BOOLEAN, ...style };
  return { v: value, t: typeof value === 'number' ? CellValueType.NUMBER : CellValueType.STRING, ...style };
}

export function sameResult(a: ResultCell[][], b: ResultCell[][]): boolean {
  return (
    a.length === b.length &&
    a.every(
      (row, r) =>
        row.length === b[r]!.length &&
        row.every((cell, c) => cell.value === b[r]![c]!.value && cell.format === b[r]![c]!.format),
    )
  );
}

export type Shown = NonNullable<SpillData[string]>;

/** One block around everything that differs, if anything does. */
export function differences(sheetId: string, before: Shown, after: Shown): Block[] {
  let block: Block | null = null;
  const rows = new Set([...Object.keys(before), ...Object.keys(after)].map(Number));
  for (const row of rows) {
    const [a, b] = [before[row] ?? {}, after[row] ?? {}];
    for (const column of new Set([...Object.keys(a), ...Object.keys(b)].map(Number))) {
      const [x, y] = [a[column], b[column]];
      if (x && y && x.v === y.v && x.t === y.t) continue;
      block ??= { sheetId, startRow: row, startColumn: column, endRow: row, endColumn: column };
      block.startRow = Math.min(block.startRow, row);
      block.endRow = Math.max(block.endRow, row);
      block.startColumn = Math.min(block.startColumn, column);
      block.endColumn = Math.max(block.endColumn, column);
    }
  }
  return block ? [block] : [];
}
