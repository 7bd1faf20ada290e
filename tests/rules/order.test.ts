import fc from 'fast-check';
import { playOrder } from '../../src/rules/order';
import { entry, type ShortEntry } from '../support/gameBuilders';

/** Games as columns of short entries, null for a score not in yet; players listed best standing first. */
const order = (...games: (ShortEntry | null)[][]) =>
  playOrder(games.map((entries) => ({ entries: entries.map((short) => (short === null ? null : entry(short))) })));

describe('R8.1 the first game', () => {
  test.each([
    [2, [2, 1]],
    [3, [3, 2, 1]],
    [4, [4, 3, 2, 1]],
  ])('R8.1 %p players: by standing, best last', (players, turns) =>
    expect(order(new Array<null>(players).fill(null))[0]).toEqual(turns),
  );
  test('R8.1 whether or not it was played', () => expect(order([5, 9, 7])[0]).toEqual([3, 2, 1]));
});

describe('R8.2 later games', () => {
  test('R8.2 by the finish of the game before, the winner last', () =>
    expect(order([50, 100, 70], [null, null, null])[1]).toEqual([1, 3, 2]));
  test('R8.2 known as soon as the game before is complete, and not before', () => {
    expect(order([50, 100, null], [null, null, null])[1]).toEqual([null, null, null]);
    expect(order([50, 100, null], [1, 2, 3])[1]).toEqual([null, null, null]);
    expect(order([50, 100, 70], [9, null, 8])[1]).toEqual([1, 3, 2]);
  });
  test('R8.2 ties keep the order of the game before', () => {
    const games = order([50, 100, 70], [80, 80, 80], [null, null, null]);
    expect(games[1]).toEqual([1, 3, 2]);
    expect(games[2]).toEqual([1, 3, 2]);
    expect(order([60, 60, 70], [null, null, null])[1]).toEqual([2, 1, 3]);
  });
  test('R8.2 those not there are skipped', () => {
    expect(order([50, 'PM1 60', 70], [null, 'PM2 1', null])).toEqual([
      [2, null, 1],
      [1, null, 2],
    ]);
    expect(order([50, 60, 70, 80], [null, null, 'GA 9', null])[1]).toEqual([1, 2, null, 3]);
  });
  test('R8.2 whoever arrives late plays first', () => {
    expect(order(['PM1 999', 60, 70], [null, null, null])[1]).toEqual([1, 2, 3]);
    expect(order(['PM1 999', 'GH 1', 70], [null, null, null])[1]).toEqual([2, 1, 3]);
  });
  test('R8.2 a player back from one game away plays first', () =>
    expect(order([1, 2, 3], [1, 'PM1 9', 3], [null, null, null])[2]).toEqual([2, 1, 3]));
  test('R15.1 a 0 by ruling plays first next', () =>
    expect(order([0, 5, 3], [null, null, null])[1]).toEqual([1, 3, 2]));
  test('R8.2 a complete game decides the next one also when an earlier one is not complete', () =>
    expect(order([5, null, 7], [30, 10, 30], [null, null, null])[2]).toEqual([3, 1, 2]));
});

test('R8 the turns of a known game are 1 to the number of players there', () => {
  const column = (players: number) =>
    fc.array(fc.constantFrom<ShortEntry>(1, 2, 3, 'PM1 2', 'GH 3'), { minLength: players, maxLength: players });
  const night = fc
    .integer({ min: 1, max: 4 })
    .chain((players) => fc.array(column(players), { minLength: 1, maxLength: 5 }));
  fc.assert(
    fc.property(night, (games) => {
      order(...games).forEach((turns, game) => {
        const there = games[game]!.filter((short) => typeof short === 'number').length;
        const known = turns.filter((turn) => turn !== null).sort();
        expect(known).toEqual(Array.from({ length: there }, (_, index) => index + 1));
        games[game]!.forEach((short, player) => expect(turns[player] === null).toBe(typeof short !== 'number'));
      });
    }),
  );
});
