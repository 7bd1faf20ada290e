/** Every formula of the workbook, found by its cell and by what it reads. */
import { position } from './arrayResults';
import type { ResultCell } from './evaluator';
import { overlaps, type Block, type FormulaReading } from './formulaReferences';

export interface FormulaCell {
  sheetId: string;
  row: number;
  column: number;
  formula: string;
  reading: FormulaReading;
  /** What it gave last, whether or not all of it could be shown. */
  result: ResultCell[][];
  isArray: boolean;
  /** Why the array result is not shown, `''` when it is. */
  blocked: string;
  /** What a custom function said when it threw. */
  message: string;
  /** The number format that came with the value shown. */
  shownFormat: string;
}

type NewFormula = Pick<FormulaCell, 'sheetId' | 'row' | 'column' | 'formula' | 'reading'>;

interface Reader {
  block: Block;
  formula: FormulaCell;
}

export class FormulaIndex {
  private readonly cells = new Map<string, Map<number, FormulaCell>>();
  private readonly readers = new Map<string, Reader[]>();
  private readonly arrays = new Map<string, Set<FormulaCell>>();

  at(sheetId: string, row: number, column: number): FormulaCell | undefined {
    return this.cells.get(sheetId)?.get(position(row, column));
  }

  *all(): Iterable<FormulaCell> {
    for (const sheet of this.cells.values()) yield* sheet.values();
  }

  put(added: NewFormula): FormulaCell {
    const formula: FormulaCell = {
      ...added,
      result: [[{ value: null, isError: false, format: '' }]],
      isArray: false,
      blocked: '',
      message: '',
      shownFormat: '',
    };
    getOrMake(this.cells, formula.sheetId, () => new Map<number, FormulaCell>()).set(
      position(formula.row, formula.column),
      formula,
    );
    for (const block of formula.reading.precedents) {
      getOrMake(this.readers, block.sheetId, () => [] as Reader[]).push({ block, formula });
    }
    return formula;
  }

  remove(formula: FormulaCell): void {
    this.cells.get(formula.sheetId)?.delete(position(formula.row, formula.column));
    this.arrays.get(formula.sheetId)?.delete(formula);
    for (const sheetId of new Set(formula.reading.precedents.map((block) => block.sheetId))) {
      this.readers.set(
        sheetId,
        (this.readers.get(sheetId) ?? []).filter((reader) => reader.formula !== formula),
      );
    }
  }

  setArray(formula: FormulaCell, isArray: boolean): void {
    formula.isArray = isArray;
    const arrays = getOrMake(this.arrays, formula.sheetId, () => new Set<FormulaCell>());
    if (isArray) arrays.add(formula);
    else arrays.delete(formula);
  }

  /** Formulas of the sheet with an array result, from the top, each row from the left. */
  arraysOf(sheetId: string): FormulaCell[] {
    return [...(this.arrays.get(sheetId) ?? [])].sort((a, b) => a.row - b.row || a.column - b.column);
  }

  *dependentsOf(block: Block): Iterable<FormulaCell> {
    for (const reader of this.readers.get(block.sheetId) ?? []) {
      if (overlaps(reader.block, block)) yield reader.formula;
    }
  }
}

function getOrMake<K, V>(map: Map<K, V>, at: K, make: () => V): V {
  let value = map.get(at);
  if (value === undefined) {
    value = make();
    map.set(at, value);
  }
  return value;
}
