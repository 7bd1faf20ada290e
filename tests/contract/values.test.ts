/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure } = snippets();

test('VAL-01 values are numbers, booleans, dates and strings, made in the script', async () => {
  expect(
    await run(`
      sheet.getRange('A1:B2').setValues([[5, true], [new Date(2026, 9, 2), '']]);
      const v = sheet.getRange('A1:B2').getValues();
      return [v instanceof Array, v[0] instanceof Array, v[0], v[1][0] instanceof Date, v[1][0].getTime() === new Date(2026, 9, 2).getTime(), v[1][1]]`),
  ).toEqual([true, true, [5, true], true, true, '']);
});

test('VAL-02 singular getters read the top left cell', async () => {
  expect(
    await run(`
      sheet.getRange('A1').setValue('x').setNote('n').setBackground('red'); sheet.getRange('B2').setValue('y');
      const r = sheet.getRange('A1:B2'); return [r.getValue(), r.getDisplayValue(), r.getNote(), r.getBackground()]`),
  ).toEqual(['x', 'x', 'n', '#ff0000']);
});

test('VAL-03 numbers, booleans and ordinary text read back equal and of the same type', async () => {
  const values = [
    ['red eye', 8647, true],
    [3.141592653589793, false, -69],
  ];
  expect(
    await run(
      `sheet.getRange('A1:C2').setValues(${JSON.stringify(values)}); return sheet.getRange('A1:C2').getValues()`,
    ),
  ).toEqual(values);
});

test('VAL-04 a string that begins with = becomes a formula', async () => {
  expect(
    await run(`
      sheet.getRange('A1').setValue('=1+1'); sheet.getRange('A2:B2').setValues([['=2+2', 'x']]); sheet.appendRow(['=3+3']);
      return ['A1', 'A2', 'A3'].map(a => [sheet.getRange(a).getFormula(), sheet.getRange(a).getValue()])`),
  ).toEqual([
    ['=1+1', 2],
    ['=2+2', 4],
    ['=3+3', 6],
  ]);
});

test('VAL-05 blanks before the = keep it text, also after trimming', async () => {
  expect(
    await run(`
      const r = sheet.getRange('A1'); r.setValues([['   =SUM(1,2)']]);
      const before = r.getValue(); r.trimWhitespace(); return [before, r.getValue(), r.getFormula()]`),
  ).toEqual(['   =SUM(1,2)', '=SUM(1,2)', '']);
});

test('VAL-06 other strings are parsed as if typed', async () => {
  expect(
    await run(`return ['01234', '22 34', '1,000,000'].map(t => sheet.getRange('A1').clear().setValue(t).getValue())`),
  ).toEqual([1234, 2234, 1000000]);
});

test('VAL-07 strings that look like dates become dates at midnight of the spreadsheet', async () => {
  expect(
    await run(`return ['2026-10-02', '3/4', '1-2'].map(t => {
      const v = sheet.getRange('A1').clear().setValue(t).getValue();
      return v instanceof Date && Utilities.formatDate(v, ss.getSpreadsheetTimeZone(), 'MM-dd HH:mm') })`),
  ).toEqual(['10-02 00:00', '03-04 00:00', '01-02 00:00']);
});

test('VAL-08 a string that looks like a time becomes a date on 30 December 1899', async () => {
  expect(
    await run(`const v = sheet.getRange('A1').setValue('16:00').getValue();
      return v instanceof Date && Utilities.formatDate(v, ss.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm')`),
  ).toBe('1899-12-30 16:00');
});

test('VAL-09 TRUE and FALSE in any case become booleans', async () => {
  expect(await run(`return ['TRUE', 'false'].map(t => sheet.getRange('A1').setValue(t).getValue())`)).toEqual([
    true,
    false,
  ]);
});

test('VAL-10 with the number format @ strings are stored as they are', async () => {
  expect(
    await run(
      `return ['012', '3/4', '16:00', '=1+1', 'TRUE'].map(t => sheet.getRange('A1').setNumberFormat('@').setValue(t).getValue())`,
    ),
  ).toEqual(['012', '3/4', '16:00', '=1+1', 'TRUE']);
});

test('VAL-11 a leading apostrophe marks text and is not read back', async () => {
  expect(await run(`return ["'0012", "'=A1"].map(t => sheet.getRange('A1').setValue(t).getValue())`)).toEqual([
    '0012',
    '=A1',
  ]);
});

test('VAL-12 null and undefined empty the cell', async () => {
  expect(
    await run(`const r = sheet.getRange('A1');
      return [null, undefined].map(v => { r.setValue('x'); r.setValue(v); return [r.getValue(), r.isBlank()] })`),
  ).toEqual([
    ['', true],
    ['', true],
  ]);
});

test('VAL-13 the wrong number of rows throws and names both numbers', async () => {
  expect(await failure(`sheet.getRange('A1:B2').setValues([[1, 2]])`)).toBe(
    'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
  );
});

test('VAL-14 the wrong number of columns throws, in any row, and writes nothing', async () => {
  const text = (data: number, range: number) =>
    `The number of columns in the data does not match the number of columns in the range. The data has ${data} but the range has ${range}.`;
  expect(await failure(`sheet.getRange('A1:D1').setValues([[1, 2, 3, 4, 5]])`)).toBe(text(5, 4));
  expect(await failure(`sheet.getRange('A1:B2').setValues([[1, 2], [3]])`)).toBe(text(1, 2));
  expect(
    await run(`try { sheet.getRange('A1:B2').setValues([[1, 2], [3]]) } catch (e) {} return sheet.getLastRow()`),
  ).toBe(0);
});

test('VAL-15 a one-dimensional array does not match the signature', async () => {
  expect(await failure(`sheet.getRange('A1:D1').setValues([1, 2, 3, null])`)).toBe(
    "The parameters (number,number,number,null) don't match the method signature for SpreadsheetApp.Range.setValues.",
  );
  expect(await failure(`sheet.getRange('A1', 'B2')`)).toBe(
    "The parameters (String,String) don't match the method signature for SpreadsheetApp.Sheet.getRange.",
  );
});

test('VAL-16 setValue on a block writes every cell', async () => {
  expect(await run(`return sheet.getRange('A1:B2').setValue('x').getValues()`)).toEqual([
    ['x', 'x'],
    ['x', 'x'],
  ]);
});

test('VAL-17 more than 50,000 characters in a cell throw', async () => {
  expect(await failure(`sheet.getRange('A1').setValue('x'.repeat(50001))`)).toBe(
    'Your input contains more than the maximum of 50000 characters in a single cell.',
  );
  expect(await run(`return sheet.getRange('A1').setValue('x'.repeat(50000)).getValue().length`)).toBe(50000);
});

test('VAL-18 display values are strings formatted by the number format', async () => {
  expect(
    await run(`sheet.getRange('A1').setValue(5).setNumberFormat('0.00'); sheet.getRange('A2').setValue(true); sheet.getRange('B2').setValue('2026-10-02');
      return sheet.getRange('A1:B2').getDisplayValues()`),
  ).toEqual([
    ['5.00', ''],
    ['TRUE', '2026-10-02'],
  ]);
});

test('VAL-19 a cell in error reads as the text of the error', async () => {
  expect(await run(`return sheet.getRange('A1').setValue('=1/0').getValue()`)).toBe('#DIV/0!');
});

test('VAL-20 clearContent keeps the number format, so a number in a former date cell reads as a date', async () => {
  expect(
    await run(
      `const r = sheet.getRange('A1'); r.setValue('2026-10-02'); r.clearContent(); r.setValue(5); return r.getValue() instanceof Date`,
    ),
  ).toBe(true);
});

test('VAL-21 dates are serials counted from 30 December 1899', async () => {
  expect(
    await run(`sheet.getRange('A1:A2').setValues([['1900-01-01 12:00'], ['1900-02-01 15:00']]);
      return sheet.getRange('A1:A2').setNumberFormat('0.000').getValues()`),
  ).toEqual([[2.5], [33.625]]);
});

test('a date written by a script is the same instant when read, on both sides of a change to summer time', async () => {
  expect(
    await run(`return ['2026-01-15T12:00:00Z', '2026-07-15T12:34:56Z', '2026-03-08T08:00:00Z', '2026-11-01T07:00:00Z'].filter(t =>
      sheet.getRange('A1').setValue(new Date(t)).getValue().getTime() !== new Date(t).getTime())`),
  ).toEqual([]);
});
