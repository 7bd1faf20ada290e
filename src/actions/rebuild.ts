/** League > More > Rebuild: everything that follows from what was typed and committed is made anew. */
import { nameKey } from '../rules/names';
import { nextGroupsFrom } from '../rules/nextGroups';
import { recutAround } from '../rules/recut';
import { nightDates, openWeek } from '../rules/season';
import { viewSeason } from '../rules/seasonView';
import type { Group } from '../rules/groups';
import { literal, type Cell } from '../workbook/cells';
import { groupSheets } from '../workbook/fillBook';
import { COLUMN, GAMES, groupTabName, isTyped, PLAYERS, readGroupTab, ROW, type GroupTab } from '../workbook/groupTab';
import { machineChoices, offerMachines, TEMPLATE } from '../workbook/groupTabMaking';
import { writeLog } from '../workbook/log';
import { PLAYOFFS } from '../workbook/playoffs';
import { Refusal } from '../workbook/problems';
import { readSeasonBook, type SeasonBook } from '../workbook/seasonBook';
import { rewriteTable } from '../workbook/table';
import type { Conversation } from './conversation';
import { writeDerivedTabs, writePageOfWeek } from './derivedTabs';
import { putFrameBack } from './groupTabFrame';
import { leagueTabs, makeTab, writeEmptyTemplate } from './leagueTabs';
import { underLock } from './lock';
import { emptyContent, turnGroupTabs } from './openWeekTabs';
import { refillGroups } from './refill';
import { completeUnfinished } from './unfinished';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** Gives what was done, in one sentence. Nothing that people typed is thrown away. */
export function rebuild(spreadsheet: Spreadsheet, talk: Conversation): string {
  return underLock(() => {
    const before = readSeasonBook(spreadsheet);
    talk.progress('Rebuilding');
    makeMissingTabs(before);
    restoreFrames(spreadsheet);
    mendFrames(before);
    const completed = completeUnfinished(before, talk.who);
    const book = readSeasonBook(spreadsheet);
    turnTabs(book);
    writeDerivedTabs(book, book.season);
    for (const week of new Set(book.season.nights.map((night) => night.week)))
      writePageOfWeek(spreadsheet, book.season, week);
    refresh(book);
    const sentence = [
      completed?.sentence,
      'Everything that follows from what was typed is made anew: group tabs, pages, standings and counts.',
    ]
      .filter(Boolean)
      .join(' ');
    writeLog(book.tables.log, book.timeZone, talk.who, {
      action: 'Rebuilt',
      week: openWeek(book.season),
      what: sentence,
    });
    return sentence;
  });
}

function makeMissingTabs({ spreadsheet, season }: SeasonBook): void {
  const tabs = leagueTabs({ players: season.roster.length, weeks: season.settings.weeks });
  tabs.forEach((tab, index) => {
    if (!tab.derived || spreadsheet.getSheetByName(tab.name)) return;
    const before = tabs
      .slice(0, index)
      .reverse()
      .map(({ name }) => spreadsheet.getSheetByName(name))
      .find((sheet) => sheet !== null);
    makeTab(spreadsheet, tab, before ? before.getIndex() : 0);
  });
}

/** The tabs that no action writes after they were made: the Template, and the headers of the Playoffs. */
function restoreFrames(spreadsheet: Spreadsheet): void {
  const template = spreadsheet.getSheetByName(TEMPLATE);
  if (template) writeEmptyTemplate(template);
  rewriteTable(spreadsheet, PLAYOFFS, []);
}

/** Headers and formulas that were typed over are written again. A row or column too few or too many is not guessed at. */
function mendFrames({ spreadsheet, damaged }: SeasonBook): void {
  const template = spreadsheet.getSheetByName(TEMPLATE);
  for (const name of damaged) {
    const sheet = spreadsheet.getSheetByName(name);
    if (!sheet || !template) continue;
    if (sheet.getMaxColumns() !== template.getMaxColumns() || sheet.getMaxRows() !== template.getMaxRows())
      throw new Refusal('Nothing was rebuilt:', [
        {
          tab: name,
          cell: '',
          what: 'a row or column was deleted or added; bring it back with Edit > Undo or File > Version history, or delete the tab and use Rebuild to make a new one',
        },
      ]);
    putFrameBack(sheet);
  }
}

/** R9.5: tabs with nothing typed are cut anew, others keep their players, and a leaver's row is emptied. */
function turnTabs(book: SeasonBook): void {
  const week = openWeek(book.season);
  if (week === null) return;
  const date = nightDates(book.season.settings)[week - 1] ?? '';
  // Whatever B1 says: it may have been typed over, and what was typed on the tab is not thrown away for that.
  const typed = book.groups.filter(isTyped);
  const groups = groupsAround(book, typed);
  const kept = new Map(typed.map((tab) => [tab.typed.name, tab]));
  turnGroupTabs(
    book.spreadsheet,
    groups.map((group) => emptyContent(group, week, date)),
    (_, group) => kept.has(group),
  );
  for (const group of groups) {
    const tab = kept.get(group.name);
    if (tab) keepTyped(tab, group, week, date);
  }
}

function groupsAround(book: SeasonBook, typed: readonly GroupTab[]): Group[] {
  const view = viewSeason(book.season);
  if (typed.length === 0) return nextGroupsFrom(book.season, view);
  return recutAround(
    typed.map(({ typed: group }) => ({ name: group.name, players: group.players.map(({ name }) => name) })),
    view.ladder.map(({ division, players }) => ({ division, players: players.map(({ name }) => name) })),
  );
}

/** What is typed stays where it is: only the frame, leavers' rows and empty rows for joiners are written. */
function keepTyped(tab: GroupTab, group: Group, week: number, date: string): void {
  putFrameBack(tab.sheet);
  tab.sheet.getRange(ROW.title, 1, 1, 3).setValues([[groupTabName(group.name), `Week ${week}`, date]]);
  const staying = new Set(group.players.map(nameKey));
  const there = new Set(tab.typed.players.map(({ name }) => nameKey(name)));
  const leaving = tab.rows.filter((_, index) => !staying.has(nameKey(tab.typed.players[index]!.name)));
  const free = Array.from({ length: PLAYERS }, (_, index) => ROW.players + index).filter(
    (row) => !tab.rows.includes(row) || leaving.includes(row),
  );
  const joining = group.players.filter((name) => !there.has(nameKey(name)));
  for (const row of new Set([...leaving, ...free.slice(0, joining.length)])) {
    const name = joining[free.indexOf(row)];
    const empty = Array.from({ length: GAMES }, (): Cell => '');
    tab.sheet.getRange(row, 1, 1, COLUMN.games + GAMES - 1).setValues([[literal(name ?? ''), '', ...empty]]);
    tab.sheet.getRange(row + ROW.how - ROW.players, COLUMN.games, 1, GAMES).setValues([empty]);
  }
}

/** Dropdowns of machines, and missed games as they stand now. */
function refresh(book: SeasonBook): void {
  const { spreadsheet, season } = book;
  const sheets: Sheet[] = groupSheets(spreadsheet);
  const template = spreadsheet.getSheetByName(TEMPLATE);
  const machines = machineChoices(season.normalizers);
  for (const sheet of template ? [...sheets, template] : sheets) offerMachines(sheet, machines);
  const week = openWeek(season);
  if (week === null) return;
  const tabs = sheets.map((sheet) => readGroupTab(sheet, book.dates, [])).filter((tab) => tab !== null);
  refillGroups(
    season,
    week,
    tabs.filter((tab) => tab.week === week),
  );
}
