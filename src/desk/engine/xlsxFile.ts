/**
 * The workbook as an .xlsx file: values, formulas with their results, formats, sizes, validation, conditional formats,
 * notes, hidden tabs. Custom functions and array results go as values: no other program could calculate them.
 */
import type * as ExcelJS from 'exceljs';
import type { IWorkbookData } from '@univerjs/core';
import { columnLetters, quotedSheetName } from './addresses';
import { toRange } from './areas';
import { isDefaultFormat } from './display';
import type { Engine } from './engine';
import type { Area, CellRead, CellStyle, ConditionalFormat, SheetArea, SheetInfo, ValidationRule } from './engineTypes';
import { FRESH_STYLE } from './stylesLayer';

/** Excel's column widths count characters; a character of its standard font is about 7 pixels wide, plus a margin. */
const PIXELS_PER_CHARACTER = 7;
const CELL_MARGIN = 5;
const POINTS_PER_PIXEL = 0.75;
/** The longest list Excel takes as text. */
const LONGEST_LIST = 255;

/** Writes the file, replacing what was there. */
export async function writeXlsx(engine: Engine, path: string): Promise<void> {
  // Loaded when it is needed: it takes as long as a third of the whole start.
  const { Workbook } = (await import('exceljs')).default;
  await engine.calculate();
  const workbook = new Workbook();
  const own = new Set(engine.customFunctionNames());
  const { sheets } = engine.save().workbook as unknown as Pick<IWorkbookData, 'sheets'>;
  for (const sheet of engine.sheets()) {
    const worksheet = workbook.addWorksheet(sheet.name, {
      state: sheet.hidden ? 'hidden' : 'visible',
      ...(sheet.tabColor ? { properties: { tabColor: { argb: argb(sheet.tabColor) } } } : {}),
      views: [viewOf(sheet)],
    });
    writeSizes(engine, sheet, worksheet);
    const area = usedArea(engine, sheet, sheets[sheet.id]?.cellData ?? {});
    writeContent(engine, sheet, worksheet, area, own);
    writeRules(engine, sheet, worksheet);
  }
  for (const name of engine.namedRanges()) workbook.definedNames.add(addressOf(engine, name), name.name);
  await workbook.xlsx.writeFile(path);
}

function viewOf(sheet: SheetInfo): Partial<ExcelJS.WorksheetView> {
  const { frozenRows, frozenColumns } = sheet;
  const lines = { showGridLines: !sheet.hideGridlines };
  if (frozenRows === 0 && frozenColumns === 0) return lines;
  return { state: 'frozen', xSplit: frozenColumns, ySplit: frozenRows, ...lines };
}

/** What is worth writing: content, and every cell that was given a look. */
function usedArea(engine: Engine, sheet: SheetInfo, cellData: object): Area {
  const last = engine.lastContent(sheet.id);
  let [rows, columns] = [Math.max(last.row, 1), Math.max(last.column, 1)];
  for (const [row, line] of Object.entries(cellData)) {
    rows = Math.max(rows, Number(row) + 1);
    for (const column of Object.keys(line as object)) columns = Math.max(columns, Number(column) + 1);
  }
  return { row: 1, column: 1, rows, columns };
}

function writeSizes(engine: Engine, sheet: SheetInfo, worksheet: ExcelJS.Worksheet): void {
  for (let column = 1; column <= sheet.maxColumns; column++) {
    const target = worksheet.getColumn(column);
    target.width = (engine.columnWidth(sheet.id, column) - CELL_MARGIN) / PIXELS_PER_CHARACTER;
    if (engine.isColumnHidden(sheet.id, column)) target.hidden = true;
  }
  const freshHeight = engine.rowHeight(sheet.id, sheet.maxRows);
  for (let row = 1; row <= sheet.maxRows; row++) {
    const height = engine.rowHeight(sheet.id, row);
    const hidden = engine.isRowHidden(sheet.id, row);
    if (height === freshHeight && !hidden) continue;
    // Without a height, ExcelJS leaves out a row that has no cells, hidden or not.
    worksheet.getRow(row).height = height * POINTS_PER_PIXEL;
    worksheet.getRow(row).hidden = hidden;
  }
  for (const { row, rows } of engine.rowGroups(sheet.id)) {
    for (let each = row; each < row + rows; each++) worksheet.getRow(each).outlineLevel = 1;
  }
}

function writeContent(
  engine: Engine,
  sheet: SheetInfo,
  worksheet: ExcelJS.Worksheet,
  area: Area,
  own: Set<string>,
): void {
  const arrays = new Set(engine.arrayResults(sheet.id).map(({ row, column }) => `${row} ${column}`));
  const cells = engine.readCells(sheet.id, area);
  const styles = engine.readStyles(sheet.id, area);
  const notes = engine.readNotes(sheet.id, area);
  for (let r = 0; r < area.rows; r++) {
    for (let c = 0; c < area.columns; c++) {
      const target = worksheet.getCell(r + 1, c + 1);
      const content = contentOf(cells[r]![c]!, arrays.has(`${r + 1} ${c + 1}`), own);
      if (content !== null) target.value = content;
      applyStyle(target, styles[r]![c]!, cells[r]![c]!.format);
      if (notes[r]![c]) target.note = notes[r]![c]!;
    }
  }
  for (const merge of engine.merges(sheet.id)) worksheet.mergeCells(a1(merge));
}

function contentOf(cell: CellRead, isArray: boolean, own: Set<string>): ExcelJS.CellValue {
  const { value, formula, isError } = cell;
  const plain: ExcelJS.CellValue = isError ? ({ error: value } as ExcelJS.CellErrorValue) : value === '' ? null : value;
  if (!formula || isArray || usesFunction(formula, own)) return plain;
  return { formula: formula.slice(1), result: value ?? undefined };
}

function usesFunction(formula: string, names: Set<string>): boolean {
  return [...formula.matchAll(/([A-Za-z_][A-Za-z0-9_.]*)\s*\(/g)].some((match) => names.has(match[1]!.toUpperCase()));
}

function applyStyle(cell: ExcelJS.Cell, style: CellStyle, format: string): void {
  if (!isDefaultFormat(format)) cell.numFmt = format;
  if (style.background !== FRESH_STYLE.background) {
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: argb(style.background) } };
  }
  const { bold, italic, underline, strikethrough: strike, fontSize: size, fontFamily: name, fontColor } = style;
  cell.font = { name, size, bold, italic, underline, strike, color: { argb: argb(fontColor) } };
  const { horizontalAlignment, verticalAlignment: vertical, wrap: wrapText } = style;
  cell.alignment = {
    ...(horizontalAlignment === 'general' ? {} : { horizontal: horizontalAlignment }),
    vertical,
    wrapText,
  };
  const border: Partial<ExcelJS.Borders> = {};
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const line = style.borders[side];
    if (line) border[side] = { style: line.style === 'solid' ? 'thin' : line.style, color: { argb: argb(line.color) } };
  }
  cell.border = border;
}

function writeRules(engine: Engine, sheet: SheetInfo, worksheet: ExcelJS.Worksheet): void {
  const whole = { row: 1, column: 1, rows: sheet.maxRows, columns: sheet.maxColumns };
  engine.readValidations(sheet.id, whole).forEach((line, r) =>
    line.forEach((rule, c) => {
      const validation = rule && validationOf(engine, rule);
      if (validation) worksheet.getCell(r + 1, c + 1).dataValidation = validation;
    }),
  );
  engine.readConditionalFormats(sheet.id).forEach((format, index) => {
    const ref = format.areas.map((area) => a1(area)).join(' ');
    worksheet.addConditionalFormatting({ ref, rules: [conditionalOf(format, index + 1)] });
  });
}

const OPERATORS: Record<string, ExcelJS.DataValidationOperator> = {
  BETWEEN: 'between',
  NOT_BETWEEN: 'notBetween',
  EQUAL_TO: 'equal',
  NOT_EQUAL_TO: 'notEqual',
  GREATER_THAN: 'greaterThan',
  GREATER_THAN_OR_EQUAL_TO: 'greaterThanOrEqual',
  LESS_THAN: 'lessThan',
  LESS_THAN_OR_EQUAL_TO: 'lessThanOrEqual',
};

/** `null` for rules Excel has no words for. */
function validationOf(engine: Engine, rule: ValidationRule): ExcelJS.DataValidation | null {
  const { criteria, values, allowInvalid, helpText } = rule;
  const common = {
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: allowInvalid ? 'warning' : 'stop',
    ...(helpText ? { error: helpText } : {}),
  };
  const [first] = values;
  if (criteria === 'VALUE_IN_RANGE' && typeof first === 'object') {
    return { ...common, type: 'list', formulae: [addressOf(engine, first)] };
  }
  if (criteria === 'VALUE_IN_LIST' || criteria === 'CHECKBOX') {
    const texts = criteria === 'CHECKBOX' && values.length === 0 ? ['TRUE', 'FALSE'] : values.map(String);
    const list = texts.join(',');
    const isPlain = list.length <= LONGEST_LIST && texts.every((text) => !/[,"]/.test(text));
    return isPlain ? { ...common, type: 'list', formulae: [`"${list}"`] } : null;
  }
  const operator = OPERATORS[criteria.replace(/^NUMBER_/, '')];
  if (!criteria.startsWith('NUMBER_') || !operator) return null;
  return { ...common, type: 'decimal', operator, formulae: values.map(Number) };
}

function conditionalOf(format: ConditionalFormat, priority: number): ExcelJS.ConditionalFormattingRule {
  const { style } = format;
  const look: Partial<ExcelJS.Style> = {
    ...(style.background
      ? { fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: argb(style.background) } } }
      : {}),
    font: {
      ...(style.bold === undefined ? {} : { bold: style.bold }),
      ...(style.italic === undefined ? {} : { italic: style.italic }),
      ...(style.strikethrough === undefined ? {} : { strike: style.strikethrough }),
      ...(style.fontColor ? { color: { argb: argb(style.fontColor) } } : {}),
    },
  };
  return { type: 'expression', priority, formulae: [conditionFormula(format)], style: look };
}

/** Every condition as the formula that says the same, for the top left cell of the first area. */
function conditionFormula({ criteria, values, areas }: ConditionalFormat): string {
  const cell = `${columnLetters(areas[0]!.column - 1)}${areas[0]!.row}`;
  const [first, second] = values;
  const text = `"${String(first ?? '').replace(/"/g, '""')}"`;
  const number = (test: string) => `AND(ISNUMBER(${cell}),${test})`;
  switch (criteria) {
    case 'CUSTOM_FORMULA':
      return String(first).replace(/^=/, '');
    case 'CELL_EMPTY':
      return `LEN(TRIM(${cell}))=0`;
    case 'CELL_NOT_EMPTY':
      return `LEN(TRIM(${cell}))>0`;
    case 'TEXT_CONTAINS':
      return `ISNUMBER(SEARCH(${text},${cell}))`;
    case 'TEXT_DOES_NOT_CONTAIN':
      return `ISERROR(SEARCH(${text},${cell}))`;
    case 'TEXT_EQUAL_TO':
      return `${cell}=${text}`;
    case 'TEXT_STARTS_WITH':
      return `LEFT(${cell},LEN(${text}))=${text}`;
    case 'TEXT_ENDS_WITH':
      return `RIGHT(${cell},LEN(${text}))=${text}`;
    case 'NUMBER_BETWEEN':
      return number(`${cell}>=${first},${cell}<=${second}`);
    case 'NUMBER_NOT_BETWEEN':
      return number(`OR(${cell}<${first},${cell}>${second})`);
    case 'NUMBER_EQUAL_TO':
      return number(`${cell}=${first}`);
    case 'NUMBER_NOT_EQUAL_TO':
      return number(`${cell}<>${first}`);
    case 'NUMBER_GREATER_THAN':
      return number(`${cell}>${first}`);
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return number(`${cell}>=${first}`);
    case 'NUMBER_LESS_THAN':
      return number(`${cell}<${first}`);
    case 'NUMBER_LESS_THAN_OR_EQUAL_TO':
      return number(`${cell}<=${first}`);
  }
}

function addressOf(engine: Engine, area: SheetArea): string {
  return `${quotedSheetName(engine.sheet(area.sheetId).name)}!${a1(area, '$')}`;
}

function a1(area: Area, absolute = ''): string {
  const { startRow, startColumn, endRow, endColumn } = toRange(area);
  const corner = (row: number, column: number) => `${absolute}${columnLetters(column)}${absolute}${row + 1}`;
  const first = corner(startRow, startColumn);
  const last = corner(endRow, endColumn);
  return first === last ? first : `${first}:${last}`;
}

function argb(color: string): string {
  return `FF${color.replace('#', '').toUpperCase()}`;
}
