/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import type { ConditionalFormat, ValidationRule } from '../../src/desk/engine/engine';
import { at, engineModule, newSheet, onSheet } from '../support/engine';

const listRule = (...values: string[]): ValidationRule => ({
  criteria: 'VALUE_IN_LIST',
  values,
  allowInvalid: false,
  helpText: null,
  showDropdown: true,
});

describe('tabs', () => {
  it('GRID-06 a new sheet has 1000 rows and 26 columns, and its place among the tabs', () => {
    const { engine } = newSheet();
    const end = engine.insertSheet({ name: 'End' });
    engine.insertSheet({ name: 'First', index: 0, rows: 40, columns: 15 });
    expect(engine.sheets().map(({ name, maxRows, maxColumns }) => [name, maxRows, maxColumns])).toEqual([
      ['First', 40, 15],
      ['Sheet1', 1000, 26],
      ['End', 1000, 26],
    ]);
    engine.moveSheet(end, 0);
    expect(engine.sheets().map(({ name }) => name)).toEqual(['End', 'First', 'Sheet1']);
    engine.moveSheet(end, 2);
    expect(engine.sheets().map(({ name }) => name)).toEqual(['First', 'Sheet1', 'End']);
  });

  it('keeps hidden, frozen, colour and gridlines', () => {
    const { engine, sheetId } = newSheet();
    engine.setFrozen(sheetId, { rows: 3 });
    engine.setFrozen(sheetId, { columns: 1 });
    engine.setTabColor(sheetId, '#ff0000');
    expect(() => engine.setSheetHidden(sheetId, true)).toThrow("You can't hide all the sheets in a document.");
    const other = engine.insertSheet({ name: 'Other' });
    engine.setSheetHidden(sheetId, true);
    expect(() => engine.deleteSheet(other)).toThrow("You can't remove all the visible sheets in a document.");
    engine.setGridlinesHidden(sheetId, true);
    expect(engine.sheet(sheetId)).toMatchObject({
      frozenRows: 3,
      frozenColumns: 1,
      tabColor: '#ff0000',
      hidden: true,
      hideGridlines: true,
    });
    engine.setFrozen(sheetId, { rows: 0, columns: 0 });
    engine.setTabColor(sheetId, null);
    engine.setSheetHidden(sheetId, false);
    expect(engine.sheet(sheetId)).toMatchObject({ frozenRows: 0, frozenColumns: 0, tabColor: null, hidden: false });
  });

  it('SHEET-04 refuses a taken name, and SHEET-08 the deletion of the only sheet', () => {
    const { engine, sheetId } = newSheet();
    const other = engine.insertSheet({ name: 'Results' });
    const taken = 'A sheet with the name "results" already exists. Please enter another name.';
    expect(() => engine.insertSheet({ name: 'results' })).toThrow(taken);
    expect(() => engine.renameSheet(sheetId, 'results')).toThrow(taken);
    engine.renameSheet(other, 'RESULTS');
    engine.deleteSheet(other);
    expect(() => engine.deleteSheet(sheetId)).toThrow("You can't remove all the sheets in a document.");
  });

  it('SHEET-03 a copy has every layer of its template, and is its own', async () => {
    const { engine, sheetId, put } = newSheet();
    put('A1', ['Player', 5, '=B1*2']);
    engine.setStyle(sheetId, at('A1'), { bold: true, background: '#eeeeee' });
    engine.writeNotes(sheetId, 1, 1, [['note']]);
    engine.setValidation(sheetId, at('B1'), listRule('a'));
    engine.setColumnWidths(sheetId, 1, 1, 150);
    engine.setFrozen(sheetId, { rows: 1 });
    engine.merge(sheetId, at('A5:B5'));
    engine.addProtection({ sheetId, area: null, description: 'd', warningOnly: true, unprotected: [], editors: null });
    const format: ConditionalFormat = { areas: [at('A1')], criteria: 'CELL_EMPTY', values: [], style: { bold: true } };
    engine.writeConditionalFormats(sheetId, [format]);
    const copy = onSheet(engine, engine.insertSheet({ name: 'Copy', copyOf: sheetId }));
    expect(await copy.values('A1:C1')).toEqual([['Player', 5, 10]]);
    expect(engine.readStyles(copy.sheetId, at('A1'))[0]![0]).toMatchObject({ bold: true, background: '#eeeeee' });
    expect(engine.readNotes(copy.sheetId, at('A1'))).toEqual([['note']]);
    expect(engine.readValidations(copy.sheetId, at('B1'))[0]![0]).toEqual(listRule('a'));
    expect(engine.columnWidth(copy.sheetId, 1)).toBe(150);
    expect(engine.sheet(copy.sheetId).frozenRows).toBe(1);
    expect(engine.merges(copy.sheetId)).toEqual([at('A5:B5')]);
    expect(engine.protections(copy.sheetId)).toMatchObject([{ description: 'd', warningOnly: true }]);
    expect(engine.readConditionalFormats(copy.sheetId)).toEqual([format]);
    copy.put('B1', [6]);
    expect(await copy.value('C1')).toBe(12);
    expect(await onSheet(engine, sheetId).value('C1')).toBe(10);
  });

  it('formulas, rules and names follow a renamed sheet, and a deleted sheet leaves #REF!', async () => {
    const { engine, sheetId, put, value } = newSheet();
    const other = engine.insertSheet({ name: "Ann's" });
    onSheet(engine, other).put('A1', [5]);
    put('A1', ["='Ann''s'!A1+1", "=SUM('Ann''s'!A1:A2)", '=best']);
    engine.setNamedRange({ name: 'best', sheetId: other, ...at('A1') });
    engine.setValidation(sheetId, at('D1'), {
      ...listRule(),
      criteria: 'VALUE_IN_RANGE',
      values: [{ sheetId: other, ...at('A1:A3') }],
    });
    engine.renameSheet(other, 'Bob');
    expect(await value('A1')).toBe(6);
    expect(await value('C1')).toBe(5);
    expect(engine.readCells(sheetId, at('A1:B1'))[0]!.map((cell) => cell.formula)).toEqual([
      '=Bob!A1+1',
      '=SUM(Bob!A1:A2)',
    ]);
    expect(engine.readValidations(sheetId, at('D1'))[0]![0]!.values).toEqual([{ sheetId: other, ...at('A1:A3') }]);
    engine.deleteSheet(other);
    expect(await value('A1')).toBe('#REF!');
    expect(engine.namedRanges()).toEqual([]);
  });
});

describe('rows and columns', () => {
  it('FORM-05 inserted rows shift references, on every sheet', () => {
    const { engine, sheetId, put } = newSheet();
    const other = onSheet(engine, engine.insertSheet({ name: 'Other' }));
    put('C1', ['=A5', '=SUM(A1:A5)', '=$A$5', '=A:A', '=A2']);
    other.put('A1', ['=Sheet1!A5', '=A5']);
    engine.insertRows(sheetId, 3, 2);
    const formulas = (id: string, area: string) => engine.readCells(id, at(area))[0]!.map((cell) => cell.formula);
    expect(formulas(sheetId, 'C1:G1')).toEqual(['=A7', '=SUM(A1:A7)', '=$A$7', '=A:A', '=A2']);
    expect(formulas(other.sheetId, 'A1:B1')).toEqual(['=Sheet1!A7', '=A5']);
    expect(engine.sheet(sheetId).maxRows).toBe(1002);
  });

  it('FORM-06 the deletion of what a formula refers to leaves #REF!, a shortened block stays', async () => {
    const { engine, sheetId, put, values } = newSheet();
    put('A1', [1, 10], [2, 20], [3, 30], [4, 40], [5, '=A5', '=SUM(A1:A4)', '=SUM(A2:A3)', '=A1']);
    engine.deleteRows(sheetId, 2, 2);
    expect(engine.readCells(sheetId, at('B3:E3'))[0]!.map((cell) => cell.formula)).toEqual([
      '=A3',
      '=SUM(A1:A2)',
      '=SUM(#REF!)',
      '=A1',
    ]);
    expect(await values('A1:E3')).toEqual([
      [1, 10, null, null, null],
      [4, 40, null, null, null],
      [5, 5, 5, '#REF!', 1],
    ]);
  });

  it('columns likewise', async () => {
    const { engine, sheetId, put, values } = newSheet();
    put('A1', [1, 2, '=A1+B1', '=SUM(A1:B1)']);
    engine.insertColumns(sheetId, 2, 1);
    expect(await values('A1:E1')).toEqual([[1, null, 2, 3, 3]]);
    engine.deleteColumns(sheetId, 1, 1);
    expect(engine.readCells(sheetId, at('C1:D1'))[0]!.map((cell) => cell.formula)).toEqual([
      '=#REF!+B1',
      '=SUM(A1:B1)',
    ]);
    expect(await values('A1:D1')).toEqual([[null, 2, '#REF!', 2]]);
  });

  it('notes, rules, merges, names, protections, groups and array results move along', async () => {
    const { engine, sheetId, put, values } = newSheet();
    put('A5', ['=SEQUENCE(2)']);
    engine.writeNotes(sheetId, 5, 2, [['n']]);
    engine.setValidation(sheetId, at('C5:C6'), listRule('a'));
    engine.setValidation(sheetId, at('D5'), { ...listRule(), criteria: 'CUSTOM_FORMULA', values: ['=D5>A5'] });
    engine.writeConditionalFormats(sheetId, [
      { areas: [at('C5:C6')], criteria: 'CUSTOM_FORMULA', values: ['=C5>$A$5'], style: { bold: true } },
    ]);
    engine.merge(sheetId, at('E5:F5'));
    engine.setNamedRange({ name: 'block', sheetId, ...at('A5:B6') });
    engine.addProtection({
      sheetId,
      area: at('A5:A6'),
      description: '',
      warningOnly: true,
      unprotected: [],
      editors: null,
    });
    engine.setRowGroups(sheetId, [{ row: 5, rows: 2, collapsed: true }]);
    engine.insertRows(sheetId, 2, 1);
    expect(await values('A5:A7')).toEqual([[null], [1], [2]]);
    expect(engine.readNotes(sheetId, at('B5:B6'))).toEqual([[''], ['n']]);
    expect(engine.readValidations(sheetId, at('C5:C7')).map(([rule]) => rule?.values)).toEqual([
      undefined,
      ['a'],
      ['a'],
    ]);
    expect(engine.readValidations(sheetId, at('D6'))[0]![0]!.values).toEqual(['=D6>A6']);
    expect(engine.readConditionalFormats(sheetId)).toMatchObject([{ areas: [at('C6:C7')], values: ['=C6>$A$6'] }]);
    expect(engine.merges(sheetId)).toEqual([at('E6:F6')]);
    expect(engine.namedRanges()).toEqual([{ name: 'block', sheetId, ...at('A6:B7') }]);
    expect(engine.protections(sheetId)).toMatchObject([{ area: at('A6:A7') }]);
    expect(engine.rowGroups(sheetId)).toEqual([{ row: 6, rows: 2, collapsed: true }]);
    expect([5, 6, 7, 8].map((row) => engine.isRowHidden(sheetId, row))).toEqual([false, true, true, false]);
  });

  it('GRID-09 refuses rows outside the grid', () => {
    const { engine, sheetId } = newSheet();
    expect(() => engine.deleteRows(sheetId, 1001, 1)).toThrow('Those rows are out of bounds.');
    expect(() => engine.readCells(sheetId, { row: 1000, column: 1, rows: 2, columns: 1 })).toThrow(
      'The coordinates of the range are outside the dimensions of the sheet.',
    );
    expect(() => engine.writeCells(sheetId, 1001, 1, [[{ value: 1 }]])).toThrow('outside the dimensions of the sheet');
    expect(() => engine.sheet('none')).toThrow('There is no sheet with the id none.');
  });

  it('keeps widths, heights and what is hidden', () => {
    const { engine, sheetId } = newSheet();
    engine.setColumnWidths(sheetId, 2, 2, 55);
    engine.setRowHeights(sheetId, 3, 1, 40);
    engine.setRowsHidden(sheetId, 4, 2, true);
    engine.setColumnsHidden(sheetId, 5, 1, true);
    expect([1, 2, 3, 4].map((column) => engine.columnWidth(sheetId, column))).toEqual([100, 55, 55, 100]);
    expect([2, 3].map((row) => engine.rowHeight(sheetId, row))).toEqual([21, 40]);
    expect([3, 4, 5, 6].map((row) => engine.isRowHidden(sheetId, row))).toEqual([false, true, true, false]);
    expect(engine.isColumnHidden(sheetId, 5)).toBe(true);
    engine.setRowsHidden(sheetId, 4, 2, false);
    expect(engine.isRowHidden(sheetId, 4)).toBe(false);
  });
});

describe('cells', () => {
  it('keeps types, also of texts that look like numbers', async () => {
    const { engine, sheetId, put, values } = newSheet();
    engine.setStyle(sheetId, at('A1:D1'), { numberFormat: '@' });
    put('A1', ['0012', '3/4', 5, 'TRUE']);
    put('A2', ['0012', '3/4', 5, 'TRUE']);
    engine.setStyle(sheetId, at('A1:D2'), { bold: true });
    expect(await values('A1:D2')).toEqual([
      ['0012', '3/4', 5, 'TRUE'],
      ['0012', '3/4', 5, 'TRUE'],
    ]);
  });

  it('clearing keeps format, note and validation (VAL-20)', async () => {
    const { engine, sheetId, value } = newSheet();
    engine.writeCells(sheetId, 1, 1, [[{ value: 46297, format: 'yyyy-mm-dd' }]]);
    engine.writeNotes(sheetId, 1, 1, [['n']]);
    engine.writeCells(sheetId, 1, 1, [[{ clear: true }]]);
    expect(await value('A1')).toBeNull();
    expect(engine.readCells(sheetId, at('A1'))[0]![0]!.format).toBe('yyyy-mm-dd');
    expect(engine.readNotes(sheetId, at('A1'))).toEqual([['n']]);
  });

  it('GRID-01, GRID-04 the last row and column with content, array results included', async () => {
    const { engine, sheetId, put, values } = newSheet();
    expect(engine.lastContent(sheetId)).toEqual({ row: 0, column: 0 });
    put('B2', ['=SEQUENCE(3)']);
    engine.setStyle(sheetId, at('Z99'), { bold: true });
    await values('A1:A1');
    expect(engine.lastContent(sheetId)).toEqual({ row: 4, column: 2 });
    put('B2', [null]);
    await values('A1:A1');
    expect(engine.lastContent(sheetId)).toEqual({ row: 0, column: 0 });
  });

  it('FORM-02 shifted formulas keep absolute references', () => {
    const { engine } = newSheet();
    expect(engine.shiftFormula('=A1+$B$2+SUM(Other!A$1:$B3)', 2, 1)).toBe('=B3+$B$2+SUM(Other!B$1:$B5)');
  });

  it('FMT-01 to FMT-04, GRID-16: looks are read back as set, and a cleared cell is fresh but for its number format', () => {
    const { engine, sheetId } = newSheet();
    const fresh = engine.readStyles(sheetId, at('A1'))[0]![0]!;
    expect(fresh).toMatchObject({
      background: '#ffffff',
      fontFamily: 'Arial',
      fontSize: 10,
      numberFormat: '0.###############',
    });
    const look = {
      numberFormat: '#,##0.00',
      background: '#ffeecc',
      fontColor: '#112233',
      bold: true,
      italic: true,
      underline: true,
      strikethrough: true,
      fontSize: 14,
      fontFamily: 'Georgia',
      horizontalAlignment: 'center' as const,
      verticalAlignment: 'middle' as const,
      wrap: true,
      borders: { top: null, right: null, bottom: { color: '#000000', style: 'solid' as const }, left: null },
    };
    engine.writeStyles(sheetId, 1, 1, [[look, { bold: true }]]);
    expect(engine.readStyles(sheetId, at('A1:B1'))).toEqual([[look, { ...fresh, bold: true }]]);
    engine.setStyle(sheetId, at('A1'), { bold: false, borders: fresh.borders });
    expect(engine.readStyles(sheetId, at('A1'))).toEqual([[{ ...look, bold: false, borders: fresh.borders }]]);
    engine.clearStyles(sheetId, at('A1'));
    expect(engine.readStyles(sheetId, at('A1'))).toEqual([[{ ...fresh, numberFormat: '#,##0.00' }]]);
    engine.clearStyles(sheetId, at('A1'), { numberFormat: true });
    expect(engine.readStyles(sheetId, at('A1'))).toEqual([[fresh]]);
  });
});

describe('validation', () => {
  const rule = (criteria: ValidationRule['criteria'], ...values: ValidationRule['values']): ValidationRule => ({
    ...listRule(),
    criteria,
    values,
  });

  it.each([
    [rule('VALUE_IN_LIST', 'Present', '9'), ['Present', '9', 9], ['present', 'x']],
    [rule('CHECKBOX'), [true, false], ['x', 1]],
    [rule('NUMBER_BETWEEN', 20, 40), [20, 40], [19, 41, 'x']],
    [rule('NUMBER_NOT_BETWEEN', 20, 40), [19, 41], [20, 40]],
    [rule('NUMBER_GREATER_THAN', 5), [6], [5, 'x', true]],
    [rule('NUMBER_GREATER_THAN_OR_EQUAL_TO', 5), [5], [4]],
    [rule('NUMBER_LESS_THAN', 5), [4], [5]],
    [rule('NUMBER_LESS_THAN_OR_EQUAL_TO', 5), [5], [6]],
    [rule('NUMBER_EQUAL_TO', 5), [5], [6]],
    [rule('NUMBER_NOT_EQUAL_TO', 5), [6], [5]],
    [rule('TEXT_CONTAINS', 'all'), ['pinBALL'], ['pin']],
    [rule('TEXT_DOES_NOT_CONTAIN', 'all'), ['pin'], ['pinball']],
    [rule('TEXT_EQUAL_TO', 'a'), ['a'], ['b']],
    [rule('TEXT_IS_VALID_EMAIL'), ['a@b.org'], ['a@b']],
    [rule('CUSTOM_FORMULA', '=AND(ISNUMBER(A1),A1>B1)'), [6], [4, 'x']],
  ] as [ValidationRule, (string | number | boolean)[], (string | number | boolean)[]][])(
    '$criteria',
    async (validation, good, bad) => {
      const { engine, sheetId, put, values } = newSheet();
      put('B1', [5]);
      await values('B1:B1');
      engine.setValidation(sheetId, at('A1'), validation);
      expect(engine.readValidations(sheetId, at('A1:B1'))).toEqual([[validation, null]]);
      for (const value of good) expect(engine.checkValidation(sheetId, 1, 1, value)).toEqual({ ok: true });
      for (const value of bad) {
        expect(engine.checkValidation(sheetId, 1, 1, value)).toEqual({
          ok: false,
          rule: validation,
          message: 'The data you entered in cell A1 violates the data validation rules set on this cell.',
        });
      }
      expect(engine.checkValidation(sheetId, 1, 1, '')).toEqual({ ok: true });
      expect(engine.checkValidation(sheetId, 2, 1, 'anything')).toEqual({ ok: true });
    },
  );

  it('a list from a range takes what the range shows, array results included', async () => {
    const { engine, sheetId, put, values } = newSheet();
    put('B1', ['=SORT({"Cy";"Ann"},1,TRUE)']);
    await values('B1:B2');
    engine.setValidation(sheetId, at('A1'), rule('VALUE_IN_RANGE', { sheetId, ...at('B1:B9') }));
    expect(engine.checkValidation(sheetId, 1, 1, 'Ann').ok).toBe(true);
    expect(engine.checkValidation(sheetId, 1, 1, 'Bob').ok).toBe(false);
  });

  it('a rule set on a block is replaced where a new one is set; a custom formula still reads for its own cell', () => {
    const { engine, sheetId, put } = newSheet();
    put('B1', [1], [2], [3]);
    engine.setValidation(sheetId, at('A1:A3'), rule('CUSTOM_FORMULA', '=A1=B1'));
    engine.setValidation(sheetId, at('A1'), rule('NUMBER_EQUAL_TO', 9));
    expect(engine.checkValidation(sheetId, 1, 1, 9).ok).toBe(true);
    expect([2, 3].map((row) => engine.checkValidation(sheetId, row, 1, row).ok)).toEqual([true, true]);
    expect(engine.checkValidation(sheetId, 3, 1, 1).ok).toBe(false);
    engine.setValidation(sheetId, at('A1:A3'), null);
    expect(engine.readValidations(sheetId, at('A1:A3'))).toEqual([[null], [null], [null]]);
  });
});

describe('conditional formats, protections, names, stores', () => {
  it('CF-01, CF-03 rules are replaced as a whole and read back in order, colours in lower case', () => {
    const { engine, sheetId } = newSheet();
    const rules: ConditionalFormat[] = [
      {
        areas: [at('A1:B2')],
        criteria: 'NUMBER_GREATER_THAN',
        values: [50],
        style: { background: '#FF0000', bold: true },
      },
      { areas: [at('A1')], criteria: 'NUMBER_BETWEEN', values: [1, 2], style: { fontColor: '#00ff00' } },
      { areas: [at('A1')], criteria: 'TEXT_CONTAINS', values: ['x'], style: { italic: true } },
      { areas: [at('A1')], criteria: 'CELL_NOT_EMPTY', values: [], style: { strikethrough: true } },
      { areas: [at('A1'), at('C1')], criteria: 'CUSTOM_FORMULA', values: ['=A1>10'], style: { underline: true } },
    ];
    engine.writeConditionalFormats(sheetId, rules);
    const [first, ...rest] = rules;
    expect(engine.readConditionalFormats(sheetId)).toEqual([
      { ...first, style: { background: '#ff0000', bold: true } },
      ...rest,
    ]);
    engine.writeConditionalFormats(sheetId, [rules[1]!]);
    expect(engine.readConditionalFormats(sheetId)).toEqual([rules[1]]);
  });

  it('named ranges are used by formulas in any case, and removed by name', async () => {
    const { engine, sheetId, put, value } = newSheet();
    put('A1', [2], [3]);
    put('C1', ['=SUM(Scores)']);
    expect(await value('C1')).toBe('#NAME?');
    engine.setNamedRange({ name: 'scores', sheetId, ...at('A1:A2') });
    expect(await value('C1')).toBe(5);
    put('A1', [4]);
    expect(await value('C1')).toBe(7);
    engine.removeNamedRange('SCORES');
    expect(await value('C1')).toBe('#NAME?');
    expect(() => engine.removeNamedRange('nope')).toThrow('There is no range with the name nope.');
  });

  it('revision and onChange tell of every change, and of nothing else', async () => {
    const { engine, sheetId, put, values } = newSheet();
    put('A1', [1, '=A1+1']);
    await values('A1:B1');
    const before = engine.revision();
    let told = 0;
    const stop = engine.onChange(() => told++);
    await values('A1:B1');
    engine.save();
    expect([engine.revision(), told]).toEqual([before, 0]);
    put('A1', [2]);
    engine.writeStore('document', { a: '1' });
    engine.addProtection({ sheetId, area: null, description: '', warningOnly: true, unprotected: [], editors: null });
    expect(told).toBe(3);
    stop();
    await values('A1:B1');
    expect(told).toBe(3);
    expect(engine.revision()).toBeGreaterThan(before + 3);
  });
});

it('engines do not see each other', async () => {
  const [one, two] = [newSheet(), newSheet()];
  one.engine.registerCustomFunction('MINE', () => 1);
  one.put('A1', ['=MINE()']);
  two.put('A1', ['=MINE()']);
  expect([await one.value('A1'), await two.value('A1')]).toEqual([1, '#NAME?']);
  expect(engineModule().DEFAULT_FORMAT).toBe('0.###############');
});
