/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure } = snippets();

test('NAME-01 setNamedRange makes a name that getRangeByName resolves', async () => {
  expect(
    await run(`ss.setNamedRange('n1', sheet.getRange('A1:B2')); return ss.getRangeByName('n1').getA1Notation()`),
  ).toBe('A1:B2');
});

test('NAME-02 getRangeByName gives null for an unknown name', async () => {
  expect(await run(`return ss.getRangeByName('nope')`)).toBeNull();
});

test('NAME-03 removeNamedRange throws for an unknown name', async () => {
  expect(await failure(`ss.removeNamedRange('nope')`)).toContain('nope');
});

test('NAME-04 setName, setRange and remove of a named range change the spreadsheet', async () => {
  expect(
    await run(`
      ss.getNamedRanges().forEach(n => n.remove());
      ss.setNamedRange('n1', sheet.getRange('A1:B2'));
      ss.getNamedRanges()[0].setName('n1_10').setRange(sheet.getRange('C1:D2'));
      const changed = ss.getNamedRanges().map(n => [n.getName(), n.getRange().getA1Notation()]);
      ss.getNamedRanges()[0].remove(); return [changed, ss.getNamedRanges().length]`),
  ).toEqual([[['n1_10', 'C1:D2']], 0]);
});

test('NAME-05 a sheet lists the names on it, the spreadsheet all', async () => {
  expect(
    await run(`ss.setNamedRange('a1x', sheet.getRange('A1')); ss.setNamedRange('b1x', sheet.getRange('B1'));
      return [ss.getNamedRanges().length, sheet.getNamedRanges().length, ss.getSheets()[0].getNamedRanges().length]`),
  ).toEqual([2, 2, 0]);
});

test('NOTE-01 setNote on a block sets every cell; getNotes gives "" where there is none', async () => {
  expect(
    await run(
      `sheet.getRange('C2:D3').setNote('foo'); return [sheet.getRange('C2:E3').getNotes(), sheet.getRange('C2:E3').getNote()]`,
    ),
  ).toEqual([
    [
      ['foo', 'foo', ''],
      ['foo', 'foo', ''],
    ],
    'foo',
  ]);
});

test('NOTE-02 null removes a note, alone or in a block', async () => {
  expect(
    await run(`const r = sheet.getRange('A1:B1').setNotes([['a', 'b']]); r.setNotes([[null, 'c']]); const one = r.getNotes();
      r.setNote(null); return [one, r.getNotes()]`),
  ).toEqual([[['', 'c']], [['', '']]]);
});
