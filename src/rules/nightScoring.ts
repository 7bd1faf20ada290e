/** R4, R6, R7: a night's games and matches scored, group by group. */
import { scoreGame } from './game';
import { scoreMatch } from './match';
import type { ReadGroup, ReadPlayer } from './nightReading';
import { normalize } from './normalize';
import { isGhost, isPremakeup } from './premakeups';
import { sentences, type Reason } from './reasons';
import type { Attendance, GroupName, Millionths, ResultRow, Settings, Twelfths } from './types';

/** A row of Results with its reasons as data; `why` is their text. */
export interface DecidedResult extends ResultRow {
  reasons: readonly Reason[];
}

/** A player's night after the match. */
export interface ScoredPlayer {
  player: ReadPlayer;
  name: string;
  attendance: Attendance;
  lp: Twelfths;
  matchBonus: Twelfths;
  tlp: Twelfths;
  tns: Millionths;
  place: number;
  /** R10.3: a premakeup score, PM0 included, was used this night. */
  usedPremakeup: boolean;
  reasons: Reason[];
}

export interface ScoredGroup {
  name: GroupName;
  /** Games the group played. */
  games: number;
  /** By game, then by league standing. */
  results: DecidedResult[];
  /** By match place. */
  players: ScoredPlayer[];
}

/** Scores a group whose night has no problems: every machine, normalizer, attendance and score is there. */
export function scoreGroup(group: ReadGroup, week: number, settings: Settings): ScoredGroup {
  const results: DecidedResult[] = [];
  const matchEntries = group.players.map(() => ({
    points: [] as Twelfths[],
    normalized: [] as Millionths[],
    hows: [] as ResultRow['how'][],
  }));
  group.games.forEach(({ game, found }, column) => {
    if (found?.kind !== 'found' || found.normalizer === null)
      throw new Error('A game without a normalizer is a problem');
    const { machine, normalizer } = found;
    const entries = group.players.map((player) => player.scores[column]!);
    scoreGame(entries, normalizer, settings).forEach((line, at) => {
      const { score, how, reason } = entries[at]!;
      // R4.3: a ghost counts 0 in the TNS, a premakeup its value.
      const normalized = isGhost(how) ? 0 : normalize(score, normalizer);
      const reasons: readonly Reason[] = reason ? [reason, ...line.reasons] : line.reasons;
      const { place, base, bonus, points } = line;
      const player = group.players[at]!.name;
      const why = sentences(reasons);
      results.push({
        week,
        group: group.name,
        game,
        machine,
        player,
        score,
        how,
        place,
        base,
        bonus,
        points,
        normalized,
        why,
        reasons,
      });
      const match = matchEntries[at]!;
      match.points.push(points);
      match.normalized.push(normalized);
      match.hows.push(how);
    });
  });
  const players = scoreMatch(matchEntries, settings)
    .map((line, at): ScoredPlayer => {
      const player = group.players[at]!;
      const usedPremakeup = matchEntries[at]!.hows.some(isPremakeup);
      return { player, name: player.name, attendance: player.attendance!, usedPremakeup, ...line };
    })
    .sort((one, other) => one.place - other.place);
  return { name: group.name, games: group.games.length, results, players };
}
