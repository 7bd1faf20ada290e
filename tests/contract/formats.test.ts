/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { snippets } from '../support/desk';

const { run } = snippets();

test('FMT-01 white is the default background; colour names come back as lower-case hex', async () => {
  expect(
    await run(
      `const r = sheet.getRange('A1'); return [r.getBackground(), r.setBackground('LIGHTCORAL').getBackground(), r.setBackground('#ABC').getBackground(), r.setBackground(null).getBackground()]`,
    ),
  ).toEqual(['#ffffff', '#f08080', '#aabbcc', '#ffffff']);
});

test('FMT-02 the defaults of a fresh cell', async () => {
  expect(
    await run(
      `const r = sheet.getRange('A1'); return [r.getFontFamily(), r.getFontSize(), r.getFontLine(), r.getVerticalAlignment(), r.getHorizontalAlignment(), r.getFontWeight(), r.getFontStyle(), r.getFontColor(), r.getWrap()]`,
    ),
  ).toEqual(['Arial', 10, 'none', 'bottom', 'general', 'normal', 'normal', '#000000', false]);
});

test('FMT-03 the default number format, restored by "general"', async () => {
  expect(
    await run(`const r = sheet.getRange('A1'); const first = r.getNumberFormat(); r.setNumberFormat('0.0');
      return [first, r.setNumberFormat('general').getNumberFormat()]`),
  ).toEqual(['0.###############', '0.###############']);
});

test('FMT-04 number formats are read back as given', async () => {
  expect(
    await run(`return sheet.getRange('A1:B1').setNumberFormats([['0.0000', '#,##0.00']]).getNumberFormats()`),
  ).toEqual([['0.0000', '#,##0.00']]);
});

test('FMT-05 0 forces digits, # does not, surplus decimals are rounded', async () => {
  expect(
    await run(
      `return [[12.3, '000.00'], [12.305, '00.00'], [12.3, '###.##']].map(([v, f]) => sheet.getRange('A1').setValue(v).setNumberFormat(f).getDisplayValue())`,
    ),
  ).toEqual(['012.30', '12.31', '12.3']);
});

test('FMT-06 format getters report what was set, not what a conditional rule shows', async () => {
  expect(
    await run(`const r = sheet.getRange('A1').setValue(99);
      sheet.setConditionalFormatRules([SpreadsheetApp.newConditionalFormatRule().whenNumberGreaterThan(50).setBackground('red').setRanges([r]).build()]);
      return r.getBackground()`),
  ).toBe('#ffffff');
});

test('looks set on a block or a list of ranges are read back cell by cell', async () => {
  expect(
    await run(`
      sheet.getRange('A1:B1').setFontWeights([['bold', 'normal']]).setFontStyle('italic').setFontLine('line-through').setFontSize(14)
        .setFontFamily('Georgia').setFontColor('blue').setHorizontalAlignment('center').setVerticalAlignment('middle').setWrap(true);
      sheet.getRangeList(['A1', 'C1:D1']).setBackground('yellow');
      const r = sheet.getRange('A1');
      return [sheet.getRange('A1:B1').getFontWeights(), r.getFontStyle(), r.getFontLine(), r.getFontSize(), r.getFontFamily(), r.getFontColor(),
        r.getHorizontalAlignment(), r.getVerticalAlignment(), r.getWrap(), sheet.getRange('A1:D1').getBackgrounds()]`),
  ).toEqual([
    [['bold', 'normal']],
    'italic',
    'line-through',
    14,
    'Georgia',
    '#0000ff',
    'center',
    'middle',
    true,
    [['#ffff00', '#ffffff', '#ffff00', '#ffff00']],
  ]);
});

test('merged cells are listed, and broken apart', async () => {
  expect(
    await run(`sheet.getRange('A1:C1').merge(); const merged = sheet.getRange('A1:D4').getMergedRanges().map(r => r.getA1Notation());
      const part = sheet.getRange('B1').isPartOfMerge(); sheet.getRange('A1').breakApart();
      return [merged, part, sheet.getRange('B1').isPartOfMerge()]`),
  ).toEqual([['A1:C1'], true, false]);
});

test('the plural setters are refused when their grid is not as large as the range', async () => {
  expect(await run(`try { sheet.getRange('A1:B1').setBackgrounds([['red']]) } catch (e) { return e.name }`)).toBe(
    'Exception',
  );
});
