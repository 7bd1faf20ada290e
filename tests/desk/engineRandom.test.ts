/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import * as fc from 'fast-check';
import type { CustomFunction, Engine } from '../../src/desk/engine/engine';
import { engineModule, onSheet } from '../support/engine';

const ROWS = 6;
const COLUMNS = 6;

/** Doubles numbers, keeps the shape: what custom functions of the league do. */
const double: CustomFunction = ([block]) =>
  Array.isArray(block) ? block.map((row) => row.map((cell) => (typeof cell === 'number' ? cell * 2 : cell))) : block;

interface Step {
  sheet: number;
  row: number;
  column: number;
  content: string | number | null;
}

const columnName = (column: number) => String.fromCharCode(64 + column);

/**
 * Formulas read only from columns to their left, or from an earlier sheet: every step has one right result, whatever
 * spills. Array results grow, shrink, meet filled cells and each other.
 */
function formulas(sheet: number, column: number): fc.Arbitrary<string> {
  const cell = fc
    .record({
      r: fc.integer({ min: 1, max: ROWS }),
      c: fc.integer({ min: 1, max: COLUMNS }),
      s: fc.integer({ min: 0, max: sheet }),
    })
    .filter(({ s, c }) => s < sheet || c < column)
    .map(({ r, c, s }) => `${s === sheet ? '' : `'S ${s}'!`}${columnName(c)}${r}`);
  const range = fc
    .record({
      top: fc.integer({ min: 1, max: ROWS }),
      rows: fc.integer({ min: 1, max: 3 }),
      c: fc.integer({ min: 1, max: COLUMNS }),
      s: fc.integer({ min: 0, max: sheet }),
    })
    .filter(({ s, c }) => s < sheet || c < column)
    .map(({ top, rows, c, s }) => {
      const bottom = Math.min(top + rows, ROWS);
      return `${s === sheet ? '' : `'S ${s}'!`}${columnName(c)}${top}:${columnName(c)}${bottom}`;
    });
  if (sheet === 0 && column === 1) return fc.constantFrom('=1+1', '=SEQUENCE(3)', '=SEQUENCE(2)*10', '=NOSUCH(1)');
  return fc.oneof(
    cell.map((a) => `=${a}+1`),
    cell.map((a) => `=IFERROR(${a}*2,"e")`),
    cell.map((a) => `=SEQUENCE(MIN(4,IFERROR(INT(ABS(N(${a}))),0)+1))`),
    range.map((a) => `=SUM(${a})`),
    range.map((a) => `=COUNTIF(${a},">1")`),
    range.map((a) => `=DOUBLE(${a})`),
    range.map((a) => `=SORT(${a},1,FALSE)`),
    range.map((a) => `=FILTER(${a},${a}>1)`),
    range.map((a) => `=IFERROR(XLOOKUP(2,${a},${a}),0)`),
    fc.tuple(cell, cell).map(([a, b]) => `=IF(${a}>${b},${a},${b})`),
    fc.tuple(cell, cell).map(([a, b]) => `=IF(N(${a})>1,SEQUENCE(2),${b})`),
  );
}

const step: fc.Arbitrary<Step> = fc
  .record({
    sheet: fc.integer({ min: 0, max: 1 }),
    row: fc.integer({ min: 1, max: ROWS }),
    column: fc.integer({ min: 1, max: COLUMNS }),
    kind: fc.constantFrom('number', 'text', 'clear', 'formula', 'formula', 'formula'),
  })
  .chain(({ sheet, row, column, kind }) => {
    const content: fc.Arbitrary<string | number | null> =
      kind === 'number'
        ? fc.integer({ min: 0, max: 4 })
        : kind === 'text'
          ? fc.constantFrom('x', 'y')
          : kind === 'clear'
            ? fc.constant(null)
            : formulas(sheet, column);
    return content.map((made) => ({ sheet, row, column, content: made }));
  });

function newWorkbook(): Engine {
  const engine = engineModule().createEngine();
  engine.renameSheet(engine.sheets()[0]!.id, 'S 0');
  engine.insertSheet({ name: 'S 1' });
  engine.registerCustomFunction('DOUBLE', double);
  return engine;
}

async function everything(engine: Engine) {
  const all = [];
  for (const { id } of engine.sheets()) all.push(await onSheet(engine, id).values('A1:L12'));
  return all;
}

describe('incremental calculation', () => {
  it('gives what a calculation from scratch gives, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const engine = newWorkbook();
        for (const { sheet, row, column, content } of steps) {
          const { id } = engine.sheets()[sheet]!;
          onSheet(engine, id).put(`${columnName(column)}${row}`, [content]);
          const incremental = await everything(engine);
          const fresh = engineModule().createEngine({ file: engine.save() });
          fresh.registerCustomFunction('DOUBLE', double);
          await fresh.recalculateAll();
          const scratch = await everything(fresh);
          fresh.dispose();
          expect(incremental).toEqual(scratch);
        }
        engine.dispose();
      }),
      { numRuns: 20, seed: 20261002 },
    );
  });

  it('does not depend on the order in which cells were written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(step, { minLength: 4, maxLength: 14, selector: (s) => `${s.sheet} ${s.row} ${s.column}` }),
        async (steps) => {
          const results = [];
          for (const order of [steps, [...steps].reverse()]) {
            const engine = newWorkbook();
            for (const { sheet, row, column, content } of order) {
              onSheet(engine, engine.sheets()[sheet]!.id).put(`${columnName(column)}${row}`, [content]);
              await engine.calculate();
            }
            results.push(await everything(engine));
            engine.dispose();
          }
          expect(results[0]).toEqual(results[1]);
        },
      ),
      { numRuns: 25, seed: 3 },
    );
  });
});
