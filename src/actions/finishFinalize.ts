/** What follows from a committed week: the next week's tabs, the pages, the counts, and the row of the Log that ends it. */
import { nextGroupsFrom } from '../rules/nextGroups';
import { nightDates, openWeek } from '../rules/season';
import { standings } from '../rules/standings';
import type { Season } from '../rules/types';
import { writeLog } from '../workbook/log';
import { FINALIZED, type SeasonBook } from '../workbook/seasonBook';
import { championLines } from './champions';
import { writeDerivedTabs, writePageOfWeek } from './derivedTabs';
import { emptyContent, turnGroupTabs } from './openWeekTabs';

/** All that follows from a committed week, its Log row last. May be done again at any time with the same end. */
export function finishFinalize(book: SeasonBook, season: Season, week: number, who: string): void {
  turnToOpenWeek(book, season);
  writeDerivedTabs(book, season);
  writePageOfWeek(book.spreadsheet, season, week);
  writeLog(book.tables.log, book.timeZone, who, {
    action: FINALIZED(week),
    week,
    what: finalizedSentence(season, week),
  });
}

/** Turns the group tabs to the open week; after the last night they stay as they are, to be read. */
function turnToOpenWeek(book: SeasonBook, season: Season): void {
  const week = openWeek(season);
  if (week === null) return;
  const date = nightDates(season.settings)[week - 1] ?? '';
  const turned = new Set(book.groups.filter((group) => group.week === week).map(({ typed }) => typed.name));
  turnGroupTabs(
    book.spreadsheet,
    nextGroupsFrom(season).map((group) => emptyContent(group, week, date)),
    // A tab that a cut-off run had turned already may have been typed on since.
    (_, group) => turned.has(group),
  );
}

/** What was done, in one sentence. */
export function finalizedSentence(season: Season, week: number): string {
  const nights = season.nights.filter((night) => night.week === week);
  const groups = new Set(nights.map((night) => night.group)).size;
  const done = `Week ${week} is finalized: ${nights.length} players in ${groups} ${groups === 1 ? 'group' : 'groups'}`;
  const next = openWeek(season);
  if (next === null) return `${done}. The season is over: ${championLines(standings(season)).join('; ')}.`;
  return `${done}. The group tabs are ready for week ${next}.`;
}
