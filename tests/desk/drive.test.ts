/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';

const addOn = `
function onOpen() {
  SpreadsheetApp.getUi().createMenu('League').addItem('Ask', 'ask').addItem('Fill', 'fill').addToUi();
}
function onEdit(e) { if (e.value === 'shout') e.range.offset(0, 1).setValue('HEY') }
function ask() {
  const ui = SpreadsheetApp.getUi();
  const name = ui.prompt('Who?', ui.ButtonSet.OK_CANCEL).getResponseText();
  if (ui.alert('Sure', 'Add ' + name + '?', ui.ButtonSet.YES_NO) === ui.Button.YES) SpreadsheetApp.getActiveSheet().appendRow([name]);
  SpreadsheetApp.getActive().toast('Added ' + name + '.');
}
function fill() {
  const ss = SpreadsheetApp.getActive();
  const sheet = ss.getSheetByName('Group 1') || ss.insertSheet('Group 1');
  for (let row = 1; row <= 5; row++) sheet.getRange(row, 1).setValue(row);
  sheet.getRange('B1').setFormula('=SUM(A1:A5)');
  sheet.protect().setWarningOnly(true);
}
function add(a, b) { return { sum: a + b } }
function noise() { console.log('noise') }
`;

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  file = path.join(folder, 'league.json');
  fs.writeFileSync(path.join(folder, 'Code.js'), addOn);
  fs.writeFileSync(path.join(folder, 'appsscript.json'), JSON.stringify({ timeZone: 'America/New_York' }));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

interface Ended {
  code: number | null;
  answers: { ok: boolean; value?: unknown; error?: string }[];
  errors: string;
}

/** Runs the desk's command line with these lines as its input. */
function cli(args: string[], lines: string[] = []): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const cliFile = path.join(__dirname, '../../dist/desk/cli.cjs');
    const desk = spawn(process.execPath, [cliFile, ...args, '--build', folder]);
    let out = '';
    let errors = '';
    desk.stdout.on('data', (data) => (out += String(data)));
    desk.stderr.on('data', (data) => (errors += String(data)));
    desk.on('error', reject);
    desk.on('close', (code) => {
      const answers = out.split('\n').filter(Boolean);
      resolve({ code, answers: answers.map((line) => JSON.parse(line) as Ended['answers'][number]), errors });
    });
    desk.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

const drive = (...commands: object[]) =>
  cli(
    ['drive', file],
    commands.map((command) => JSON.stringify(command)),
  );

test('one answer a command, in order, nothing else on standard output, and a clean exit', async () => {
  const { code, answers } = await drive(
    { type: 'Sheet1!A1', value: '20M' },
    { type: 'Sheet1!B1', value: 1234 },
    { type: 'Sheet1!C1', value: '=B1*2' },
    {
      type: 'Sheet1!A2',
      values: [
        ['2026-10-02', true],
        ['16:00', ''],
      ],
    },
    { call: 'noise' },
    { read: 'Sheet1' },
    { read: "'Sheet1'!B1:C1" },
    { call: 'add', args: [1, 2] },
    { tabs: true },
  );
  expect(code).toBe(0);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(answers.slice(4).map(({ value }) => value)).toEqual([
    null,
    [
      ['20M', 1234, 2468],
      ['2026-10-02', true, ''],
      ['1899-12-30T16:00:00', '', ''],
    ],
    [[1234, 2468]],
    { sum: 3 },
    [{ name: 'Sheet1', hidden: false, protected: false }],
  ]);
});

test('a menu item tells its toasts and alerts, with the answers given', async () => {
  const { answers } = await drive({ menu: 'Ask', answers: ['Fay', 'YES'] }, { menu: 'Ask' }, { read: 'Sheet1' });
  expect(answers[0]!.value).toEqual({
    toasts: [{ title: '', text: 'Added Fay.' }],
    alerts: [
      { title: '', text: 'Who?', buttons: 'OK_CANCEL', answer: 'OK', typed: 'Fay' },
      { title: 'Sure', text: 'Add Fay?', buttons: 'YES_NO', answer: 'YES' },
    ],
    dialogs: [],
  });
  expect((answers[1]!.value as { alerts: { answer: string }[] }).alerts.map(({ answer }) => answer)).toEqual([
    'CLOSE',
    'CLOSE',
  ]);
  expect(answers[2]!.value).toEqual([['Fay']]);
});

test('typing fires onEdit, and a protection that warns is told', async () => {
  const { answers } = await drive(
    { menu: 'Fill' },
    { type: 'Group 1!D1', value: 'shout' },
    { read: 'Group 1!D1:E1' },
    { tabs: true },
  );
  expect(answers[1]!.value).toMatchObject({ warnings: ['Group 1!D1 is protected.'] });
  expect(answers[2]!.value).toEqual([['shout', 'HEY']]);
  expect(answers[3]!.value).toContainEqual({ name: 'Group 1', hidden: false, protected: true });
});

test('what is wrong is answered, and the next command still works', async () => {
  const { code, answers } = await cli(
    ['drive', file],
    [
      'not json',
      '[]',
      '{"dance":true}',
      '{"type":"Sheet1!A1"}',
      '{"type":"A1","value":"x"}',
      '{"read":"Nowhere"}',
      '{"read":"Sheet1!A1:B2:C3"}',
      '{"menu":"Nope"}',
      '{"call":"nope"}',
      '{"fail":{}}',
      '{"tabs":true}',
    ],
  );
  expect(code).toBe(0);
  expect(answers.map(({ ok }) => ok)).toEqual([...Array<boolean>(10).fill(false), true]);
  expect(answers[2]!.error).toContain('There is no such command');
  expect(answers[5]!.error).toBe('There is no tab "Nowhere".');
  expect(answers[8]!.error).toBe('Script function not found: nope');
});

test('usage counts reads, writes and others since the last usage', async () => {
  const { answers } = await drive({ usage: true }, { menu: 'Fill' }, { usage: true }, { usage: true });
  // five setValue, one setFormula, insertSheet, protect, setWarningOnly
  expect(answers[2]!.value).toEqual({ read: 0, write: 9, other: 0, total: 9, seconds: 1.35 });
  expect(answers[3]!.value).toEqual({ read: 0, write: 0, other: 0, total: 0, seconds: 0 });
});

test('fail stops the next action, and only that one, before its n-th service call', async () => {
  const { answers } = await drive(
    { fail: { afterCalls: 4 } },
    { read: 'Sheet1' },
    { menu: 'Fill' },
    { read: 'Group 1' },
    { menu: 'Fill' },
    { read: 'Group 1' },
  );
  expect(answers[2]).toEqual({ ok: false, error: 'The script was stopped at its service call 4.' });
  expect(answers[3]!.value).toEqual([[1], [2]]);
  expect(answers[4]!.ok).toBe(true);
  expect(answers[5]!.value).toEqual([
    [1, 15],
    [2, ''],
    [3, ''],
    [4, ''],
    [5, ''],
  ]);
});

test('the file is made when missing, and holds what was done', async () => {
  await drive({ type: 'Sheet1!A1', value: '5' });
  expect(fs.existsSync(file)).toBe(true);
  const { answers } = await drive({ read: 'Sheet1' });
  expect(answers[0]!.value).toEqual([[5]]);
});

test('opening a file and looking at it leaves the file as it is', async () => {
  await drive({ menu: 'Fill' });
  const before = fs.statSync(file);
  await drive({ read: 'Group 1' }, { tabs: true });
  expect(fs.statSync(file).mtimeMs).toBe(before.mtimeMs);
});

test('the same commands give the same file', async () => {
  await drive({ menu: 'Fill' }, { type: 'Group 1!A2', value: '7' });
  const first = fs.readFileSync(file, 'utf8');
  fs.rmSync(file);
  await drive({ menu: 'Fill' }, { type: 'Group 1!A2', value: '7' });
  expect(fs.readFileSync(file, 'utf8')).toBe(first);
});

test('xlsx writes an Excel file', async () => {
  await drive({ type: 'Sheet1!A1', value: '5' });
  const target = path.join(folder, 'out.xlsx');
  expect((await cli(['xlsx', file, target])).code).toBe(0);
  expect(fs.readFileSync(target).subarray(0, 2).toString()).toBe('PK');
});

test('an unknown command line is refused with the help', async () => {
  const { code, errors } = await cli(['dance']);
  expect(code).toBe(1);
  expect(errors).toContain('npm run desk -- drive FILE');
});
