/** R11: when the league is cut into divisions, and who goes where. */
import type { History } from './history';
import { ladderOfNight, positions } from './ladder';
import { compareRecords } from './ranking';
import type { PlayerState } from './season';
import type { SeasonReason } from './seasonReasons';
import type { DivisionName, Season, Settings } from './types';

/** R11.1: after the split week, unless it is the last one, when enough players are Active at its end. */
export function splitIsDue(
  week: number,
  activePlayers: number,
  rules: Pick<Settings, 'splitAfterWeek' | 'weeks' | 'smallestLeagueForTwoDivisions'>,
): boolean {
  return week === rules.splitAfterWeek && week < rules.weeks && activePlayers >= rules.smallestLeagueForTwoDivisions;
}

export interface DivisionSeat {
  key: string;
  division: DivisionName;
  reason: SeasonReason;
}

/**
 * R11.1, R11.2: the Active players of the split night, ranked by TLP, ANS and win-loss record; the top half is A,
 * the smaller half when the number is odd. Full equals stand in the order of the split night's ladder.
 * `history` ends with the split night; `before` is the history through the week before, for callers that hold it.
 */
export function splitDivisions(
  season: Season,
  history: History,
  active: readonly PlayerState[],
  before?: History,
): DivisionSeat[] {
  const ladder = positions(ladderOfNight(season, history, before));
  const ranked = [...active].sort(
    (one, other) => compareRecords(one.record, other.record) || ladder.get(one.key)! - ladder.get(other.key)!,
  );
  const inA = Math.floor(ranked.length / 2);
  return ranked.map((player, at) => {
    const division = at < inA ? 'A' : 'B';
    const tlp = player.record?.tlp ?? 0;
    const tied = [ranked[at - 1], ranked[at + 1]].some((other) => other && (other.record?.tlp ?? 0) === tlp);
    const ans = tied && player.record ? Math.round(player.record.tns / player.record.nights.length) : null;
    const reason: SeasonReason = { kind: 'division', division, rank: at + 1, players: ranked.length, inA, tlp, ans };
    return { key: player.key, division, reason };
  });
}
