/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure, desk } = snippets();

const types = `const { RANGE, SHEET } = SpreadsheetApp.ProtectionType;`;

test('PROT-01 a range can be protected twice, a sheet once', async () => {
  expect(
    await run(`${types} sheet.getRange('A1').protect(); sheet.getRange('A1').protect();
      sheet.protect().setDescription('d'); const again = sheet.protect().getDescription();
      return [sheet.getProtections(RANGE).length, sheet.getProtections(SHEET).length, again]`),
  ).toEqual([2, 1, 'd']);
});

test('PROT-04 the owner can always edit', async () => {
  expect(await run(`return [sheet.protect().canEdit(), sheet.getRange('A1').canEdit()]`)).toEqual([true, true]);
});

test('PROT-05 removing all editors leaves the owner able to edit', async () => {
  expect(
    await run(`const p = sheet.protect(); p.addEditor('x@example.com'); p.removeEditors(p.getEditors());
      sheet.getRange('A1').setValue(1); return [p.getEditors().length, p.canEdit()]`),
  ).toEqual([0, true]);
});

test('PROT-07 a new protection lists no editors', async () => {
  expect(await run(`return sheet.protect().getEditors().length`)).toBe(0);
});

test('PROT-08 warningOnly is false by default; when true an edit goes through with a warning', async () => {
  const [name, before, after] = (await run(`
    const p = sheet.protect().setDescription('Made by Finalize Week'); const before = p.isWarningOnly();
    p.setWarningOnly(true); return [sheet.getName(), before, p.isWarningOnly()]`)) as [string, boolean, boolean];
  expect([before, after]).toEqual([false, true]);
  const edit = await desk().type(`${name}!A1`, '5');
  expect(edit.warnings).toEqual([`${name}!A1 is protected: Made by Finalize Week.`]);
  expect(await desk().read(`${name}!A1`)).toEqual([[5]]);
});

test('PROT-09 unprotected ranges are replaced as a whole', async () => {
  expect(
    await run(`const p = sheet.protect(), told = () => p.getUnprotectedRanges().map(r => r.getA1Notation());
      p.setUnprotectedRanges([sheet.getRange('A1:B1')]); const one = told(); p.setUnprotectedRanges([]); return [one, told()]`),
  ).toEqual([['A1:B1'], []]);
});

test('PROT-09 typing into an unprotected range of a protected sheet gives no warning', async () => {
  const name = (await run(`
    sheet.protect().setWarningOnly(true).setUnprotectedRanges([sheet.getRange('A1:B1')]); return sheet.getName()`)) as string;
  expect((await desk().type(`${name}!B1`, '1')).warnings).toEqual([]);
  expect((await desk().type(`${name}!C1`, '1')).warnings).toHaveLength(1);
});

test('PROT-10 setUnprotectedRanges throws on a range protection and for ranges of another sheet', async () => {
  expect(await failure(`sheet.getRange('A1').protect().setUnprotectedRanges([sheet.getRange('A1')])`)).not.toContain(
    'no error',
  );
  expect(await failure(`sheet.protect().setUnprotectedRanges([ss.getSheets()[0].getRange('A1')])`)).not.toContain(
    'no error',
  );
  expect(await run(`return sheet.getRange('A1').protect().getUnprotectedRanges()`)).toEqual([]);
});

test('PROT-11 getProtections lists one sheet protection and all range protections', async () => {
  expect(
    await run(`${types} const none = sheet.getProtections(SHEET).length; sheet.protect(); sheet.getRange('A1').protect(); sheet.getRange('B1').protect();
      return [none, sheet.getProtections(SHEET).length, sheet.getProtections(RANGE).length]`),
  ).toEqual([0, 1, 2]);
});

test('PROT-12 the range of a sheet protection is the sheet, without a notation', async () => {
  expect(
    await run(`const r = sheet.protect().getRange(); return [r.getNumRows(), r.getNumColumns(), r.getA1Notation()]`),
  ).toEqual([1000, 26, '']);
});

test('a removed protection is gone', async () => {
  expect(await run(`${types} sheet.protect().remove(); return sheet.getProtections(SHEET).length`)).toBe(0);
});

test('CF-01 setting conditional formats replaces all rules of the sheet', async () => {
  expect(
    await run(`
      const rule = n => SpreadsheetApp.newConditionalFormatRule().whenNumberGreaterThan(n).setBackground('red').setRanges([sheet.getRange('A1:A9')]).build();
      sheet.setConditionalFormatRules([rule(1), rule(2)]);
      const two = sheet.getConditionalFormatRules().map(r => r.getBooleanCondition().getCriteriaValues()[0]);
      sheet.setConditionalFormatRules([rule(3)]);
      return [two, sheet.getConditionalFormatRules().length]`),
  ).toEqual([[1, 2], 1]);
});

test('CF-02 clearConditionalFormatRules leaves none', async () => {
  expect(
    await run(`sheet.setConditionalFormatRules([SpreadsheetApp.newConditionalFormatRule().whenCellEmpty().setBold(true).setRanges([sheet.getRange('A1')]).build()]);
      sheet.clearConditionalFormatRules(); return sheet.getConditionalFormatRules()`),
  ).toEqual([]);
});

test('CF-03 a rule read back has its criteria, values and looks', async () => {
  expect(
    await run(`
      sheet.setConditionalFormatRules([SpreadsheetApp.newConditionalFormatRule().whenNumberGreaterThan(50).setBackground('#FF0000').setBold(true).setRanges([sheet.getRange('B2:C3')]).build()]);
      const rule = sheet.getConditionalFormatRules()[0], c = rule.getBooleanCondition();
      return [c.getCriteriaType().name(), c.getCriteriaValues(), c.getBackground(), c.getBold(), c.getFontColor(), rule.getRanges().map(r => r.getA1Notation())]`),
  ).toEqual(['NUMBER_GREATER_THAN', [50], '#ff0000', true, null, ['B2:C3']]);
});

test('CF-04 whenFormulaSatisfied keeps the formula', async () => {
  expect(
    await run(`
      sheet.setConditionalFormatRules([SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied('=A1>10').setItalic(true).setRanges([sheet.getRange('A1')]).build()]);
      const c = sheet.getConditionalFormatRules()[0].getBooleanCondition(); return [c.getCriteriaType().name(), c.getCriteriaValues()]`),
  ).toEqual(['CUSTOM_FORMULA', ['=A1>10']]);
});
