/** R1 and R2: the season's dates and weeks, and each player's state in it. */
import { addDays } from './calendar';
import { divisionOf, type History, isSplit, type PlayerRecord, readHistory } from './history';
import { nameKey } from './names';
import type { CalendarDate, DivisionName, RosterPlayer, Season, Settings } from './types';

/** R1.1: one night a week; a skipped date moves every later night down one. The date of week n is at n - 1. */
export function nightDates(settings: Pick<Settings, 'firstNight' | 'weeks' | 'skippedDates'>): CalendarDate[] {
  return leagueDates(settings, settings.weeks);
}

/** R1.1: the first league weekday after the last night that is not skipped. */
export function playoffDate(settings: Pick<Settings, 'firstNight' | 'weeks' | 'skippedDates'>): CalendarDate {
  return leagueDates(settings, settings.weeks + 1)[settings.weeks]!;
}

function leagueDates(settings: Pick<Settings, 'firstNight' | 'skippedDates'>, count: number): CalendarDate[] {
  const skipped = new Set(settings.skippedDates);
  const dates: CalendarDate[] = [];
  for (let date = settings.firstNight; dates.length < count; date = addDays(date, 7)) {
    if (!skipped.has(date)) dates.push(date);
  }
  return dates;
}

/** The last finalized week, 0 before the first. */
export function lastFinalizedWeek(season: Pick<Season, 'nights'>): number {
  return season.nights.reduce((last, night) => Math.max(last, night.week), 0);
}

/** The week after the last finalized one; null when the season is over. */
export function openWeek(season: Pick<Season, 'nights' | 'settings'>): number | null {
  const week = lastFinalizedWeek(season) + 1;
  return week <= season.settings.weeks ? week : null;
}

/** R2.2 */
export type State = 'Active' | 'Withdrawn' | 'Dropped';

/** What the Roster shows beside a player, and what the other rules ask about one. */
export interface PlayerState {
  player: RosterPlayer;
  key: string;
  state: State;
  /** Week the player joined: as typed, else that of their first night; null when neither is there yet (R1.4). */
  joined: number | null;
  /** Null before the split, and for who left before it. Who joins or returns after it without one is in B (R1.4). */
  division: DivisionName | null;
  noShows: number;
  missedWeeks: number;
  premakeupsUsed: number;
  /** Undefined before the player's first night. */
  record: PlayerRecord | undefined;
}

/** Every roster player's state, by name key, in roster order. */
export function playerStates(season: Season, history: History = readHistory(season)): Map<string, PlayerState> {
  const split = isSplit(history);
  const states = new Map<string, PlayerState>();
  for (const player of season.roster) {
    const key = nameKey(player.name);
    if (states.has(key)) continue; // a doubled name is a finding of its own (R2.3)
    const record = history.records.get(key);
    const state = stateOf(player, record?.noShows ?? 0, season.settings);
    states.set(key, {
      player,
      key,
      state,
      joined: player.joined ?? record?.nights[0]?.week ?? null,
      division: divisionOf(record) ?? (split && state === 'Active' ? 'B' : null),
      noShows: record?.noShows ?? 0,
      missedWeeks: record?.missedWeeks ?? 0,
      premakeupsUsed: record?.premakeups.length ?? 0,
      record,
    });
  }
  return states;
}

/** R2.2, R3.5: Dropped follows from the no-shows, whatever Status says; blank Status is Active. */
export function stateOf(
  player: Pick<RosterPlayer, 'status'>,
  noShows: number,
  rules: Pick<Settings, 'noShowsAllowed'>,
): State {
  if (noShows > rules.noShowsAllowed) return 'Dropped';
  return player.status || 'Active';
}

/**
 * Whether a player is to be in the groups of a week: Active, and joined by then. A blank Joined means the next
 * groups that are made (R1.4), as long as joining is still allowed (R1.3).
 */
export function playsInWeek(player: PlayerState, week: number, rules: Pick<Settings, 'lastWeekToJoin'>): boolean {
  if (player.state !== 'Active') return false;
  return player.joined === null ? week <= rules.lastWeekToJoin : player.joined <= week;
}
