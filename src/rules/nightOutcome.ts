/** What a night without problems comes to: rows to commit, next groups, money, standings. */
import { splitDivisions, splitIsDue } from './divisions';
import type { Group } from './groups';
import { extendHistory, type History } from './history';
import { countingPlayers, paymentsByPlayer, type Payout, type PotRow, weeklyPayouts, weekPot } from './money';
import { moveGroups } from './movement';
import { nameKey } from './names';
import { nextGroupsFrom } from './nextGroups';
import { type PremakeupUse, premakeupsUsed } from './nightFills';
import { groupBy, type ReadNight } from './nightReading';
import { type DecidedResult, type ScoredGroup, type ScoredPlayer, scoreGroup } from './nightScoring';
import { type Reason, sentences } from './reasons';
import { joiningWeek } from './rosterChecks';
import { type PlayerState, playerStates, stateOf } from './season';
import type { SeasonReason } from './seasonReasons';
import { type SeasonView, viewSeason } from './seasonView';
import { type StandingRow, standings } from './standings';
import type { Attendance, CalendarDate, DivisionName, Move, NightRow, RosterPlayer, Season, Settings } from './types';

/** A row of Nights with its reasons as data; `why` is their text. */
export interface DecidedNight extends NightRow {
  reasons: Reason[];
}

export interface NightOutcome {
  week: number;
  date: CalendarDate;
  /** By group, game and league standing. `how` says how each missed score came about. */
  results: DecidedResult[];
  /** By group and place. */
  nights: DecidedNight[];
  /** Of the next week, listed by league standing after this night; none after the last night. */
  nextGroups: Group[];
  /** Blank Joined cells of the Roster to fill in (R1.4). */
  joined: { row: number; player: string; week: number }[];
  /** R3.5: who is dropped by this night. */
  dropped: string[];
  /** For every row of the Premakeups tab, the codes used after this night. */
  premakeupsUsed: PremakeupUse[];
  pot: PotRow;
  standings: StandingRow[];
  /** True after the last night. */
  seasonOver: boolean;
  /** After the last night: the best of each division's standings, several when they are equal. */
  champions: { division: DivisionName | null; player: string }[];
  /** The season with this night finalized, and what was read of it. */
  after: SeasonView;
}

/** Decides a night that has no problems. */
export function decideOutcome(night: ReadNight): NightOutcome {
  const { season, week, date } = night;
  const { settings } = season;
  const groups = night.groups.map((group) => scoreGroup(group, week, settings));
  const split = splitIsDue(week, activeAfter(groups, settings), settings);
  const moves = decideMoves(groups, week, split, settings);
  const { pot, payouts } = decidePayouts(night, groups);
  const results = groups.flatMap((group) => group.results);
  const nights = groups.flatMap((group) =>
    group.players.map((scored) => nightRow(night, group, scored, moves, payouts.get(scored.player.key) ?? [])),
  );
  const joined = joinedToFillIn(night);
  const after = finalized(season, results, nights, joined);
  const history = extendHistory(night.view.history, after.roster, nights, results);
  if (split) seatInDivisions(after, history, night.view.history, nights);
  const view = viewSeason(after, history, night.view.history);
  const nextGroups = nextGroupsFrom(after, view);
  const nextOf = new Map(nextGroups.flatMap((group) => group.players.map((name) => [nameKey(name), group.name])));
  for (const row of nights) {
    row.next = nextOf.get(nameKey(row.player)) ?? '';
    row.why = sentences(row.reasons);
  }
  const seasonOver = week === settings.weeks;
  return {
    week,
    date,
    results,
    nights,
    nextGroups,
    joined,
    dropped: nights.filter((row) => row.reasons.some(({ kind }) => kind === 'dropped')).map((row) => row.player),
    premakeupsUsed: premakeupsUsed(after),
    pot,
    standings: standings(after, view, night.view.history),
    seasonOver,
    champions: seasonOver ? championsOf(view) : [],
    after: view,
  };
}

/** R11.1: how many of the night's players are still Active when it ends. */
function activeAfter(groups: readonly ScoredGroup[], settings: Settings): number {
  const players = groups.flatMap((group) => group.players);
  return players.filter(({ player, attendance }) => {
    const state = player.state!;
    return stateOf(state.player, noShowsAfter(state, attendance), settings) === 'Active';
  }).length;
}

function noShowsAfter(state: PlayerState, attendance: Attendance): number {
  return state.noShows + (attendance.kind === 'No-show' ? 1 : 0);
}

/** A move, '' when there is none, and why. */
type Decided = { move: Move; reason: SeasonReason };

/** R10.6: no moves after the last night, and none when the divisions are seeded by the standings. */
function decideMoves(
  groups: readonly ScoredGroup[],
  week: number,
  split: boolean,
  settings: Settings,
): (player: string) => Decided {
  if (week === settings.weeks) return () => ({ move: '', reason: { kind: 'noMoveLastNight' } });
  if (split && settings.seedAfterSplit === 'standings') return () => ({ move: '', reason: { kind: 'noMoveSeeded' } });
  const moves = new Map(moveGroups(groups, settings).map((move) => [nameKey(move.name), move]));
  return (player) => moves.get(nameKey(player))!;
}

/** R14.1 to R14.3: the pot of the night, and what each player is paid, by name key. */
function decidePayouts(
  night: ReadNight,
  groups: readonly ScoredGroup[],
): { pot: PotRow; payouts: ReadonlyMap<string, Payout[]> } {
  const { season, week, date } = night;
  const owing = groups.flatMap((group) =>
    group.players.map(({ player }) => ({
      name: player.name,
      weeksOwed: (player.state?.record?.nights.length ?? 0) + 1,
    })),
  );
  const counting = countingPlayers(owing, date, paymentsByPlayer(season.payments), season.settings);
  const { dues, pot } = weekPot(owing.length, counting, season.settings);
  const payouts = weeklyPayouts(pot, groups, night.ladder, season.settings);
  const paidOut = payouts.reduce((total, { amount }) => total + amount, 0);
  return {
    pot: { week, dues, pot, paidOut, toFund: dues - paidOut },
    payouts: groupBy(payouts, ({ player }) => nameKey(player)),
  };
}

/** The row without Next, which follows from all rows together, and so without its text. */
function nightRow(
  { season, week, date }: ReadNight,
  group: ScoredGroup,
  scored: ScoredPlayer,
  decide: (player: string) => Decided,
  payouts: readonly Payout[],
): DecidedNight {
  const { player, attendance, lp, matchBonus, tlp, tns, place } = scored;
  const { move, reason } = decide(player.name);
  const reasons: Reason[] = [...scored.reasons, reason];
  const noShows = noShowsAfter(player.state!, attendance);
  const allowed = season.settings.noShowsAllowed;
  if (attendance.kind === 'No-show' && noShows > allowed) reasons.push({ kind: 'dropped', noShows, allowed });
  reasons.push(...payouts.map((payout) => payout.reason));
  const payout = payouts.reduce((total, { amount }) => total + amount, 0);
  const finish = { attendance, lp, matchBonus, tlp, tns, place };
  return { week, date, group: group.name, player: player.name, ...finish, payout, move, next: '', why: '', reasons };
}

/** R1.4: blank Joined of who is Active, or has played tonight or before. */
function joinedToFillIn(night: ReadNight): NightOutcome['joined'] {
  const seated = new Set(night.groups.flatMap((group) => group.players.map((player) => player.key)));
  return [...night.view.states.values()].flatMap((state) => {
    const { player, key, joined } = state;
    if (player.joined !== null) return [];
    const week = joined ?? (seated.has(key) ? night.week : joiningWeek(state, night.week, false));
    return week === null ? [] : [{ row: player.row, player: player.name, week }];
  });
}

/** The season as it is once the rows are committed. */
function finalized(
  season: Season,
  results: readonly DecidedResult[],
  nights: readonly DecidedNight[],
  joined: NightOutcome['joined'],
): Season {
  const joinedWeek = new Map(joined.map(({ row, week }) => [row, week]));
  const roster = season.roster.map((player): RosterPlayer => {
    const joins = joinedWeek.get(player.row);
    return joins === undefined ? player : { ...player, joined: joins };
  });
  return { ...season, roster, results: season.results.concat(results), nights: season.nights.concat(nights) };
}

/** R11.6: the letter in Next is the division, so it has to be there before the groups can be cut. */
function seatInDivisions(season: Season, history: History, before: History, nights: readonly DecidedNight[]): void {
  const states = playerStates(season, history);
  const active = nights.map((row) => states.get(nameKey(row.player))!).filter((player) => player.state === 'Active');
  const seats = new Map(splitDivisions(season, history, active, before).map((seat) => [seat.key, seat]));
  for (const row of nights) {
    const seat = seats.get(nameKey(row.player));
    if (!seat) continue;
    row.next = seat.division;
    row.reasons.push(seat.reason);
  }
}

function championsOf(view: SeasonView): NightOutcome['champions'] {
  return view.tables.flatMap(({ division, players, ranks }) =>
    players
      .filter((player, at) => ranks[at] === 1 && player.state === 'Active')
      .map(({ player }) => ({ division, player: player.name })),
  );
}
