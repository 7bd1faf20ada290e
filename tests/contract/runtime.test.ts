/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { openTestDesk, snippets } from '../support/desk';

const { run, failure, desk } = snippets();

test('SESS-02 the user has a language', async () => {
  expect(await run(`return Session.getActiveUserLocale()`)).toBe('en');
});

test('UTIL-01 formatDate uses the letters of SimpleDateFormat in the zone given', async () => {
  expect(
    await run(`const d = new Date('2026-10-02T20:00:00Z'), f = (zone, p) => Utilities.formatDate(d, zone, p);
      return [f('America/Bogota', "yyyy-MM-dd'T'HH:mm:ss"), f('GMT', 'HH:mm Z'), f('GMT', "EEEE, MMMM d 'o''clock' h a"), f('Europe/Vienna', 'EEE d.M.yy HH:mm XXX'), f('GMT', 'D u')]`),
  ).toEqual([
    '2026-10-02T15:00:00',
    '20:00 +0000',
    "Friday, October 2 o'clock 8 PM",
    'Fri 2.10.26 22:00 +02:00',
    '275 5',
  ]);
});

test('UTIL-02 getUuid gives a random UUID each time', async () => {
  const [one, other] = (await run(`return [Utilities.getUuid(), Utilities.getUuid()]`)) as string[];
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(other).not.toBe(one);
});

test('UTIL-03 sleep blocks the script', async () => {
  expect(
    await run(`const t = Date.now(); const r = Utilities.sleep(200); return [Date.now() - t >= 199, r === undefined]`),
  ).toEqual([true, true]);
});

test('formatString and base64 work as documented', async () => {
  expect(
    await run(
      `return [Utilities.formatString('%s has %d of %05.2f%% |%-5s|', 'Fay', 3, 4.5, 'ab'), Utilities.base64Encode('hé'), Utilities.base64Decode('aMOp')]`,
    ),
  ).toEqual(['Fay has 3 of 04.50% |ab   |', 'aMOp', [104, -61, -87]]);
});

test('LOG-01 log returns the Logger and fills placeholders; clear empties it', async () => {
  expect(
    await run(
      `const same = Logger.log('%s of %s', 1, 2) === Logger; const text = Logger.getLog(); Logger.clear(); return [same, text, Logger.getLog()]`,
    ),
  ).toEqual([true, '1 of 2\n', '']);
  expect(desk().log).toContain('1 of 2');
});

test('ENUM-01 enum values have toString, name, ordinal, compareTo, and JSON gives the name', async () => {
  expect(
    await run(`const { SHEET, RANGE } = SpreadsheetApp.ProtectionType;
      return [SHEET.toString(), SHEET.name(), typeof SHEET.ordinal(), SHEET.compareTo(SHEET), SHEET.compareTo(RANGE) !== 0, JSON.stringify(SHEET)]`),
  ).toEqual(['SHEET', 'SHEET', 'number', 0, true, '"SHEET"']);
});

test('RT-01 errors of services are named Exception, their message has no prefix', async () => {
  expect(
    await run(`try { sheet.getRange(0, 1) } catch (e) { return [e instanceof Error, e.name, e.message, String(e)] }`),
  ).toEqual([
    true,
    'Exception',
    'The starting row of the range is too small.',
    'Exception: The starting row of the range is too small.',
  ]);
});

test('RT-02 there are no timers, fetch, URL or crypto, and nothing of Node', async () => {
  const names = [
    'setTimeout',
    'setInterval',
    'fetch',
    'URL',
    'TextEncoder',
    'crypto',
    'performance',
    'process',
    'require',
    'Buffer',
    'window',
    'document',
    'structuredClone',
    'queueMicrotask',
  ];
  const types = names.map((name) => `typeof ${name}`).join(', ');
  expect(await run(`return [${types}].filter(t => t !== 'undefined')`)).toEqual([]);
});

test('a method of Google that the desk lacks says so', async () => {
  expect(await failure(`sheet.newChart()`)).toBe('The desk does not have Sheet.newChart.');
});

test('each execution starts afresh', async () => {
  expect(await run(`globalThis.kept = (globalThis.kept || 0) + 1; return kept`)).toBe(1);
  expect(await run(`globalThis.kept = (globalThis.kept || 0) + 1; return kept`)).toBe(1);
});

describe('RT-03', () => {
  const loops = `
    function forever() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue('kept'); LockService.getDocumentLock().tryLock(0); for (;;) {} }
    function onEdit() { for (;;) {} }
    function take() { return LockService.getDocumentLock().tryLock(0) }
    function wait() { Utilities.sleep(400) }
    /** @customfunction */
    function LOOP() { for (;;) {} }
  `;
  const limits = { script: 600, trigger: 300, customFunction: 100, atOnce: 3 };

  test('a script is killed at its limit; what it wrote stays, its lock is released', async () => {
    const slow = await openTestDesk(loops, { limits });
    await expect(slow.call('forever')).rejects.toThrow('Exceeded maximum execution time');
    expect(await slow.read('Sheet1')).toEqual([['kept']]);
    expect(await slow.call('take')).toBe(true);
    await slow.close();
  });

  test('a simple trigger is killed at its limit; the edit stays', async () => {
    const slow = await openTestDesk(loops, { limits });
    const { triggerError } = await slow.type('Sheet1!A1', '5');
    expect(triggerError).toBe('Exceeded maximum execution time');
    expect(await slow.read('Sheet1')).toEqual([[5]]);
    await slow.close();
  });

  test('FUNC-07 a custom function is stopped at its limit, with #ERROR! and a note', async () => {
    const slow = await openTestDesk(
      `${loops.replace('function onEdit', 'function none')}
      function note() { return SpreadsheetApp.getActiveSheet().getRange('A1').getNote() }`,
      { limits },
    );
    await slow.type('Sheet1!A1', '=LOOP()');
    expect(await slow.read('Sheet1!A1')).toEqual([['#ERROR!']]);
    expect(await slow.call('note')).toBe('Exceeded maximum execution time (line 0).');
    await slow.close();
  });

  test('more executions at once than allowed are refused', async () => {
    const slow = await openTestDesk(loops, { limits });
    const waits = [1, 2, 3].map(() => slow.call('wait'));
    await expect(slow.call('wait')).rejects.toThrow('too many scripts running simultaneously');
    await Promise.all(waits);
    await slow.call('wait');
    await slow.close();
  });
});
