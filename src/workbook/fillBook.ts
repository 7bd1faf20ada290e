/** The part of the workbook that decides what missed games show; read on every edit that matters, so no more than that. */
import type { RosterPlayer, Season } from '../rules/types';
import { dateReader, type DateReader } from './cells';
import { groupOfTab, readGroupTab, type GroupTab } from './groupTab';
import { NIGHTS, readNights } from './nights';
import { NORMALIZERS, readNormalizers } from './normalizers';
import { PREMAKEUPS, readPremakeups } from './premakeups';
import type { Problem } from './problems';
import { readResults, RESULTS } from './results';
import { readSettingsTab, SETTINGS_TAB } from './settings';
import { readTableWithRecords, type Table } from './table';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface FillBook {
  /** The roster is made of the names on the tabs given: fills ask nobody's skill. */
  season: Season;
  premakeups: Table;
  groups: GroupTab[];
}

/** Reads the given group tabs and what fills depend on. Null when the workbook needs mending first. */
export function readFillBook(
  spreadsheet: Spreadsheet,
  sheets: readonly GoogleAppsScript.Spreadsheet.Sheet[],
): FillBook | null {
  const problems: Problem[] = [];
  const dates: DateReader = dateReader(spreadsheet.getSpreadsheetTimeZone());
  const groups = sheets.map((sheet) => readGroupTab(sheet, dates, problems)).filter((tab) => tab !== null);
  const read = (layout: typeof RESULTS): Table | null => readTableWithRecords(spreadsheet, layout, problems);
  const settingsTable = read(SETTINGS_TAB);
  const settings = settingsTable && readSettingsTab(settingsTable, dates, problems);
  const normalizers = read(NORMALIZERS);
  const premakeups = read(PREMAKEUPS);
  const results = read(RESULTS);
  const nights = read(NIGHTS);
  if (!settings || !normalizers || !premakeups || !results || !nights) return null;
  const nightRows = readNights(nights, dates, problems);
  const finalized = new Set(nightRows.map((night) => night.week));
  const season: Season = {
    settings,
    roster: groups.flatMap(({ typed }) => typed.players.map(({ name }) => namedOnly(name))),
    normalizers: readNormalizers(normalizers, problems),
    premakeups: readPremakeups(premakeups, problems),
    rulings: [],
    payments: [],
    results: readResults(results, problems).filter((result) => finalized.has(result.week)),
    nights: nightRows,
  };
  return { season, premakeups, groups };
}

function namedOnly(name: string): RosterPlayer {
  return { row: 0, name, skill: 1, status: '', joined: 1 };
}

export function groupSheets(spreadsheet: Spreadsheet): GoogleAppsScript.Spreadsheet.Sheet[] {
  return spreadsheet.getSheets().filter((sheet) => groupOfTab(sheet.getName()) !== null);
}
