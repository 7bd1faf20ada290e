import { scoreMatch } from '../../src/rules/match';
import type { How } from '../../src/rules/types';
import { match, MATCH_RULES, matchBonuses, night, why } from '../support/gameBuilders';

const AT_LEAST = { matchWinnerAgainstThree: 'at least' } as const;

describe('R7.1 the match is scored like a game', () => {
  test('R7.1 two players', () => {
    expect(matchBonuses([night(15, 1), night(5, 1)])).toEqual([4, 0]);
    expect(matchBonuses([night(14, 1), night(6, 1)])).toEqual([3, 1]);
  });
  test('R7.1 three players', () => {
    expect(matchBonuses([night(16, 1), night(10, 1), night(4, 1)])).toEqual([4, 2, 0]);
    expect(matchBonuses([night(14, 1), night(10, 1), night(6, 1)])).toEqual([3, 2, 1]);
  });
  test('R7.1 four players', () => {
    expect(matchBonuses([night(15, 1), night(12, 1), night(8, 1), night(5, 1)])).toEqual([3, 2, 2, 1]);
    expect(matchBonuses([night(20, 1), night(11, 1), night(7, 1), night(2, 1)])).toEqual([4, 3, 1, 0]);
  });
  test('R7.1 lines keep the order of the players', () => {
    const lines = match([night(6, 1), night(14, 2), night(10, 3)]);
    expect(lines.map((line) => line.place)).toEqual([3, 1, 2]);
    expect(lines.map((line) => line.matchBonus / 12)).toEqual([1, 3, 2]);
  });
  test('R7.1 LP and R4.2 TNS are the sums of the games', () => {
    const line = scoreMatch(
      [
        { points: [36, 18], normalized: [1_500_000, 250_000], hows: ['', 'PM1'] },
        { points: [12, 30], normalized: [1, 2], hows: ['', ''] },
      ],
      MATCH_RULES,
    )[0];
    expect(line).toMatchObject({ lp: 54, tns: 1_750_000 });
  });
  test("R4.3 a ghost's normalized score counts 0", () => {
    const [line] = scoreMatch(
      [{ points: [36, 0, 0], normalized: [7, 500_000, 3], hows: ['', 'GH', 'GA'] }],
      MATCH_RULES,
    );
    expect(line!.tns).toBe(7);
  });
  test.each([0, 5])('a match of %p players is refused', (players) =>
    expect(() => match(new Array(players).fill(night(1, 1)))).toThrow('A match has 1 to 4 players'),
  );
});

describe('R7.2 the winner against the other three', () => {
  test('R7.2 one more bonus point for more LP than the other three together', () =>
    expect(matchBonuses([night(20, 1), night(9, 1), night(6, 1), night(4, 1)])).toEqual([5, 2, 1, 1]));
  test('R7.2 equality is not more, unless the setting says at least', () => {
    const equal = [night(20, 1), night(9, 1), night(6, 1), night(5, 1)];
    expect(matchBonuses(equal)).toEqual([4, 2, 1, 1]);
    expect(matchBonuses(equal, AT_LEAST)).toEqual([5, 2, 1, 1]);
    expect(matchBonuses([night(19, 1), ...equal.slice(1)], AT_LEAST)).toEqual([4, 2, 1, 1]);
  });
  test('R7.2 0 against 0 is not at least', () =>
    expect(
      matchBonuses(
        [0, 0, 0, 0].map((lp) => night(lp, 0)),
        AT_LEAST,
      ),
    ).toEqual([3, 2, 2, 1]));
  test('R7.2 is for four players only', () =>
    expect(matchBonuses([night(20, 1), night(2, 1), night(1, 1)])).toEqual([4, 2, 0]));
});

describe('R7.3 places', () => {
  const places = (...players: Parameters<typeof match>[0][number][]) => match(players).map((line) => line.place);
  test('R7.3 by LP, then TNS', () => {
    expect(places(night(10, 1), night(10, 2), night(11, 0))).toEqual([3, 2, 1]);
    expect(places(night(10, 2.000001), night(10, 2.000002))).toEqual([2, 1]);
  });
  test('R7.3 then a player whose every game was a ghost stands behind', () =>
    expect(places(night(0, 0, 'GH'), night(0, 0), night(12, 3))).toEqual([3, 2, 1]));
  test('R7.3 one played game is enough not to stand behind', () => {
    const nothing = (...hows: How[]) => ({ points: [0, 0], normalized: [0, 0], hows });
    expect(places(nothing('GA', ''), night(0, 0))).toEqual([1, 2]);
    expect(places(nothing('GA', 'GH'), night(0, 0))).toEqual([2, 1]);
  });
  test('R7.3 then by league standing; match places are never shared', () =>
    expect(places(night(10, 1), night(10, 1), night(10, 1), night(10, 1))).toEqual([1, 2, 3, 4]));
});

describe('R7.4 the winner has exactly as many LP as 2nd and 3rd', () => {
  test('R7.4 more TNS than both: the winner', () =>
    expect(matchBonuses([night(15, 6), night(10, 3), night(5, 2)])).toEqual([4, 2, 0]));
  test('R7.4 else the higher TNS of 2nd and 3rd', () => {
    expect(matchBonuses([night(15, 4), night(10, 3), night(5, 2)])).toEqual([3, 3, 0]);
    expect(matchBonuses([night(15, 4), night(10, 2), night(5, 3)])).toEqual([3, 2, 1]);
  });
  test('R7.4 as much TNS as both is not more, and equal TNS gives it to the lower place', () => {
    expect(matchBonuses([night(15, 5), night(10, 3), night(5, 2)])).toEqual([3, 3, 0]);
    expect(matchBonuses([night(15, 4), night(10, 2), night(5, 2)])).toEqual([3, 2, 1]);
  });
  test('R7.4 the second bonus point of four players the same way', () => {
    const four = (second: number, third: number, fourth: number) =>
      matchBonuses([night(14, 9), night(10, second), night(7, third), night(3, fourth)]);
    expect(four(5, 2, 2)).toEqual([3, 3, 2, 0]);
    expect(four(4, 3, 2)).toEqual([3, 2, 3, 0]);
    expect(four(4, 2, 3)).toEqual([3, 2, 2, 1]);
    expect(four(4, 2, 2)).toEqual([3, 2, 2, 1]);
  });
  test('R7.4 two players: at least triple, no tie-break, and 0 to 0 is no triple', () => {
    expect(matchBonuses([night(15, 1), night(5, 9)])).toEqual([4, 0]);
    expect(matchBonuses([night(0, 9), night(0, 0)])).toEqual([3, 1]);
  });
});

describe('R7.5 a player whose every game was a ghost', () => {
  test('R7.5 gets no match bonus point, and nobody else gets it', () => {
    expect(matchBonuses([night(14, 1), night(10, 1), night(0, 0, 'GA')])).toEqual([4, 2, 0]);
    expect(matchBonuses([night(12, 1), night(5, 1), night(0, 0, 'GH'), night(0, 0, 'GA')])).toEqual([5, 3, 0, 0]);
    expect(matchBonuses([night(0, 0, 'GH'), night(0, 0, 'GA')])).toEqual([0, 0]);
    expect(matchBonuses([night(18, 1), night(0, 0, 'GH')])).toEqual([4, 0]);
  });
  test('R7.5 premakeups count in full, also those of zero', () => {
    expect(matchBonuses([night(14, 1, 'PM1'), night(10, 1), night(6, 1, 'PM2')])).toEqual([3, 2, 1]);
    expect(matchBonuses([night(16, 1, 'PMA'), night(10, 1), night(4, 1, 'PM0')])).toEqual([4, 2, 0]);
    expect(matchBonuses([night(14, 1), night(10, 1), night(6, 1, 'PM0')])).toEqual([3, 2, 1]);
  });
  test('R7.5 one game that was no ghost is enough', () => {
    const nothing = (...hows: How[]) => ({ points: [0, 0], normalized: [0, 0], hows });
    const third = (...hows: How[]) => matchBonuses([night(12, 1), night(5, 1), nothing(...hows), night(0, 0, 'GA')])[2];
    expect(third('GH', 'PM0')).toBe(1);
    expect(third('', 'GA')).toBe(1);
    expect(third('GH', 'GA')).toBe(0);
  });
});

test('R7.6 the example: 15/10/5 LP with TNS 6.0/3.0/2.0 end with TLP 19/12/5', () => {
  const lines = match([night(15, 6), night(10, 3), night(5, 2)]);
  expect(lines.map((line) => line.tlp / 12)).toEqual([19, 12, 5]);
});

describe('R6.7 a group of one', () => {
  test('R6.7 3 match points and no bonus', () => expect(matchBonuses([night(15, 1)])).toEqual([3]));
  test('R7.5 but none when every game was a ghost', () => expect(matchBonuses([night(0, 0, 'GH')])).toEqual([0]));
});

describe('R18 every match point has its reason', () => {
  test('R18 the example', () => {
    expect(match([night(15, 6), night(10, 3), night(5, 2)]).map(why)).toEqual([
      '1st of the match with 15 points: 3 match points (R7.1); match +1: 15 equals 10 + 5, and a TNS of 6 is more than 3 + 2 (R7.4)',
      '2nd of the match with 10 points: 2 match points (R7.1); no match bonus point: 15 equals 10 + 5, and a TNS of 6 is more than 3 + 2 (R7.4)',
      '3rd of the match with 5 points: 0 match points (R7.1); no match bonus point: 15 equals 10 + 5, and a TNS of 6 is more than 3 + 2 (R7.4)',
    ]);
  });
  test('R18 by points, and against three', () => {
    const [first, second, third] = match([night(20, 1), night(9, 1), night(6, 1), night(2, 1)]);
    expect(why(first)).toBe(
      "1st of the match with 20 points: 3 match points (R7.1); match +1: 20 is more than 9 + 6 (R7.1); match +1: 20 is more than the other three's 17 together (R7.2)",
    );
    expect(why(second)).toBe(
      '2nd of the match with 9 points: 2 match points (R7.1); match +1: 9 is more than 6 + 2 (R7.1)',
    );
    expect(why(third)).toBe(
      '3rd of the match with 6 points: 1 match point (R7.1); no match bonus point: 20 is more than 9 + 6 (R7.1)',
    );
  });
  test('R18 what broke a tie', () => {
    expect(why(match([night(10, 1.5), night(10, 2.25)])[1])).toBe(
      '1st of the match with 10 points, tied, by a TNS of 2.25 (R7.3): 3 match points (R7.1); no match bonus point: 10 is less than 3 x 10 (R7.1)',
    );
    expect(why(match([night(10, 1), night(10, 1)])[0])).toContain('tied, by league standing (R7.3)');
    expect(why(match([night(0, 0), night(0, 0, 'GH')])[0])).toContain('tied, every game a ghost coming last (R7.3)');
  });
  test('R18 points that go to nobody', () =>
    expect(why(match([night(12, 1), night(5, 2), night(0, 0, 'GH'), night(0, 0, 'GA')])[2])).toBe(
      '3rd of the match: every game was a ghost, so its 1 match point goes to nobody (R7.5)',
    ));
});
