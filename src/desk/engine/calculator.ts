/**
 * Keeps every formula of the workbook up to date. After a change only what depends on it is evaluated, each formula
 * after the ones it reads; what comes out equals a calculation from scratch. Positions count from 0.
 *
 * An array result fills its neighbours when they are empty, inside the grid and not taken by the array result of a
 * formula further up or left; else its first cell shows `#REF!` and nothing is filled (FORM-07, FORM-08).
 */
import type { ICellData } from '@univerjs/core';
import { SetRangeValuesMutation } from '@univerjs/sheets';
import { BLOCKED, blockOf, cellData, differences, placeArrays, placeOf, position, sameResult } from './arrayResults';
import type { CellMatrix, Evaluator, ResultCell, SpillData } from './evaluator';
import { FormulaIndex, type FormulaCell } from './formulaIndex';
import { readFormula, type Block, type Grid } from './formulaReferences';
import { inCalculationOrder } from './calculationOrder';
import type { Area } from './engineTypes';
import type { UniverHost } from './univerHost';

/** A formula whose array result keeps changing what it reads is a circle; no honest formula needs this many turns. */
const TURNS_BEFORE_CIRCULAR = 20;
const CIRCULAR = 'Circular dependency detected.';

export interface Calculator {
  /** The cells of the block were written. Call after the workbook holds the new content. */
  written(block: Block): void;
  /** Sheets, rows, columns or names changed: everything is read and calculated anew. */
  restructured(): void;
  /** Formulas that use the function are calculated anew. */
  functionChanged(name: string): void;
  /** True when something is waiting for `calculate`. */
  isDirty(): boolean;
  calculate(): void;
  recalculateAll(): void;
  /** The cell of an array result shown there, when the cell is not the formula's own. */
  spilled(sheetId: string, row: number, column: number): ResultCell | undefined;
  /** What the formula of this cell gave. */
  formulaCell(sheetId: string, row: number, column: number): FormulaCell | undefined;
  /** Every cell that an array result fills beyond the formula's own. */
  eachSpilled(sheetId: string, see: (row: number, column: number, cell: ResultCell) => void): void;
  /** The blocks that array results fill, counted from 1. */
  arrayResults(sheetId: string): Area[];
  /** Array results beyond their own cell, as Univer shows them. */
  spillData(): SpillData;
  /** Evaluates a formula that is in no cell, against the workbook as it was last calculated. */
  evaluateNow(formula: string, sheetId: string, row: number, column: number): ResultCell[][];
}

export function createCalculator(
  host: UniverHost,
  evaluator: Evaluator,
  grid: Grid,
  takeMessage: () => string,
): Calculator {
  let index = new FormulaIndex();
  let dirty = new Set<FormulaCell>();
  let spills: SpillData = {};
  let owners = new Map<string, Map<number, FormulaCell>>();
  let changedBlocks: Block[] = [];
  let touchedSheets = new Set<string>();
  let rebuild = true;
  const dirtyFunctions = new Set<string>();

  function takeIn(sheetId: string, row: number, column: number, formula: string): void {
    dirty.add(index.put({ sheetId, row, column, formula, reading: readFormula(formula, sheetId, grid) }));
  }

  function readEverything(): void {
    index = new FormulaIndex();
    dirty = new Set();
    spills = {};
    owners = new Map();
    for (const sheet of host.workbook.getSheets()) {
      sheet.getCellMatrix().forValue((row, column, cell) => {
        if (cell?.f) takeIn(sheet.getSheetId(), row, column, cell.f);
      });
    }
    changedBlocks = [];
    touchedSheets = new Set();
    rebuild = false;
  }

  function matrixOf(sheetId: string): CellMatrix {
    return host.sheet(sheetId).getCellMatrix();
  }

  /** Decides anew which array results of the sheet are shown, and shows them. Returns what looks different now. */
  function layOut(sheetId: string): Block[] {
    if (!host.workbook.getSheetBySheetId(sheetId)) return [];
    const matrix = matrixOf(sheetId);
    const { shown, taken } = placeArrays(index.arraysOf(sheetId), matrix, grid.sizeOf(sheetId));
    const changes = index
      .arraysOf(sheetId)
      .filter((formula) => showOwnCell(formula, matrix))
      .map(blockOf);
    changes.push(...differences(sheetId, spills[sheetId] ?? {}, shown));
    const live = (spills[sheetId] ??= {});
    for (const row of Object.keys(live)) delete live[Number(row)];
    Object.assign(live, shown);
    owners.set(sheetId, taken);
    return changes;
  }

  /** Puts what the formula gives into its own cell. True when that changed it. */
  function showOwnCell(formula: FormulaCell, matrix: CellMatrix): boolean {
    const shown = formula.blocked ? BLOCKED : formula.result[0]![0]!;
    const cell = matrix.getValue(formula.row, formula.column);
    const data = cellData(shown);
    formula.shownFormat = shown.format;
    if (!cell || (cell.v === data.v && cell.t === data.t)) return false;
    cell.v = data.v;
    cell.t = data.t;
    freshCells.push(formula);
    return true;
  }

  let freshCells: FormulaCell[] = [];

  function becameDifferent(blocks: Block[]): void {
    for (const block of blocks) for (const dependent of index.dependentsOf(block)) dirty.add(dependent);
  }

  function evaluate(formula: FormulaCell, circular: boolean): void {
    const before = formula.result;
    takeMessage();
    formula.result = circular
      ? [[BLOCKED]]
      : evaluator.evaluate(formula.reading.evaluated, formula.sheetId, formula.row, formula.column);
    formula.message = circular ? CIRCULAR : takeMessage();
    const isArray = formula.result.length > 1 || formula.result[0]!.length > 1;
    if (isArray || formula.isArray) {
      index.setArray(formula, isArray);
      if (!isArray) formula.blocked = '';
      if (sameResult(before, formula.result)) return;
      const own = isArray ? [] : showOwnCell(formula, matrixOf(formula.sheetId)) ? [blockOf(formula)] : [];
      becameDifferent([...own, ...layOut(formula.sheetId)]);
    } else if (showOwnCell(formula, matrixOf(formula.sheetId))) {
      becameDifferent([blockOf(formula)]);
    }
  }

  function settle(): void {
    const turns = new Map<FormulaCell, number>();
    while (dirty.size > 0) {
      const { order, circular } = inCalculationOrder(dirty, index);
      for (const formula of order) {
        if (!dirty.delete(formula)) continue;
        const turn = (turns.get(formula) ?? 0) + 1;
        turns.set(formula, turn);
        if (turn > TURNS_BEFORE_CIRCULAR + 1) continue;
        evaluate(formula, circular.has(formula) || turn > TURNS_BEFORE_CIRCULAR);
      }
    }
  }

  /** Tells listeners, such as a page, what was calculated. */
  function announce(): void {
    const bySheet = new Map<string, Record<number, Record<number, ICellData>>>();
    for (const { sheetId, row, column } of freshCells) {
      const cell = host.workbook.getSheetBySheetId(sheetId)?.getCellMatrix().getValue(row, column);
      if (!cell) continue;
      const cells = bySheet.get(sheetId) ?? {};
      (cells[row] ??= {})[column] = { v: cell.v, t: cell.t };
      bySheet.set(sheetId, cells);
    }
    freshCells = [];
    for (const [subUnitId, cellValue] of bySheet) host.mutate(SetRangeValuesMutation.id, { subUnitId, cellValue });
  }

  function calculate(): void {
    const restructured = rebuild;
    const dirtyBefore = restructured || changedBlocks.length > 0 || dirty.size > 0 || dirtyFunctions.size > 0;
    if (!dirtyBefore) return;
    if (restructured) readEverything();
    for (const sheet of host.workbook.getSheets()) spills[sheet.getSheetId()] ??= {};
    evaluator.prepare(spills);
    for (const formula of index.all()) {
      if (formula.reading.volatile || formula.reading.functions.some((name) => dirtyFunctions.has(name))) {
        dirty.add(formula);
      }
    }
    becameDifferent(changedBlocks);
    for (const sheetId of touchedSheets) becameDifferent(layOut(sheetId));
    changedBlocks = [];
    touchedSheets = new Set();
    dirtyFunctions.clear();
    settle();
    announce();
  }

  return {
    written(block) {
      if (rebuild) return;
      const matrix = matrixOf(block.sheetId);
      for (let row = block.startRow; row <= block.endRow; row++) {
        for (let column = block.startColumn; column <= block.endColumn; column++) {
          const formula = matrix.getValue(row, column)?.f;
          const old = index.at(block.sheetId, row, column);
          if (formula && old?.formula === formula) {
            dirty.add(old);
            continue;
          }
          if (old) {
            index.remove(old);
            dirty.delete(old);
          }
          if (formula) takeIn(block.sheetId, row, column, formula);
        }
      }
      changedBlocks.push(block);
      touchedSheets.add(block.sheetId);
    },
    restructured() {
      rebuild = true;
    },
    functionChanged(name) {
      dirtyFunctions.add(name.toUpperCase());
    },
    isDirty: () => rebuild || changedBlocks.length > 0 || dirty.size > 0 || dirtyFunctions.size > 0,
    calculate,
    recalculateAll() {
      rebuild = true;
      calculate();
    },
    spilled(sheetId, row, column) {
      const owner = owners.get(sheetId)?.get(position(row, column));
      return owner?.result[row - owner.row]?.[column - owner.column];
    },
    formulaCell: (sheetId, row, column) => index.at(sheetId, row, column),
    eachSpilled(sheetId, see) {
      for (const [at, owner] of owners.get(sheetId) ?? []) {
        const { row, column } = placeOf(at);
        see(row, column, owner.result[row - owner.row]![column - owner.column]!);
      }
    },
    arrayResults: (sheetId) =>
      index
        .arraysOf(sheetId)
        .filter((formula) => !formula.blocked)
        .map(({ row, column, result }) => ({
          row: row + 1,
          column: column + 1,
          rows: result.length,
          columns: result[0]!.length,
        })),
    spillData: () => structuredClone(spills),
    evaluateNow(formula, sheetId, row, column) {
      evaluator.prepare(spills);
      return evaluator.evaluate(readFormula(formula, sheetId, grid).evaluated, sheetId, row, column);
    },
  };
}
