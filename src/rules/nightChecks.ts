/** Everything that keeps a night from being finalized, all of it at once: what is wrong, where, and the cure. */
import { attendanceText, missesGame } from './attendance';
import { groupBy, type ReadGame, type ReadGroup, type ReadNight, type ReadPlayer } from './nightReading';
import { rosterProblems } from './rosterChecks';
import {
  machineProblem,
  normalizerProblems,
  paymentProblems,
  premakeupProblems,
  rulingProblems,
  unknownPlayer,
} from './tabChecks';
import type { Finding } from './types';

/** A tab has four player rows, and no table of R6.1 goes further. */
const MOST_PLAYERS = 4;

/** The problems of a night in the order of the tabs: groups from the top, then the typed tabs. */
export function nightProblems(night: ReadNight): Finding[] {
  return [
    ...nobodyPlays(night),
    ...night.groups.flatMap((group) => groupProblems(group, night)),
    ...seatProblems(night),
    ...rosterProblems(night),
    ...normalizerProblems(night),
    ...premakeupProblems(night),
    ...rulingProblems(night),
    ...paymentProblems(night),
  ];
}

/** A week is finalized by its players' rows, so one without players cannot be. */
function nobodyPlays(night: ReadNight): Finding[] {
  if (night.groups.length > 0) return [];
  const what = 'there are no groups this week: set the Status of who plays to Active, then use League > More > Rebuild';
  return [{ at: { kind: 'row', tab: 'Roster', row: 2, header: 'Status' }, what }];
}

function groupProblems(group: ReadGroup, night: ReadNight): Finding[] {
  if (group.players.length === 0) {
    return [at(group, 'name', {}, `group ${group.name} has no players: put players in it or delete the tab`)];
  }
  const findings: Finding[] = [];
  if (group.players.length > MOST_PLAYERS) {
    const what = `group ${group.name} has ${group.players.length} players: a group has at most ${MOST_PLAYERS}, move some to another`;
    findings.push(at(group, 'name', {}, what));
  }
  findings.push(...machineProblems(group));
  for (const player of group.players) {
    findings.push(...nameProblems(player, group, night), ...attendanceProblems(player, group));
    findings.push(...scoreProblems(player, group));
  }
  return findings;
}

/** R17.1, R4.4: a machine for every played game, and a normalizer for every machine. */
function machineProblems(group: ReadGroup): Finding[] {
  if (group.games.length === 0) {
    return [
      at(group, 'machine', { game: 1 }, `group ${group.name} has no machines: choose the machine of each game played`),
    ];
  }
  return group.games.flatMap((game) => {
    const what = machineWrong(game);
    return what === null ? [] : [at(group, 'machine', { game: game.game }, what)];
  });
}

function machineWrong({ game, typed, found }: ReadGame): string | null {
  if (found === null)
    return `game ${game} has no machine but a later game has: choose it, or move the later games left`;
  if (found.kind !== 'found') return machineProblem(typed, found);
  if (found.normalizer !== null) return null;
  return `${found.machine} has no normalizer for this week: type a whole number from 1 for it on the Normalizers tab`;
}

/** R2.4, R11.6 */
function nameProblems(player: ReadPlayer, group: ReadGroup, night: ReadNight): Finding[] {
  const { state, name, index } = player;
  if (!state) {
    return [at(group, 'name', { player: index }, unknownPlayer(name, night.season.roster))];
  }
  if (state.division !== null && state.division !== group.division) {
    const what = `${name} is in division ${state.division} and cannot play in group ${group.name}: put them in a group of division ${state.division} (R11.6)`;
    return [at(group, 'name', { player: index }, what)];
  }
  return [];
}

/** R17.1: n counts game columns; Left n may equal the games played. */
function attendanceProblems(player: ReadPlayer, group: ReadGroup): Finding[] {
  const attendance = player.typedAttendance;
  const games = group.games.length;
  if (!attendance || games === 0) return [];
  const beyond =
    (attendance.kind === 'Late' && attendance.firstGame > games) ||
    (attendance.kind === 'Left' && attendance.gamesPlayed > games);
  if (!beyond) return [];
  const cure = attendance.kind === 'Late' ? 'a smaller number, Absent or No-show' : 'a smaller number or Present';
  const what = `${player.name} is ${attendanceText(attendance)}, but group ${group.name} played ${count(games, 'game')}: type ${cure}`;
  return [at(group, 'attendance', { player: player.index }, what)];
}

/** R17.1, R3.1: a score or a reason for every player in every game, never both. */
function scoreProblems(player: ReadPlayer, group: ReadGroup): Finding[] {
  const { name, index, typedAttendance, typedScores, scores } = player;
  if (group.games.length === 0) return [];
  if (typedAttendance === null && scores.every((score) => score === null)) {
    const what = `${name} is not checked in and has no scores: choose an attendance`;
    return [at(group, 'attendance', { player: index }, what)];
  }
  return group.games.flatMap(({ game, found }, column) => {
    const typed = typedScores[column] ?? null;
    const where = { player: index, game };
    if (typed !== null && !(Number.isSafeInteger(typed) && typed >= 0)) {
      return [
        at(group, 'score', where, `${typed} is not a score: type a whole number from 0, such as 45,123,450 or 20M`),
      ];
    }
    if (typedAttendance && missesGame(typedAttendance, game)) {
      if (typed === null) return [];
      const what = `${name} is ${attendanceText(typedAttendance)} and missed game ${game}, but has a score: empty the cell or correct the attendance`;
      return [at(group, 'score', where, what)];
    }
    if (found === null || scores[column]) return [];
    return [at(group, 'score', where, `${name} has no score in game ${game}: type it, or the reason in Attendance`)];
  });
}

/** R2.4: nobody sits twice. */
function seatProblems(night: ReadNight): Finding[] {
  const seats = night.groups.flatMap((group) => group.players.map((player) => ({ group, player })));
  return [...groupBy(seats, (seat) => seat.player.key).values()].flatMap(([first, ...others]) =>
    others.map(({ group, player }) => {
      const what = `${player.name} is also in group ${first!.group.name}: leave them in one place`;
      return at(group, 'name', { player: player.index }, what);
    }),
  );
}

/** A finding on a group tab; `where.game` is the game's number, from 1. */
export function at(
  group: ReadGroup,
  part: 'name' | 'attendance' | 'machine' | 'score',
  where: { player?: number; game?: number },
  what: string,
): Finding {
  // A location counts players and game columns from 0, as typed.
  const column = where.game === undefined ? {} : { game: where.game - 1 };
  return { at: { kind: 'group', group: group.name, part, ...where, ...column }, what };
}

export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
