/** The plain data that goes in and out of the engine. Rows and columns count from 1. */

/** What a cell can hold: `null` is an empty cell. */
export type CellValue = number | string | boolean | null;

/** A block of cells, counted from 1. `rows` and `columns` are at least 1. */
export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface SheetArea extends Area {
  sheetId: string;
}

export interface CellAddress {
  sheetId: string;
  row: number;
  column: number;
}

export interface CellRead {
  /** The calculated value; the text of the error (`#REF!`) where `isError`. */
  value: CellValue;
  isError: boolean;
  /** `=A1+1`; `''` without a formula, also where another cell's array result is shown. */
  formula: string;
  /** The number format, `DEFAULT_FORMAT` where none was set. */
  format: string;
}

/**
 * What to put in a cell. `value: null` and `clear` both empty it (format, note and validation stay);
 * `format` sets the number format in the same step; a `null` instead of a write leaves the cell as it is.
 * A text value is stored as it is, also when it begins with `=`: `parseTyped` turns typing into a write.
 */
export type CellWrite =
  { value: CellValue; format?: string } | { formula: string; format?: string } | { clear: true; format?: string };

export type HorizontalAlignment = 'general' | 'left' | 'center' | 'right';
export type VerticalAlignment = 'top' | 'middle' | 'bottom';

/** The look of a cell as set on it (conditional formats do not count, FMT-06). */
export interface CellStyle {
  numberFormat: string;
  background: string;
  fontColor: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strikethrough: boolean;
  fontSize: number;
  fontFamily: string;
  horizontalAlignment: HorizontalAlignment;
  verticalAlignment: VerticalAlignment;
  wrap: boolean;
  /** Which edges carry a line. */
  borders: Borders;
}

export interface Borders {
  top: BorderLine | null;
  right: BorderLine | null;
  bottom: BorderLine | null;
  left: BorderLine | null;
}

export interface BorderLine {
  color: string;
  style: 'solid' | 'medium' | 'thick' | 'dotted' | 'dashed' | 'double';
}

export interface SheetInfo {
  id: string;
  name: string;
  hidden: boolean;
  maxRows: number;
  maxColumns: number;
  frozenRows: number;
  frozenColumns: number;
  /** `#rrggbb`, or `null` without a colour. */
  tabColor: string | null;
  hideGridlines: boolean;
}

export interface InsertSheet {
  name: string;
  /** Position among the tabs, counted from 0; at the end when left out. */
  index?: number;
  /** Id of a sheet to copy with all its layers: cells, formats, notes, validation, conditional formats, sizes, protection (SHEET-03). */
  copyOf?: string;
  /** 1000 when left out and nothing is copied (GRID-06). */
  rows?: number;
  /** 26 when left out and nothing is copied. */
  columns?: number;
}

/** The names of Google's `SpreadsheetApp.DataValidationCriteria` that are understood. */
export type ValidationCriteria =
  | 'VALUE_IN_LIST'
  | 'VALUE_IN_RANGE'
  | 'CHECKBOX'
  | 'CUSTOM_FORMULA'
  | 'NUMBER_BETWEEN'
  | 'NUMBER_NOT_BETWEEN'
  | 'NUMBER_EQUAL_TO'
  | 'NUMBER_NOT_EQUAL_TO'
  | 'NUMBER_GREATER_THAN'
  | 'NUMBER_GREATER_THAN_OR_EQUAL_TO'
  | 'NUMBER_LESS_THAN'
  | 'NUMBER_LESS_THAN_OR_EQUAL_TO'
  | 'TEXT_CONTAINS'
  | 'TEXT_DOES_NOT_CONTAIN'
  | 'TEXT_EQUAL_TO'
  | 'TEXT_IS_VALID_EMAIL'
  | 'TEXT_IS_VALID_URL'
  | 'DATE_IS_VALID_DATE'
  | 'DATE_EQUAL_TO'
  | 'DATE_BEFORE'
  | 'DATE_ON_OR_BEFORE'
  | 'DATE_AFTER'
  | 'DATE_ON_OR_AFTER'
  | 'DATE_BETWEEN'
  | 'DATE_NOT_BETWEEN';

export interface ValidationRule {
  criteria: ValidationCriteria;
  /**
   * VALUE_IN_LIST: the texts. VALUE_IN_RANGE: one `SheetArea` (it follows inserted rows and renames).
   * CHECKBOX: none, or checked and unchecked value. CUSTOM_FORMULA: the formula, written for the top left cell
   * of the block the rule was set on. NUMBER_*: numbers. DATE_*: serials. TEXT_*: the text.
   */
  values: (string | number | boolean | SheetArea)[];
  /** false refuses what is typed, true only warns (DV-07). */
  allowInvalid: boolean;
  helpText: string | null;
  /** For lists: whether the cell offers a dropdown. */
  showDropdown: boolean;
}

export type ValidationVerdict = { ok: true } | { ok: false; message: string; rule: ValidationRule };

/** The names of Google's `SpreadsheetApp.BooleanCriteria` that are understood. */
export type ConditionalCriteria =
  | 'CELL_EMPTY'
  | 'CELL_NOT_EMPTY'
  | 'CUSTOM_FORMULA'
  | 'NUMBER_BETWEEN'
  | 'NUMBER_NOT_BETWEEN'
  | 'NUMBER_EQUAL_TO'
  | 'NUMBER_NOT_EQUAL_TO'
  | 'NUMBER_GREATER_THAN'
  | 'NUMBER_GREATER_THAN_OR_EQUAL_TO'
  | 'NUMBER_LESS_THAN'
  | 'NUMBER_LESS_THAN_OR_EQUAL_TO'
  | 'TEXT_CONTAINS'
  | 'TEXT_DOES_NOT_CONTAIN'
  | 'TEXT_EQUAL_TO'
  | 'TEXT_STARTS_WITH'
  | 'TEXT_ENDS_WITH';

export interface ConditionalStyle {
  background?: string;
  fontColor?: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
}

export interface ConditionalFormat {
  areas: Area[];
  criteria: ConditionalCriteria;
  /** Numbers, the text, or the formula, written for the top left cell of the first area. */
  values: (string | number)[];
  style: ConditionalStyle;
}

export interface Protection {
  id: string;
  sheetId: string;
  /** `null` protects the whole sheet. */
  area: Area | null;
  description: string;
  warningOnly: boolean;
  /** Blocks of a protected sheet that stay open. */
  unprotected: Area[];
  /** Who may edit, as e-mail addresses; `null` until somebody is added or removed (PROT-02): everybody may. */
  editors: string[] | null;
}

export interface NamedRange extends SheetArea {
  name: string;
}

/** A collapsible block of rows. */
export interface RowGroup {
  row: number;
  rows: number;
  collapsed: boolean;
}

/** A cell that holds a date or time, as custom functions receive it. */
export interface DateSerial {
  dateSerial: number;
}

/** An argument cell: blank is `''` (FUNC-01); an error arrives as its text. */
export type ArgumentCell = number | string | boolean | DateSerial;

/** One argument: the value of a single cell or constant, or a block of cells. */
export type CustomFunctionArgument = ArgumentCell | ArgumentCell[][];

/**
 * A custom function. Must not touch the engine. What it returns is shown: a two-dimensional array fills the
 * neighbours (FUNC-03), a one-dimensional array fills a column, `null`, `undefined` and `''` show nothing. Dates must come back as serials.
 * A throw shows `#ERROR!`, and its message is what `errorMessage` tells (FUNC-08).
 */
export type CustomFunction = (args: CustomFunctionArgument[], cell: CellAddress) => unknown;

/** The whole workbook as plain JSON: what is saved in the file. */
export interface WorkbookFile {
  kind: 'pinball-league-workbook';
  version: 1;
  /** Univer's workbook snapshot with the resources of its plugins. */
  workbook: Record<string, unknown>;
  /** What the workbook has no place for. */
  own: OwnData;
}

/** What the engine keeps beside Univer's workbook. */
export interface OwnData {
  timeZone: string;
  spreadsheetLocale: string;
  protections: Protection[];
  rowGroups: Record<string, RowGroup[]>;
  stores: Record<string, Record<string, string>>;
  nextId: number;
}

/** Univer's injector and command service, typed where they are used: the page's synchronisation. */
export interface UniverHandle {
  unitId: string;
  injector: import('@univerjs/core').Injector;
  commands: import('@univerjs/core').ICommandService;
  /** Array results beyond their formula's cell: sheet id, row and column from 0. They are not in the snapshot. */
  spillData(): Record<string, Record<number, Record<number, import('@univerjs/core').ICellData>>>;
}

export interface EngineOptions {
  /** A saved workbook; without one a new workbook with the single sheet `Sheet1`. */
  file?: WorkbookFile;
  name?: string;
  timeZone?: string;
}
