/** A typed night made readable: names and machines found, players in the order of the standing, missed games filled. */
import { missesGame } from './attendance';
import type { GameReason } from './gameReasons';
import { compareGroupNames, divisionOfGroup } from './history';
import { nightLadder, positions } from './ladder';
import { nameKey } from './names';
import { missedScores, premakeupBook, type PremakeupBook } from './nightFills';
import { machineFinder, type MachineFinder, type MachineFound } from './normalizers';
import type { MissedScore } from './premakeups';
import { applyRulings } from './rulings';
import type { PlayerState } from './season';
import { asLastNightLeft, leagueStanding, type SeasonView, viewSeason } from './seasonView';
import type {
  Attendance,
  CalendarDate,
  DivisionName,
  GroupName,
  How,
  RulingRow,
  Season,
  TypedGroup,
  TypedNight,
  TypedPlayer,
} from './types';

/** A game column with a machine, or an empty one before such a column. */
export interface ReadGame {
  /** From 1. */
  game: number;
  typed: string;
  /** null when the column is empty. */
  found: MachineFound | null;
}

/** What a player's game counts, whoever or whatever made the score. */
export interface ReadScore {
  score: number;
  how: How;
  /** Why the score is not simply what was typed: a premakeup, a ghost, a ruling. */
  reason: GameReason | null;
  /** What to tell when a ruling and the cell disagree (R15.3). */
  warning: string | null;
}

export interface ReadPlayer {
  /** Place in TypedGroup.players, from 0. */
  index: number;
  /** As the roster spells it, as typed when it is not there. */
  name: string;
  key: string;
  /** null for a name that is not on the roster. */
  state: PlayerState | null;
  /** As typed, or Present when every score is there; null while that cannot be said. */
  attendance: Attendance | null;
  typedAttendance: Attendance | null;
  typedScores: readonly (number | null)[];
  /** One for each game of the group; null where there is none (yet). */
  scores: (ReadScore | null)[];
}

export interface ReadGroup {
  name: GroupName;
  division: DivisionName | null;
  typed: TypedGroup;
  /** Up to the last column with a machine (R17.1). */
  games: ReadGame[];
  /** Best league standing first (R12.3). */
  players: ReadPlayer[];
}

export interface ReadNight {
  season: Season;
  view: SeasonView;
  week: number;
  date: CalendarDate;
  findMachine: MachineFinder;
  premakeups: PremakeupBook;
  /** Of this week. */
  rulings: RulingRow[];
  /** From the top; the order of the tabs does not matter (R19). */
  groups: ReadGroup[];
  /** R9.5: all players of the tabs, from the top of the top group. */
  ladder: string[];
}

/** Reads a night, also a half-typed one. Never throws; what cannot be read is null. */
export function readNight(season: Season, night: TypedNight, view: SeasonView = viewSeason(season)): ReadNight {
  const findMachine = machineFinder(season.normalizers, night.week);
  const premakeups = premakeupBook(season.premakeups, findMachine);
  const rulings = season.rulings.filter((ruling) => ruling.week === night.week);
  const rulingsOf = groupBy(rulings, (ruling) => nameKey(ruling.player));
  const standing = positions(leagueStanding(season, view));
  const byStanding = (one: ReadPlayer, other: ReadPlayer) =>
    (standing.get(one.key) ?? Infinity) - (standing.get(other.key) ?? Infinity) || one.index - other.index || 0;

  const groups = [...night.groups]
    .sort((one, other) => compareGroupNames(one.name, other.name))
    .map((typed): ReadGroup => {
      const games = readGames(typed, findMachine);
      const players = typed.players
        .map((line, index): ReadPlayer => {
          const key = nameKey(line.name);
          const state = view.states.get(key) ?? null;
          const name = state?.player.name ?? line.name.trim();
          const fills = missedScores(view, premakeups, key, line.attendance, games);
          const rulingsOfPlayer = rulingsOf.get(key) ?? [];
          const scores = games.map(({ game }) => readScore(line, game, night.week, fills, rulingsOfPlayer));
          const typedScores = games.map(({ game }) => line.scores[game - 1] ?? null);
          const attendance = line.attendance ?? presentBy(scores);
          return { index, name, key, state, attendance, typedAttendance: line.attendance, typedScores, scores };
        })
        .filter((player) => player.key !== '')
        .sort(byStanding);
      return { name: typed.name, division: divisionOfGroup(typed.name), typed, games, players };
    });
  const ladder = nightLadder(
    season,
    asLastNightLeft(view).ladder,
    groups.map(({ name, players }) => ({ name, players: players.map((player) => player.name) })),
  );
  return { season, view, week: night.week, date: night.date, findMachine, premakeups, rulings, groups, ladder };
}

/** A missed game's score is what stands in for it; a played one is the typed score after the rulings on it (R15). */
function readScore(
  player: TypedPlayer,
  game: number,
  week: number,
  fills: ReadonlyMap<number, MissedScore>,
  rulings: readonly RulingRow[],
): ReadScore | null {
  if (player.attendance && missesGame(player.attendance, game)) {
    const fill = fills.get(game);
    return fill ? { score: fill.score, how: fill.how, reason: fill.reason, warning: null } : null;
  }
  const typed = player.scores[game - 1] ?? null;
  const counted = applyRulings(rulings, { week, game, player: player.name }, typed);
  return counted && { score: counted.score, how: '', reason: counted.reason, warning: counted.warning };
}

/** Not checked in, but every score is there: the player was. */
function presentBy(scores: readonly (ReadScore | null)[]): Attendance | null {
  return scores.length > 0 && scores.every((score) => score !== null) ? { kind: 'Present' } : null;
}

function readGames(typed: TypedGroup, findMachine: MachineFinder): ReadGame[] {
  const machines = typed.machines.map((machine) => machine.trim());
  const columns = machines.reduce((last, machine, at) => (machine === '' ? last : at + 1), 0);
  return machines
    .slice(0, columns)
    .map((machine, at) => ({ game: at + 1, typed: machine, found: machine === '' ? null : findMachine(machine) }));
}

/** Items by key, in their order. */
export function groupBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
