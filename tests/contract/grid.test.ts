/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure } = snippets();

test('GRID-01 a sheet without content has last row and column 0', async () => {
  expect(await run(`return [sheet.getLastRow(), sheet.getLastColumn()]`)).toEqual([0, 0]);
});

test('GRID-02 its data range is A1', async () => {
  expect(await run(`return sheet.getDataRange().getValues()`)).toEqual([['']]);
});

test('GRID-03 the data range runs to the last row and column with content', async () => {
  expect(await run(`sheet.getRange('C4').setValue(1); return sheet.getDataRange().getA1Notation()`)).toBe('A1:C4');
});

test('GRID-04 the last row drops back when it is cleared', async () => {
  expect(
    await run(
      `[1, 2, 3].forEach(n => sheet.appendRow([n])); sheet.getRange('A3').clearContent(); return sheet.getLastRow()`,
    ),
  ).toBe(2);
});

test('GRID-05 blank rows after the data do not count, a blank column inside does', async () => {
  expect(
    await run(`sheet.appendRow(['a', 'b', 'c']); sheet.insertRowAfter(2); sheet.insertColumnAfter(2);
      return [sheet.getLastRow(), sheet.getLastColumn(), sheet.getRange('C1').getValue(), sheet.getRange('D1').getValue()]`),
  ).toEqual([1, 4, '', 'c']);
});

test('GRID-06 a new sheet has 1000 rows and 26 columns', async () => {
  expect(await run(`return [sheet.getMaxRows(), sheet.getMaxColumns()]`)).toEqual([1000, 26]);
});

test('GRID-07 appendRow writes below the last content and returns the sheet', async () => {
  expect(
    await run(`const same = sheet.appendRow(['A', 'B', 'C']).getName() === sheet.getName(); sheet.appendRow([1]);
      return [same, sheet.getDataRange().getValues()]`),
  ).toEqual([
    true,
    [
      ['A', 'B', 'C'],
      [1, '', ''],
    ],
  ]);
});

test('GRID-08 appendRow on a full grid adds a row', async () => {
  expect(
    await run(`sheet.deleteRows(4, 997); sheet.getRange('A1:A3').setValue('x'); sheet.appendRow([1]);
      return [sheet.getMaxRows(), sheet.getRange('A4').getValue()]`),
  ).toEqual([4, 1]);
});

test('GRID-09 rows outside the grid cannot be deleted or inserted after', async () => {
  expect(await failure(`sheet.deleteRows(1001, 1)`)).toBe('Those rows are out of bounds.');
  expect(await failure(`sheet.insertRowAfter(1001)`)).toBe('Those rows are out of bounds.');
  expect(await failure(`sheet.deleteColumn(27)`)).toBe('Those columns are out of bounds.');
});

test('GRID-10 one row that is not frozen must remain', async () => {
  expect(await failure(`sheet.setFrozenRows(1); sheet.deleteRows(2, sheet.getMaxRows() - 1)`)).toBe(
    'Sorry, it is not possible to delete all non-frozen rows.',
  );
});

test('GRID-11 frozen rows and columns are read back; 0 unfreezes', async () => {
  expect(
    await run(`sheet.setFrozenRows(3); sheet.setFrozenColumns(1); const set = [sheet.getFrozenRows(), sheet.getFrozenColumns()];
      sheet.setFrozenRows(0); return [set, sheet.getFrozenRows(), sheet.getFrozenColumns()]`),
  ).toEqual([[3, 1], 0, 1]);
});

test('GRID-12 sort takes columns of the sheet, ascending unless told otherwise', async () => {
  expect(
    await run(`const r = sheet.getRange('B21:F23');
      r.setValues([[3, 0, 0, 1, 7], [2, 0, 0, 2, 9], [1, 0, 0, 1, 9]]);
      return r.sort([{ column: 6, ascending: false }, { column: 5 }, 2]).getValues().map(row => row[0])`),
  ).toEqual([1, 2, 3]);
});

test('GRID-13 ascending order is numbers, text, booleans', async () => {
  expect(await run(`return sheet.getRange('A1:A3').setValues([[true], ['a'], [5]]).sort(1).getValues()`)).toEqual([
    [5],
    ['a'],
    [true],
  ]);
});

const layered = `
  const r = sheet.getRange('A1');
  r.setValue(5).setBackground('red').setNote('n').setNumberFormat('0.00').setFontWeight('bold');
  r.setDataValidation(SpreadsheetApp.newDataValidation().requireNumberBetween(1, 9).build());
  const layers = () => [r.getValue(), r.getBackground(), r.getNote(), r.getDataValidation() !== null];
`;

test('GRID-14 clear empties values and formats, not notes and validation', async () => {
  expect(await run(`${layered} sheet.clear(); return layers()`)).toEqual(['', '#ffffff', 'n', true]);
});

test('GRID-15 clearContents, clearFormats and clearNotes each clear one layer', async () => {
  expect(await run(`${layered} sheet.clearContents(); return layers()`)).toEqual(['', '#ff0000', 'n', true]);
  expect(await run(`${layered} sheet.clearFormats(); return layers()`)).toEqual([5, '#ffffff', 'n', true]);
  expect(await run(`${layered} sheet.clearNotes(); return layers()`)).toEqual([5, '#ff0000', '', true]);
});

test('GRID-16 range.clearFormat resets the look but not the number format', async () => {
  expect(await run(`${layered} r.clearFormat(); return [r.getFontWeight(), r.getNumberFormat()]`)).toEqual([
    'normal',
    '0.00',
  ]);
});

const square = `const from = sheet.getRange('A1:B2').setValues([[1, 2], [3, 4]]);`;

test('GRID-17 copyTo pastes the whole source, and repeats it only as often as it fits whole', async () => {
  expect(
    await run(`${square} from.copyTo(sheet.getRange('G1')); from.copyTo(sheet.getRange('J1:L4'));
      return [sheet.getRange('G1:H2').getValues(), sheet.getRange('J1:L4').getValues()]`),
  ).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2, ''],
      [3, 4, ''],
      [1, 2, ''],
      [3, 4, ''],
    ],
  ]);
});

test('GRID-18 contentsOnly keeps the target format, formatOnly the target values', async () => {
  expect(
    await run(`${square} from.setBackground('red');
      const one = sheet.getRange('D1:E2').setBackground('#cccccc'), other = sheet.getRange('G1:H2').setValue('x');
      from.copyTo(one, { contentsOnly: true }); from.copyTo(other, { formatOnly: true });
      return [one.getValue(), one.getBackground(), other.getValue(), other.getBackground()]`),
  ).toEqual([1, '#cccccc', 'x', '#ff0000']);
});

test('GRID-19 copying an empty block empties the target, formats included', async () => {
  expect(
    await run(`const to = sheet.getRange('D1:E2').setValue('x').setBackground('green');
      sheet.getRange('A1:B2').copyTo(to); return [to.getValues(), to.getBackgrounds()]`),
  ).toEqual([
    [
      ['', ''],
      ['', ''],
    ],
    [
      ['#ffffff', '#ffffff'],
      ['#ffffff', '#ffffff'],
    ],
  ]);
});

test('copied formulas shift their relative references', async () => {
  expect(
    await run(`sheet.getRange('A1').setFormula('=B1+$C$1'); sheet.getRange('A1').copyTo(sheet.getRange('A2'));
      return sheet.getRange('A2').getFormula()`),
  ).toBe('=B2+$C$1');
});

test('widths, heights, hidden rows and groups of rows are read back', async () => {
  expect(
    await run(`
      sheet.setColumnWidths(2, 2, 150); sheet.setRowHeight(3, 40); sheet.hideRows(5, 2); sheet.hideColumns(4);
      sheet.getRange('A10:A12').shiftRowGroupDepth(1); sheet.collapseAllRowGroups();
      const hidden = [5, 6, 7, 11].map(r => sheet.isRowHiddenByUser(r));
      return [sheet.getColumnWidth(3), sheet.getRowHeight(3), hidden, sheet.isColumnHiddenByUser(4), sheet.getRowGroup(11, 1).isCollapsed(), sheet.getRowGroupDepth(13)]`),
  ).toEqual([150, 40, [true, true, false, true], true, true, 0]);
});
