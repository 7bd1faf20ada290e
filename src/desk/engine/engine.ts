/**
 * The desk's engine: one workbook with its calculation. This file is its whole public face; everything else in
 * this folder is how it is done.
 *
 * Conventions: rows and columns count from 1, as on Google. A sheet is known by its id, which never changes.
 * Colours are `#rrggbb`. Dates and times are serial numbers counted from 30 December 1899, with a date format
 * on the cell. Widths and heights are pixels. Everything is plain data, and copies go in and out: changing what
 * was read changes nothing in the workbook.
 *
 * Writes are seen by reads at once; what formulas make of them after `calculate()`.
 *
 * A call with a sheet id that does not exist, or an area outside the grid, throws an `Error` that says so.
 */

import type {
  Area,
  CellRead,
  CellStyle,
  CellValue,
  CellWrite,
  ConditionalFormat,
  CustomFunction,
  InsertSheet,
  NamedRange,
  Protection,
  RowGroup,
  SheetInfo,
  UniverHandle,
  ValidationRule,
  ValidationVerdict,
  WorkbookFile,
} from './engineTypes';

export interface Engine {
  // -- the spreadsheet ------------------------------------------------------------------------------------------
  name(): string;
  setName(name: string): void;
  /** IANA name, such as `America/New_York`. */
  timeZone(): string;
  setTimeZone(timeZone: string): void;
  /** Such as `en_US`. */
  spreadsheetLocale(): string;
  setSpreadsheetLocale(locale: string): void;

  /** A store of texts that is saved with the workbook, such as `document` properties. */
  readStore(store: string): Record<string, string>;
  /** Replaces the whole store. */
  writeStore(store: string, entries: Record<string, string>): void;

  // -- sheets ---------------------------------------------------------------------------------------------------
  /** In tab order, hidden sheets included. */
  sheets(): SheetInfo[];
  /** Throws when there is no such sheet. */
  sheet(sheetId: string): SheetInfo;
  /** Returns the new sheet's id. The name must be free (compared without case). */
  insertSheet(sheet: InsertSheet): string;
  deleteSheet(sheetId: string): void;
  /** Formulas that name the sheet follow. */
  renameSheet(sheetId: string, name: string): void;
  /** `index` counts from 0. */
  moveSheet(sheetId: string, index: number): void;
  setSheetHidden(sheetId: string, hidden: boolean): void;
  setFrozen(sheetId: string, frozen: { rows?: number; columns?: number }): void;
  setTabColor(sheetId: string, color: string | null): void;
  setGridlinesHidden(sheetId: string, hidden: boolean): void;

  // -- rows and columns -----------------------------------------------------------------------------------------
  /** Formulas, validation, conditional formats, names and protections shift along (FORM-05, FORM-06). */
  insertRows(sheetId: string, beforeRow: number, count: number): void;
  deleteRows(sheetId: string, firstRow: number, count: number): void;
  insertColumns(sheetId: string, beforeColumn: number, count: number): void;
  deleteColumns(sheetId: string, firstColumn: number, count: number): void;
  columnWidth(sheetId: string, column: number): number;
  setColumnWidths(sheetId: string, firstColumn: number, count: number, width: number): void;
  rowHeight(sheetId: string, row: number): number;
  setRowHeights(sheetId: string, firstRow: number, count: number, height: number): void;
  isRowHidden(sheetId: string, row: number): boolean;
  setRowsHidden(sheetId: string, firstRow: number, count: number, hidden: boolean): void;
  isColumnHidden(sheetId: string, column: number): boolean;
  setColumnsHidden(sheetId: string, firstColumn: number, count: number, hidden: boolean): void;
  rowGroups(sheetId: string): RowGroup[];
  /** Replaces the groups of the sheet; rows of collapsed groups are hidden, those of open groups shown. */
  setRowGroups(sheetId: string, groups: RowGroup[]): void;

  // -- cells ----------------------------------------------------------------------------------------------------
  readCells(sheetId: string, area: Area): CellRead[][];
  /** Writes a block whose top left cell is (row, column). Rows may differ in length; `null` leaves a cell alone. */
  writeCells(sheetId: string, row: number, column: number, cells: (CellWrite | null)[][]): void;
  /** The last row and column with content, array results included; 0 on an empty sheet (GRID-01). */
  lastContent(sheetId: string): { row: number; column: number };
  /** Why the cell shows an error, as its note on Google would say; `''` when there is nothing to say (FORM-07, FUNC-08). */
  errorMessage(sheetId: string, row: number, column: number): string;
  /** The blocks that array results fill, the formulas' own cells included. */
  arrayResults(sheetId: string): Area[];
  /** The formula moved as copying does: relative references shift, absolute ones stay (FORM-02). */
  shiftFormula(formula: string, rows: number, columns: number): string;

  // -- looks ----------------------------------------------------------------------------------------------------
  readStyles(sheetId: string, area: Area): CellStyle[][];
  /** Only the given properties change; `null` leaves a cell alone. */
  writeStyles(sheetId: string, row: number, column: number, styles: (Partial<CellStyle> | null)[][]): void;
  /** One patch for every cell of the area. */
  setStyle(sheetId: string, area: Area, style: Partial<CellStyle>): void;
  /** Back to a fresh cell's look; the number format stays (GRID-16) unless `numberFormat` is true. */
  clearStyles(sheetId: string, area: Area, options?: { numberFormat?: boolean }): void;
  merges(sheetId: string): Area[];
  merge(sheetId: string, area: Area): void;
  /** Breaks every merge that touches the area. */
  breakMerges(sheetId: string, area: Area): void;

  // -- notes ----------------------------------------------------------------------------------------------------
  /** `''` where there is no note. */
  readNotes(sheetId: string, area: Area): string[][];
  /** `''` removes a note, `null` leaves it. */
  writeNotes(sheetId: string, row: number, column: number, notes: (string | null)[][]): void;

  // -- validation, conditional formats, protection, names -------------------------------------------------------
  readValidations(sheetId: string, area: Area): (ValidationRule | null)[][];
  /** Sets one rule on the whole area, replacing what was there; `null` removes. */
  setValidation(sheetId: string, area: Area, rule: ValidationRule | null): void;
  /** Whether the value may be typed there; emptying a cell always may (DV-09). Says nothing of `allowInvalid`: look at `rule`. */
  checkValidation(sheetId: string, row: number, column: number, value: CellValue): ValidationVerdict;
  /** In order of evaluation. */
  readConditionalFormats(sheetId: string): ConditionalFormat[];
  /** Replaces all rules of the sheet (CF-01). */
  writeConditionalFormats(sheetId: string, rules: ConditionalFormat[]): void;
  /** Of one sheet, or all. */
  protections(sheetId?: string): Protection[];
  /** Adds one, and returns its id. */
  addProtection(protection: Omit<Protection, 'id'>): string;
  updateProtection(id: string, change: Partial<Omit<Protection, 'id'>>): void;
  removeProtection(id: string): void;
  namedRanges(): NamedRange[];
  /** Adds or replaces. Formulas may use the name. */
  setNamedRange(range: NamedRange): void;
  removeNamedRange(name: string): void;

  // -- calculation ----------------------------------------------------------------------------------------------
  /** Settles every formula. Ends at once when nothing changed since the last time. */
  calculate(): Promise<void>;
  /** Name in any case (FUNC-05); a name of a built-in function is refused with an `Error`. Formulas that use it are calculated anew. */
  registerCustomFunction(name: string, run: CustomFunction): void;
  /** Names in capitals. */
  customFunctionNames(): string[];
  /** Calls of custom functions since the engine was made. */
  customFunctionCalls(): number;
  /** Calculates everything from scratch. */
  recalculateAll(): Promise<void>;

  // -- the whole ------------------------------------------------------------------------------------------------
  /** Counts changes of any kind; equal numbers mean nothing changed in between (what to save, when to redraw). */
  revision(): number;
  /** Tells of every change, calculated results included. Returns the way to stop. */
  onChange(listener: () => void): () => void;
  /** The workbook as plain JSON; the same workbook gives the same text. */
  save(): WorkbookFile;
  /** Univer's own objects, for a page that shows the workbook. */
  univer(): UniverHandle;
  dispose(): void;
}

export * from './engineTypes';
export { createEngine } from './createEngine';
export { parseTyped, type TypedContext } from './typedInput';
export { DEFAULT_FORMAT, display, isDateFormat } from './display';
export { openWorkbookFile, type OpenFile } from './fileStore';
export { writeXlsx } from './xlsxFile';
