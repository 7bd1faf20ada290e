/** The whole workbook as the rules see it, each tab read once. */
import { lastFinalizedWeek } from '../rules/season';
import type { Season } from '../rules/types';
import { dateReader, type DateReader } from './cells';
import { groupOfTab, readGroupTab, type GroupTab } from './groupTab';
import { LOG, readLog, type LogEntry } from './log';
import { NIGHTS, readNights } from './nights';
import { NORMALIZERS, readNormalizers } from './normalizers';
import { PAYMENTS, readPayments } from './payments';
import { PREMAKEUPS, readPremakeups } from './premakeups';
import { Refusal, type Problem } from './problems';
import { RESULTS, readResults } from './results';
import { ROSTER, readRoster } from './roster';
import { RULINGS, readRulings } from './rulings';
import { readSettingsTab, SETTINGS_TAB } from './settings';
import { readTableWithRecords, type Table, type TableLayout } from './table';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface SeasonTables {
  settings: Table;
  roster: Table;
  normalizers: Table;
  premakeups: Table;
  rulings: Table;
  payments: Table;
  results: Table;
  nights: Table;
  log: Table;
}

export interface SeasonBook {
  spreadsheet: Spreadsheet;
  timeZone: string;
  dates: DateReader;
  tables: SeasonTables;
  /** Results hold finalized weeks only: rows of other weeks are leftovers of a run that was cut off. */
  season: Season;
  /** Every group tab, in the order of the tabs. */
  groups: GroupTab[];
  /** Group tabs that are there but damaged. */
  damaged: string[];
  log: LogEntry[];
  /** What is wrong in cells; the rest was read all the same. */
  problems: Problem[];
}

const LAYOUTS: Record<keyof SeasonTables, TableLayout> = {
  settings: SETTINGS_TAB,
  roster: ROSTER,
  normalizers: NORMALIZERS,
  premakeups: PREMAKEUPS,
  rulings: RULINGS,
  payments: PAYMENTS,
  results: RESULTS,
  nights: NIGHTS,
  log: LOG,
};

/** True when the league was never set up here. */
export function isEmptyBook(spreadsheet: Spreadsheet): boolean {
  return Object.values(LAYOUTS).every(({ tab }) => spreadsheet.getSheetByName(tab) === null);
}

/**
 * Reads every typed and committed tab and every group tab, one call each. Throws a Refusal that lists every
 * problem when a tab, a header or a setting is missing, since nothing can be decided then, and when the league is not
 * set up whole (`settingUp` is for Set Up League itself).
 */
export function readSeasonBook(spreadsheet: Spreadsheet, settingUp = false): SeasonBook {
  if (isEmptyBook(spreadsheet)) throw new Refusal('There is no league here yet: use League > Set Up League.');
  const timeZone = spreadsheet.getSpreadsheetTimeZone();
  const dates = dateReader(timeZone);
  const problems: Problem[] = [];
  const found = Object.fromEntries(
    Object.entries(LAYOUTS).map(([key, layout]) => [key, readTableWithRecords(spreadsheet, layout, problems)]),
  ) as Record<keyof SeasonTables, Table | null>;
  const groups: GroupTab[] = [];
  const damaged: string[] = [];
  for (const sheet of spreadsheet.getSheets()) {
    if (groupOfTab(sheet.getName()) === null) continue;
    const group = readGroupTab(sheet, dates, problems);
    if (group) groups.push(group);
    else damaged.push(sheet.getName());
  }
  const settings = found.settings && readSettingsTab(found.settings, dates, problems);
  if (!settingUp && found.log && isHalfSetUp(readLog(found.log)))
    throw new Refusal('Setting up the league was cut off: use League > Set Up League again, it begins anew.');
  if (!allThere(found) || !settings) throw new Refusal('The workbook needs mending first:', problems);
  const nights = readNights(found.nights, dates, problems);
  const finalized = new Set(nights.map((night) => night.week));
  const season: Season = {
    settings,
    roster: readRoster(found.roster, problems),
    normalizers: readNormalizers(found.normalizers, problems),
    premakeups: readPremakeups(found.premakeups, problems),
    rulings: readRulings(found.rulings, problems),
    payments: readPayments(found.payments, dates, problems),
    results: readResults(found.results, problems).filter((result) => finalized.has(result.week)),
    nights,
  };
  return { spreadsheet, timeZone, dates, tables: found, season, groups, damaged, log: readLog(found.log), problems };
}

function allThere(found: Record<keyof SeasonTables, Table | null>): found is SeasonTables {
  return Object.values(found).every((table) => table !== null);
}

export const SETTING_UP = 'Setting up the league';
export const SET_UP = 'Set up the league';

/** True when Set Up League was begun and not ended: every tab of the league is then its own work. */
export function isHalfSetUp(log: readonly LogEntry[]): boolean {
  return log.length > 0 && log[log.length - 1]!.action === SETTING_UP;
}

/** How far the last finalized week got, and whether an undo was begun and not ended. */
export interface Unfinished {
  kind: 'finalize' | 'undo';
  week: number;
}

export const FINALIZED = (week: number): string => `Finalized week ${week}`;
export const UNDOING = (week: number): string => `Undoing week ${week}`;
export const UNDID = (week: number): string => `Undid week ${week}`;

/** What a run that was cut off left to be done; the Log's rows say it. */
export function unfinished(book: Pick<SeasonBook, 'season' | 'log'>): Unfinished | null {
  const about = book.log.filter(
    ({ action, week }) => week !== null && [FINALIZED(week), UNDOING(week), UNDID(week)].includes(action),
  );
  const last = about[about.length - 1];
  if (last && last.week !== null && last.action === UNDOING(last.week)) return { kind: 'undo', week: last.week };
  const week = lastFinalizedWeek(book.season);
  if (week === 0) return null;
  const ofWeek = about.filter((entry) => entry.week === week);
  return ofWeek[ofWeek.length - 1]?.action === FINALIZED(week) ? null : { kind: 'finalize', week };
}
