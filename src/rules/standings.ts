/** R12: the standings as players read them. */
import { divisionOf, type History, type PlayerRecord, readHistory } from './history';
import { nameKey } from './names';
import { nextGroupsFrom } from './nextGroups';
import { compareRecords, sharedRanks } from './ranking';
import type { State } from './season';
import { type SeasonView, viewSeason } from './seasonView';
import type { DivisionName, GroupName, Millionths, Season, Twelfths } from './types';

/** R12.2: one line of the Standings, as data. */
export interface StandingRow {
  /** Shared by equals (1 1 3). Null for who left before the split, once there are divisions. */
  rank: number | null;
  /** Places gained since last week's table, up is positive; null when there is nothing to compare with. */
  change: number | null;
  player: string;
  state: State;
  division: DivisionName | null;
  /** Rows in Nights. */
  weeks: number;
  tlp: Twelfths;
  /** Points behind the leader of the same table; null where rank is. */
  behind: Twelfths | null;
  /** TLP of the last finalized night, null when the player was not in it. */
  lastNight: Twelfths | null;
  /** Average TNS, rounded to whole millionths for showing; ranks compare the exact quotient (R4.5). */
  ans: Millionths;
  wins: number;
  losses: number;
  noShows: number;
  premakeupsUsed: number;
  /** Group of the open week, '' for who is in none. */
  nextGroup: GroupName;
}

/**
 * R12.1: before the split one table, after it A's, then B's, then who left before the split. In each, those who
 * left stand below all Active players (R2.2). Players without a Nights row stand at 0.
 * `before` is the history through the week before the last finalized one, for callers that hold it.
 */
export function standings(
  season: Season,
  view: SeasonView = viewSeason(season),
  before: History = readHistory(season, view.history.lastWeek - 1),
): StandingRow[] {
  const nextGroup = new Map<string, GroupName>();
  for (const group of nextGroupsFrom(season, view)) {
    for (const player of group.players) nextGroup.set(nameKey(player), group.name);
  }
  const oldRanks = ranksAsShown(before, view.history);
  return view.tables.flatMap((table) => {
    const leader = table.players[0]?.record?.tlp ?? 0;
    return table.players.map(({ key, player, state, division, record, noShows, premakeupsUsed }, at): StandingRow => {
      const rank = table.ranks[at]!;
      const old = oldRanks.get(key);
      const last = record?.nights[record.nights.length - 1];
      const weeks = record?.nights.length ?? 0;
      const tlp = record?.tlp ?? 0;
      return {
        rank,
        change: rank !== null && old && old.division === division ? old.rank - rank : null,
        player: player.name,
        state,
        division,
        weeks,
        tlp,
        behind: rank === null ? null : leader - tlp,
        lastNight: last && last.week === view.history.lastWeek ? last.tlp : null,
        ans: record && weeks > 0 ? Math.round(record.tns / weeks) : 0,
        wins: record?.wins ?? 0,
        losses: record?.losses ?? 0,
        noShows,
        premakeupsUsed,
        nextGroup: nextGroup.get(key) ?? '',
      };
    });
  });
}

interface OldRank {
  division: DivisionName | null;
  rank: number;
}

/**
 * The ranks of last week's table as it was shown (R12.2). Who was Active in it follows from the committed rows, not
 * from today's Status: players with a Next, and joiners of the week after, who stood in it at 0.
 */
function ranksAsShown(before: History, now: History): Map<string, OldRank> {
  const ranks = new Map<string, OldRank>();
  if (before.lastWeek === 0) return ranks;
  const shown = [...now.records.values()].map(({ key, nights }) => {
    const record = before.records.get(key);
    const next = record?.nights[record.nights.length - 1];
    const active = next ? next.week === before.lastWeek && next.next !== '' : nights.length > 0;
    return { key, record, active, division: divisionOf(record) };
  });
  const split = shown.some((player) => player.division !== null);
  const compare = (one: Shown, other: Shown) =>
    Number(other.active) - Number(one.active) || compareRecords(one.record, other.record);
  for (const division of split ? (['A', 'B'] as const) : [null]) {
    const table = shown.filter((player) => divisionShown(player, split) === division).sort(compare);
    sharedRanks(table, compare).forEach((rank, at) => ranks.set(table[at]!.key, { division, rank }));
  }
  return ranks;
}

interface Shown {
  key: string;
  record: PlayerRecord | undefined;
  active: boolean;
  division: DivisionName | null;
}

/** Who joined after the split stood at 0 in B's table (R1.4). */
function divisionShown(player: Shown, split: boolean): DivisionName | null {
  return player.division ?? (split && !player.record ? 'B' : null);
}
