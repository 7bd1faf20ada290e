/** What nights on the desk cost: calls to Google's services, custom-function calls, the wait for points. */
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { Usage } from '../../src/desk/index';
import { BUILD, type TestLeague } from '../support/league';
import { finalizeOpenWeek, openLeague, typeOpenWeek } from './deskLeague';
import { type Measured, measureAsync } from './measure';

const LAST_WEEK = 9;
const WARNED_WEEK = 2;
const RECALCULATED_WEEK = 5;

export interface Finalizing extends Usage {
  week: number;
  groups: number;
}

export interface FormulaCount {
  /** Custom-function calls of the group tab that has most of them. */
  mostOnAGroupTab: number;
  groupTabs: number;
  /** The other tabs that have any. */
  otherTabs: string[];
}

export interface LeagueFigures {
  first: Finalizing;
  last: Finalizing;
  /** A week in which a warning has to be confirmed. */
  warned: Finalizing;
  formulas: FormulaCount;
  /** Milliseconds from a typed score to the points that are read. */
  recalculated: Measured;
}

/** Plays a league up to week 9. */
export async function measureLeague(players: number): Promise<LeagueFigures> {
  const league = await openLeague(players);
  try {
    const finalized: Finalizing[] = [];
    let recalculated: Measured | undefined;
    for (let week = 1; week <= LAST_WEEK; week++) {
      await typeOpenWeek(league, week, { absence: week === 1 || week === LAST_WEEK, warning: week === WARNED_WEEK });
      if (week === RECALCULATED_WEEK) recalculated = await measureRecalculation(league);
      const groups = league.groupTabs().length;
      finalized.push({ week, groups, ...(await finalizeOpenWeek(league, week)) });
    }
    return {
      first: finalized[0]!,
      last: finalized[LAST_WEEK - 1]!,
      warned: finalized[WARNED_WEEK - 1]!,
      formulas: countFormulas(league),
      recalculated: recalculated!,
    };
  } finally {
    await league.desk.close();
  }
}

/** Types the last listed player's score over, lowest and highest in turn, and waits until the points have changed. */
async function measureRecalculation(league: TestLeague): Promise<Measured> {
  const tab = league.groupTabs()[0]!;
  const last = 3 + (await league.players(tab)).length;
  let points = '';
  let high = false;
  const measured = await measureAsync(4, async () => {
    high = !high;
    const from = performance.now();
    await league.desk.type(`${tab}!C${last}`, high ? '900M' : '5M');
    const shown = JSON.stringify(await league.desk.read(`${tab}!C10:G13`));
    const spent = performance.now() - from;
    if (shown === points) throw new Error(`The points of ${tab} did not change with the score`);
    points = shown;
    return spent;
  });
  return measured;
}

function countFormulas({ desk: { engine } }: TestLeague): FormulaCount {
  const code = readFileSync(path.join(BUILD, 'Code.js'), 'utf8');
  const names = [...code.matchAll(/@customfunction\b(?:(?!\*\/)[\s\S])*\*\/\s*function (\w+)/g)].map(
    ([, name]) => name,
  );
  if (names.length === 0) throw new Error('The add-on has no custom functions');
  const calls = new RegExp(`\\b(?:${names.join('|')})\\(`, 'gi');
  const counted = engine.sheets().map(({ id, name, maxRows, maxColumns }) => {
    const cells = engine.readCells(id, { row: 1, column: 1, rows: maxRows, columns: maxColumns }).flat();
    const count = cells.reduce((sum, { formula }) => sum + (formula.match(calls)?.length ?? 0), 0);
    return { name, isGroupTab: name.startsWith('Group '), count };
  });
  const groupTabs = counted.filter(({ isGroupTab }) => isGroupTab);
  return {
    mostOnAGroupTab: Math.max(...groupTabs.map(({ count }) => count)),
    groupTabs: groupTabs.length,
    otherTabs: counted.filter(({ isGroupTab, count }) => !isGroupTab && count > 0).map(({ name }) => name),
  };
}
