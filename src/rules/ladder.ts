/**
 * R9.4, R9.5: the order of all players from the top of group 1 to the bottom of the last group, made from the
 * committed rows and the Roster alone.
 */
import { insertJoiners } from './groups';
import { compareGroupNames, type History, readHistory } from './history';
import { movedLadder } from './movement';
import { nameKey } from './names';
import { compareRecords } from './ranking';
import { type PlayerState, playsInWeek } from './season';
import type { DivisionName, GroupName, NightRow, RosterPlayer, Season } from './types';

/** One division's ladder, top first; one with division null when there are no divisions. */
export interface DivisionLadder {
  division: DivisionName | null;
  players: RosterPlayer[];
}

/**
 * The ladder of the open week: R9.3 in week 1, else the moved ladder without those who left and with joiners and
 * returners in their places (R1.4). After the last night, that night's own ladder (R12.3).
 * Here and below `before` is the history through the week before, for callers that hold it.
 */
export function openLadder(
  season: Season,
  history: History,
  states: ReadonlyMap<string, PlayerState>,
  before?: History,
): DivisionLadder[] {
  const week = history.lastWeek + 1;
  if (week > season.settings.weeks) return lastLadder(season, history, states, before);
  const playing = [...states.values()].filter((player) => playsInWeek(player, week, season.settings));
  const divisions = byDivision(playing, (player) => player.division);
  const order = orderAfter(season, history, before);
  return divisions.map(({ division, members }) => ({
    division,
    players: withJoiners(
      order,
      members.map((member) => member.player),
    ),
  }));
}

/** The season is over: the last night's ladder, of whoever is still Active. */
function lastLadder(
  season: Season,
  history: History,
  states: ReadonlyMap<string, PlayerState>,
  before?: History,
): DivisionLadder[] {
  const played = ladderOfNight(season, history, before).map((name) => states.get(nameKey(name)));
  const active = played.filter((player): player is PlayerState => player?.state === 'Active');
  return byDivision(active, (player) => player.division).map(({ division, members }) => ({
    division,
    players: members.map((member) => member.player),
  }));
}

function byDivision<T>(
  members: readonly T[],
  divisionOf: (member: T) => DivisionName | null,
): { division: DivisionName | null; members: T[] }[] {
  return ([null, 'A', 'B'] as const)
    .map((division) => ({ division, members: members.filter((member) => divisionOf(member) === division) }))
    .filter(({ members }) => members.length > 0);
}

/** Players who have a place in the order keep it, the others enter by skill (R1.4; R9.3 when nobody has one). */
function withJoiners(order: ReadonlyMap<string, number>, players: readonly RosterPlayer[]): RosterPlayer[] {
  const place = (player: RosterPlayer) => order.get(nameKey(player.name));
  const placed = players.filter((player) => place(player) !== undefined);
  placed.sort((one, other) => place(one)! - place(other)!);
  const joiners = players.filter((player) => place(player) === undefined);
  return insertJoiners(placed, joiners);
}

/**
 * The order in which the last finalized night leaves its players, by name key: moved (R10.5), or, when that night
 * had no movement because the divisions are seeded by the standings (R10.6), as they stand.
 */
function orderAfter(season: Season, history: History, before?: History): Map<string, number> {
  const rows = history.lastNight;
  const ordered = rows.some((row) => row.move !== '') ? movedLadder(rows) : seededOrder(season, history, before);
  // Who had left when the night was finalized has no Next, and comes back as a joiner does (R1.4). While the night is
  // being decided nobody has one yet.
  const decided = rows.some((row) => row.next !== '');
  return positions(ordered.filter((row) => !decided || row.next !== '').map((row) => row.player));
}

function seededOrder(season: Season, history: History, before?: History): NightRow[] {
  if (history.lastNight.length === 0) return [];
  const ladder = positions(ladderOfNight(season, history, before));
  const record = (row: NightRow) => history.records.get(nameKey(row.player));
  const place = (row: NightRow) => ladder.get(nameKey(row.player))!;
  return [...history.lastNight].sort(
    (one, other) => compareRecords(record(one), record(other)) || place(one) - place(other),
  );
}

/** The ladder as the last finalized night was played: its groups from the top, inside each R9.5's order. */
export function ladderOfNight(
  season: Season,
  history: History,
  before: History = readHistory(season, history.lastWeek - 1),
): string[] {
  const groupOf = new Map(history.lastNight.map((row) => [nameKey(row.player), row.group]));
  const players = season.roster.filter((player) => groupOf.has(nameKey(player.name)));
  const order = history.lastWeek > 1 ? orderAfter(season, before) : new Map();
  return seatedByGroup(withJoiners(order, players), (player) => groupOf.get(nameKey(player.name))!);
}

/**
 * R9.5: the ladder of the open week as the tabs say it: groups from the top, inside each the open ladder's order;
 * who is in no open ladder (typed on a tab though not Active) stands last, in roster order.
 */
export function nightLadder(
  season: Season,
  ladder: readonly DivisionLadder[],
  groups: readonly { name: GroupName; players: readonly string[] }[],
): string[] {
  const groupOf = new Map<string, GroupName>();
  for (const group of groups) for (const player of group.players) groupOf.set(nameKey(player), group.name);
  const open = ladder.flatMap((division) => division.players);
  const inOpen = new Set(open);
  const everybody = [...open, ...season.roster.filter((player) => !inOpen.has(player))];
  const seated = everybody.filter((player) => groupOf.has(nameKey(player.name)));
  return seatedByGroup(seated, (player) => groupOf.get(nameKey(player.name))!);
}

function seatedByGroup(players: readonly RosterPlayer[], groupOf: (player: RosterPlayer) => GroupName): string[] {
  return [...players]
    .sort((one, other) => compareGroupNames(groupOf(one), groupOf(other)))
    .map((player) => player.name);
}

/** Where each name stands in a list, by name key. */
export function positions(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, at) => [nameKey(name), at]));
}
