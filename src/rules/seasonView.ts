/** A season as it stands after the last finalized week, read once for all rules that ask about it. */
import { type History, readHistory } from './history';
import { type DivisionLadder, openLadder, positions } from './ladder';
import { compareRecords, sharedRanks } from './ranking';
import { type PlayerState, playerStates } from './season';
import type { DivisionName, Season } from './types';

export interface SeasonView {
  season: Season;
  history: History;
  /** By name key, in roster order. */
  states: Map<string, PlayerState>;
  /** R9.4: of the open week; after the last night, that night's. */
  ladder: DivisionLadder[];
  tables: Table[];
}

/** R12.1: one table of the standings. */
export interface Table {
  division: DivisionName | null;
  /** Active players first, then who left; each part best first, equals in the order of the ladder (R12.3). */
  players: PlayerState[];
  /** Null for who left before there were divisions: they are listed below both (R12.3). */
  ranks: (number | null)[];
}

/** `before` is the history through the week before the last finalized one, for callers that hold it. */
export function viewSeason(season: Season, history: History = readHistory(season), before?: History): SeasonView {
  const states = playerStates(season, history);
  const ladder = openLadder(season, history, states, before);
  return { season, history, states, ladder, tables: tablesOf(states, ladder) };
}

function tablesOf(states: ReadonlyMap<string, PlayerState>, ladder: readonly DivisionLadder[]): Table[] {
  const place = positions(ladder.flatMap((division) => division.players.map((player) => player.name)));
  const listed = [...states.values()].sort(
    (one, other) =>
      compareStanding(one, other) || (place.get(one.key) ?? Infinity) - (place.get(other.key) ?? Infinity) || 0,
  );
  const split = listed.some((player) => player.division !== null);
  return (['A', 'B', null] as const)
    .map((division): Table => {
      const players = listed.filter((player) => player.division === division);
      const ranked = !(split && division === null);
      return { division, players, ranks: ranked ? sharedRanks(players, compareStanding) : players.map(() => null) };
    })
    .filter((table) => table.players.length > 0);
}

/** R12.1; who left stands below all Active players (R2.2). */
function compareStanding(one: PlayerState, other: PlayerState): number {
  return Number(one.state !== 'Active') - Number(other.state !== 'Active') || compareRecords(one.record, other.record);
}

/**
 * The ladder and the tables as the last finalized night left them (R12.3): who is typed Withdrawn or Dropped on the
 * night itself still stands where they stood, so that a Status never changes anybody's points.
 */
export function asLastNightLeft(view: SeasonView): Pick<SeasonView, 'ladder' | 'tables'> {
  const { season, history } = view;
  const stood = (player: PlayerState): boolean => {
    if (history.lastWeek === 0) return true;
    const last = player.record?.nights[player.record.nights.length - 1];
    return last?.week === history.lastWeek && last.next !== '';
  };
  const typedOut = [...view.states.values()].filter((player) => player.state !== 'Active' && stood(player));
  if (typedOut.length === 0) return view;
  const states = new Map(view.states);
  for (const player of typedOut) states.set(player.key, { ...player, state: 'Active' });
  const ladder = openLadder(season, history, states);
  return { ladder, tables: tablesOf(states, ladder) };
}

/**
 * R12.3: every roster player's name, best standing first: after the split A's, then B's, then who left before it.
 * Shared ranks are in the order of the ladder, so before the first finalized week this is the ladder (R9.3).
 */
export function leagueStanding(season: Season, view: SeasonView = viewSeason(season)): string[] {
  return asLastNightLeft(view).tables.flatMap((table) => table.players.map((player) => player.player.name));
}
