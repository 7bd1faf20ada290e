/** R12.1, R11.2: which of two players stands better. */
import type { PlayerRecord } from './history';

/** What counts in the standings; undefined stands at 0 (R12.3). */
type Counted = Pick<PlayerRecord, 'tlp' | 'tns' | 'nights' | 'wins' | 'losses'> | undefined;

/** Negative when `one` stands better: by TLP, then ANS, then win-loss record; 0 when all three are equal. */
export function compareRecords(one: Counted, other: Counted): number {
  return (
    (other?.tlp ?? 0) - (one?.tlp ?? 0) ||
    compareQuotients(other?.tns ?? 0, other?.nights.length ?? 0, one?.tns ?? 0, one?.nights.length ?? 0) ||
    compareQuotients(other?.wins ?? 0, games(other), one?.wins ?? 0, games(one))
  );
}

function games(record: Counted): number {
  return record ? record.wins + record.losses : 0;
}

/** a/b against c/d without dividing (R4.5); a quotient by 0 is 0 (R11.3). */
function compareQuotients(a: number, b: number, c: number, d: number): number {
  if (b === 0 || d === 0) return Math.sign(b === 0 ? 0 : a) - Math.sign(d === 0 ? 0 : c);
  return a * d - c * b;
}

/** Ranks of players listed best first: equals share the better one (1 1 3). */
export function sharedRanks<T>(listed: readonly T[], compare: (one: T, other: T) => number): number[] {
  const ranks: number[] = [];
  listed.forEach((player, at) => {
    const equal = at > 0 && compare(listed[at - 1]!, player) === 0;
    ranks.push(equal ? ranks[at - 1]! : at + 1);
  });
  return ranks;
}
