/** A whole night: everything typed in, everything decided out. */
import { type Group } from './groups';
import { nightProblems } from './nightChecks';
import { decideOutcome, type NightOutcome } from './nightOutcome';
import { readNight } from './nightReading';
import { nightWarnings } from './nightWarnings';
import type { GameReason } from './gameReasons';
import { type SeasonView, viewSeason } from './seasonView';
import type { Finding, How, Season, TypedNight } from './types';

export type { NightOutcome } from './nightOutcome';
export type { Group };

export interface NightDecision {
  /** Each keeps the night from being finalized. All there are, in the order of the tabs. */
  problems: Finding[];
  /** Each is to be confirmed by the commissioner. */
  warnings: Finding[];
  /** null exactly when there are problems. */
  outcome: NightOutcome | null;
}

/**
 * Decides the open week of a season. Never throws for what people typed. Throws a RangeError when the night is not
 * that of the open week. `view` is the season as read, for callers that hold it. The order in which tabs and rows were typed does not matter (R19).
 */
export function decideNight(season: Season, typed: TypedNight, view: SeasonView = viewSeason(season)): NightDecision {
  const { lastWeek } = view.history;
  if (typed.week !== lastWeek + 1 || typed.week > season.settings.weeks) {
    throw new RangeError(`Week ${typed.week} is not open: week ${lastWeek} is the last one finalized`);
  }
  const night = readNight(season, typed, view);
  const problems = nightProblems(night);
  return { problems, warnings: nightWarnings(night), outcome: problems.length === 0 ? decideOutcome(night) : null };
}

/** What a missed game's cell is to show, and its code. */
export interface Fill {
  score: number;
  how: Exclude<How, ''>;
  reason: GameReason;
}

/**
 * What the cells of missed games show as soon as attendance says so, by group, player and game column as typed; null
 * for every other cell. Works on a half-typed night and never throws.
 */
export function fillNight(season: Season, typed: TypedNight): (Fill | null)[][][] {
  const night = readNight(season, typed);
  const byName = new Map(night.groups.map((group) => [group.typed, group]));
  return typed.groups.map((group) => {
    const read = byName.get(group);
    return group.players.map((_, index) => {
      const player = read?.players.find((one) => one.index === index);
      return group.machines.map((_, column): Fill | null => {
        const score = player?.scores[column];
        if (!score || score.how === '' || !score.reason) return null;
        return { score: score.score, how: score.how, reason: score.reason };
      });
    });
  });
}
