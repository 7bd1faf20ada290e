/** Every tab of a league, in the order in which they stand, and how each is made when it is missing. */
import { frameLeaguePage, LEAGUE } from '../workbook/leaguePage';
import { frameTemplate, TEMPLATE } from '../workbook/groupTabMaking';
import { writeGroupTab } from '../workbook/groupTab';
import { LOG } from '../workbook/log';
import { MONEY, POTS } from '../workbook/money';
import { NIGHTS } from '../workbook/nights';
import { NORMALIZERS } from '../workbook/normalizers';
import { PAYMENTS } from '../workbook/payments';
import { PLAYOFFS } from '../workbook/playoffs';
import { PREMAKEUPS } from '../workbook/premakeups';
import { RESULTS } from '../workbook/results';
import { ROSTER } from '../workbook/roster';
import { RULINGS } from '../workbook/rulings';
import { SETTINGS_TAB } from '../workbook/settings';
import { STANDINGS } from '../workbook/standings';
import type { TableLayout } from '../workbook/table';
import { frameTable } from '../workbook/tabMaking';
import { frameWeekTemplate, WEEK_TEMPLATE } from '../workbook/weekPage';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

interface LeagueTab {
  name: string;
  /** True for tabs that hold nothing of their own: Rebuild makes them anew. */
  derived: boolean;
  hidden: boolean;
  frame(spreadsheet: Spreadsheet, sheet: Sheet): void;
}

/** How much room to make; more rows are added when they are needed. */
export interface Room {
  players: number;
  weeks: number;
}

/** The tabs in order. Group tabs stand behind the first one, week pages behind the Standings. */
export function leagueTabs(room: Room): LeagueTab[] {
  const table = (layout: TableLayout, rows: number): LeagueTab => ({
    name: layout.tab,
    derived: layout.kind === 'derived',
    hidden: false,
    frame: (spreadsheet, sheet) => frameTable(spreadsheet, sheet, layout, rows),
  });
  const people = room.players + 12;
  return [
    { name: LEAGUE, derived: true, hidden: false, frame: (_, sheet) => frameLeaguePage(sheet) },
    table(STANDINGS, people),
    table(ROSTER, people + 20),
    table(NORMALIZERS, 200),
    table(PREMAKEUPS, people * 10),
    table(RULINGS, 100),
    table(PAYMENTS, people * room.weeks),
    table(MONEY, people),
    table(POTS, room.weeks),
    table(PLAYOFFS, 20),
    table(RESULTS, people * room.weeks * 5),
    table(NIGHTS, people * room.weeks),
    table(SETTINGS_TAB, 60),
    table(LOG, 200),
    { name: TEMPLATE, derived: true, hidden: true, frame: makeTemplate },
    { name: WEEK_TEMPLATE, derived: true, hidden: true, frame: (_, sheet) => frameWeekTemplate(sheet) },
  ];
}

function makeTemplate(spreadsheet: Spreadsheet, sheet: Sheet): void {
  frameTemplate(spreadsheet, sheet);
  writeEmptyTemplate(sheet);
}

export function writeEmptyTemplate(sheet: Sheet): void {
  writeGroupTab(sheet, { group: '', week: 0, date: '', machines: [], normalizers: [], players: [] });
}

/** Makes the tabs one behind the other; one that is there already stays in its place. */
export function makeTabs(spreadsheet: Spreadsheet, tabs: readonly LeagueTab[]): void {
  let index = 0;
  for (const tab of tabs) index = makeTab(spreadsheet, tab, index).getIndex();
}

/** Makes a tab at a position among the tabs (counted from 0), or frames the empty one of that name. */
export function makeTab(spreadsheet: Spreadsheet, tab: LeagueTab, index: number): Sheet {
  const sheet = spreadsheet.getSheetByName(tab.name) ?? spreadsheet.insertSheet(tab.name, index);
  tab.frame(spreadsheet, sheet);
  if (tab.hidden) sheet.hideSheet();
  return sheet;
}
