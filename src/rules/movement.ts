/** R10: who moves up or down a group after a night, who stays, and why. */
import { isMissedWeek } from './attendance';
import { compareGroupNames, divisionOfGroup } from './history';
import type { MoveReason } from './seasonReasons';
import {
  type Attendance,
  type GroupName,
  type Move,
  type NightRow,
  type Settings,
  TWELFTHS,
  type Twelfths,
} from './types';

/** A player's finish of the night, as movement sees it. */
export interface Finish {
  name: string;
  place: number;
  /** Regular points of the night, without the match bonus (R10.2). */
  lp: Twelfths;
  attendance: Attendance;
  /** Whether a premakeup score, PM0 included, was used this night (R10.3). */
  usedPremakeup: boolean;
}

export interface FinishedGroup {
  name: GroupName;
  /** Games the group played this night. */
  games: number;
  players: readonly Finish[];
}

export interface PlayerMove {
  name: string;
  from: GroupName;
  move: Exclude<Move, ''>;
  reason: MoveReason;
}

/** Which of the group's players may cross a boundary, each list in the order in which they are asked (R10.4). */
interface Candidates {
  up: Finish[];
  down: Finish[];
}

/** What happened at the boundary below a group, for the reasons of those who stay. */
interface Boundary {
  movedUp: Finish[];
  movedDown: Finish[];
  /** The second pair that did not swap, and the points it would have taken (R10.2). */
  heldPair: HeldPair | null;
}

interface HeldPair {
  up: Finish;
  down: Finish;
  upAtLeast: Twelfths;
  downAtMost: Twelfths;
}

/**
 * R10: the moves of one night, every player of `groups` once. Groups of different divisions have no boundary
 * between them (R10.1). The order in which groups and players are given does not matter.
 */
export function moveGroups(groups: readonly FinishedGroup[], rules: Pick<Settings, 'movementThreshold'>): PlayerMove[] {
  const ordered = [...groups]
    .sort((one, other) => compareGroupNames(one.name, other.name))
    .map((group) => ({ ...group, players: [...group.players].sort((one, other) => one.place - other.place) }));

  const moves: PlayerMove[] = [];
  let above: Boundary | null = null;
  ordered.forEach((group, at) => {
    const next = ordered[at + 1];
    const lower = next && divisionOfGroup(next.name) === divisionOfGroup(group.name) ? next : null;
    const below = lower ? decideBoundary(group, lower, above?.movedUp ?? [], rules) : null;
    for (const player of group.players) moves.push(moveOf(player, group, above, below, rules));
    above = below;
  });
  return moves;
}

/** R10.3, R10.4: frozen players never move; a premakeup player moves up only as winner; first place never moves down. */
function candidatesOf(group: FinishedGroup): Candidates {
  return {
    up: group.players.filter((player) => !isFrozen(player) && (!isPremakeupPlayer(player) || player.place === 1)),
    down: group.players.filter((player) => !isMissedWeek(player.attendance) && player.place !== 1).reverse(),
  };
}

function isFrozen(player: Finish): boolean {
  return isMissedWeek(player.attendance) && !player.usedPremakeup;
}

function isPremakeupPlayer(player: Finish): boolean {
  return isMissedWeek(player.attendance) && player.usedPremakeup;
}

function decideBoundary(
  upper: FinishedGroup,
  lower: FinishedGroup,
  movedUpFromUpper: readonly Finish[],
  rules: Pick<Settings, 'movementThreshold'>,
): Boundary {
  // Boundaries are decided from the top, so whoever moved up already is no candidate down (R10.4).
  const down = candidatesOf(upper).down.filter((player) => !movedUpFromUpper.includes(player));
  const up = candidatesOf(lower).up;
  const boundary: Boundary = { movedUp: [], movedDown: [], heldPair: null };
  if (!down[0] || !up[0]) return boundary;
  boundary.movedDown.push(down[0]);
  boundary.movedUp.push(up[0]);

  // R10.2: four-player groups swap two. The second one up is never the lowest candidate of the group.
  if (lower.players.length !== 4 || !down[1] || up.length < 3) return boundary;
  const pair = {
    up: up[1]!,
    down: down[1],
    upAtLeast: thresholdOf(lower, rules),
    downAtMost: thresholdOf(upper, rules),
  };
  if (pair.up.lp >= pair.upAtLeast && pair.down.lp <= pair.downAtMost) {
    boundary.movedUp.push(pair.up);
    boundary.movedDown.push(pair.down);
  } else {
    boundary.heldPair = pair;
  }
  return boundary;
}

/** R10.2: the threshold is for 5 games, and in proportion for the games that player's group played. */
function thresholdOf(group: FinishedGroup, rules: Pick<Settings, 'movementThreshold'>): Twelfths {
  return (rules.movementThreshold * TWELFTHS * group.games) / 5;
}

function moveOf(
  player: Finish,
  group: FinishedGroup,
  above: Boundary | null,
  below: Boundary | null,
  rules: Pick<Settings, 'movementThreshold'>,
): PlayerMove {
  const { name, place, lp } = player;
  const facts = { place, players: group.players.length, lp, threshold: thresholdOf(group, rules) };
  const decided = (move: PlayerMove['move'], reason: MoveReason): PlayerMove => ({
    name,
    from: group.name,
    move,
    reason,
  });
  const up = above?.movedUp.indexOf(player) ?? -1;
  if (up >= 0) return decided('up', { kind: up === 0 ? 'movesUp' : 'movesUpSecond', ...facts });
  const down = below?.movedDown.indexOf(player) ?? -1;
  if (down >= 0) return decided('down', { kind: down === 0 ? 'movesDown' : 'movesDownSecond', ...facts });
  if (isFrozen(player)) return decided('frozen', { kind: 'staysFrozen' });
  if (isPremakeupPlayer(player) && place !== 1) return decided('stay', { kind: 'staysPremakeup', place });
  if (place === 1) return decided('stay', above ? { kind: 'staysNobody', direction: 'up' } : { kind: 'staysTop' });
  if (above?.heldPair?.up === player) return decided('stay', heldReason('up', above.heldPair));
  if (below?.heldPair?.down === player) return decided('stay', heldReason('down', below.heldPair));
  if (place === facts.players) {
    return decided('stay', below ? { kind: 'staysNobody', direction: 'down' } : { kind: 'staysBottom' });
  }
  return decided('stay', { kind: 'stays', place, players: facts.players });
}

function heldReason(direction: 'up' | 'down', pair: HeldPair): MoveReason {
  const { upAtLeast, downAtMost } = pair;
  return { kind: 'staysSecondPair', direction, upLp: pair.up.lp, upAtLeast, downLp: pair.down.lp, downAtMost };
}

/** What R10.5 needs to know of a night: which of Nights' rows it is does not matter. */
export type MovedRow = Pick<NightRow, 'player' | 'group' | 'place' | 'move'>;

/**
 * R10.5: the ladder after the moves, top first. In each group stand those who came down from above, then those
 * who stayed, then those who came up from below, each by the night's place. Made from what Nights says, so a
 * finalized week is never decided twice.
 */
export function movedLadder<Row extends MovedRow>(rows: readonly Row[]): Row[] {
  const names = [...new Set(rows.map((row) => row.group))].sort(compareGroupNames);
  const position = new Map(names.map((name, at) => [name, at]));
  const target = (row: Row): number => position.get(row.group)! + STEP[row.move];
  return [...rows].sort(
    (one, other) => target(one) - target(other) || STEP[other.move] - STEP[one.move] || one.place - other.place,
  );
}

/** How many groups down a move leads. Coming down stands first, so the larger step does. */
const STEP: Readonly<Record<Move, number>> = { up: -1, down: 1, stay: 0, frozen: 0, '': 0 };
