/** League > Set Up League: every tab, from a roster and a list of machines. Never overwrites a tab that holds data. */
import { weekdayOf, isCalendarDate } from '../rules/calendar';
import { nameKey } from '../rules/names';
import { nextGroupsFrom } from '../rules/nextGroups';
import { nightDates } from '../rules/season';
import { readSettings, SETTINGS } from '../rules/settings';
import type { NormalizerRow, RosterPlayer, Season, Settings } from '../rules/types';
import { groupOfTab } from '../workbook/groupTab';
import { machineChoices, offerMachines, TEMPLATE } from '../workbook/groupTabMaking';
import { LEAGUE } from '../workbook/leaguePage';
import { LOG, logLine, readLog, writeLog } from '../workbook/log';
import { NORMALIZERS, normalizerRecord } from '../workbook/normalizers';
import { Refusal, type Problem } from '../workbook/problems';
import { ROSTER, rosterRecord } from '../workbook/roster';
import { isHalfSetUp, readSeasonBook, SET_UP, SETTING_UP } from '../workbook/seasonBook';
import { settingFormats, settingRecords, SETTINGS_TAB } from '../workbook/settings';
import { readTable, tableOf, writeRecords, type Table, type TableLayout, type TableRecord } from '../workbook/table';
import type { Conversation } from './conversation';
import { writeDerivedTabs } from './derivedTabs';
import { leagueTabs, makeTabs } from './leagueTabs';
import { underLock } from './lock';
import { emptyContent, turnGroupTabs } from './openWeekTabs';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** What the Set Up League dialog sends. */
export interface NewLeague {
  season: string;
  /** `2001-03-07` */
  firstNight: string;
  players: { name: string; skill: number }[];
  /** A machine may come without a normalizer; it needs one before it is played (R4.4). */
  machines: { name: string; abbreviation?: string; normalizer?: number | null }[];
  /** Settings by their plain names; what is left out gets its usual value. */
  settings?: Record<string, string | number>;
}

/** Gives what was done, in one sentence. Throws a Refusal that lists every problem, and then nothing was written. */
export function setUpLeague(spreadsheet: Spreadsheet, league: NewLeague, talk: Conversation): string {
  if (!league || !Array.isArray(league.players) || !Array.isArray(league.machines))
    throw new Refusal('setUpLeague needs a league: season, firstNight, a list of players and a list of machines.');
  const { settings, problems } = checkLeague(league);
  if (!settings || problems.length > 0) throw new Refusal('The league was not set up. To mend first:', problems);
  return underLock(() => {
    const blank = spreadsheet.getSheets();
    const tabs = leagueTabs({ players: league.players.length, weeks: settings.weeks });
    const names = new Set(tabs.map(({ name }) => name));
    const ours = blank.filter((sheet) => names.has(sheet.getName()) || groupOfTab(sheet.getName()) !== null);
    beginSetUp(spreadsheet, ours, talk);
    makeTabs(spreadsheet, tabs);
    writeTable(spreadsheet, SETTINGS_TAB, settingRecords(settings));
    spreadsheet
      .getSheetByName(SETTINGS_TAB.tab)
      ?.getRange(2, 2, settingFormats(settings).length, 1)
      .setNumberFormats(settingFormats(settings).map((format) => [format]));
    writeTable(spreadsheet, ROSTER, league.players.map(rosterRecord));
    writeTable(
      spreadsheet,
      NORMALIZERS,
      league.machines.map((machine) => normalizerRecord({ ...machine, abbreviation: machine.abbreviation ?? '' })),
    );
    const season = newSeason(league, settings);
    const template = spreadsheet.getSheetByName(TEMPLATE);
    if (template) offerMachines(template, machineChoices(season.normalizers));
    const groups = nextGroupsFrom(season);
    turnGroupTabs(
      spreadsheet,
      groups.map((group) => emptyContent(group, 1, nightDates(settings)[0] ?? '')),
    );

    for (const sheet of blank)
      if (!names.has(sheet.getName()) && groupOfTab(sheet.getName()) === null && sheet.getLastRow() === 0)
        spreadsheet.deleteSheet(sheet);
    const page = spreadsheet.getSheetByName(LEAGUE);
    if (page) spreadsheet.setActiveSheet(page);
    const sentence = `The league is set up: ${league.players.length} players in ${counted(groups.length, 'group')} for week 1, ${counted(league.machines.length, 'machine')}.`;
    const book = readSeasonBook(spreadsheet, true);
    writeDerivedTabs(book, book.season);
    writeLog(book.tables.log, book.timeZone, talk.who, { action: SET_UP, week: null, what: sentence });
    return sentence;
  });
}

/**
 * Refuses when a tab holds data. The Log says first that setting up has begun: should it be cut off, every tab there
 * is then known to be of its own making, and the next try empties them and begins anew.
 */
function beginSetUp(spreadsheet: Spreadsheet, ours: readonly Sheet[], talk: Conversation): void {
  const log = logOf(spreadsheet);
  if (log && isHalfSetUp(readLog(log))) {
    for (const sheet of ours) if (sheet.getName() !== LOG.tab) sheet.clearContents();
    return;
  }
  const taken = ours
    .filter((sheet) => sheet.getLastRow() > 0)
    .map((sheet): Problem => ({
      tab: sheet.getName(),
      cell: '',
      what: 'this tab holds data already; rename or delete it, or begin in a new spreadsheet',
    }));
  if (taken.length > 0) throw new Refusal('The league was not set up, so that nothing is overwritten:', taken);
  talk.progress('Setting up the league');
  const sheet = spreadsheet.getSheetByName(LOG.tab) ?? spreadsheet.insertSheet(LOG.tab);
  const entry = { action: SETTING_UP, week: null, what: 'Making the tabs.' };
  const values = [
    LOG.columns.map(({ header }) => header),
    logLine(spreadsheet.getSpreadsheetTimeZone(), talk.who, entry),
  ];
  // Headers and the row in one call: there is no moment in which the tab is there and does not say so.
  sheet.getRange(1, 1, 2, LOG.columns.length).setValues(values);
}

function logOf(spreadsheet: Spreadsheet): Table | null {
  const sheet = spreadsheet.getSheetByName(LOG.tab);
  return sheet && sheet.getLastRow() > 0 ? readTable(spreadsheet, LOG, []) : null;
}

function writeTable(spreadsheet: Spreadsheet, layout: TableLayout, records: readonly TableRecord[]): void {
  const sheet = spreadsheet.getSheetByName(layout.tab);
  const table = sheet && tableOf(sheet, layout, [layout.columns.map(({ header }) => header)], []);
  if (table) writeRecords(table, 2, records);
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function newSeason(league: NewLeague, settings: Settings): Season {
  return {
    settings,
    roster: league.players.map((player, index): RosterPlayer => ({
      row: index + 2,
      name: player.name.trim(),
      skill: player.skill,
      status: '',
      joined: 1,
    })),
    normalizers: league.machines.map((machine, index): NormalizerRow => ({
      row: index + 2,
      machine: machine.name.trim(),
      abbreviation: (machine.abbreviation ?? '').trim(),
      normalizer: machine.normalizer ?? null,
      working: true,
      sinceWeek: null,
    })),
    premakeups: [],
    rulings: [],
    payments: [],
    results: [],
    nights: [],
  };
}

/** All problems of what was sent, at once; the settings are null when they are among them. */
function checkLeague(league: NewLeague): { settings: Settings | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const complain = (what: string): void => void problems.push({ tab: '', cell: '', what });
  checkNames(league.players, 'player', complain);
  checkNames(league.machines, 'machine', complain);
  if (league.players.length < 2) complain('a league needs at least two players: add a line for each player');
  for (const { name, skill } of league.players)
    if (!(skill >= 1 && skill <= 10)) complain(`the skill of ${name} is not a number from 1 (novice) to 10 (expert)`);
  for (const { name, normalizer } of league.machines)
    if (normalizer !== undefined && normalizer !== null && !(Number.isInteger(normalizer) && normalizer >= 1))
      complain(`the normalizer of ${name} is not a whole number from 1`);
  const short = new Map<string, string>();
  for (const { name, abbreviation } of league.machines) {
    const key = nameKey(abbreviation ?? '');
    const other = short.get(key);
    if (key !== '' && other !== undefined)
      complain(`${other} and ${name} have the same abbreviation ${abbreviation}: give each one of its own`);
    short.set(key, name);
  }
  const known = new Map(SETTINGS.map(({ name }) => [nameKey(name), name]));
  const given = new Map<string, string | number>();
  for (const [name, value] of Object.entries(league.settings ?? {})) {
    const setting = known.get(nameKey(name));
    if (setting === undefined) complain(`there is no setting "${name}"`);
    else given.set(setting, value);
  }
  given.set('Season', league.season);
  given.set('First night', league.firstNight);
  if (isCalendarDate(league.firstNight) && !given.has('Weekday')) given.set('Weekday', weekdayOf(league.firstNight));
  const { settings, findings } = readSettings(
    SETTINGS.map(({ name, initial }) => ({ name, value: given.get(name) ?? initial })),
  );
  for (const finding of findings) complain(finding.what);
  return { settings, problems };
}

function checkNames(items: readonly { name: string }[], kind: string, complain: (what: string) => void): void {
  const seen = new Set<string>();
  for (const { name } of items) {
    const key = nameKey(String(name ?? ''));
    if (key === '') complain(`a ${kind} has no name`);
    else if (seen.has(key)) complain(`the ${kind} ${name} is listed twice: give each a name of its own`);
    seen.add(key);
  }
}
