/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure } = snippets();

test('RANGE-01 two, three or four numbers: row, column, rows, columns, counted from 1', async () => {
  expect(
    await run(
      `return [sheet.getRange(1, 1), sheet.getRange(2, 3, 4), sheet.getRange(1, 1, 2, 5)].map(r => r.getA1Notation())`,
    ),
  ).toEqual(['A1', 'C2:C5', 'A1:E2']);
});

test('RANGE-02 addresses are read in any case and with dollar signs', async () => {
  expect(await run(`return ['B2:D5', '$C$3', 'c2:$d$4'].map(a => sheet.getRange(a).getA1Notation())`)).toEqual([
    'B2:D5',
    'C3',
    'C2:D4',
  ]);
  expect(
    await run(
      `const r = sheet.getRange('B2:D5'); return [r.getRow(), r.getColumn(), r.getNumRows(), r.getNumColumns(), r.getLastRow(), r.getLastColumn()]`,
    ),
  ).toEqual([2, 2, 4, 3, 5, 4]);
});

test('RANGE-03 rows alone or columns alone span the grid and keep their short notation', async () => {
  expect(
    await run(
      `return ['5:7', 'D:F'].map(a => { const r = sheet.getRange(a); return [r.getNumRows(), r.getNumColumns(), r.getA1Notation()] })`,
    ),
  ).toEqual([
    [3, 26, '5:7'],
    [1000, 3, 'D:F'],
  ]);
});

test('RANGE-04 addresses given backwards are put in order', async () => {
  expect(await run(`return ['C5:B2', '5:2', 'D:B'].map(a => sheet.getRange(a).getA1Notation())`)).toEqual([
    'B2:C5',
    '2:5',
    'B:D',
  ]);
});

test('RANGE-05 an address may name its sheet', async () => {
  expect(
    await run(`
      ss.insertSheet('Invoices'); sheet.setName('foo');
      const r = ss.getRange('Invoices!A1:D4'), q = ss.getRange("'Invoices'!B2");
      return [r.getSheet().getName(), r.getA1Notation(), q.getSheet().getName(), sheet.getRange('foo!E10:F12').getA1Notation()]`),
  ).toEqual(['Invoices', 'A1:D4', 'Invoices', 'E10:F12']);
});

test('RANGE-06 absolute R1C1 addresses are read', async () => {
  expect(
    await run(`return ['R5C3', 'R2C2:R4C5', 'R10C5:R1C2', 'r1c1:r2c2'].map(a => sheet.getRange(a).getA1Notation())`),
  ).toEqual(['C5', 'B2:E4', 'B1:E10', 'A1:B2']);
});

test('RANGE-07 an address that is not absolute R1C1 is read as A1, even beyond the grid', async () => {
  expect(await run(`return sheet.getRange('RC1').getA1Notation()`)).toBe('RC1');
});

test('RANGE-08 a start row or column below 1 throws', async () => {
  expect(await failure(`sheet.getRange(0, 1)`)).toBe('The starting row of the range is too small.');
  expect(await failure(`sheet.getRange(1, 0)`)).toBe('The starting column of the range is too small.');
});

test('RANGE-09 a range of no rows or no columns throws', async () => {
  expect(await failure(`sheet.getRange(2, 1, 0, 3)`)).toBe('The number of rows in the range must be at least 1.');
  expect(await failure(`sheet.getRange(2, 1, 1, 0)`)).toBe('The number of columns in the range must be at least 1.');
});

test('RANGE-10 working outside the grid throws', async () => {
  const message = 'The coordinates of the range are outside the dimensions of the sheet.';
  expect(await failure(`sheet.getRange(1001, 1).setValue(1)`)).toBe(message);
  expect(await failure(`sheet.getRange(1, 27).getValue()`)).toBe(message);
  expect(await failure(`sheet.getRange(1001, 1).setBackground('red')`)).toBe(message);
});

test('RANGE-11 offset keeps the size or takes the new one; zero rows or columns throw', async () => {
  expect(
    await run(
      `const r = sheet.getRange('A1:F12'); return [r.offset(1, 1), r.offset(1, 1, 2, 2)].map(o => o.getA1Notation())`,
    ),
  ).toEqual(['B2:G13', 'B2:C3']);
  expect(await failure(`sheet.getRange('A1').offset(0, 0, 0)`)).toContain('number of rows');
  expect(await failure(`sheet.getRange('A1').offset(0, 0, 1, 0)`)).toContain('number of columns');
});
