/** R7: the match, a group's night, scored like a game on the points of its games. */
import { BASE_POINTS } from './game';
import type { MatchBonusTest, MatchPlaceBy } from './gameReasons';
import { isGhost } from './premakeups';
import { type How, type MatchLine, type Millionths, type Settings, TWELFTHS, type Twelfths } from './types';

export type MatchRules = Pick<Settings, 'matchWinnerAgainstThree'>;

/** One player's night: one value for each game played. */
export interface MatchEntry {
  points: readonly Twelfths[];
  normalized: readonly Millionths[];
  hows: readonly How[];
}

/** A player's sums of the night, and where the player is listed. */
interface Sums {
  listed: number;
  lp: Twelfths;
  tns: Millionths;
  /** Every game of the night was a ghost (R7.3, R7.5). */
  everyGameGhost: boolean;
}

/**
 * The match of a group of 1 to 4 players: a line for each player, in the order given, with the reason for every point
 * given or withheld. Players are listed by league standing, best first, which decides the last ties (R7.3).
 * Throws a RangeError for any other number of players.
 */
export function scoreMatch(players: readonly MatchEntry[], rules: MatchRules): MatchLine[] {
  if (players.length < 1 || players.length > 4) throw new RangeError('A match has 1 to 4 players');
  const ranking = players.map(sums).sort(byFinish);
  const lines: MatchLine[] = new Array<MatchLine>(players.length);
  ranking.forEach((player, position) => (lines[player.listed] = placeLine(ranking, position)));
  if (players.length > 1) giveBonusPoints(ranking, lines, rules);
  for (const player of ranking) {
    const line = lines[player.listed]!;
    // R7.5
    if (player.everyGameGhost) withhold(line);
    line.tlp = line.lp + line.matchBonus;
  }
  return lines;
}

/** LP and TNS of a night; a ghost's normalized score counts 0 (R4.3). */
function sums({ points, normalized, hows }: MatchEntry, listed: number): Sums {
  return {
    listed,
    lp: points.reduce((sum, value) => sum + value, 0),
    tns: normalized.reduce((sum, value, game) => (isGhost(hows[game] ?? '') ? sum : sum + value), 0),
    everyGameGhost: hows.length > 0 && hows.every(isGhost),
  };
}

/** R7.3; never 0 for two players, so no place is shared. */
function byFinish(one: Sums, other: Sums): number {
  return (
    other.lp - one.lp ||
    other.tns - one.tns ||
    Number(one.everyGameGhost) - Number(other.everyGameGhost) ||
    one.listed - other.listed
  );
}

function placeLine(ranking: readonly Sums[], position: number): MatchLine {
  const { lp, tns } = ranking[position]!;
  const players = ranking.length;
  const base = BASE_POINTS[players]![position]! * TWELFTHS;
  const by = placedBy(ranking, position);
  return {
    lp,
    matchBonus: base,
    tlp: 0,
    tns,
    place: position + 1,
    reasons: [{ kind: 'matchPlace', place: position + 1, players, lp, tns, base, by }],
  };
}

/** What separated a player from a neighbour with equal points: the last thing needed, if there are two. */
function placedBy(ranking: readonly Sums[], position: number): MatchPlaceBy {
  const player = ranking[position]!;
  const order: readonly MatchPlaceBy[] = ['points', 'tns', 'ghost', 'standing'];
  const needed = [ranking[position - 1], ranking[position + 1]].map((other) => {
    if (!other || other.lp !== player.lp) return 0;
    if (other.tns !== player.tns) return 1;
    return other.everyGameGhost !== player.everyGameGhost ? 2 : 3;
  });
  return order[Math.max(...needed)]!;
}

/** The match bonus points above the base: R7.1 by the table of R6.1, R7.2, R7.4. */
function giveBonusPoints(ranking: readonly Sums[], lines: readonly MatchLine[], rules: MatchRules): void {
  if (ranking.length === 2) return giveBonusPoint(lines, ranking, tripled(ranking));
  giveBonusPoint(lines, ranking.slice(0, 3), moreThanBoth(ranking.slice(0, 3)));
  if (ranking.length < 4) return;
  giveBonusPoint(lines, ranking.slice(1), moreThanBoth(ranking.slice(1)));
  giveWinnerAgainstThree(lines, ranking, rules);
}

/** Explains the point to everyone it could have gone to: the winner, the place it falls to, and R7.4's third. */
function giveBonusPoint(lines: readonly MatchLine[], candidates: readonly Sums[], test: MatchBonusTest): void {
  const last = candidates.length - 1;
  candidates.forEach(({ listed }, candidate) => {
    const line = lines[listed]!;
    if (candidate === test.to) {
      line.matchBonus += TWELFTHS;
      line.reasons.push({ kind: 'matchBonus', test });
    } else if (candidate === 0 || candidate === last || test.by !== 'points') {
      line.reasons.push({ kind: 'noMatchBonus', test });
    }
  });
}

/** Two players: at least triple, without a tie-break; 0 to 0 is no triple (R7.4). */
function tripled(candidates: readonly Sums[]): MatchBonusTest {
  const [upper, other] = candidates as [Sums, Sums];
  const met = upper.lp >= 3 * other.lp && upper.lp > other.lp;
  return bonusTest(candidates, met ? 0 : 1, 'points');
}

/** Three candidates: the upper one for more than the other two together, else the last; R7.4 when it is equal. */
function moreThanBoth(candidates: readonly Sums[]): MatchBonusTest {
  const [upper, one, two] = candidates as [Sums, Sums, Sums];
  const lead = upper.lp - one.lp - two.lp;
  if (lead !== 0) return bonusTest(candidates, lead > 0 ? 0 : 2, 'points');
  if (upper.tns > one.tns + two.tns) return bonusTest(candidates, 0, 'tns');
  if (one.tns !== two.tns) return bonusTest(candidates, one.tns > two.tns ? 1 : 2, 'tns');
  return bonusTest(candidates, 2, 'place');
}

function bonusTest(candidates: readonly Sums[], to: number, by: MatchBonusTest['by']): MatchBonusTest {
  return { lps: candidates.map(({ lp }) => lp), tnss: candidates.map(({ tns }) => tns), to, by };
}

/** R7.2; with "at least", 0 against 0 is no win. */
function giveWinnerAgainstThree(lines: readonly MatchLine[], ranking: readonly Sums[], rules: MatchRules): void {
  const { lp, listed } = ranking[0]!;
  const others = ranking.reduce((sum, player) => sum + player.lp, -lp);
  const atLeast = rules.matchWinnerAgainstThree === 'at least';
  if (!(lp > others || (atLeast && lp === others && lp > 0))) return;
  const line = lines[listed]!;
  line.matchBonus += TWELFTHS;
  line.reasons.push({ kind: 'matchAgainstThree', lp, others, atLeast });
}

/** R7.5: the points go to nobody. */
function withhold(line: MatchLine): void {
  line.reasons = [{ kind: 'matchGhost', place: line.place, points: line.matchBonus }];
  line.matchBonus = 0;
}
