/** Puts the engine together: the workbook, its calculation, and what is kept beside it. */
import { SetWorkbookNameMutation } from '@univerjs/sheets';
import { createCalculator } from './calculator';
import { lastContent, readCells, writeCells } from './cellsLayer';
import { checkValidation } from './checkValidation';
import {
  copyConditionalFormats,
  moveConditionalFormats,
  readConditionalFormats,
  renameSheetInConditionalFormats,
  writeConditionalFormats,
} from './conditionalLayer';
import type { Engine } from './engine';
import type { Area, CellStyle, EngineOptions, OwnData, WorkbookFile } from './engineTypes';
import { createEvaluator } from './evaluator';
import {
  dropSheetInFormula,
  renameSheetInFormula,
  shiftFormula,
  type Grid,
  type StructureChange,
} from './formulaReferences';
import { customFunctionFor } from './functions';
import { moveNames, named, namedRanges, removeNamedRange, setNamedRange } from './namesLayer';
import { copyNotes, movingNotes, readNotes, writeNotes } from './notesLayer';
import { copyOwnData, dropOwnData, moveOwnData, newOwnData, takeId } from './ownData';
import * as sheets from './sheetsLayer';
import * as sizes from './sizesLayer';
import { normalized, sortedKeys } from './snapshot';
import { FRESH_STYLE, readStyles, writeStyles } from './stylesLayer';
import { createUniverHost, UNIT_ID } from './univerHost';
import {
  copyValidations,
  moveValidations,
  readValidations,
  renameSheetInValidations,
  setValidation,
} from './validationLayer';

export function createEngine({
  file,
  name = 'Untitled spreadsheet',
  timeZone = 'America/New_York',
}: EngineOptions = {}): Engine {
  const own: OwnData = file ? structuredClone(file.own) : newOwnData(timeZone);
  const host = createUniverHost(
    file ? structuredClone(file.workbook) : sheets.newWorkbookData(takeId(own, 'sheet'), name),
  );
  const grid: Grid = {
    sheetIdOf: (sheetName) => sheetByName(sheetName)?.getSheetId(),
    nameOf: (sheetId) => host.sheet(sheetId).getName(),
    sizeOf(sheetId) {
      const { rowCount, columnCount } = host.sheet(sheetId).getConfig();
      return { rows: rowCount, columns: columnCount };
    },
    named: (rangeName) => named(host, rangeName),
  };
  const evaluator = createEvaluator(host);
  let message = '';
  const calculator = createCalculator(host, evaluator, grid, () => {
    const taken = message;
    message = '';
    return taken;
  });
  const customFunctions = new Set<string>();
  let calls = 0;
  let revision = 0;
  const listeners = new Set<() => void>();
  const newId = (prefix: string) => () => takeId(own, prefix);

  host.onMutation(changed);

  function changed(): void {
    revision++;
    for (const listener of listeners) listener();
  }

  function sheetByName(sheetName: string) {
    const wanted = sheetName.toLowerCase();
    return host.workbook.getSheets().find((sheet) => sheet.getName().toLowerCase() === wanted);
  }

  /** Refuses areas outside the sheet. */
  function inside(sheetId: string, area: Area): Area {
    const { rows, columns } = grid.sizeOf(sheetId);
    const fits = area.row >= 1 && area.column >= 1 && area.rows >= 1 && area.columns >= 1;
    if (fits && area.row + area.rows - 1 <= rows && area.column + area.columns - 1 <= columns) return area;
    throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
  }

  function insideBlock(sheetId: string, row: number, column: number, block: unknown[][]): void {
    const columns = Math.max(0, ...block.map((line) => line.length));
    if (columns > 0) inside(sheetId, { row, column, rows: block.length, columns });
  }

  function restructure(change: StructureChange): void {
    movingNotes(host, change, () => sheets.changeStructure(host, change));
    sheets.moveFormulas(host, grid, change);
    moveValidations(host, grid, change);
    moveConditionalFormats(host, grid, change);
    moveNames(host, change);
    moveOwnData(own, change);
    calculator.restructured();
    changed();
  }

  function structureChange(
    sheetId: string,
    dimension: StructureChange['dimension'],
    kind: StructureChange['kind'],
    first: number,
    count: number,
  ): void {
    restructure({ sheetId, dimension, kind, at: first - 1, count });
  }

  function setStyle(sheetId: string, area: Area, style: Partial<CellStyle>): void {
    inside(sheetId, area);
    const line = Array.from({ length: area.columns }, () => style);
    writeStyles(
      host,
      sheetId,
      area.row,
      area.column,
      Array.from({ length: area.rows }, () => line),
    );
  }

  return {
    name: () => host.workbook.getName(),
    setName(newName) {
      host.mutate(SetWorkbookNameMutation.id, { name: newName });
    },
    timeZone: () => own.timeZone,
    setTimeZone(zone) {
      own.timeZone = zone;
      changed();
    },
    spreadsheetLocale: () => own.spreadsheetLocale,
    setSpreadsheetLocale(locale) {
      own.spreadsheetLocale = locale;
      changed();
    },
    readStore: (store) => ({ ...own.stores[store] }),
    writeStore(store, entries) {
      own.stores[store] = { ...entries };
      changed();
    },

    sheets: () => host.workbook.getSheets().map((sheet) => sheets.sheetInfo(host, sheet.getSheetId())),
    sheet: (sheetId) => sheets.sheetInfo(host, sheetId),
    insertSheet(sheet) {
      const id = takeId(own, 'sheet');
      sheets.insertSheet(host, id, sheet);
      if (sheet.copyOf) {
        copyNotes(host, sheet.copyOf, id);
        copyValidations(host, newId('rule'), sheet.copyOf, id);
        copyConditionalFormats(host, newId('format'), sheet.copyOf, id);
        copyOwnData(own, sheet.copyOf, id);
      }
      calculator.restructured();
      return id;
    },
    deleteSheet(sheetId) {
      const { name: sheetName } = sheets.sheetInfo(host, sheetId);
      for (const range of namedRanges(host)) if (range.sheetId === sheetId) removeNamedRange(host, range.name);
      sheets.deleteSheet(host, sheetId);
      sheets.rewriteFormulas(host, (formula) => dropSheetInFormula(formula, sheetName));
      dropOwnData(own, sheetId);
      calculator.restructured();
      changed();
    },
    renameSheet(sheetId, newName) {
      const { name: oldName } = sheets.sheetInfo(host, sheetId);
      const ranges = namedRanges(host).filter((range) => range.sheetId === sheetId);
      sheets.nameSheet(host, sheetId, newName);
      sheets.rewriteFormulas(host, (formula) => renameSheetInFormula(formula, oldName, newName));
      renameSheetInValidations(host, oldName, newName);
      renameSheetInConditionalFormats(host, oldName, newName);
      for (const range of ranges) setNamedRange(host, range);
      calculator.restructured();
    },
    moveSheet: (sheetId, index) => sheets.moveSheet(host, sheetId, index),
    setSheetHidden: (sheetId, hidden) => sheets.setSheetHidden(host, sheetId, hidden),
    setFrozen: (sheetId, frozen) => sheets.setFrozen(host, sheetId, frozen),
    setTabColor: (sheetId, color) => sheets.setTabColor(host, sheetId, color),
    setGridlinesHidden: (sheetId, hidden) => sheets.setGridlinesHidden(host, sheetId, hidden),

    insertRows: (sheetId, before, count) => structureChange(sheetId, 'rows', 'insert', before, count),
    deleteRows: (sheetId, first, count) => structureChange(sheetId, 'rows', 'delete', first, count),
    insertColumns: (sheetId, before, count) => structureChange(sheetId, 'columns', 'insert', before, count),
    deleteColumns: (sheetId, first, count) => structureChange(sheetId, 'columns', 'delete', first, count),
    columnWidth: (sheetId, column) => sizes.columnWidth(host, sheetId, column),
    setColumnWidths: (sheetId, first, count, width) => sizes.setColumnWidths(host, sheetId, first, count, width),
    rowHeight: (sheetId, row) => sizes.rowHeight(host, sheetId, row),
    setRowHeights: (sheetId, first, count, height) => sizes.setRowHeights(host, sheetId, first, count, height),
    isRowHidden: (sheetId, row) => sizes.isRowHidden(host, sheetId, row),
    setRowsHidden: (sheetId, first, count, hidden) => sizes.setRowsHidden(host, sheetId, first, count, hidden),
    isColumnHidden: (sheetId, column) => sizes.isColumnHidden(host, sheetId, column),
    setColumnsHidden: (sheetId, first, count, hidden) => sizes.setColumnsHidden(host, sheetId, first, count, hidden),
    rowGroups: (sheetId) => structuredClone(own.rowGroups[host.sheet(sheetId).getSheetId()] ?? []),
    setRowGroups(sheetId, groups) {
      for (const { row, rows, collapsed } of groups) sizes.setRowsHidden(host, sheetId, row, rows, collapsed);
      own.rowGroups[sheetId] = structuredClone(groups);
      changed();
    },

    readCells: (sheetId, area) => readCells(host, calculator, sheetId, inside(sheetId, area)),
    writeCells(sheetId, row, column, cells) {
      insideBlock(sheetId, row, column, cells);
      writeCells(host, calculator, sheetId, row, column, cells);
    },
    lastContent: (sheetId) => lastContent(host, calculator, sheetId),
    errorMessage(sheetId, row, column) {
      const formula = calculator.formulaCell(sheetId, row - 1, column - 1);
      return formula ? formula.blocked || formula.message : '';
    },
    arrayResults: (sheetId) => calculator.arrayResults(sheetId),
    shiftFormula,

    readStyles: (sheetId, area) => readStyles(host, sheetId, inside(sheetId, area)),
    writeStyles(sheetId, row, column, styles) {
      insideBlock(sheetId, row, column, styles);
      writeStyles(host, sheetId, row, column, styles);
    },
    setStyle,
    clearStyles(sheetId, area, options = {}) {
      const { numberFormat, ...look } = FRESH_STYLE;
      setStyle(sheetId, area, options.numberFormat ? { ...look, numberFormat } : look);
    },
    merges: (sheetId) => sheets.merges(host, sheetId),
    merge: (sheetId, area) => sheets.merge(host, sheetId, inside(sheetId, area)),
    breakMerges: (sheetId, area) => sheets.breakMerges(host, sheetId, inside(sheetId, area)),

    readNotes: (sheetId, area) => readNotes(host, sheetId, inside(sheetId, area)),
    writeNotes(sheetId, row, column, notes) {
      insideBlock(sheetId, row, column, notes);
      writeNotes(host, sheetId, row, column, notes);
    },

    readValidations: (sheetId, area) => readValidations(host, grid, sheetId, inside(sheetId, area)),
    setValidation: (sheetId, area, rule) => setValidation(host, newId('rule'), sheetId, inside(sheetId, area), rule),
    checkValidation: (sheetId, row, column, value) =>
      checkValidation(host, grid, calculator, { sheetId, row, column }, value),
    readConditionalFormats: (sheetId) => readConditionalFormats(host, sheetId),
    writeConditionalFormats: (sheetId, rules) => writeConditionalFormats(host, newId('format'), sheetId, rules),
    protections: (sheetId) =>
      structuredClone(own.protections.filter((each) => sheetId === undefined || each.sheetId === sheetId)),
    addProtection(protection) {
      host.sheet(protection.sheetId);
      const id = takeId(own, 'protection');
      own.protections.push(structuredClone({ ...protection, id }));
      changed();
      return id;
    },
    updateProtection(id, change) {
      const protection = own.protections.find((each) => each.id === id);
      if (!protection) throw new Error('That protection does not exist any more.');
      Object.assign(protection, structuredClone(change));
      changed();
    },
    removeProtection(id) {
      own.protections = own.protections.filter((each) => each.id !== id);
      changed();
    },
    namedRanges: () => namedRanges(host),
    setNamedRange(range) {
      inside(range.sheetId, range);
      setNamedRange(host, range);
      calculator.restructured();
    },
    removeNamedRange(rangeName) {
      removeNamedRange(host, rangeName);
      calculator.restructured();
    },

    calculate: () => settled(() => calculator.calculate()),
    registerCustomFunction(functionName, run) {
      const upper = functionName.toUpperCase();
      if (!customFunctions.has(upper) && evaluator.hasFunction(upper)) {
        throw new Error(`${upper} is a function of the spreadsheet itself; a custom function needs another name.`);
      }
      customFunctions.add(upper);
      const onCall = () => calls++;
      evaluator.addFunctions(customFunctionFor(upper, run, onCall, (report) => (message = report.message)));
      calculator.functionChanged(upper);
    },
    customFunctionNames: () => [...customFunctions],
    customFunctionCalls: () => calls,
    recalculateAll: () => settled(() => calculator.recalculateAll()),

    revision: () => revision,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(): WorkbookFile {
      calculator.calculate();
      return {
        kind: 'pinball-league-workbook',
        version: 1,
        workbook: normalized(host.snapshot()) as unknown as Record<string, unknown>,
        own: sortedKeys(own) as OwnData,
      };
    },
    univer: () => ({
      unitId: UNIT_ID,
      injector: host.injector,
      commands: host.commands,
      spillData: () => calculator.spillData(),
    }),
    dispose: () => host.dispose(),
  };
}

/** What goes wrong rejects, as callers of a promise expect. */
function settled(run: () => void): Promise<void> {
  return new Promise((resolve) => {
    run();
    resolve();
  });
}
