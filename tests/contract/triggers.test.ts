/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { openTestDesk, type TestDesk } from '../support/desk';

const opened: TestDesk[] = [];

async function open(code: string, options: Parameters<typeof openTestDesk>[1] = {}): Promise<TestDesk> {
  const desk = await openTestDesk(code, options);
  opened.push(desk);
  return desk;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((desk) => desk.close()));
});

/** An onEdit that logs what an expression of the event gives, as JSON. */
const logging = (expression: string) => `function onEdit(e) { console.log(JSON.stringify(${expression})) }`;

function lastLogged(desk: TestDesk): unknown {
  return JSON.parse(desk.log.at(-1) ?? 'null') as unknown;
}

test('TRIG-01 onOpen gets authMode, source and user', async () => {
  const desk = await open(
    `function onOpen(e) { console.log(JSON.stringify([String(e.authMode), String(e.source), 'user' in e])) }`,
  );
  expect(lastLogged(desk)).toEqual(['NONE', 'Spreadsheet', true]);
});

test('TRIG-02 onEdit of one cell has range, source, value and oldValue', async () => {
  const desk = await open(
    logging(`[e.range.getA1Notation(), e.source.getActiveSheet().getName(), e.value, e.oldValue, String(e.authMode)]`),
  );
  await desk.type('Sheet1!A1', '1234');
  await desk.type('Sheet1!A1', '10');
  expect(lastLogged(desk)).toEqual(['A1', 'Sheet1', '10', '1234', 'LIMITED']);
});

test('TRIG-03 oldValue is undefined when the cell was empty', async () => {
  const desk = await open(logging(`[e.value, 'oldValue' in e]`));
  await desk.type('Sheet1!B2', 'x');
  expect(lastLogged(desk)).toEqual(['x', false]);
});

test('TRIG-04 value and oldValue are absent when a block changes', async () => {
  const desk = await open(logging(`[e.range.getA1Notation(), 'value' in e, 'oldValue' in e]`));
  await desk.paste('Sheet1!B2', [
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(lastLogged(desk)).toEqual(['B2:C3', false, false]);
});

test('TRIG-05 value is undefined when a cell is cleared', async () => {
  const desk = await open(logging(`['value' in e, e.oldValue]`));
  await desk.type('Sheet1!A1', 'old');
  await desk.type('Sheet1!A1', '');
  expect(lastLogged(desk)).toEqual([false, 'old']);
});

test('TRIG-06 the value of a ticked check box arrives as text', async () => {
  const desk = await open(
    `${logging('e.value')} function boxes() { SpreadsheetApp.getActiveSheet().getRange('A3').insertCheckboxes() }`,
  );
  await desk.call('boxes');
  await desk.type('Sheet1!A3', 'TRUE');
  expect(lastLogged(desk)).toBe('TRUE');
  expect(await desk.read('Sheet1!A3')).toEqual([[true]]);
});

test('TRIG-07 the range carries plain corner numbers', async () => {
  const desk = await open(logging(`[e.range.rowStart, e.range.rowEnd, e.range.columnStart, e.range.columnEnd]`));
  await desk.type('Sheet1!B2', 'x');
  expect(lastLogged(desk)).toEqual([2, 2, 2, 2]);
});

test('TRIG-08 changes made by a script do not fire onEdit', async () => {
  const desk = await open(
    `${logging('1')} function write() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(1) }`,
  );
  await desk.call('write');
  expect(desk.log).toEqual([]);
});

test('onEdit sees the formulas settled, and what it writes is settled before the edit is answered', async () => {
  const desk =
    await open(`function onEdit(e) { const s = e.range.getSheet(); s.getRange('C1').setValue(s.getRange('B1').getValue() + 1) }
    function formulas() { SpreadsheetApp.getActiveSheet().getRange('B1').setFormula('=A1*2'); SpreadsheetApp.getActiveSheet().getRange('D1').setFormula('=C1*10') }`);
  await desk.call('formulas');
  await desk.type('Sheet1!A1', '5');
  expect(await desk.read('Sheet1!A1:D1')).toEqual([[5, 10, 11, 110]]);
});

test('an onEdit that throws leaves the edit, and the answer says why', async () => {
  const desk = await open(`function onEdit(e) { throw new Error('no such player') }`);
  expect((await desk.type('Sheet1!A1', '5')).triggerError).toBe('no such player');
  expect(await desk.read('Sheet1')).toEqual([[5]]);
});

test('TRIG-11 onInstall runs in FULL, and onOpen does not run then', async () => {
  const desk = await open(
    `function onInstall(e) { console.log('install ' + e.authMode) } function onOpen() { console.log('open') }`,
    {
      installing: true,
    },
  );
  expect(desk.log).toEqual(['install FULL']);
});

test('AUTH-02 in NONE only menus, the locale, Logger and Utilities work', async () => {
  const desk = await open(`function onOpen() {
    const tried = [
      () => SpreadsheetApp.getActiveSheet().getName(),
      () => PropertiesService.getDocumentProperties(),
      () => { SpreadsheetApp.getUi().createAddonMenu().addItem('a', 'f').addToUi(); return 'menu' },
      () => Session.getActiveUserLocale(),
      () => Utilities.formatString('%s', 1),
    ].map(f => { try { return f() } catch (e) { return e.name } });
    console.log(JSON.stringify(tried)) }`);
  expect(lastLogged(desk)).toEqual(['Exception', 'Exception', 'menu', 'en', '1']);
});

test('AUTH-03 a forbidden call at the top level makes onOpen fail as a whole', async () => {
  const desk = await open(`const p = PropertiesService.getScriptProperties();
    function onOpen() { SpreadsheetApp.getUi().createMenu('M').addItem('a', 'f').addToUi() }`);
  expect(desk.menus).toEqual([]);
  expect(desk.log.at(-1)).toContain('onOpen failed: You do not have permission to call getScriptProperties');
});

test('AUTH-04 in LIMITED the document is open, but sidebars, dialogs and alerts throw', async () => {
  const desk = await open(
    logging(`[
      () => { e.range.offset(0, 1).setValue('w'); PropertiesService.getDocumentProperties().setProperty('a', 'b'); return 'wrote' },
      () => SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput('x')),
      () => SpreadsheetApp.getUi().alert('x'),
    ].map(f => { try { return f() } catch (error) { return error.message } })`),
  );
  await desk.type('Sheet1!A1', 'x');
  expect(lastLogged(desk)).toEqual([
    'wrote',
    'You do not have permission to call showSidebar',
    'You do not have permission to call alert',
  ]);
});

test('AUTH-05 menu clicks and calls run in FULL', async () => {
  const desk = await open(`function onOpen() { SpreadsheetApp.getUi().createMenu('M').addItem('Go', 'go').addToUi() }
    function go() { SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput('x')); return Session.getActiveUser().getEmail() !== '' }`);
  expect((await desk.menu('Go')).dialogs).toHaveLength(1);
  expect(await desk.call('go')).toBe(true);
});

test('SESS-01 the address of the user is empty in a simple trigger', async () => {
  const desk = await open(logging(`Session.getActiveUser().getEmail()`));
  await desk.type('Sheet1!A1', 'x');
  expect(lastLogged(desk)).toBe('');
});

/** A person who tells of the first toast, and answers questions when told to. */
function waitingPerson() {
  let toasted!: () => void;
  let answered!: () => void;
  const toast = new Promise<void>((resolve) => (toasted = resolve));
  const answer = new Promise<void>((resolve) => (answered = resolve));
  const person = {
    toast: () => toasted(),
    show: () => undefined,
    ask: async () => {
      await answer;
      return { button: 'OK' as const, text: '' };
    },
  };
  return { person, toast, answer: answered };
}

test('SHEET-15 what a script flushed is seen by others while it still runs', async () => {
  const desk =
    await open(`function slow() { const s = SpreadsheetApp.getActiveSheet(); s.getRange('A1').setValue('early'); SpreadsheetApp.flush();
    SpreadsheetApp.getActive().toast('flushed'); Utilities.sleep(300); s.getRange('A1').setValue('late') }`);
  const { person, toast } = waitingPerson();
  const slow = desk.call('slow', [], person);
  await toast;
  expect(await desk.read('Sheet1')).toEqual([['early']]);
  await slow;
});

test('a person goes on editing while a script waits for an answer', async () => {
  const desk = await open(
    `function ask() { SpreadsheetApp.getUi().alert('Go on?'); return SpreadsheetApp.getActiveSheet().getRange('A1').getValue() }`,
  );
  const { person, answer } = waitingPerson();
  const call = desk.call('ask', [], person);
  await desk.type('Sheet1!A1', 'meanwhile');
  answer();
  expect(await call).toBe('meanwhile');
});
