import { scoreGame } from '../../src/rules/game';
import { entry, game, gamePoints, GAME_RULES, why } from '../support/gameBuilders';

const NEXT = { premakeupWinnerBonus: 'next' } as const;

describe('R6.1 base and bonus points', () => {
  test('R6.1 two players: 3 and 0, and a bonus point', () => expect(gamePoints([200, 100])).toEqual([3, 1]));
  test('R6.1 three players: 3, 2 and 0, and a bonus point', () => expect(gamePoints([100, 60, 50])).toEqual([3, 2, 1]));
  test('R6.1 four players: 3, 2, 1 and 0, and two bonus points', () =>
    expect(gamePoints([100, 80, 70, 60])).toEqual([3, 2, 2, 1]));
  test('R6.1 lines keep the order of the entries', () => {
    expect(gamePoints([60, 100, 70, 80])).toEqual([1, 3, 2, 2]);
    expect(game([60, 100, 70, 80]).map((line) => line.place)).toEqual([4, 1, 3, 2]);
  });
  test('R6.1 base and bonus points are told apart', () => {
    expect(game([200, 80, 70, 5])).toMatchObject([
      { place: 1, base: 36, bonus: 12, points: 48 },
      { place: 2, base: 24, bonus: 12, points: 36 },
      { place: 3, base: 12, bonus: 0, points: 12 },
      { place: 4, base: 0, bonus: 0, points: 0 },
    ]);
  });
  test.each([0, 5])('R9.1 a game of %p players is refused', (players) =>
    expect(() => scoreGame(new Array(players).fill(entry(1)), 1, GAME_RULES)).toThrow('A game has 1 to 4 players'),
  );
});

describe('R6.2 more than is strict, tripling is at least', () => {
  test.each([
    [
      [200, 60, 50],
      [4, 2, 0],
    ],
    [
      [110, 60, 50],
      [3, 2, 1],
    ],
    [
      [111, 60, 50],
      [4, 2, 0],
    ],
    [
      [200, 80, 70, 5],
      [4, 3, 1, 0],
    ],
    [
      [150, 80, 70, 10],
      [3, 2, 2, 1],
    ],
    [
      [151, 81, 70, 10],
      [3, 3, 2, 0],
    ],
    [
      [300, 80, 70, 10],
      [4, 2, 1, 1],
    ],
    [
      [300, 100],
      [4, 0],
    ],
    [
      [299, 100],
      [3, 1],
    ],
    [
      [301, 100],
      [4, 0],
    ],
  ])('R6.2 %p give %p', (scores, points) => expect(gamePoints(scores)).toEqual(points));
  test('R6.2 equality gives the point to the lower player', () => {
    expect(game([110, 60, 50]).map((line) => line.bonus / 12)).toEqual([0, 0, 1]);
    expect(game([300, 80, 70, 10]).map((line) => line.bonus / 12)).toEqual([1, 0, 0, 1]);
  });
});

describe('R6.3 equal played scores', () => {
  test('R6.3 two tied for 1st of three share 3 and 2, and both are 1st', () => {
    const lines = game([100, 100, 50]);
    expect(lines.map((line) => line.base / 12)).toEqual([2.5, 2.5, 0]);
    expect(lines.map((line) => line.place)).toEqual([1, 1, 3]);
    expect(lines.map((line) => line.bonus / 12)).toEqual([0, 0, 1]);
  });
  test('R6.3 a bonus point due to a shared place is shared', () =>
    expect(gamePoints([100, 50, 50])).toEqual([3, 1.5, 1.5]));
  test('R6.3 three tied of three share everything', () => expect(gamePoints([70, 70, 70])).toEqual([2, 2, 2]));
  test('R6.3 three tied for 1st of four share thirds', () => {
    const lines = game([70, 70, 70, 10]);
    expect(lines.map((line) => [line.place, line.base / 12])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [4, 0],
    ]);
    expect(lines.map((line) => line.bonus)).toEqual([4, 4, 4, 12]);
  });
  test('R6.3 four tied get 2 each', () => expect(gamePoints([70, 70, 70, 70])).toEqual([2, 2, 2, 2]));
  test("R6.3 the second place's bonus point is shared by both who are tied for 1st", () => {
    const lines = game([100, 100, 20, 10]);
    expect(lines.map((line) => line.points / 12)).toEqual([3, 3, 2, 0]);
    expect(why(lines[0])).toBe(
      '1st with an equal score, the places shared by 2: 2.5 points each (R6.3); ' +
        'no bonus point: 100 is not more than 100 + 20 (R6.1); ' +
        '+0.5: 100 is more than 20 + 10 (R6.1, R6.3), shared by 2',
    );
  });
});

describe('R6.4 other equal scores', () => {
  test('R6.4 a played score ranks above an equal premakeup, whatever the standing', () =>
    expect(game(['PM1 100', 100, 50]).map((line) => line.place)).toEqual([2, 1, 3]));
  test('R6.4 a played score ranks above an equal ghost', () =>
    expect(game(['GA 100', 100, 50]).map((line) => line.place)).toEqual([2, 1, 3]));
  test('R6.4 equal scores of absent players rank by standing', () => {
    expect(game(['GA 100', 50, 'PM2 100']).map((line) => line.place)).toEqual([1, 3, 2]);
    expect(game([50, 'PM2 100', 'GH 100']).map((line) => line.place)).toEqual([3, 1, 2]);
  });
  test('R6.4 two who played rank equal above an equal absent one', () =>
    expect(game([100, 'PM1 100', 100]).map((line) => line.place)).toEqual([1, 3, 1]));
  test('R6.4 0 to 0, both played, is shared and no triple', () => {
    const lines = game([0, 0]);
    expect(lines.map((line) => [line.place, line.base / 12, line.bonus / 12])).toEqual([
      [1, 1.5, 0.5],
      [1, 1.5, 0.5],
    ]);
  });
  test('R6.4 a played 0 beats a premakeup of 0 without tripling it', () =>
    expect(gamePoints(['PM0 0', 0])).toEqual([1, 3]));
});

describe('R6.5 a premakeup in first place', () => {
  test("R6.5 gets no winner's bonus point, which goes to nobody", () => {
    expect(gamePoints(['PM1 200', 60, 50])).toEqual([3, 2, 0]);
    expect(gamePoints(['PMA 200', 70, 50, 10])).toEqual([3, 3, 1, 0]);
  });
  test('R6.5 as a setting it goes to the player who gets it otherwise', () => {
    expect(gamePoints(['PM1 200', 60, 50], 100, NEXT)).toEqual([3, 2, 1]);
    expect(gamePoints(['PM1 300', 100], 100, NEXT)).toEqual([3, 1]);
    expect(gamePoints(['PM1 200', 50, 50], 100, NEXT)).toEqual([3, 1.5, 1.5]);
    expect(gamePoints(['PM1 200', 60, 'GA 50'], 100, NEXT)).toEqual([3, 2, 0]);
  });
  test('R6.5 all other bonus points are open to premakeups', () => {
    expect(gamePoints([200, 'PM1 80', 70, 5])).toEqual([4, 3, 1, 0]);
    expect(gamePoints([100, 60, 'PM2 50'])).toEqual([3, 2, 1]);
    expect(gamePoints([100, 80, 70, 'PM0 60'])).toEqual([3, 2, 2, 1]);
  });
  test('R5.4 a premakeup earns points by its place, in a two-player match too', () => {
    expect(gamePoints(['PM1 200', 100])).toEqual([3, 1]);
    expect(gamePoints(['PM1 300', 100])).toEqual([3, 0]);
    expect(gamePoints([300, 'PM1 200'])).toEqual([3, 1]);
  });
});

describe('R6.6 ghosts', () => {
  test("R6.6 a ghost's points, base and bonus, go to nobody", () => {
    expect(gamePoints(['GA 200', 60, 50])).toEqual([0, 2, 0]);
    expect(gamePoints([100, 60, 'GA 50'])).toEqual([3, 2, 0]);
    expect(gamePoints([200, 'GH 80', 70, 5])).toEqual([4, 0, 1, 0]);
  });
  test('R5.6 the others are placed and given bonus points against an average ghost', () => {
    expect(game(['GA 80', 100, 50])).toMatchObject([
      { place: 2, base: 0, bonus: 0, points: 0 },
      { place: 1, points: 36 },
      { place: 3, points: 12 },
    ]);
    expect(gamePoints(['GA 30', 100])).toEqual([0, 4]);
    expect(gamePoints(['GA 100', 30])).toEqual([0, 0]);
    expect(gamePoints(['GA 100', 50])).toEqual([0, 1]);
  });
  test('R5.7 in a group of three the half-normalizer ghost is placed like a score', () =>
    expect(gamePoints(['GH 50', 40, 30])).toEqual([0, 2, 1]));
});

describe('R5.8 a two-player match against a half-normalizer ghost', () => {
  test.each([
    [0, 3],
    [149, 3],
    [150, 4],
    [151, 4],
  ])('R5.8 %p on a machine worth 100 gets %p points', (score, points) => {
    expect(gamePoints([score, 'GH 50'])).toEqual([points, 0]);
    expect(gamePoints(['GH 50', score])).toEqual([0, points]);
    expect(game(['GH 50', score]).map((line) => line.place)).toEqual([2, 1]);
  });
  test('R5.8 1.5 normalizers are compared exactly', () => {
    expect(gamePoints([151, 'GH 50.5'], 101)).toEqual([3, 0]);
    expect(gamePoints([152, 'GH 50.5'], 101)).toEqual([4, 0]);
  });
  test('R5.9 does not apply when the other missed the game too', () => {
    expect(gamePoints(['PM1 10', 'GH 50'])).toEqual([0, 0]);
    expect(gamePoints(['PM1 20', 'GH 50'])).toEqual([1, 0]);
    expect(gamePoints(['PM1 160', 'GH 50'])).toEqual([3, 0]);
    expect(gamePoints(['PM1 60', 'GA 50'])).toEqual([3, 0]);
    expect(gamePoints(['GA 60', 'GH 50'])).toEqual([0, 0]);
  });
  test('R5.8 needs the normalizer', () =>
    expect(() => game([10, 'GH 50'], null)).toThrow('A game against a half-normalizer ghost needs the normalizer'));
});

describe('R6.7 a group of one', () => {
  test.each([
    [0, 3],
    ['PM1 5', 3],
    ['GA 5', 0],
    ['GH 50', 0],
  ] as const)('R6.7 %p alone gets %p points', (score, points) =>
    expect(game([score])).toMatchObject([{ place: 1, points: points * 12, bonus: 0 }]),
  );
});

describe('R18 every point has its reason', () => {
  test('R18 a decisive win', () => {
    const [first, second, third] = game([52_100_000, 27_000_000, 14_800_000]);
    expect(why(first)).toBe('1st of 3: 3 points (R6.1); +1: 52.1M is more than 27.0M + 14.8M (R6.1)');
    expect(why(second)).toBe('2nd of 3: 2 points (R6.1)');
    expect(why(third)).toBe('3rd of 3: 0 points (R6.1); no bonus point: 52.1M is more than 27.0M + 14.8M (R6.1)');
  });
  test('R18 numbers are given in full when the short ones would not show what decided', () =>
    expect(why(game([52_140_000, 27_040_000, 25_099_000])[0])).toBe(
      '1st of 3: 3 points (R6.1); +1: 52,140,000 is more than 27,040,000 + 25,099,000 (R6.1)',
    ));
  test('R18 two players', () => {
    expect(game([300, 100]).map(why)).toEqual([
      '1st of 2: 3 points (R6.1); +1: 300 is at least 3 x 100 (R6.1)',
      '2nd of 2: 0 points (R6.1); no bonus point: 300 is at least 3 x 100 (R6.1)',
    ]);
    expect(why(game([0, 0])[0])).toBe(
      '1st with an equal score, the places shared by 2: 1.5 points each (R6.3); ' +
        '+0.5: 0 against 0 does not count as tripling (R6.1, R6.3), shared by 2',
    );
  });
  test('R18 points withheld from a premakeup and a ghost', () => {
    expect(why(game(['PM1 200', 60, 50])[0])).toBe(
      '1st of 3: 3 points (R6.1); no bonus point: 200 is more than 60 + 50, ' +
        'but a premakeup in 1st place cannot get it and it goes to nobody (R6.5)',
    );
    expect(why(game(['PM1 200', 60, 50], 100, NEXT)[2])).toBe(
      '3rd of 3: 0 points (R6.1); +1: 200 is more than 60 + 50 (R6.1), passed on by a premakeup in 1st place (R6.5)',
    );
    expect(why(game(['GA 200', 60, 50])[0])).toBe("0 points: a ghost's 4 points go to nobody (R5.6, R6.6)");
    expect(why(game([200, 60, 'GH 50'])[2])).toBe('0 points: a ghost has no points of its own (R5.7)');
  });
  test('R18 against a half-normalizer ghost', () => {
    expect(why(game([149, 'GH 50'])[0])).toBe(
      '1st against a half-normalizer ghost: 3 points, no bonus point: 149 is less than 1.5 normalizers, 150 (R5.8)',
    );
    expect(why(game([150, 'GH 50'])[0])).toBe(
      '1st against a half-normalizer ghost: 3 points, and +1: 150 is at least 1.5 normalizers, 150 (R5.8)',
    );
  });
  test('R18 equal scores of R6.4', () => {
    expect(game(['PM1 100', 100, 'PM2 50', 'GA 50']).map(why)).toEqual([
      '2nd of 4: 2 points (R6.1), below an equal score that was played (R6.4); no bonus point: 100 is not more than 50 + 50 (R6.1)',
      '1st of 4: 3 points (R6.1), above an equal score that was not played (R6.4); no bonus point: 100 is not more than 100 + 50 (R6.1)',
      '3rd of 4: 1 point (R6.1), next to an equal score by league standing (R6.4); +1: 100 is not more than 100 + 50 (R6.1)',
      "0 points: a ghost's 1 point goes to nobody (R5.6, R6.6)",
    ]);
  });
});
