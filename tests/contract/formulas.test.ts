/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run } = snippets();

test('FORM-01 without a formula getFormula gives "", getFormulaR1C1 null', async () => {
  expect(
    await run(`sheet.getRange('A1').setFormula('=B1'); sheet.getRange('A2').setValue(3);
      return [sheet.getRange('A1:A2').getFormulas(), sheet.getRange('A1').getFormulaR1C1(), sheet.getRange('A2').getFormulaR1C1()]`),
  ).toEqual([[['=B1'], ['']], '=RC[1]', null]);
});

test('FORM-02 setFormula on a block shifts relative references and leaves absolute ones', async () => {
  expect(await run(`return sheet.getRange('C1:D2').setFormula('=A1').getFormulas()`)).toEqual([
    ['=A1', '=B1'],
    ['=A2', '=B2'],
  ]);
  expect(await run(`return sheet.getRange('C1:D2').setFormula('=SUM($B$2:$B$4)').getFormulas()`)).toEqual([
    ['=SUM($B$2:$B$4)', '=SUM($B$2:$B$4)'],
    ['=SUM($B$2:$B$4)', '=SUM($B$2:$B$4)'],
  ]);
});

test('FORM-03 null in setFormulas leaves the cell without a formula', async () => {
  expect(await run(`return sheet.getRange('C1:D1').setFormulas([[null, '=SUM($B$2:$B$4)']]).getFormulas()`)).toEqual([
    ['', '=SUM($B$2:$B$4)'],
  ]);
});

test('FORM-04 a formula is calculated by the time its value is read', async () => {
  expect(
    await run(`const r = sheet.getRange('A1'); r.setFormula('=SUM(1,2)'); const first = r.getValue();
      r.setFormula('=B1*2'); sheet.getRange('B1').setValue(21); return [first, r.getValue()]`),
  ).toEqual([3, 42]);
});

test('FORM-05 inserting rows shifts references below them', async () => {
  expect(
    await run(
      `sheet.getRange('C1').setFormula('=A5'); sheet.insertRowsBefore(3, 2); return sheet.getRange('C1').getFormula()`,
    ),
  ).toBe('=A7');
});

test('FORM-06 deleting the row a formula refers to gives #REF!', async () => {
  expect(
    await run(`sheet.getRange('C1').setFormula('=A5'); sheet.deleteRow(5);
      return [sheet.getRange('C1').getFormula(), sheet.getRange('C1').getValue()].join()`),
  ).toContain('#REF!');
});

test('FORM-07 a blocked array result is #REF! with a note, and expands once there is room', async () => {
  expect(
    await run(`
      sheet.getRange('C1:C3').setValues([[1], [2], [3]]); sheet.getRange('A3').setValue('x');
      const r = sheet.getRange('A1').setFormula('=ARRAYFORMULA(C1:C3)');
      const blocked = [r.getValue(), r.getNote()];
      sheet.getRange('A3').clearContent();
      return [blocked, sheet.getRange('A1:A3').getValues()]`),
  ).toEqual([
    ['#REF!', 'Array result was not expanded because it would overwrite data in A3.'],
    [[1], [2], [3]],
  ]);
});

test('FORM-08 writing into an array result breaks the whole array', async () => {
  expect(
    await run(`
      sheet.getRange('C1:C3').setValues([[1], [2], [3]]);
      sheet.getRange('A1').setFormula('=ARRAYFORMULA(C1:C3)'); const whole = sheet.getRange('A1:A3').getValues();
      sheet.getRange('A2').setValue('x'); return [whole, sheet.getRange('A1:A3').getValues()]`),
  ).toEqual([
    [[1], [2], [3]],
    [['#REF!'], ['x'], ['']],
  ]);
});
