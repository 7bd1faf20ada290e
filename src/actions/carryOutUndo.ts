/** Takes back a finalized week step by step, so that a run cut off anywhere can be carried to its end. */
import { attendanceText, parseAttendance } from '../rules/attendance';
import { machineFinder } from '../rules/normalizers';
import { nameKey } from '../rules/names';
import { nightDates } from '../rules/season';
import { leagueStanding } from '../rules/seasonView';
import { positions } from '../rules/ladder';
import type { NightRow, ResultRow, Season } from '../rules/types';
import { writeLog } from '../workbook/log';
import { readResults } from '../workbook/results';
import { UNDID, UNDOING, type SeasonBook } from '../workbook/seasonBook';
import { weekPageName } from '../workbook/weekPage';
import { removeWeek } from './committedRows';
import { writeDerivedTabs } from './derivedTabs';
import { turnGroupTabs, typedContents } from './openWeekTabs';

const NOT_PRESENT = 'Not present, to be put back: ';

/**
 * Takes the last week's rows out of Nights first, then reopens the group tabs with everything that was typed.
 * Attendance stands in no other tab, so the Log keeps it before anything is taken out.
 */
export function carryOutUndo(book: SeasonBook, week: number, who: string): void {
  const { tables, timeZone, spreadsheet } = book;
  const begun = [...book.log].reverse().find((entry) => entry.week === week);
  const nights = book.season.nights.filter((night) => night.week === week);
  const absences = begun?.action === UNDOING(week) ? absencesFromLog(begun.what) : absencesOf(nights);
  if (begun?.action !== UNDOING(week))
    writeLog(tables.log, timeZone, who, {
      action: UNDOING(week),
      week,
      what: NOT_PRESENT + JSON.stringify(Object.fromEntries(absences)),
    });
  if (nights.length > 0) removeWeek(tables.nights, week);
  SpreadsheetApp.flush();
  const season: Season = {
    ...book.season,
    nights: book.season.nights.filter((night) => night.week !== week),
    results: book.season.results.filter((result) => result.week !== week),
  };
  const results = readResults(tables.results, []).filter((result) => result.week === week);
  if (results.length > 0) {
    reopenTabs(book, season, results, absences);
    SpreadsheetApp.flush();
    removeWeek(tables.results, week);
  }
  writeDerivedTabs(book, season);
  const page = spreadsheet.getSheetByName(weekPageName(week));
  if (page) spreadsheet.deleteSheet(page);
  writeLog(tables.log, timeZone, who, {
    action: UNDID(week),
    week,
    what: `Week ${week} is open again with everything that was typed.`,
  });
}

function absencesOf(nights: readonly NightRow[]): Map<string, string> {
  return new Map(
    nights
      .filter((night) => night.attendance.kind !== 'Present')
      .map((night) => [night.player, attendanceText(night.attendance)]),
  );
}

function absencesFromLog(what: string): Map<string, string> {
  return new Map(Object.entries(JSON.parse(what.slice(NOT_PRESENT.length)) as Record<string, string>));
}

function reopenTabs(
  book: SeasonBook,
  season: Season,
  results: readonly ResultRow[],
  absences: ReadonlyMap<string, string>,
): void {
  const week = results[0]!.week;
  const players = new Map(results.map((result) => [nameKey(result.player), result]));
  const texts = new Map([...absences].map(([player, text]) => [nameKey(player), text]));
  const lines = [...players.values()].map(({ player, group }) => ({
    player,
    group,
    attendance: parseAttendance(texts.get(nameKey(player)) ?? 'Present') ?? ({ kind: 'Present' } as const),
  }));
  const findMachine = machineFinder(season.normalizers, week);
  const contents = typedContents(
    week,
    nightDates(season.settings)[week - 1] ?? '',
    lines,
    results,
    positions(leagueStanding(season)),
    (machine) => {
      const found = findMachine(machine);
      return found.kind === 'found' ? found.normalizer : null;
    },
  );
  const reopened = new Set(
    book.groups.filter((group) => group.week === week && group.typed.players.length > 0).map(({ typed }) => typed.name),
  );
  // Nothing is on the tabs of the last week's season end: they still show that night, and are simply kept.
  turnGroupTabs(book.spreadsheet, contents, (_, group) => reopened.has(group));
}
