import fc from 'fast-check';
import { parseAttendance } from '../../src/rules/attendance';
import { compareGroupNames } from '../../src/rules/history';
import { type FinishedGroup, moveGroups, movedLadder } from '../../src/rules/movement';
import { seasonSentence } from '../../src/rules/seasonReasons';
import { TWELFTHS } from '../../src/rules/types';

const RULES = { movementThreshold: 10 };

/** `A B=12 C!` by place: B has 12 points, C! is frozen, D? used a premakeup, E~ was late; points default to 10. */
function finished(name: string, text: string, games = 5): FinishedGroup {
  const players = text.split(' ').map((word, index) => {
    const [, player = '', sign = '', points = '10'] = /^(\w+)([!?~]?)(?:=([\d.]+))?$/.exec(word)!;
    const attendance = parseAttendance(sign === '~' ? 'Late 3' : sign === '' ? 'Present' : 'Absent')!;
    return { name: player, place: index + 1, lp: Number(points) * TWELFTHS, attendance, usedPremakeup: sign === '?' };
  });
  return { name, games, players };
}

function movesOf(...groups: FinishedGroup[]): string {
  return moveGroups(groups, RULES)
    .filter(({ move }) => move === 'up' || move === 'down')
    .map(({ name, move }) => `${name}${move === 'up' ? '^' : 'v'}`)
    .sort()
    .join(' ');
}

function ladderAfter(...groups: FinishedGroup[]): string {
  const moves = new Map(moveGroups(groups, RULES).map((move) => [move.name, move.move]));
  const rows = groups.flatMap((group) =>
    group.players.map(({ name, place }) => ({ player: name, group: group.name, place, move: moves.get(name)! })),
  );
  return movedLadder(rows)
    .map((row) => row.player)
    .join('');
}

function whyOf(player: string, ...groups: FinishedGroup[]): string {
  return seasonSentence(moveGroups(groups, RULES).find(({ name }) => name === player)!.reason);
}

test('R10.5 example: BCA / FDE / GHI gives BCF / ADG / EHI', () => {
  const groups = [finished('1', 'B C A'), finished('2', 'F D E'), finished('3', 'G H I')];
  expect(ladderAfter(...groups)).toBe('BCFADGEHI');
});

test('R10.1 the loser of the upper group and the winner of the lower swap', () => {
  expect(movesOf(finished('1', 'A B C'), finished('2', 'D E F'))).toBe('Cv D^');
});

test('R10.1 groups of different divisions have no boundary', () => {
  expect(movesOf(finished('A1', 'A B C'), finished('B1', 'D E F'))).toBe('');
});

describe('R10.2 a second pair', () => {
  test('swaps when the lower group has four players, at least 10 points go up and at most 10 down', () => {
    expect(movesOf(finished('1', 'A B=10 C'), finished('2', 'D E=10 F G'))).toBe('Bv Cv D^ E^');
  });
  test('needs four players in the lower group, not in the upper', () => {
    expect(movesOf(finished('1', 'A B C D'), finished('2', 'E F G'))).toBe('Dv E^');
  });
  test('stays when the one moving up has less than 10', () => {
    expect(movesOf(finished('1', 'A B=9 C'), finished('2', 'D E=9.5 F G'))).toBe('Cv D^');
  });
  test('stays when the one moving down has more than 10', () => {
    expect(movesOf(finished('1', 'A B=10.5 C'), finished('2', 'D E=11 F G'))).toBe('Cv D^');
  });
  test('counts 2 points a game of the group that player was in', () => {
    expect(movesOf(finished('1', 'A B=8 C', 4), finished('2', 'D E=6 F G', 3))).toBe('Bv Cv D^ E^');
    expect(movesOf(finished('1', 'A B=9 C', 4), finished('2', 'D E=6 F G', 3))).toBe('Cv D^');
    expect(movesOf(finished('1', 'A B=8 C', 4), finished('2', 'D E=5 F G', 3))).toBe('Cv D^');
  });
  test('follows the setting', () => {
    const groups = [finished('1', 'A B=12 C'), finished('2', 'D E=12 F G')];
    expect(moveGroups(groups, { movementThreshold: 12 }).filter(({ move }) => move === 'up')).toHaveLength(2);
  });
  test('never takes the first place of the upper group', () => {
    expect(movesOf(finished('1', 'A=1 B=1'), finished('2', 'D E=20 F G'))).toBe('Bv D^');
  });
  test('never takes up the lowest candidate of the lower group', () => {
    expect(movesOf(finished('1', 'A B=1 C'), finished('2', 'D E=20 F! G!'))).toBe('Cv D^');
    expect(movesOf(finished('1', 'A B=1 C'), finished('2', 'D E=20 F G!'))).toBe('Bv Cv D^ E^');
  });
});

describe('R10.3 absent players', () => {
  test('a frozen player moves neither down nor up', () => {
    expect(movesOf(finished('1', 'A B C!'), finished('2', 'D! E F'))).toBe('Bv E^');
  });
  test('a premakeup player moves up as winner', () => {
    expect(movesOf(finished('1', 'A B C'), finished('2', 'D? E F'))).toBe('Cv D^');
  });
  test('a premakeup player who did not win keeps the position', () => {
    expect(movesOf(finished('1', 'A B C?'), finished('2', 'D! E? F'))).toBe('Bv F^');
  });
  test('a late player moves like one who was there', () => {
    expect(movesOf(finished('1', 'A B C~'), finished('2', 'D~ E F'))).toBe('Cv D^');
  });
  test('Move says frozen for the one and stay for the other', () => {
    const moves = moveGroups([finished('1', 'A B? C!')], RULES);
    expect(moves.map(({ move }) => move)).toEqual(['stay', 'stay', 'frozen']);
  });
});

describe('R10.4 candidates', () => {
  test('first place never moves down, even alone among frozen players', () => {
    expect(movesOf(finished('1', 'A B! C!'), finished('2', 'D E F'))).toBe('');
  });
  test('whoever moved up does not move down at the next boundary', () => {
    expect(movesOf(finished('1', 'A B C'), finished('2', 'D! E F!'), finished('3', 'G H I'))).toBe('Cv E^');
  });
  test('a boundary without anybody to move up does not swap', () => {
    expect(movesOf(finished('1', 'A B C'), finished('2', 'D! E! F!'))).toBe('');
  });
  test('a group of one never moves down', () => {
    expect(movesOf(finished('1', 'A'), finished('2', 'B C'))).toBe('');
  });
});

test('R10.5 two who came the same way stand by the better place, down before stayed before up', () => {
  const groups = [finished('1', 'A B C D=5'), finished('2', 'E F G H'), finished('3', 'I J K L')];
  // Down from 1: C, D. Up from 2: E, F. Down from 2: G, H. Up from 3: I, J.
  expect(ladderAfter(...groups)).toBe('ABEFCDIJGHKL');
});

test('R18.1 every move and stay says why', () => {
  const one = finished('1', 'A B=12 C');
  const two = finished('2', 'D E=9 F G!');
  expect(whyOf('A', one, two)).toBe('stays: first of the top group (R10.1)');
  expect(whyOf('B', one, two)).toBe(
    'stays: no second swap, it takes at least 10 points up (9) and at most 10 down (12) (R10.2)',
  );
  expect(whyOf('C', one, two)).toBe('down: last of the group (R10.1)');
  expect(whyOf('D', one, two)).toBe('up: won the group (R10.1)');
  expect(whyOf('F', one, two)).toBe('stays: 3rd of 4 (R10.1)');
  expect(whyOf('G', one, two)).toBe('stays: absent without a premakeup (R10.3)');
  expect(whyOf('E', finished('1', 'A B=8 C'), finished('2', 'D E=10.5 F G'))).toBe(
    'up: 10.5 points, at least 10 (R10.2)',
  );
  expect(whyOf('B', finished('1', 'A B=8 C'), finished('2', 'D E=10.5 F G'))).toBe(
    'down: 8 points, at most 10 (R10.2)',
  );
  expect(whyOf('B', finished('1', 'A B C!'), two)).toBe('down: lowest placed of those who may move down (R10.4)');
  expect(whyOf('E', one, finished('2', 'D! E F'))).toBe('up: best placed of those who may move up (R10.4)');
  expect(whyOf('E', one, finished('2', 'D E? F'))).toBe('stays: absent with a premakeup and 2nd, not first (R10.3)');
  expect(whyOf('D', finished('1', 'A B! C!'), two)).toBe('stays: nobody of the group above may move down (R10.4)');
  expect(whyOf('C', one, finished('2', 'D! E! F!'))).toBe('stays: nobody of the group below may move up (R10.4)');
  expect(whyOf('F', one, finished('2', 'D E F'))).toBe('stays: last of the bottom group (R10.1)');
});

describe('R19 movement', () => {
  const player = fc.record({
    lp: fc.integer({ min: 0, max: 20 * TWELFTHS }),
    attendance: fc
      .constantFrom('Present', 'Late 3', 'Left 2', 'Absent', 'No-show')
      .map((text) => parseAttendance(text)!),
    usedPremakeup: fc.boolean(),
  });
  const league = fc
    .array(
      fc.record({ games: fc.integer({ min: 1, max: 5 }), players: fc.array(player, { minLength: 1, maxLength: 4 }) }),
      {
        minLength: 1,
        maxLength: 7,
      },
    )
    .map((groups) =>
      groups.map(({ games, players }, at): FinishedGroup => ({
        name: String(at + 1),
        games,
        players: players.map((one, place) => ({ ...one, name: `${at + 1}.${place + 1}`, place: place + 1 })),
      })),
    );
  const committed = (groups: FinishedGroup[]) => {
    const moves = new Map(moveGroups(groups, RULES).map((move) => [move.name, move]));
    return groups.flatMap((group) =>
      group.players.map((one) => ({ ...one, player: one.name, group: group.name, move: moves.get(one.name)!.move })),
    );
  };

  test('is a permutation of the ladder that keeps every group its size, nobody more than one group away', () => {
    fc.assert(
      fc.property(league, (groups) => {
        const ladder = movedLadder(committed(groups));
        expect(ladder.map((row) => row.player).sort()).toEqual(
          groups.flatMap((g) => g.players.map((p) => p.name)).sort(),
        );
        let at = 0;
        for (const group of [...groups].sort((one, other) => compareGroupNames(one.name, other.name))) {
          for (const row of ladder.slice(at, at + group.players.length)) {
            const distance = Number(row.group) - Number(group.name);
            expect(distance).toBe({ up: 1, down: -1, stay: 0, frozen: 0 }[row.move]);
          }
          at += group.players.length;
        }
      }),
    );
  });

  test('frozen players stay, and who moved by a premakeup won', () => {
    fc.assert(
      fc.property(league, (groups) => {
        for (const row of committed(groups)) {
          const missed = row.attendance.kind === 'Absent' || row.attendance.kind === 'No-show';
          if (missed && !row.usedPremakeup) expect(row.move).toBe('frozen');
          if (missed && row.usedPremakeup)
            expect(row.move === 'stay' || (row.move === 'up' && row.place === 1)).toBe(true);
        }
      }),
    );
  });

  test('does not depend on the order in which groups and players are given', () => {
    fc.assert(
      fc.property(league, (groups) => {
        const turned = [...groups].reverse().map((group) => ({ ...group, players: [...group.players].reverse() }));
        const byName = (moves: ReturnType<typeof moveGroups>) => new Map(moves.map((move) => [move.name, move]));
        expect(byName(moveGroups(turned, RULES))).toEqual(byName(moveGroups(groups, RULES)));
      }),
    );
  });
});
