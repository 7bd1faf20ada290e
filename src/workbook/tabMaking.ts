/** Makes tabs that are tables: headers, widths, frozen row, formats, dropdowns, check boxes, notes, protection. */
import { LOOK } from './look';
import { growTo, type Column, type TableLayout } from './table';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** Pixels: no column as narrow as this holds a name. */
const SHORT = 90;

/**
 * Fills an empty sheet with the frame of a table. Its records are written by whoever asked for it. `rows` records
 * get formats and dropdowns at once; rows added below take over those of the row above.
 */
export function frameTable(spreadsheet: Spreadsheet, sheet: Sheet, layout: TableLayout, rows: number): void {
  const columns = layout.columns;
  growTo(sheet, rows + 1);
  setWidths(
    sheet,
    columns.map(({ width }) => width),
  );
  const all = sheet.getRange(1, 1, 1, columns.length);
  all.setValues([columns.map(({ header }) => header)]);
  all.setNotes([columns.map(({ note }) => note)]);
  all.setBackground(LOOK.header).setFontColor(LOOK.headerText).setFontWeight('bold');
  sheet
    .getRange(2, 1, rows, columns.length)
    .setNumberFormats(Array.from({ length: rows }, () => columns.map(({ format }) => format)));
  // Headers too: a heading stands over what it heads.
  sheet
    .getRange(1, 1, rows + 1, columns.length)
    .setHorizontalAlignments(Array.from({ length: rows + 1 }, () => columns.map(alignmentOf)));
  columns.forEach((column, index) => frameColumn(spreadsheet, sheet.getRange(2, index + 1, rows, 1), column));
  if (layout.kind === 'typed') frameDerived(sheet, columns, rows);
  sheet.setFrozenRows(1);
  sheet.setTabColor(LOOK.tabs[layout.kind]);
  if (layout.kind !== 'typed') warnBeforeEdits(sheet);
}

/** Names and sentences to the left, scores and money to the right, whatever is short in the middle. */
function alignmentOf({ format, width }: Column): 'left' | 'center' | 'right' {
  if (/[,$]/.test(format)) return 'right';
  return format === '@' && width > SHORT ? 'left' : 'center';
}

function frameColumn(spreadsheet: Spreadsheet, body: GoogleAppsScript.Spreadsheet.Range, column: Column): void {
  if (column.checkbox) body.setDataValidation(SpreadsheetApp.newDataValidation().requireCheckbox().build());
  if (column.choices) body.setDataValidation(choiceRule(spreadsheet, column.choices, column.header));
}

/** Columns of a typed tab that the league works out: grey, and a question before they are edited. */
function frameDerived(sheet: Sheet, columns: readonly Column[], rows: number): void {
  for (const { first, count } of runsOf(columns.map(({ derived }) => derived === true)).filter(({ value }) => value)) {
    const body = sheet.getRange(2, first, rows, count);
    body.setBackground(LOOK.derived).setFontColor(LOOK.derivedText);
    body.protect().setWarningOnly(true);
  }
}

/** Column widths in pixels from column A on, one call for each run of equal ones. */
export function setWidths(sheet: Sheet, widths: readonly number[]): void {
  for (const { first, count, value } of runsOf(widths)) sheet.setColumnWidths(first, count, value);
}

/** Runs of equal values; `first` counts from 1. */
function runsOf<T>(values: readonly T[]): { first: number; count: number; value: T }[] {
  const runs: { first: number; count: number; value: T }[] = [];
  values.forEach((value, index) => {
    const last = runs[runs.length - 1];
    if (last && last.value === value) last.count++;
    else runs.push({ first: index + 1, count: 1, value });
  });
  return runs;
}

export function choiceRule(
  spreadsheet: Spreadsheet,
  choices: NonNullable<Column['choices']>,
  what: string,
): GoogleAppsScript.Spreadsheet.DataValidation {
  const rule = SpreadsheetApp.newDataValidation();
  if ('list' in choices)
    return rule
      .requireValueInList([...choices.list], true)
      .setAllowInvalid(!choices.strict)
      .setHelpText(`${what}: choose one of ${choices.list.join(', ')}.`)
      .build();
  const source = spreadsheet.getSheetByName(choices.tab);
  if (!source) throw new Error(`The dropdown of ${what} needs the tab ${choices.tab}`);
  return rule
    .requireValueInRange(source.getRange(2, 1, 499, 1), true)
    .setAllowInvalid(true)
    .setHelpText(`${what}: choose a name from the tab ${choices.tab}.`)
    .build();
}

/** Everybody may edit, after being asked: it never stops the owner nor a helper's script. */
export function warnBeforeEdits(sheet: Sheet, open: GoogleAppsScript.Spreadsheet.Range[] = []): void {
  const protection = sheet.protect().setWarningOnly(true);
  if (open.length > 0) protection.setUnprotectedRanges(open);
}

/** A line that a formula recognizes, in bold on its own colour: pages are rewritten whole, so their headings wander. */
export function lineRule(
  page: GoogleAppsScript.Spreadsheet.Range,
  formula: string,
  background: string,
  color: string,
): GoogleAppsScript.Spreadsheet.ConditionalFormatRule {
  return SpreadsheetApp.newConditionalFormatRule()
    .whenFormulaSatisfied(formula)
    .setBackground(background)
    .setFontColor(color)
    .setBold(true)
    .setRanges([page])
    .build();
}
