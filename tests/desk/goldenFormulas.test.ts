/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 *
 * What Sheets documents for the functions a league's workbook is likely to use.
 */
import type { CellValue } from '../../src/desk/engine/engine';
import { newSheet, onSheet } from '../support/engine';

/** A1:D5, and sheet `Group 1` with A1:A3 = 10, 20, 30. */
const TABLE: CellValue[][] = [
  ['Ann', 30, 'A', true],
  ['Bob', 10, 'B', false],
  ['Cy', 20, 'A', true],
  ['Dee', 10, 'B', true],
  [null, null, null, null],
];

const GOLDEN: [formula: string, result: CellValue | CellValue[][]][] = [
  ['=SUM(B1:B5)', 70],
  ['=SUM(B1:B2,B4,5)', 55],
  ['=AVERAGE(B1:B5)', 17.5],
  ['=MIN(B1:B5)', 10],
  ['=MAX(B1:B5)', 30],
  ['=COUNT(A1:B5)', 4],
  ['=COUNTA(A1:B5)', 8],
  ['=COUNTBLANK(A1:A5)', 1],
  ['=IF(B1>B2,"up","down")', 'up'],
  ['=IF(A5="","blank","full")', 'blank'],
  ['=IFS(B1<10,"low",B1<40,"mid")', 'mid'],
  ['=SWITCH(C2,"A",1,"B",2)', 2],
  ['=AND(D1,D3)', true],
  ['=OR(D2,B1>100)', false],
  ['=NOT(D1)', false],
  ['=IFERROR(1/0,"none")', 'none'],
  ['=IFNA(VLOOKUP("Eve",A1:B4,2,FALSE),0)', 0],
  ['=1/0', '#DIV/0!'],
  ['=NA()', '#N/A'],
  ['=NOSUCHFUNCTION(1)', '#NAME?'],
  ['="a"+1', '#VALUE!'],
  ['=SQRT(-1)', '#NUM!'],
  ['=COUNTIF(C1:C5,"A")', 2],
  ['=COUNTIF(B1:B5,">=20")', 2],
  ['=COUNTIFS(C1:C5,"B",D1:D5,TRUE)', 1],
  ['=SUMIF(C1:C5,"A",B1:B5)', 50],
  ['=SUMIFS(B1:B5,C1:C5,"B",D1:D5,TRUE)', 10],
  ['=AVERAGEIF(C1:C5,"A",B1:B5)', 25],
  ['=SUMPRODUCT(B1:B4,{1;2;3;4})', 150],
  ['=SUMPRODUCT((C1:C4="A")*(B1:B4>20))', 1],
  ['=VLOOKUP("Bob",A1:C4,3,FALSE)', 'B'],
  ['=VLOOKUP("bob",A1:C4,2,FALSE)', 10],
  ['=VLOOKUP("Eve",A1:C4,2,FALSE)', '#N/A'],
  ['=HLOOKUP("A",C1:D2,2,FALSE)', 'B'],
  ['=XLOOKUP("Cy",A1:A4,B1:B4)', 20],
  ['=XLOOKUP("Eve",A1:A4,B1:B4,"none")', 'none'],
  ['=INDEX(A1:C4,2,3)', 'B'],
  ['=MATCH("Cy",A1:A4,0)', 3],
  ['=INDEX(B1:B4,MATCH("Dee",A1:A4,0))', 10],
  ['=FILTER(A1:A4,C1:C4="A")', [['Ann'], ['Cy']]],
  ['=FILTER(A1:A4,B1:B4>99)', '#N/A'],
  ['=SORT(B1:B4)', [[10], [10], [20], [30]]],
  [
    '=SORT(A1:B4,2,FALSE,1,FALSE)',
    [
      ['Ann', 30],
      ['Cy', 20],
      ['Dee', 10],
      ['Bob', 10],
    ],
  ],
  ['=UNIQUE(C1:C4)', [['A'], ['B']]],
  ['=TRANSPOSE(B1:B2)', [[30, 10]]],
  [
    '=SEQUENCE(2,2)',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    '={1,2;3,4}',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['=B1:B2*2', [[60], [20]]],
  ['=ARRAYFORMULA(B1:B2+1)', [[31], [11]]],
  ['=ARRAYFORMULA(A1)', 'Ann'],
  ['=RANK(B3,B1:B4)', 2],
  ['=LARGE(B1:B4,2)', 20],
  ['=SMALL(B1:B4,1)', 10],
  ['=MEDIAN(B1:B4)', 15],
  ['=ROUND(2.345,2)', 2.35],
  ['=ROUND(-2.5,0)', -3],
  ['=ROUNDUP(2.1,0)', 3],
  ['=ROUNDDOWN(2.9,0)', 2],
  ['=INT(-2.5)', -3],
  ['=MOD(-1,3)', 2],
  ['=ABS(-4)', 4],
  ['=CEILING(2.1,1)', 3],
  ['=FLOOR(2.9,1)', 2],
  ['=MROUND(7,10)', 10],
  ['=TEXT(1234.5,"#,##0.00")', '1,234.50'],
  ['=TEXT(46297,"yyyy-mm-dd")', '2026-10-02'],
  ['=VALUE("123.4")', 123.4],
  ['=LEN("four")', 4],
  ['=LEFT("pinball",3)', 'pin'],
  ['=RIGHT("pinball",4)', 'ball'],
  ['=MID("pinball",4,2)', 'ba'],
  ['=UPPER("a")&LOWER("B")', 'Ab'],
  ['=TRIM("  a  b ")', 'a b'],
  ['=SUBSTITUTE("a-b","-","+")', 'a+b'],
  ['=FIND("b","ab")', 2],
  ['=SEARCH("B","ab")', 2],
  ['=CONCATENATE("a",1)', 'a1'],
  ['="a"&B1', 'a30'],
  ['=TEXTJOIN(", ",TRUE,A1:A5)', 'Ann, Bob, Cy, Dee'],
  ['=REPT("ab",2)', 'abab'],
  ['=EXACT("a","A")', false],
  ['="a"="A"', true],
  ['=ISBLANK(A5)', true],
  ['=ISNUMBER(B1)', true],
  ['=ISTEXT(A1)', true],
  ['=ISERROR(1/0)', true],
  ['=N(TRUE)', 1],
  ['=DATE(2026,10,2)', 46297],
  ['=YEAR(46297)', 2026],
  ['=MONTH(46297)', 10],
  ['=DAY(46297)', 2],
  ['=WEEKDAY(46297)', 6],
  ['=DATE(2026,10,9)-DATE(2026,10,2)', 7],
  ['=ROW(B3)', 3],
  ['=COLUMN(C1)', 3],
  ['=ROWS(A1:B3)', 3],
  ['=COLUMNS(A1:B3)', 2],
  ['=OFFSET(B1,2,0)', 20],
  ['=INDIRECT("B2")', 10],
  ["=SUM('Group 1'!A1:A3)", 60],
  ["='Group 1'!A2", 20],
  ["='group 1'!A2", 20],
  ['=LET(x,2,x*3)', 6],
  ['=50%', 0.5],
  ['=2^3', 8],
  ['=-B1', -30],
  ['=B1<>B2', true],
  ['=(1+2)*3', 9],
  ['=SUM(B:B)', 70],
];

describe('formulas give what Sheets documents', () => {
  it.each(GOLDEN)('%s', async (formula, result) => {
    const { engine, put, values } = newSheet();
    put('A1', ...TABLE);
    onSheet(engine, engine.insertSheet({ name: 'Group 1' })).put('A1', [10], [20], [30]);
    put('H1', [formula]);
    const expected = Array.isArray(result) ? result : [[result]];
    const last = `${String.fromCharCode('H'.charCodeAt(0) + expected[0]!.length)}${expected.length + 1}`;
    const shown = await values(`H1:${last}`);
    const framed = [...expected.map((row) => [...row, null]), expected[0]!.map(() => null).concat(null)];
    expect(shown).toEqual(framed);
    engine.dispose();
  });
});
