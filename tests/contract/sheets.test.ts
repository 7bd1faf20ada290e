/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure } = snippets();

test('SHEET-01 insertSheet makes the new sheet the active one', async () => {
  expect(await run(`const s = ss.insertSheet('X'); return [s.getName(), ss.getActiveSheet().getName()]`)).toEqual([
    'X',
    'X',
  ]);
});

test('SHEET-02 the index of insertSheet counts from 0, getIndex from 1', async () => {
  expect(
    await run(`
      ss.getSheets().slice(1).forEach(s => ss.deleteSheet(s)); ss.setActiveSheet(ss.getSheets()[0]);
      ss.insertSheet('s1'); ss.insertSheet('s2'); ss.insertSheet('s3', 1); ss.insertSheet('s4', 0);
      return ss.getSheets().map(s => s.getName() + s.getIndex())`),
  ).toEqual(['s41', 'Sheet12', 's33', 's14', 's25']);
});

test('SHEET-03 a template is copied with its content, at the index given', async () => {
  expect(
    await run(`
      sheet.setName('w1').getRange('B2').setValue('x').setBackground('red').setNote('n');
      sheet.setFrozenRows(2); sheet.setColumnWidth(2, 200);
      const copy = ss.insertSheet('W2', 1, { template: sheet }), r = copy.getRange('B2');
      return [copy.getIndex(), r.getValue(), r.getBackground(), r.getNote(), copy.getFrozenRows(), copy.getColumnWidth(2)]`),
  ).toEqual([2, 'x', '#ff0000', 'n', 2, 200]);
});

test('SHEET-04 a name that is taken is refused', async () => {
  const message = 'A sheet with the name "Results" already exists. Please enter another name.';
  expect(await failure(`ss.insertSheet('Results'); ss.insertSheet('Results')`)).toBe(message);
  expect(await failure(`sheet.setName('Results')`)).toBe(message);
});

test('SHEET-05 a name longer than 100 characters is refused', async () => {
  expect(await failure(`ss.insertSheet('x'.repeat(101))`)).toBe(
    'The sheet name cannot be greater than 100 characters.',
  );
});

test('SHEET-06 getSheetByName and getSheetById give null when nothing matches', async () => {
  expect(
    await run(
      `return [ss.getSheetByName('nope'), ss.getSheetById(1), ss.getSheetById(sheet.getSheetId()).getName() === sheet.getName()]`,
    ),
  ).toEqual([null, null, true]);
});

test('SHEET-07 a copy is named "Copy of X"; duplicateActiveSheet activates it', async () => {
  expect(
    await run(`sheet.setName('Renamed').activate(); const n = ss.getNumSheets();
      const first = sheet.copyTo(ss).getName(); sheet.setName('Again');
      const second = ss.duplicateActiveSheet().getName();
      return [first, second, ss.getActiveSheet().getName(), ss.getNumSheets() - n]`),
  ).toEqual(['Copy of Renamed', 'Copy of Again', 'Copy of Again', 2]);
});

test('SHEET-08 the only sheet cannot be deleted', async () => {
  expect(
    await failure(`ss.getSheets().slice(1).forEach(s => ss.deleteSheet(s)); ss.deleteSheet(ss.getSheets()[0])`),
  ).toBe("You can't remove all the sheets in a document.");
});

test('SHEET-09 the last visible sheet cannot be deleted', async () => {
  expect(
    await failure(
      `ss.getSheets().forEach(s => { if (s.getName() !== sheet.getName()) s.hideSheet() }); ss.deleteSheet(sheet)`,
    ),
  ).toBe("You can't remove all the visible sheets in a document.");
});

test('SHEET-10 the only visible sheet cannot be hidden; a hidden one may be hidden again', async () => {
  expect(
    await failure(
      `ss.getSheets().forEach(s => { if (s.getName() !== sheet.getName()) s.hideSheet().hideSheet() }); sheet.hideSheet()`,
    ),
  ).toBe("You can't hide all the sheets in a document.");
});

test('SHEET-11 hideSheet and showSheet are seen by isSheetHidden', async () => {
  expect(
    await run(`ss.getSheets()[0].showSheet();
      const hidden = sheet.hideSheet().isSheetHidden(); return [hidden, sheet.showSheet().isSheetHidden()]`),
  ).toEqual([true, false]);
});

test('SHEET-12 getSheets is in tab order, hidden sheets included', async () => {
  expect(
    await run(`sheet.hideSheet(); const all = ss.getSheets();
      return all.every((s, i) => s.getIndex() === i + 1) && all.length === ss.getNumSheets() && all.some(s => s.getName() === sheet.getName())`),
  ).toBe(true);
});

test('SHEET-13 moveActiveSheet takes a position from 1 and throws beyond the sheets', async () => {
  expect(await run(`sheet.activate(); ss.moveActiveSheet(1); return sheet.getIndex()`)).toBe(1);
  expect(await failure(`ss.moveActiveSheet(ss.getNumSheets() + 1)`)).toContain('Invalid argument');
});

test('SHEET-14 toast returns at once', async () => {
  expect(await run(`return ss.toast('m', 't', -1)`)).toBeUndefined();
});

test('SHEET-16 the spreadsheet has its own time zone', async () => {
  expect(
    await run(`const script = Session.getScriptTimeZone(); ss.setSpreadsheetTimeZone('Europe/Vienna');
      const now = [ss.getSpreadsheetTimeZone(), Session.getScriptTimeZone() === script];
      const read = sheet.getRange('A1').setValue('2026-10-02').getValue();
      ss.setSpreadsheetTimeZone('America/New_York');
      return [...now, Utilities.formatDate(read, 'Europe/Vienna', 'yyyy-MM-dd HH:mm')]`),
  ).toEqual(['Europe/Vienna', true, '2026-10-02 00:00']);
  expect(await failure(`ss.setSpreadsheetTimeZone('Nowhere/Nothing')`)).toContain('Invalid argument');
});

test('tab colour and gridlines are read back, and null takes the colour away', async () => {
  expect(
    await run(`sheet.setTabColor('RED').setHiddenGridlines(true);
      return [sheet.getTabColor(), sheet.hasHiddenGridlines(), sheet.setTabColor(null).getTabColor()]`),
  ).toEqual(['#ff0000', true, null]);
});
