/**
 * The committed weeks of a season, read once: every player's nights, games and counts. All that the other rules
 * know of the past comes from here, in time that grows with the number of rows (the workbook is the only state).
 */
import { isMissedWeek } from './attendance';
import { nameKey } from './names';
import { isGhost, isPremakeup } from './premakeups';
import type { DivisionName, GroupName, Millionths, NightRow, ResultRow, RosterPlayer, Season, Twelfths } from './types';

/** One player's season so far. */
export interface PlayerRecord {
  key: string;
  /** As the roster spells it; as committed for somebody who is no longer on it. */
  name: string;
  /** In week order. */
  nights: NightRow[];
  /** The games a premakeup score, PM0 included, was used for, in order of week and game (R5.5). */
  premakeups: ResultRow[];
  tlp: Twelfths;
  tns: Millionths;
  /** R11.3 */
  wins: number;
  losses: number;
  noShows: number;
  /** R3.6 */
  missedWeeks: number;
}

export interface History {
  /** Last finalized week, 0 before the first. */
  lastWeek: number;
  /** Rows of the last finalized week, by group and place. */
  lastNight: NightRow[];
  /** By name key; players without a row yet have no record. */
  records: Map<string, PlayerRecord>;
}

/** Reads `season.nights` and `season.results` up to a week (all of them when it is left out). */
export function readHistory(season: Season, throughWeek = Infinity): History {
  const nothing: History = { lastWeek: 0, lastNight: [], records: new Map() };
  const upTo = <Row extends { week: number }>(rows: readonly Row[]) =>
    throughWeek === Infinity ? rows : rows.filter((row) => row.week <= throughWeek);
  return extendHistory(nothing, season.roster, upTo(season.nights), upTo(season.results));
}

/** The history with whole weeks more, all later than those it has; the given one stays as it is. */
export function extendHistory(
  history: History,
  roster: readonly RosterPlayer[],
  nights: readonly NightRow[],
  results: readonly ResultRow[],
): History {
  const { records, recordOf } = recordBook(history, roster);
  for (const night of [...nights].sort((one, other) => one.week - other.week)) {
    const record = recordOf(night.player);
    record.nights.push(night);
    record.tlp += night.tlp;
    record.tns += night.tns;
    if (night.attendance.kind === 'No-show') record.noShows++;
    if (isMissedWeek(night.attendance)) record.missedWeeks++;
  }
  readResults(results, recordOf);
  const lastWeek = nights.reduce((last, night) => Math.max(last, night.week), history.lastWeek);
  const lastNight = nights
    .filter((night) => night.week === lastWeek)
    .sort((one, other) => compareGroupNames(one.group, other.group) || one.place - other.place);
  return { lastWeek, lastNight: lastWeek === history.lastWeek ? history.lastNight : lastNight, records };
}

type RecordOf = (name: string) => PlayerRecord;

/** Copies of the records so far, and new ones made when first asked for; each spelling is looked up only once. */
function recordBook(
  history: History,
  roster: readonly RosterPlayer[],
): { records: Map<string, PlayerRecord>; recordOf: RecordOf } {
  const spelling = new Map(roster.map((player) => [nameKey(player.name), player.name]));
  const records = new Map<string, PlayerRecord>();
  for (const [key, record] of history.records) {
    records.set(key, { ...record, nights: [...record.nights], premakeups: [...record.premakeups] });
  }
  const bySpelling = new Map<string, PlayerRecord>();
  const find = (name: string): PlayerRecord => {
    const key = nameKey(name);
    const record = records.get(key) ?? emptyRecord(key, spelling.get(key) ?? name);
    records.set(key, record);
    bySpelling.set(name, record);
    return record;
  };
  return { records, recordOf: (name) => bySpelling.get(name) ?? find(name) };
}

function readResults(results: readonly ResultRow[], recordOf: RecordOf): void {
  const rows = inOrder(results);
  let from = 0;
  rows.forEach((row, at) => {
    if (isPremakeup(row.how)) recordOf(row.player).premakeups.push(row);
    const next = rows[at + 1];
    if (next && compareGames(row, next) === 0) return;
    countWinsAndLosses(rows, from, at + 1, recordOf);
    from = at + 1;
  });
}

/** The rows of each game together, as committed; people may have sorted the tab. */
function inOrder(results: readonly ResultRow[]): readonly ResultRow[] {
  const committed = results.every((row, at) => at === 0 || compareGames(results[at - 1]!, row) <= 0);
  return committed ? results : [...results].sort(compareGames);
}

function compareGames(one: ResultRow, other: ResultRow): number {
  const groups = one.group === other.group ? 0 : compareGroupNames(one.group, other.group);
  return one.week - other.week || groups || one.game - other.game;
}

function emptyRecord(key: string, name: string): PlayerRecord {
  return {
    key,
    name,
    nights: [],
    premakeups: [],
    tlp: 0,
    tns: 0,
    wins: 0,
    losses: 0,
    noShows: 0,
    missedWeeks: 0,
  };
}

/** R11.3: one game's rows; strictly by score, against everybody of the group, ghosts as opponents only. */
function countWinsAndLosses(rows: readonly ResultRow[], from: number, to: number, recordOf: RecordOf): void {
  for (let player = from; player < to; player++) {
    const { how, score } = rows[player]!;
    if (isGhost(how)) continue;
    const record = recordOf(rows[player]!.player);
    for (let opponent = from; opponent < to; opponent++) {
      if (score > rows[opponent]!.score) record.wins++;
      else if (score < rows[opponent]!.score) record.losses++;
    }
  }
}

/** The division a group name belongs to: `A2` is A's; `3` and blank are nobody's. */
export function divisionOfGroup(group: GroupName): DivisionName | null {
  const letter = group[0];
  return letter === 'A' || letter === 'B' ? letter : null;
}

/** Top group first: `2` before `10`, `A2` before `B1`. */
export function compareGroupNames(one: GroupName, other: GroupName): number {
  const divisions = (divisionOfGroup(one) ?? '').localeCompare(divisionOfGroup(other) ?? '');
  return divisions || groupNumber(one) - groupNumber(other);
}

function groupNumber(group: GroupName): number {
  return Number(group.replace(/^[AB]/, ''));
}

/** R11.6: from the split week's Next on, its letter is the division; null before, and for who left before. */
export function divisionOf(record: PlayerRecord | undefined): DivisionName | null {
  if (!record) return null;
  for (let at = record.nights.length - 1; at >= 0; at--) {
    const night = record.nights[at]!;
    const division = divisionOfGroup(night.next) ?? divisionOfGroup(night.group);
    if (division) return division;
  }
  return null;
}

/** Whether the divisions have been made: the last finalized week has letters in Next or Group (R11.6). */
export function isSplit(history: History): boolean {
  return history.lastNight.some((night) => divisionOfGroup(night.next) ?? divisionOfGroup(night.group));
}
