/** Turns what the rules found, which know players and games, into tabs and cells. */
import type { Finding, Location } from '../rules/types';
import { cellName } from './cells';
import { COLUMN, groupTabName, ROW, type GroupTab } from './groupTab';
import type { Problem } from './problems';
import type { SeasonBook, SeasonTables } from './seasonBook';
import { settingCell, SETTINGS_TAB } from './settings';

const TABLES: Record<Extract<Location, { kind: 'row' }>['tab'], keyof SeasonTables> = {
  Roster: 'roster',
  Normalizers: 'normalizers',
  Premakeups: 'premakeups',
  Rulings: 'rulings',
  Payments: 'payments',
  Nights: 'nights',
  Results: 'results',
};

export function problemOf(book: SeasonBook, { at, what }: Finding): Problem {
  switch (at.kind) {
    case 'setting':
      return { tab: SETTINGS_TAB.tab, cell: settingCell(book.tables.settings, at.name), what };
    case 'row':
      return { tab: at.tab, cell: book.tables[TABLES[at.tab]].cell(at.row, at.header), what };
    case 'group':
      return {
        tab: groupTabName(at.group),
        cell: groupCell(
          book.groups.find(({ typed }) => typed.name === at.group),
          at,
        ),
        what,
      };
  }
}

/** Players and games of a location count from 0, in the order in which the tab was read. */
function groupCell(tab: GroupTab | undefined, at: Extract<Location, { kind: 'group' }>): string {
  const column = COLUMN.games + (at.game ?? 0);
  const row = (at.player === undefined ? undefined : tab?.rows[at.player]) ?? ROW.players;
  switch (at.part) {
    case 'machine':
      return cellName(ROW.headers, column);
    case 'score':
      return cellName(row, column);
    case 'attendance':
      return cellName(row, COLUMN.attendance);
    case 'name':
      return cellName(row, COLUMN.name);
  }
}

/** All problems, each cell once: what the cell itself says comes before what follows from it. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.tab}!${problem.cell || problem.what}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
