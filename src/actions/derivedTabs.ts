/** Writes everything that follows from what was typed and committed; each tab in one call. */
import { nameKey } from '../rules/names';
import { nextGroupsFrom } from '../rules/nextGroups';
import { money, pots } from '../rules/money';
import { premakeupsUsed } from '../rules/nightFills';
import { premakeupScores } from '../rules/premakeups';
import { nightDates } from '../rules/season';
import { viewSeason, type SeasonView } from '../rules/seasonView';
import { standings } from '../rules/standings';
import type { Season } from '../rules/types';
import { writeLeaguePage, type LeaguePage } from '../workbook/leaguePage';
import { MONEY, moneyRecord, potRecord, POTS } from '../workbook/money';
import { writePremakeupCounts, type PremakeupCounts } from '../workbook/premakeups';
import { writeRosterCounts } from '../workbook/roster';
import type { SeasonBook } from '../workbook/seasonBook';
import { standingRecord, STANDINGS } from '../workbook/standings';
import { rewriteTable } from '../workbook/table';
import { weekPageBlock, writeWeekPage } from '../workbook/weekPage';
import { championLines } from './champions';

/** Rewrites League, Standings, Money, Pots and the counts on the Roster and Premakeups for a season. */
export function writeDerivedTabs(book: SeasonBook, season: Season): void {
  const { spreadsheet, tables } = book;
  const view = viewSeason(season);
  writeRosterCounts(tables.roster, rosterCounts(view));
  writePremakeupCounts(tables.premakeups, premakeupCounts(season));
  const rows = standings(season, view);
  rewriteTable(spreadsheet, STANDINGS, rows.map(standingRecord));
  rewriteTable(spreadsheet, MONEY, money(view).map(moneyRecord));
  rewriteTable(spreadsheet, POTS, pots(season).map(potRecord));
  writeLeaguePage(spreadsheet, leaguePage(view, rows));
}

function leaguePage(view: SeasonView, rows: LeaguePage['standings']): LeaguePage {
  const { season, history } = view;
  const week = history.lastWeek + 1;
  return {
    season: season.settings.season,
    weeks: season.settings.weeks,
    open:
      week <= season.settings.weeks
        ? {
            week,
            date: nightDates(season.settings)[week - 1] ?? '',
            groups: nextGroupsFrom(season, view).map(({ name }) => name),
          }
        : null,
    lastNight: history.lastNight,
    standings: rows,
    champions: week <= season.settings.weeks ? [] : championLines(rows),
  };
}

/** A blank Joined is filled in: with the player's first night, or the open week of the groups they are in (R1.4). */
function rosterCounts(view: SeasonView): Parameters<typeof writeRosterCounts>[1] {
  const seated = new Set(nextGroupsFrom(view.season, view).flatMap(({ players }) => players.map(nameKey)));
  return [...view.states.values()].map((player) => ({
    row: player.player.row,
    joined: player.joined ?? (seated.has(player.key) ? view.history.lastWeek + 1 : null),
    state: player.state,
    division: player.division ?? '',
    noShows: player.noShows,
    missedWeeks: player.missedWeeks,
    premakeupsUsed: player.premakeupsUsed,
  }));
}

export function premakeupCounts(season: Season): PremakeupCounts[] {
  const used = new Map(premakeupsUsed(season).map((use) => [use.row, use.used]));
  return season.premakeups.map((row) => ({
    row: row.row,
    // Nothing recorded has no average to show, though it would count 0 (R5.1).
    average: row.first === null && row.second === null ? null : premakeupScores(row.first, row.second).A,
    order: row.order,
    used: used.get(row.row) ?? [],
  }));
}

/** Writes the page `Week n`; a new one stands right behind the Standings, so that the last night comes first. */
export function writePageOfWeek(spreadsheet: SeasonBook['spreadsheet'], season: Season, week: number): void {
  const block = weekPageBlock(
    season.nights.filter((night) => night.week === week),
    season.results.filter((result) => result.week === week),
  );
  writeWeekPage(
    spreadsheet,
    week,
    block,
    spreadsheet.getSheetByName(STANDINGS.tab)?.getIndex() ?? spreadsheet.getNumSheets(),
  );
}
