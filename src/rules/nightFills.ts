/** Which scores stand in for the games a player missed, as the Premakeups tab and the committed weeks have it (R5). */
import { isMissedWeek, missesGame } from './attendance';
import { nameKey } from './names';
import { machineFinder, type MachineFinder, type MachineFound } from './normalizers';
import { codesUsedFromResults, fillMissedGames, type MissedScore, premakeupUses } from './premakeups';
import type { SeasonView } from './seasonView';
import type { Attendance, PremakeupCode, PremakeupRow, Season } from './types';

/** By name key of the player, then of the machine as the Normalizers tab spells it. */
export type PremakeupBook = ReadonlyMap<string, ReadonlyMap<string, PremakeupRow>>;

/** The first row of a player and machine counts; a second one is a problem of its own. */
export function premakeupBook(rows: readonly PremakeupRow[], findMachine: MachineFinder): PremakeupBook {
  const book = new Map<string, Map<string, PremakeupRow>>();
  for (const row of rows) {
    const found = findMachine(row.machine);
    if (found.kind !== 'found') continue;
    const player = nameKey(row.player);
    const machines = book.get(player) ?? new Map<string, PremakeupRow>();
    book.set(player, machines);
    const machine = nameKey(found.machine);
    if (!machines.has(machine)) machines.set(machine, row);
  }
  return book;
}

/** A game as far as it is known: no machine yet, or one nobody knows, says nothing. */
interface PossibleGame {
  game: number;
  found: MachineFound | null;
}

const NONE: ReadonlyMap<number, MissedScore> = new Map();

/** What stands in for each game the player missed, by game number, as far as it can be said. */
export function missedScores(
  view: SeasonView,
  book: PremakeupBook,
  player: string,
  attendance: Attendance | null,
  games: readonly PossibleGame[],
): ReadonlyMap<number, MissedScore> {
  if (attendance === null || attendance.kind === 'Present') return NONE;
  const missed = games.flatMap(({ game, found }) =>
    found?.kind === 'found' && missesGame(attendance, game)
      ? [{ game, machine: found.machine, normalizer: found.normalizer }]
      : [],
  );
  if (missed.length === 0) return NONE;
  const state = view.states.get(player);
  const used = codesUsedFromResults(view.history.records.get(player)?.premakeups ?? [], player);
  const premakeupOf = (machine: string) => {
    const key = nameKey(machine);
    const premakeup = book.get(player)?.get(key);
    return premakeup ? { premakeup, used: used.get(key) ?? [] } : null;
  };
  const soFar = {
    scoresUsed: state?.premakeupsUsed ?? 0,
    missedWeeks: (state?.missedWeeks ?? 0) + (isMissedWeek(attendance) ? 1 : 0),
  };
  const { scores } = fillMissedGames(missed, premakeupOf, soFar, view.season.settings);
  return new Map(scores.flatMap((score) => (score ? [[score.game, score] as const] : [])));
}

/** What the Premakeups tab shows as Used. */
export interface PremakeupUse {
  /** Row of the Premakeups tab. */
  row: number;
  player: string;
  machine: string;
  /** The codes used in finalized weeks, in order (R5.2). */
  used: PremakeupCode[];
}

/** The codes used so far, for every row of the Premakeups tab. */
export function premakeupsUsed(season: Season): PremakeupUse[] {
  const uses = premakeupUses(season.results);
  const findMachine = machineFinder(season.normalizers, Infinity);
  return season.premakeups.map(({ row, player, machine }) => {
    const found = findMachine(machine);
    const key = nameKey(found.kind === 'found' ? found.machine : machine);
    return { row, player, machine, used: uses.get(nameKey(player))?.get(key) ?? [] };
  });
}
