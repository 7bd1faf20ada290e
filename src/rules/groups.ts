/** R9: how many play in each group, and how a ladder is cut into groups. */
import type { DivisionName, GroupName, RosterPlayer } from './types';

/** R9.1, 8 to 24 players: how many groups of three stand above the groups of four. 8 is 2 3 3. */
const THREES_AND_FOURS: Readonly<Record<number, readonly [threes: number, fours: number]>> = {
  9: [3, 0],
  10: [2, 1],
  11: [1, 2],
  12: [4, 0],
  13: [3, 1],
  14: [2, 2],
  15: [5, 0],
  16: [0, 4],
  17: [3, 2],
  18: [6, 0],
  19: [5, 1],
  20: [0, 5],
  21: [3, 3],
  22: [2, 4],
  23: [1, 5],
  24: [0, 6],
};

/** R9.2 */
const SMALL_LEAGUE: readonly (readonly number[])[] = [[], [1], [2], [3], [4], [2, 3], [3, 3], [3, 4], [2, 3, 3]];

/** A group and its players, in ladder order unless said otherwise. */
export interface Group {
  name: GroupName;
  players: string[];
}

/**
 * The sizes of the groups from the top: R9.1 and R9.2 for a league, R11.5 for a division (two groups from four
 * players on). Throws one sentence when `players` is not a whole number from 0.
 */
export function groupSizes(players: number, division = false): number[] {
  if (!Number.isInteger(players) || players < 0) {
    throw new Error(`${players} is not a number of players: it must be a whole number from 0`);
  }
  if (division && players === 4) return [2, 2];
  const small = SMALL_LEAGUE[players];
  if (small) return [...small];
  const [threes, fours] = THREES_AND_FOURS[players] ?? threesAndFours(players);
  return [...Array<number>(threes).fill(3), ...Array<number>(fours).fill(4)];
}

/** R9.2, more than 24: as few groups as fours allow, threes on top. */
function threesAndFours(players: number): readonly [number, number] {
  const groups = Math.ceil(players / 4);
  const threes = groups * 4 - players;
  return [threes, groups - threes];
}

/** R9.4: cuts a ladder into groups named `1`, `2` ..., or `A1`, `A2` ... for a division's ladder. */
export function cutLadder(ladder: readonly string[], division: DivisionName | null = null): Group[] {
  let from = 0;
  return groupSizes(ladder.length, division !== null).map((size, index) => {
    const players = ladder.slice(from, from + size);
    from += size;
    return { name: `${division ?? ''}${index + 1}`, players };
  });
}

type Skilled = Pick<RosterPlayer, 'name' | 'skill'>;

/** R9.3: by skill, highest first; equal skill in roster order. */
export function weekOneLadder<P extends Skilled>(players: readonly P[]): P[] {
  return [...players].sort((one, other) => other.skill - one.skill);
}

/**
 * R1.4: each joiner enters behind the last player of the ladder whose skill is at least theirs; several joiners
 * by skill, then in the order given (the roster's).
 */
export function insertJoiners<P extends Skilled>(ladder: readonly P[], joiners: readonly P[]): P[] {
  if (joiners.length === 0) return [...ladder];
  const strongestFirst = weekOneLadder(joiners);
  const merged: P[] = [];
  // From the bottom up: the first player met who is at least as skilled is the one to stand behind.
  let waiting = strongestFirst.length;
  for (let at = ladder.length - 1; at >= 0; at--) {
    const player = ladder[at]!;
    while (waiting > 0 && player.skill >= strongestFirst[waiting - 1]!.skill) merged.push(strongestFirst[--waiting]!);
    merged.push(player);
  }
  while (waiting > 0) merged.push(strongestFirst[--waiting]!);
  return merged.reverse();
}
