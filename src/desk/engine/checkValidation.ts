/** Asks a cell's validation rule about a value that somebody wants to put there. */
import { columnLetters } from './addresses';
import { cellData } from './arrayResults';
import type { Calculator } from './calculator';
import { readCells } from './cellsLayer';
import { isDateFormat } from './display';
import type { CellAddress, CellValue, ValidationVerdict } from './engineTypes';
import type { Grid } from './formulaReferences';
import type { UniverHost } from './univerHost';
import { satisfies } from './validationCheck';
import { ruleAt } from './validationLayer';

export function checkValidation(
  host: UniverHost,
  grid: Grid,
  calculator: Calculator,
  { sheetId, row, column }: CellAddress,
  value: CellValue,
): ValidationVerdict {
  const found = ruleAt(host, grid, sheetId, row - 1, column - 1);
  if (!found) return { ok: true };
  const { rule, formulaHere } = found;
  const cell = readCells(host, calculator, sheetId, { row, column, rows: 1, columns: 1 })[0]![0]!;
  const ok = satisfies({
    rule,
    value,
    isDate: isDateFormat(cell.format),
    listed() {
      const [area] = rule.values;
      if (typeof area !== 'object') return [];
      return readCells(host, calculator, area.sheetId, area).flatMap((line) => line.map((each) => each.value));
    },
    formulaHolds: () => formulaHoldsWith(host, calculator, { sheetId, row, column }, value, formulaHere),
  });
  if (ok) return { ok };
  const address = `${columnLetters(column - 1)}${row}`;
  // The words are Google's (DV-08).
  const message = `The data you entered in cell ${address} violates the data validation rules set on this cell.`;
  return { ok, rule, message };
}

/** Whether the formula is true with this value in the cell; the cell itself stays as it is. */
function formulaHoldsWith(
  host: UniverHost,
  calculator: Calculator,
  { sheetId, row, column }: CellAddress,
  value: CellValue,
  formula: string,
): boolean {
  const at: [row: number, column: number] = [row - 1, column - 1];
  const matrix = host.sheet(sheetId).getCellMatrix();
  const before = matrix.getValue(...at);
  matrix.setValue(...at, { ...cellData({ value }), ...(before?.s ? { s: before.s } : {}) });
  try {
    const result = calculator.evaluateNow(formula, sheetId, ...at)[0]![0]!;
    return !result.isError && Boolean(result.value);
  } finally {
    if (before) matrix.setValue(...at, before);
    else matrix.realDeleteValue(...at);
  }
}
