/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run, failure, desk } = snippets();

test('DV-01 a new builder has no criteria, no values, no help text, and allows invalid data', async () => {
  expect(
    await run(
      `const b = SpreadsheetApp.newDataValidation(); return [b.getCriteriaType(), b.getCriteriaValues(), b.getHelpText(), b.getAllowInvalid()]`,
    ),
  ).toEqual([null, [], null, true]);
});

const told = `const told = rule => [rule.getCriteriaType().name(), rule.getCriteriaValues()];
  const kept = rule => told(sheet.getRange('E5').setDataValidation(rule).getDataValidation());`;

test('DV-02 requireValueInList makes the values text and shows a dropdown', async () => {
  const rule = ['VALUE_IN_LIST', [['9', 'false', 'z'], true]];
  expect(
    await run(
      `${told} const r = SpreadsheetApp.newDataValidation().requireValueInList([9, false, 'z']).build(); return [told(r), kept(r)]`,
    ),
  ).toEqual([rule, rule]);
});

test('DV-03 requireValueInRange keeps the range and shows a dropdown', async () => {
  expect(
    await run(`
      const b = show => SpreadsheetApp.newDataValidation().requireValueInRange(sheet.getRange('A2:C4'), show).build();
      return [b(true), b(false), sheet.getRange('E5').setDataValidation(b(true)).getDataValidation()].map(rule => {
        const [range, show] = rule.getCriteriaValues(); return [rule.getCriteriaType().name(), range.getA1Notation(), show] })`),
  ).toEqual([
    ['VALUE_IN_RANGE', 'A2:C4', true],
    ['VALUE_IN_RANGE', 'A2:C4', false],
    ['VALUE_IN_RANGE', 'A2:C4', true],
  ]);
});

test('DV-04 requireNumberBetween includes both ends', async () => {
  expect(
    await run(`
      const rule = SpreadsheetApp.newDataValidation().requireNumberBetween(20, 40).setAllowInvalid(false).build();
      const r = sheet.getRange('A1').setDataValidation(rule);
      const fits = [20, 40, 41].map(v => { try { r.setValue(v); return true } catch (e) { return false } });
      return [rule.getCriteriaType().name(), rule.getCriteriaValues(), fits]`),
  ).toEqual(['NUMBER_BETWEEN', [20, 40], [true, true, false]]);
});

test('DV-05 requireFormulaSatisfied keeps the formula', async () => {
  const rule = ['CUSTOM_FORMULA', ['=ISNUMBER(A1)']];
  expect(
    await run(
      `${told} const r = SpreadsheetApp.newDataValidation().requireFormulaSatisfied('=ISNUMBER(A1)').build(); return [told(r), kept(r)]`,
    ),
  ).toEqual([rule, rule]);
});

test('DV-06 getDataValidations has the shape of the range; null removes a rule', async () => {
  expect(
    await run(`
      const rule = SpreadsheetApp.newDataValidation().requireNumberGreaterThan(0).setHelpText('more').build();
      sheet.getRange('A1').setDataValidation(rule);
      const shape = () => sheet.getRange('A1:B1').getDataValidations().map(row => row.map(r => r && r.getHelpText()));
      const one = shape(); sheet.getRange('A1').setDataValidation(null); return [one, shape()]`),
  ).toEqual([[['more', null]], [[null, null]]]);
});

test('DV-07 typed input that breaks a rule is rejected, or kept with a warning when invalid data is allowed', async () => {
  const name = (await run(`
    const b = () => SpreadsheetApp.newDataValidation().requireNumberBetween(1, 100);
    sheet.getRange('A1').setValue(7).setDataValidation(b().setAllowInvalid(false).build());
    sheet.getRange('B1').setDataValidation(b().setAllowInvalid(true).build());
    return sheet.getName()`)) as string;
  await expect(desk().type(`${name}!A1`, '200')).rejects.toThrow('cell A1 violates the data validation rules');
  const kept = await desk().type(`${name}!B1`, '200');
  expect(kept.warnings).toHaveLength(1);
  expect(await desk().read(`${name}!A1:B1`)).toEqual([[7, 200]]);
});

test('DV-07 a pasted block goes past the rule', async () => {
  const name = (await run(`
    sheet.getRange('A1').setDataValidation(SpreadsheetApp.newDataValidation().requireNumberBetween(1, 100).setAllowInvalid(false).build());
    return sheet.getName()`)) as string;
  await desk().paste(`${name}!A1`, [['200', '300']]);
  expect(await desk().read(`${name}!A1:B1`)).toEqual([[200, 300]]);
});

test('DV-08 a script write that breaks a rejecting rule throws and writes nothing', async () => {
  const rule = `sheet.getRange('D11').setDataValidation(SpreadsheetApp.newDataValidation().requireValueInList(['a']).setAllowInvalid(false).build());`;
  const message = 'The data you entered in cell D11 violates the data validation rules set on this cell.';
  expect(await failure(`${rule} sheet.getRange('D11').setValue('bad')`)).toBe(message);
  expect(
    await run(
      `${rule} try { sheet.getRange('C11:D11').setValues([['x', 'bad']]) } catch (e) { return [e.message, sheet.getLastRow()] }`,
    ),
  ).toEqual([message, 0]);
});

test('DV-09 clearing a validated cell is always allowed', async () => {
  expect(
    await run(`const r = sheet.getRange('A1').setValue('a').setDataValidation(SpreadsheetApp.newDataValidation().requireValueInList(['a']).setAllowInvalid(false).build());
      return r.setValue('').isBlank()`),
  ).toBe(true);
});

test('DV-10 insertCheckboxes sets the value false and replaces any rule', async () => {
  expect(
    await run(`const r = sheet.getRange('A1:A2').setDataValidation(SpreadsheetApp.newDataValidation().requireNumberGreaterThan(5).build());
      r.insertCheckboxes(); const rule = r.getDataValidation();
      return [rule.getCriteriaType().name(), rule.getCriteriaValues(), r.getValues()]`),
  ).toEqual(['CHECKBOX', [], [[false], [false]]]);
});

test('DV-11 isChecked is true when all are checked, false when none is, null otherwise', async () => {
  expect(
    await run(`const r = sheet.getRange('A1:A2'); r.insertCheckboxes();
      const none = r.isChecked(); r.check(); const all = r.isChecked(); sheet.getRange('A1').uncheck();
      return [none, all, r.isChecked(), sheet.getRange('C1').isChecked()]`),
  ).toEqual([false, true, null, null]);
});
