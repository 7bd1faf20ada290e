/** R9.5: the groups of a night that is typed in part, when a player leaves or joins. */
import { cutLadder, type Group } from './groups';
import { compareGroupNames, divisionOfGroup } from './history';
import { nameKey } from './names';
import type { DivisionName } from './types';

const MOST_PLAYERS = 4;

/** The players of a division in ladder order, best first. */
export interface DivisionPlayers {
  division: DivisionName | null;
  players: readonly string[];
}

/**
 * Groups with something typed keep their players (`typed`), less those who no longer play; everybody else is cut
 * into the other groups by the ladder. When every group is typed, whoever is left over joins the lowest group of
 * the division that has room, and a group of their own when none has.
 */
export function recutAround(typed: readonly Group[], divisions: readonly DivisionPlayers[]): Group[] {
  const playing = new Set(divisions.flatMap(({ players }) => players.map(nameKey)));
  const kept = typed.map((group) => ({
    name: group.name,
    players: group.players.filter((name) => playing.has(nameKey(name))),
  }));
  const seated = new Set(kept.flatMap(({ players }) => players.map(nameKey)));
  const groups = [...kept];
  for (const { division, players } of divisions) {
    const free = players.filter((name) => !seated.has(nameKey(name)));
    if (free.length === 0) continue;
    const own = kept.filter((group) => divisionOfGroup(group.name) === division);
    const taken = new Set(own.map(({ name }) => name));
    const open = cutLadder(players, division)
      .map(({ name }) => name)
      .filter((name) => !taken.has(name));
    if (open.length > 0 && free.length <= open.length * MOST_PLAYERS) {
      groups.push(...spread(free, open));
      continue;
    }
    for (const name of free) {
      const room = [...own]
        .sort((a, b) => compareGroupNames(b.name, a.name))
        .find((group) => group.players.length < MOST_PLAYERS);
      if (room) room.players.push(name);
      else {
        const next = groups.filter((group) => divisionOfGroup(group.name) === division).length + 1;
        const alone = { name: `${division ?? ''}${next}`, players: [name] };
        own.push(alone);
        groups.push(alone);
      }
    }
  }
  return groups.sort((a, b) => compareGroupNames(a.name, b.name));
}

/** Players in ladder order over groups from the top, as evenly as can be, the smaller groups on top (R9.1). */
function spread(players: readonly string[], names: readonly string[]): Group[] {
  const small = Math.floor(players.length / names.length);
  const larger = players.length % names.length;
  let from = 0;
  return names.map((name, index) => {
    const size = small + (index >= names.length - larger ? 1 : 0);
    const group = { name, players: players.slice(from, from + size) };
    from += size;
    return group;
  });
}
