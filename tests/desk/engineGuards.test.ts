/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 *
 * The faults of stock Univer that the engine keeps away, and the contract of array results and custom functions.
 */
import { newSheet, onSheet } from '../support/engine';

describe('array results are never stale', () => {
  it('a shrinking array result takes its old cells along, and what depends on them', async () => {
    const { put, values, value } = newSheet();
    put('A1', [4]);
    put('B1', ['=SEQUENCE(A1)', undefined, '=SUM(B1:B9)', '=B1:B4*2']);
    expect(await value('D1')).toBe(10);
    put('A1', [2]);
    expect(await values('B1:B4')).toEqual([[1], [2], [null], [null]]);
    expect(await value('D1')).toBe(3);
  });

  it('a chain of array results settles in one calculation', async () => {
    const { put, values } = newSheet();
    put('A1', [3, '=SEQUENCE(A1)', '=SORT(FILTER(B1:B9,B1:B9>0),1,FALSE)', '=FILTER(C1:C9,C1:C9>1)', '=SUM(D1:D9)']);
    expect(await values('B1:E3')).toEqual([
      [1, 3, 3, 5],
      [2, 2, 2, null],
      [3, 1, null, null],
    ]);
    put('A1', [2]);
    expect(await values('B1:E3')).toEqual([
      [1, 2, 2, 2],
      [2, 1, null, null],
      [null, null, null, null],
    ]);
  });

  it('FORM-07 a blocked array result shows #REF! and names the first blocker; emptying it lets the result expand', async () => {
    const { engine, sheetId, put, values, value } = newSheet();
    put('A1', ['=SEQUENCE(3)', '=SUM(A1:A3)']);
    put('A3', ['x']);
    expect(await values('A1:A3')).toEqual([['#REF!'], [null], ['x']]);
    expect(engine.errorMessage(sheetId, 1, 1)).toBe(
      'Array result was not expanded because it would overwrite data in A3.',
    );
    expect(await value('B1')).toBe('#REF!');
    put('A3', [null]);
    expect(await values('A1:A3')).toEqual([[1], [2], [3]]);
    expect(await value('B1')).toBe(6);
    expect(engine.errorMessage(sheetId, 1, 1)).toBe('');
  });

  it('FORM-08 a value written into an array result breaks the whole array', async () => {
    const { put, values } = newSheet();
    put('A1', ['=SEQUENCE(3)']);
    await values('A1:A3');
    put('A2', ['x']);
    expect(await values('A1:A3')).toEqual([['#REF!'], ['x'], [null]]);
  });

  it('where two array results cross, the formula further up is shown, whichever was written first', async () => {
    const formulas: [string, string][] = [
      ['B1', '=SEQUENCE(3,1)'],
      ['A2', '=SEQUENCE(1,3)'],
    ];
    for (const order of [formulas, [...formulas].reverse()]) {
      const { engine, sheetId, put, values } = newSheet();
      for (const [address, formula] of order) {
        put(address, [formula]);
        await values('A1:C3');
      }
      expect(await values('A1:C3')).toEqual([
        [null, 1, null],
        ['#REF!', 2, null],
        [null, 3, null],
      ]);
      expect(engine.errorMessage(sheetId, 2, 1)).toContain('would overwrite data in B2.');
      put('B1', [null]);
      expect(await values('A2:C2')).toEqual([[1, 2, 3]]);
    }
  });

  it('deleting the formula takes its array result away', async () => {
    const { put, values, value } = newSheet();
    put('A1', ['=SEQUENCE(3)', '=COUNT(A1:A3)']);
    expect(await value('B1')).toBe(3);
    put('A1', [null]);
    expect(await values('A1:A3')).toEqual([[null], [null], [null]]);
    expect(await value('B1')).toBe(0);
  });

  it('an array result that does not fit the sheet says how many rows are missing', async () => {
    const { engine, sheetId, put, value } = newSheet();
    engine.registerCustomFunction('FIVE', () => [1, 2, 3, 4, 5]);
    put('A999', ['=FIVE()']);
    expect(await value('A999')).toBe('#REF!');
    expect(engine.errorMessage(sheetId, 999, 1)).toBe(
      'Result was not automatically expanded, please insert more rows (3).',
    );
  });
});

describe('SORT leaves what it sorts alone', () => {
  it('other functions of the same formula and of other cells read the range in its own order', async () => {
    const { put, values, value } = newSheet();
    put('A1', [3, 30], [1, 10], [2, 20]);
    put('D1', ['=SORT(A1:A3,1,TRUE)', '=FILTER(A1:A3,A1:A3>0)', '=XLOOKUP(3,A1:A3,B1:B3)']);
    put('G1', ['=SUM(SORT(A1:A3,1,TRUE))+INDEX(A1:A3,1)*100']);
    expect(await values('D1:E3')).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]);
    expect(await value('F1')).toBe(30);
    expect(await value('G1')).toBe(306);
  });

  it('GRID-13 numbers come before texts, texts before booleans, blanks last', async () => {
    const { put, values } = newSheet();
    put('A1', [true], ['a'], [null], [5]);
    put('B1', ['=SORT(A1:A4,1,TRUE)']);
    expect(await values('B1:B4')).toEqual([[5], ['a'], [true], [null]]);
  });
});

describe('custom functions', () => {
  it('FUNC-01 a blank cell arrives as "", a single cell as its value, a block as an array', async () => {
    const { engine, put, values } = newSheet();
    const seen: unknown[][] = [];
    engine.registerCustomFunction('SEE', (args) => void seen.push(args));
    put('A1', [1, 'x', true, null], [2, '', false, 0]);
    engine.setStyle(engine.sheets()[0]!.id, { row: 1, column: 4, rows: 1, columns: 1 }, { bold: true });
    put('F1', ['=SEE(A1,D1,A1:D2,A1:A1,7,"t",Z9)']);
    await values('F1:F1');
    expect(seen).toEqual([
      [
        1,
        '',
        [
          [1, 'x', true, ''],
          [2, '', false, 0],
        ],
        1,
        7,
        't',
        '',
      ],
    ]);
  });

  it('FUNC-02 a date arrives as its serial, marked as a date, and a percentage as a number', async () => {
    const { engine, sheetId, value } = newSheet();
    const seen: unknown[] = [];
    engine.registerCustomFunction('SEE', (args) => void seen.push(args));
    engine.writeCells(sheetId, 1, 1, [
      [{ value: 46297, format: 'yyyy-mm-dd' }, { value: 0.1, format: '0%' }, { formula: '=SEE(A1,B1,A1:B1)' }],
    ]);
    await value('C1');
    expect(seen).toEqual([[{ dateSerial: 46297 }, 0.1, [[{ dateSerial: 46297 }, 0.1]]]]);
  });

  it('FUNC-03 a two-dimensional result fills its neighbours, a one-dimensional one a column', async () => {
    const { engine, put, values } = newSheet();
    engine.registerCustomFunction('BLOCK', () => [
      [1, 2],
      [3, null],
    ]);
    engine.registerCustomFunction('LINE', () => ['a', '', 'c']);
    put('A1', ['=BLOCK()', undefined, '=LINE()']);
    expect(await values('A1:C3')).toEqual([
      [1, 2, 'a'],
      [3, null, null],
      [null, null, 'c'],
    ]);
  });

  it('FUNC-04 a filled neighbour makes the whole result an error and stays', async () => {
    const { engine, put, values } = newSheet();
    engine.registerCustomFunction('BLOCK', () => [
      [1, 2],
      [3, 4],
    ]);
    put('A1', ['=BLOCK()']);
    put('B2', ['x']);
    expect(await values('A1:B2')).toEqual([
      ['#REF!', null],
      [null, 'x'],
    ]);
  });

  it('FUNC-05 the name is found in any case; the name of a built-in function is refused', async () => {
    const { engine, put, value } = newSheet();
    engine.registerCustomFunction('DOUBLE', ([n]) => Number(n) * 2);
    put('A1', ['=double(2)']);
    expect(await value('A1')).toBe(4);
    expect(() => engine.registerCustomFunction('sum', () => 0)).toThrow('SUM is a function of the spreadsheet itself');
  });

  it('FUNC-06 is called when an argument changes, and only then', async () => {
    const { engine, put, value } = newSheet();
    engine.registerCustomFunction('DOUBLE', ([n]) => Number(n) * 2);
    put('A1', [1, 1, '=DOUBLE(A1)']);
    await value('C1');
    expect(engine.customFunctionCalls()).toBe(1);
    put('B1', [2]);
    await value('C1');
    expect(engine.customFunctionCalls()).toBe(1);
    put('A1', [2]);
    expect(await value('C1')).toBe(4);
    expect(engine.customFunctionCalls()).toBe(2);
  });

  it('FUNC-08 a throw shows #ERROR! with its message, and the calculation goes on', async () => {
    const { engine, sheetId, put, values } = newSheet();
    let isBroken = true;
    engine.registerCustomFunction('SCORE', () => {
      if (isBroken) throw new Error('bad score');
      return 7;
    });
    put('A1', ['=SCORE()', '=A1+1', '=IFERROR(SCORE(),"none")', '=1+1']);
    expect(await values('A1:D1')).toEqual([['#ERROR!', '#ERROR!', 'none', 2]]);
    expect(engine.errorMessage(sheetId, 1, 1)).toBe('bad score');
    isBroken = false;
    await engine.recalculateAll();
    expect(await values('A1:D1')).toEqual([[7, 8, 7, 2]]);
    expect(engine.errorMessage(sheetId, 1, 1)).toBe('');
  });

  it('a function that is registered later wakes the formulas that use it', async () => {
    const { engine, put, value } = newSheet();
    put('A1', ['=LATER(2)']);
    expect(await value('A1')).toBe('#NAME?');
    engine.registerCustomFunction('LATER', ([n]) => Number(n) + 1);
    expect(await value('A1')).toBe(3);
  });

  it('knows the cell it is calculated for', async () => {
    const { engine, sheetId, put, value } = newSheet();
    engine.registerCustomFunction('WHERE', (_args, cell) => `${cell.sheetId} ${cell.row} ${cell.column}`);
    put('C3', ['=WHERE()']);
    expect(await value('C3')).toBe(`${sheetId} 3 3`);
  });
});

describe('circles', () => {
  it('formulas that read themselves show #REF! and say why; the rest of the workbook calculates', async () => {
    const { engine, sheetId, put, values } = newSheet();
    put('A1', ['=B1+1', '=A1', '=IFERROR(B1,"circle")', '=1+1', '=E1']);
    expect(await values('A1:E1')).toEqual([['#REF!', '#REF!', 'circle', 2, '#REF!']]);
    expect(engine.errorMessage(sheetId, 1, 1)).toBe('Circular dependency detected.');
    put('B1', [4]);
    expect(await values('A1:C1')).toEqual([[5, 4, 4]]);
    expect(engine.errorMessage(sheetId, 1, 1)).toBe('');
  });

  it('an array result that feeds its own formula ends as a circle, not as a hang', async () => {
    const { put, value } = newSheet();
    put('A1', ['=SEQUENCE(COUNT(A2:A99)+2)']);
    expect(await value('A1')).toBe('#REF!');
  });
});

describe('what Univer does not tell about its cells', () => {
  it('booleans are booleans, also as results and inside array results', async () => {
    const { put, values } = newSheet();
    put('A1', [true, false], ['=A1', '=A1:B1']);
    expect(await values('A1:C2')).toEqual([
      [true, false, null],
      [true, true, false],
    ]);
  });

  it('a formula that gives a blank leaves its cell blank for the formulas that read it', async () => {
    const { engine, put, values } = newSheet();
    const seen: unknown[][] = [];
    engine.registerCustomFunction('SEE', (args) => void seen.push(args));
    put('A1', ['=SEE()', '=SEE(A1,A1:A2)', '=ISBLANK(A1)', '=COUNTA(A1:A2)']);
    expect(await values('A1:D1')).toEqual([[null, null, true, 0]]);
    expect(seen).toEqual([[], ['', [[''], ['']]]]);
  });

  it('open ranges reach to the last row', async () => {
    const { put, value } = newSheet();
    put('B1', ['head'], [1], [2]);
    put('B1000', [4]);
    put('A1', ['=SUM(B2:B)']);
    expect(await value('A1')).toBe(7);
  });

  it('a formula about a sheet that does not exist yet shows #REF!, and works when the sheet is there', async () => {
    const { engine, put, value } = newSheet();
    put('A1', ["='Group 1'!A1", '=IFERROR(\'Group 1\'!A1,"none")']);
    expect([await value('A1'), await value('B1')]).toEqual(['#REF!', 'none']);
    onSheet(engine, engine.insertSheet({ name: 'Group 1' })).put('A1', [5]);
    expect(await value('A1')).toBe(5);
  });
});
