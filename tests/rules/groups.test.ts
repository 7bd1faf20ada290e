import fc from 'fast-check';
import { cutLadder, groupSizes, insertJoiners, weekOneLadder } from '../../src/rules/groups';
import { roster } from '../support/seasonBuilders';

const names = (players: readonly { name: string }[]) => players.map((player) => player.name).join('');

describe('R9.1 sizes by number of players', () => {
  test.each([
    [8, [2, 3, 3]],
    [9, [3, 3, 3]],
    [10, [3, 3, 4]],
    [11, [3, 4, 4]],
    [12, [3, 3, 3, 3]],
    [13, [3, 3, 3, 4]],
    [14, [3, 3, 4, 4]],
    [15, [3, 3, 3, 3, 3]],
    [16, [4, 4, 4, 4]],
    [17, [3, 3, 3, 4, 4]],
    [18, [3, 3, 3, 3, 3, 3]],
    [19, [3, 3, 3, 3, 3, 4]],
    [20, [4, 4, 4, 4, 4]],
    [21, [3, 3, 3, 4, 4, 4]],
    [22, [3, 3, 4, 4, 4, 4]],
    [23, [3, 4, 4, 4, 4, 4]],
    [24, [4, 4, 4, 4, 4, 4]],
  ])('%i players', (players, sizes) => expect(groupSizes(players)).toEqual(sizes));
});

describe('R9.2 fewer than 8 and more than 24', () => {
  test.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [4]],
    [5, [2, 3]],
    [6, [3, 3]],
    [7, [3, 4]],
    [25, [3, 3, 3, 4, 4, 4, 4]],
    [28, [4, 4, 4, 4, 4, 4, 4]],
  ])('%i players', (players, sizes) => expect(groupSizes(players)).toEqual(sizes));

  test('every player has a seat, threes stand above fours, and there are no more groups than needed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: 3000 }), (players) => {
        const sizes = groupSizes(players);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
        expect(sizes).toEqual([...sizes].sort());
        expect(new Set([3, 4, ...sizes]).size).toBe(2);
        expect(sizes).toHaveLength(Math.ceil(players / 4));
      }),
    );
  });

  test.each([-1, 2.5, NaN])('%p is no number of players', (players) =>
    expect(() => groupSizes(players)).toThrow('must be a whole number from 0'),
  );
});

describe('R11.5 a division has two groups from four players on', () => {
  test.each([
    [3, [3]],
    [4, [2, 2]],
    [5, [2, 3]],
    [6, [3, 3]],
    [7, [3, 4]],
    [8, [2, 3, 3]],
    [12, [3, 3, 3, 3]],
  ])('%i players', (players, sizes) => expect(groupSizes(players, true)).toEqual(sizes));
});

test('R9.3 week 1 is by skill, equal skill in roster order', () => {
  expect(names(weekOneLadder(roster('A:5 B:9 C:5 D:10 E:1')))).toBe('DBACE');
});

test('R9.4 a ladder is cut from the top, groups named by number, a division with its letter', () => {
  expect(cutLadder(['a', 'b', 'c', 'd', 'e'])).toEqual([
    { name: '1', players: ['a', 'b'] },
    { name: '2', players: ['c', 'd', 'e'] },
  ]);
  expect(cutLadder(['a', 'b', 'c', 'd'], 'B').map((group) => group.name)).toEqual(['B1', 'B2']);
});

describe('R1.4 joiners', () => {
  const ladder = roster('A:9 B:5 C:7 D:3');

  test('enter behind the last player whose skill is at least theirs', () => {
    expect(names(insertJoiners(ladder, roster('J:6')))).toBe('ABCJD');
    expect(names(insertJoiners(ladder, roster('J:8')))).toBe('AJBCD');
    expect(names(insertJoiners(ladder, roster('J:3')))).toBe('ABCDJ');
  });

  test('stand on top when nobody is as skilled', () => {
    expect(names(insertJoiners(ladder, roster('J:10')))).toBe('JABCD');
  });

  test('several enter by skill, then in roster order', () => {
    expect(names(insertJoiners(ladder, roster('J:6 K:7 L:7')))).toBe('ABCKLJD');
  });

  test('one by one gives the same ladder', () => {
    const skills = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 });
    const people = (letter: string, list: number[]) =>
      roster(list.map((skill, at) => `${letter}${at}:${skill}`).join(' '));
    fc.assert(
      fc.property(skills, skills, (old, joining) => {
        const joiners = people('j', joining);
        const oneByOne = weekOneLadder(joiners).reduce(
          (ladder, joiner) => {
            const behind = ladder.map((player) => player.skill >= joiner.skill).lastIndexOf(true) + 1;
            return [...ladder.slice(0, behind), joiner, ...ladder.slice(behind)];
          },
          people('p', old),
        );
        expect(insertJoiners(people('p', old), joiners)).toEqual(oneByOne);
      }),
    );
  });
});
