/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { openTestDesk, type TestDesk } from '../support/desk';

let desk: TestDesk;
afterEach(() => desk.close());

const code = `
function write(n) { const s = SpreadsheetApp.getActiveSheet(); for (let i = 1; i <= n; i++) s.getRange(i, 1).setValue(i) }
function read() { return SpreadsheetApp.getActiveSheet().getDataRange().getValues() }
function hold() { LockService.getDocumentLock().waitLock(0); const s = SpreadsheetApp.getActiveSheet(); s.getRange(1, 1).setValue('a'); s.getRange(2, 1).setValue('b') }
function take() { return LockService.getDocumentLock().tryLock(0) }
function stubborn() { try { SpreadsheetApp.getActiveSheet().getRange(1, 1).setValue(1) } catch (e) {} return 'survived' }
function mixed() {
  const ss = SpreadsheetApp.getActive(), s = ss.getActiveSheet(), r = s.getRange('A1:B2');
  s.getLastRow(); s.getDataRange(); ss.getSheetByName('x'); SpreadsheetApp.newDataValidation().requireCheckbox().build(); r.offset(0, 1);
  r.getValues(); r.getNotes(); r.getBackgrounds(); r.getDataValidations();
  r.setValues([[1, 2], [3, 4]]); r.setBackground('red'); r.clearNote(); r.copyTo(s.getRange('D1')); s.hideRows(9); s.getRangeList(['A1', 'B1']).setValue(1);
  s.activate(); SpreadsheetApp.flush(); ss.toast('x'); LockService.getDocumentLock().tryLock(0);
  PropertiesService.getDocumentProperties().setProperty('a', 'b');
}
async function later() { await null; return 'later' }
`;

const open = async () => (desk = await openTestDesk(code));

test('each method counts once, as a read, a write or another call; finding and building counts as none', async () => {
  await open();
  await desk.call('mixed');
  expect(desk.usage()).toEqual({ read: 4, write: 6, other: 5, total: 15, seconds: 2.25 });
});

test('a stopped script leaves what it wrote, and its lock', async () => {
  await open();
  desk.failAfter(3);
  await expect(desk.call('hold')).rejects.toThrow('The script was stopped at its service call 3.');
  expect(await desk.call('read')).toEqual([['a']]);
  expect(await desk.call('take')).toBe(true);
});

test('a stopped script cannot catch its end', async () => {
  await open();
  desk.failAfter(1);
  await expect(desk.call('stubborn')).rejects.toThrow('The script was stopped');
  expect(await desk.call('stubborn')).toBe('survived');
});

test('an action with fewer calls than that goes through, and uses the failure up', async () => {
  await open();
  desk.failAfter(5);
  await desk.call('write', [3]);
  await desk.call('write', [9]);
  expect(await desk.call('read')).toHaveLength(9);
});

test('what an async function ends with is its result', async () => {
  await open();
  expect(await desk.call('later')).toBe('later');
});

test('two executions at once both end, each with its own calls', async () => {
  await open();
  await Promise.all([desk.call('write', [20]), desk.call('write', [30])]);
  expect(await desk.call('read')).toHaveLength(30);
  expect(desk.usage().write).toBe(50);
});

test('closing the desk ends what still runs', async () => {
  const closing = await openTestDesk('function forever() { for (;;) {} }');
  const running = expect(closing.call('forever')).rejects.toThrow('The spreadsheet was closed.');
  await closing.close();
  await running;
  await open();
});

test('a late notice of the answer before does not wake the next call before its own answer is there', async () => {
  await open();
  const { idle } = (desk as unknown as { executions: { idle: { answered: Int32Array }[] } }).executions;
  const { answered } = idle[0]!;
  let over = false;
  const disturb = (): void => {
    Atomics.notify(answered, 0);
    if (!over) setImmediate(disturb);
  };
  disturb();
  try {
    await desk.call('write', [400]);
  } finally {
    over = true;
  }
  expect(await desk.call('read')).toHaveLength(400);
});
