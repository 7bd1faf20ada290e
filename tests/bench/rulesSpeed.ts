/** How long the rules themselves take: many games at once, and whole seasons of small and very large leagues. */
import { chanceOf, inventScore } from '../../src/demo/invention';
import { missesGame, parseAttendance } from '../../src/rules/attendance';
import { scoreGame } from '../../src/rules/game';
import { decideNight } from '../../src/rules/night';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { sentences } from '../../src/rules/reasons';
import { nightDates } from '../../src/rules/season';
import { type SeasonView, viewSeason } from '../../src/rules/seasonView';
import type { GameEntry, GameLine, PremakeupRow, Season, TypedGroup, TypedNight } from '../../src/rules/types';
import { DEFAULTS, MACHINES, manyPlayers, premakeup, season } from '../support/seasonBuilders';
import { measure, type Measured, milliseconds } from './measure';

const SEED = 2001;
const NORMALIZER = MACHINES[0]!.normalizer!;
const WEEKS = DEFAULTS.weeks;

/** Scoring so many four-player games, keeping every line as a season would; then also every sentence. */
export function measureGames(count: number): { scored: Measured; told: Measured } {
  const games = inventGames(count);
  const score = () => games.map((entries) => scoreGame(entries, NORMALIZER, DEFAULTS));
  const tell = (scored: readonly GameLine[][]) => scored.map((lines) => lines.map((line) => sentences(line.reasons)));
  return {
    scored: measure(30, () => milliseconds(score)),
    told: measure(2, () => milliseconds(() => tell(score()))),
  };
}

/** One in twenty scores is a premakeup, and as many are half-normalizer ghosts. */
function inventGames(count: number): GameEntry[][] {
  const chance = chanceOf(SEED);
  const entry = (): GameEntry => {
    const kind = chance();
    if (kind < 0.05) return { score: NORMALIZER / 2, how: 'GH' };
    return { score: inventScore(chance, NORMALIZER, 1 + 9 * chance()), how: kind < 0.1 ? 'PM1' : '' };
  };
  return Array.from({ length: count }, () => Array.from({ length: 4 }, entry));
}

/** What a league's ten weeks take: with the season read once, and with its committed rows read again every week. */
export interface SeasonTimes {
  kept: Measured;
  readAgain: Measured;
}

export function measureSeason(players: number, warmUps: number): SeasonTimes {
  const start = inventLeague(players);
  return {
    kept: measure(warmUps, () => playSeason(start, false)),
    readAgain: measure(warmUps, () => playSeason(start, true)),
  };
}

/**
 * Milliseconds spent on the decisions of ten weeks, each made from what the one before left. Typing the nights does
 * not count. The workbook is the only state, so the add-on reads the season again for every night.
 */
function playSeason(start: Season, readAgain: boolean): number {
  globalThis.gc?.();
  const chance = chanceOf(SEED);
  let spent = 0;
  let view: SeasonView = viewSeason(start);
  for (let week = 1; week <= WEEKS; week++) {
    const typed = typeNight(view, week, chance);
    const from = performance.now();
    const { outcome, problems } = decideNight(view.season, typed, readAgain ? viewSeason(view.season) : view);
    spent += performance.now() - from;
    if (!outcome) throw new Error(problems.map(({ what }) => what).join('\n'));
    view = outcome.after;
  }
  if (view.season.nights.length === 0) throw new Error('Nothing was played');
  return spent;
}

/** A league of players of every skill; each third one has premakeups on two machines. */
function inventLeague(players: number): Season {
  const chance = chanceOf(SEED);
  const roster = manyPlayers(players).map((player) => ({ ...player, skill: 1 + Math.floor(10 * chance()) }));
  const premakeups = roster
    .filter((_, at) => at % 3 === 0)
    .flatMap(({ name, skill }): PremakeupRow[] =>
      MACHINES.slice(0, 2).map(({ machine }) =>
        premakeup(name, machine, {
          first: inventScore(chance, NORMALIZER, skill),
          second: inventScore(chance, NORMALIZER, skill),
        }),
      ),
    )
    .map((row, at) => ({ ...row, row: at + 2 }));
  return season(roster, { premakeups });
}

/** One player in twenty is Absent and as many come late. Nobody is dropped, so that every week has all players. */
function typeNight(view: SeasonView, week: number, chance: () => number): TypedNight {
  const machines = MACHINES.map(({ machine }) => machine);
  const groups = nextGroupsFrom(view.season, view).map(({ name, players }): TypedGroup => ({
    name,
    machines,
    players: players.map((player) => {
      const luck = chance();
      const attendance = parseAttendance(luck < 0.05 ? 'Absent' : luck < 0.1 ? 'Late 3' : 'Present')!;
      const { skill } = view.states.get(player.toLowerCase())!.player;
      const scores = machines.map((_, game) =>
        missesGame(attendance, game + 1) ? null : inventScore(chance, NORMALIZER, skill),
      );
      return { name: player, attendance, scores };
    }),
  }));
  return { week, date: nightDates(DEFAULTS)[week - 1]!, groups };
}
