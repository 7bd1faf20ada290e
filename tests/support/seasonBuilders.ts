/** Few words to make a season, a night and a whole league that plays. */
import { parseAttendance } from '../../src/rules/attendance';
import { type NightOutcome, decideNight } from '../../src/rules/night';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { nightDates } from '../../src/rules/season';
import { defaultSettings } from '../../src/rules/settings';
import {
  type GroupName,
  type NightRow,
  type NormalizerRow,
  type PremakeupRow,
  type ResultRow,
  type RosterPlayer,
  type RulingRow,
  type Season,
  type Settings,
  TWELFTHS,
  type TypedGroup,
  type TypedNight,
} from '../../src/rules/types';

export const FIRST_NIGHT = '2001-03-07';
export const DEFAULTS: Settings = defaultSettings('Spring', FIRST_NIGHT);

/** `Ann:9 Bob:8` as a roster; a name without skill has 5. */
export function roster(text: string): RosterPlayer[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      const [name = '', skill = '5'] = word.split(':');
      return { row: index + 2, name, skill: Number(skill), status: '', joined: 1 };
    });
}

/** The letters of an invented league: `players(3)` is A:10 B:10 C:10, all of one skill, so roster order counts. */
export function manyPlayers(count: number): RosterPlayer[] {
  return roster(Array.from({ length: count }, (_, index) => `P${index + 1}`).join(' '));
}

export const MACHINES: NormalizerRow[] = ['Attack', 'Bride', 'Comet', 'Dracula', 'Earthshaker'].map(
  (machine, index) => ({
    row: index + 2,
    machine,
    abbreviation: machine.slice(0, 2).toUpperCase(),
    normalizer: 10_000_000,
    working: true,
    sinceWeek: null,
  }),
);

export function season(
  players: RosterPlayer[],
  changes: Partial<Season> = {},
  settings: Partial<Settings> = {},
): Season {
  return {
    settings: { ...DEFAULTS, ...settings },
    roster: players,
    normalizers: MACHINES,
    premakeups: [],
    rulings: [],
    payments: [],
    results: [],
    nights: [],
    ...changes,
  };
}

/** A committed night. `place` and the rest may be left out where a test does not look at them. */
export function nightRow(player: string, changes: Partial<NightRow> & { points?: number } = {}): NightRow {
  const { points, ...row } = changes;
  const tlp = points === undefined ? (row.tlp ?? 0) : points * TWELFTHS;
  return {
    week: 1,
    date: FIRST_NIGHT,
    group: '1',
    player,
    attendance: { kind: 'Present' },
    lp: tlp,
    matchBonus: 0,
    tns: 0,
    place: 1,
    payout: 0,
    move: 'stay',
    next: '1',
    why: '',
    ...row,
    tlp,
  };
}

export function resultRow(player: string, score: number, changes: Partial<ResultRow> = {}): ResultRow {
  return {
    week: 1,
    group: '1',
    game: 1,
    machine: 'Attack',
    player,
    score,
    how: '',
    place: 1,
    base: 0,
    bonus: 0,
    points: 0,
    normalized: 0,
    why: '',
    ...changes,
  };
}

export function premakeup(player: string, machine: string, changes: Partial<PremakeupRow> = {}): PremakeupRow {
  return { row: 2, player, machine, first: null, second: null, order: [], witness: 'Wit', ...changes };
}

export function ruling(player: string, changes: Partial<RulingRow> = {}): RulingRow {
  return { row: 2, week: 1, group: '1', game: 1, player, ruling: 'Death save', note: '', ...changes };
}

/** A group's lines: `{ Ann: 'Absent', Bob: [20, 30] }`; scores in millions, a text is an attendance, both may be given. */
export type Lines = Record<string, string | (number | null)[] | { is: string; scores: (number | null)[] }>;

export function group(name: GroupName, lines: Lines, machines = MACHINES.map(({ machine }) => machine)): TypedGroup {
  return {
    name,
    machines,
    players: Object.entries(lines).map(([player, line]) => {
      const { is, scores } =
        typeof line === 'string' ? { is: line, scores: [] } : Array.isArray(line) ? { is: '', scores: line } : line;
      return {
        name: player,
        attendance: parseAttendance(is),
        scores: machines.map((_, game) => {
          const score = scores[game] ?? null;
          return score === null ? null : score * 1_000_000;
        }),
      };
    }),
  };
}

export function night(groups: TypedGroup[], week = 1, settings: Settings = DEFAULTS): TypedNight {
  return { week, date: nightDates(settings)[week - 1]!, groups };
}

/** The outcome of a night that must have no problems. */
export function decided(of: Season, typed: TypedNight): NightOutcome {
  const { problems, outcome } = decideNight(of, typed);
  if (!outcome) throw new Error(problems.map((problem) => problem.what).join('\n'));
  return outcome;
}

export type ScoreOf = (player: string, week: number, game: number) => number;
export type AttendanceOf = (player: string, week: number) => string;

/** The open week as its groups stand, everybody's scores made by `scoreOf` (in raw points) for the games they played. */
export function playedNight(
  of: Season,
  week: number,
  scoreOf: ScoreOf,
  attendanceOf: AttendanceOf = () => 'Present',
): TypedNight {
  const machines = MACHINES.slice(0, of.settings.gamesANight).map(({ machine }) => machine);
  const groups = nextGroupsFrom(of).map(({ name, players }): TypedGroup => ({
    name,
    machines,
    players: players.map((player) => {
      const attendance = parseAttendance(attendanceOf(player, week))!;
      const plays = (game: number) =>
        attendance.kind === 'Present' ||
        (attendance.kind === 'Late' && game >= attendance.firstGame) ||
        (attendance.kind === 'Left' && game <= attendance.gamesPlayed);
      return {
        name: player,
        attendance,
        scores: machines.map((_, game) => (plays(game + 1) ? scoreOf(player, week, game + 1) : null)),
      };
    }),
  }));
  return night(groups, week, of.settings);
}

/** Plays and finalizes weeks until `through`; gives the season after each. */
export function playWeeks(
  of: Season,
  through: number,
  scoreOf: ScoreOf,
  attendanceOf?: AttendanceOf,
): { season: Season; outcomes: NightOutcome[] } {
  const outcomes: NightOutcome[] = [];
  let current = of;
  for (let week = 1; week <= through; week++) {
    const outcome = decided(current, playedNight(current, week, scoreOf, attendanceOf));
    outcomes.push(outcome);
    current = outcome.after.season;
  }
  return { season: current, outcomes };
}

/** Repeatable scores that look like scores. */
export function scoresFrom(seed: number): ScoreOf {
  return (player, week, game) => {
    let hash = seed ^ 0x9e3779b9;
    for (const sign of `${player}/${week}/${game}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
    hash ^= hash >>> 12;
    return 1_000_000 + ((hash >>> 0) % 60_000_000);
  };
}
