/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { openTestDesk, type TestDesk } from '../support/desk';

const code = `
/** Doubles. @customfunction */
function DOUBLE(x) { return x * 2 }
/**
 * Tells its arguments.
 * @customfunction
 */
function TOLD(value) { return JSON.stringify([value, value instanceof Date, value instanceof Array]) }
/** @customfunction */
function BLOCK() { return [[1, 2], [3, 4]] }
/** @customfunction */
function BAD() { throw new Error('bad score') }
/** @customfunction */
function private_() { return 1 }
/** @customfunction */
function SUM() { return 'mine' }
function PLAIN() { return 1 }
/** @customfunction */
function PEEK(value) { return SpreadsheetApp.getActiveSheet().getRange('B1').getValue() + value }
/** @customfunction */
function WRITE() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(1) }
/** @customfunction */
function OPENED() { return SpreadsheetApp.openById('x') }
/** @customfunction */
function UI() { return SpreadsheetApp.getUi() }
/** @customfunction */
function HERE() { return SpreadsheetApp.getActiveRange().getA1Notation() }
/** @customfunction */
function TODAYS() { return new Date(2026, 9, 2) }
function note(cell) { return SpreadsheetApp.getActiveSheet().getRange(cell).getNote() }
`;

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk(code, { manifest: { timeZone: 'America/New_York' } });
});
afterEach(() => desk.close());

async function cell(formula: string, address = 'D1'): Promise<unknown> {
  await desk.type(`Sheet1!${address}`, formula);
  return (await desk.read(`Sheet1!${address}`))[0]![0];
}

test('FUNC-01 a single cell arrives as its value, a block as a two-dimensional array', async () => {
  await desk.paste('Sheet1!A1', [
    ['1', 'x'],
    ['', 'TRUE'],
  ]);
  expect(JSON.parse((await cell('=TOLD(A1)')) as string)).toEqual([1, false, false]);
  expect(JSON.parse((await cell('=TOLD(A1:B2)')) as string)).toEqual([
    [
      [1, 'x'],
      ['', true],
    ],
    false,
    true,
  ]);
});

test('FUNC-02 dates arrive as dates of the script, percentages as decimals', async () => {
  await desk.type('Sheet1!A1', '2026-10-02');
  await desk.type('Sheet1!A2', '10%');
  expect(JSON.parse((await cell('=TOLD(A1)')) as string)).toEqual(['2026-10-02T04:00:00.000Z', true, false]);
  expect(JSON.parse((await cell('=TOLD(A2)')) as string)).toEqual([0.1, false, false]);
});

test('FUNC-03 a two-dimensional array fills the neighbours', async () => {
  expect(await cell('=BLOCK()')).toBe(1);
  expect(await desk.read('Sheet1!D1:E2')).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('FUNC-04 if a neighbour is not empty the whole result is an error', async () => {
  await desk.type('Sheet1!E2', 'x');
  expect(await cell('=BLOCK()')).toBe('#REF!');
  expect(await desk.read('Sheet1!D1:E2')).toEqual([
    ['#REF!', ''],
    ['', 'x'],
  ]);
});

test('FUNC-05 names in any case; a final underscore hides; a built-in function wins', async () => {
  expect(await cell('=double(2)')).toBe(4);
  expect(await cell('=private_()')).toBe('#NAME?');
  expect(await cell('=SUM(1,2)')).toBe(3);
});

test('FUNC-06 it is recalculated when an argument changes, not when a cell it reads itself does', async () => {
  await desk.type('Sheet1!A1', '1');
  await desk.type('Sheet1!B1', '10');
  expect(await cell('=PEEK(A1)')).toBe(11);
  await desk.type('Sheet1!B1', '20');
  expect(await desk.read('Sheet1!D1')).toEqual([[11]]);
  await desk.type('Sheet1!A1', '2');
  expect(await desk.read('Sheet1!D1')).toEqual([[22]]);
});

test('FUNC-08 a throw shows #ERROR! with the message in the note', async () => {
  expect(await cell('=BAD()')).toBe('#ERROR!');
  expect(await desk.call('note', ['D1'])).toContain('bad score');
});

test('FUNC-09 the document is read-only inside', async () => {
  expect(await cell('=WRITE()')).toBe('#ERROR!');
  expect(await desk.call('note', ['D1'])).toContain('You do not have permission to call setValue');
});

test('FUNC-10 other spreadsheets and the Ui are refused', async () => {
  for (const [formula, method] of [
    ['=OPENED()', 'openById'],
    ['=UI()', 'getUi'],
  ]) {
    expect(await cell(formula!)).toBe('#ERROR!');
    expect(await desk.call('note', ['D1'])).toContain(`You do not have permission to call`);
    expect(await desk.call('note', ['D1'])).toContain(method);
  }
});

test('FUNC-11 the active range inside is the cell being calculated', async () => {
  expect(await cell('=HERE()', 'C3')).toBe('C3');
});

test('a date that a custom function returns is the day in the spreadsheet', async () => {
  expect(await cell('=TODAYS()+0')).toBe(46297);
});
