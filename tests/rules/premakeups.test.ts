import {
  averageGhost,
  codesUsedFromResults,
  codeOfHow,
  fillMissedGames,
  howOfCode,
  isClosed,
  type MissedSoFar,
  nextPremakeup,
  parsePremakeupCodes,
  parsePremakeupOrder,
  type Premakeup,
  premakeupCodesText,
  premakeupScores,
  premakeupUses,
} from '../../src/rules/premakeups';
import { sentence } from '../../src/rules/reasons';
import type { PremakeupCode } from '../../src/rules/types';
import { useOf } from '../support/gameBuilders';

const M = 1_000_000;
const premakeup = (first: number | null, second: number | null, order = ''): Premakeup => ({
  first,
  second,
  order: parsePremakeupOrder(order),
});
const codes = (text: string) => parsePremakeupCodes(text);
const next = (state: Premakeup, used = '') => {
  const use = nextPremakeup(state, codes(used));
  return use && [use.code, use.score];
};

/** All uses one after the other, as `code score`, the tab standing still. */
function allUses(state: Premakeup): string[] {
  const used: PremakeupCode[] = [];
  const uses: string[] = [];
  for (let use = nextPremakeup(state, used); use; use = nextPremakeup(state, used)) {
    used.push(use.code);
    uses.push(`${use.code} ${use.score}`);
  }
  return uses;
}

describe('R5.1 the three premakeup scores', () => {
  test('R5.1 the two and their average', () =>
    expect(premakeupScores(20 * M, 40 * M)).toEqual({ '1': 20 * M, '2': 40 * M, A: 30 * M, '0': 0 }));
  test('R5.1 the average is rounded to the nearest 10, halves up', () => {
    expect(premakeupScores(100, 110).A).toBe(110);
    expect(premakeupScores(100, 109).A).toBe(100);
    expect(premakeupScores(100, 111).A).toBe(110);
    expect(premakeupScores(999_999_999_999_999, 999_999_999_999_999).A).toBe(1e15);
  });
  test('R5.1 a missing game counts 0 in the average', () => {
    expect(premakeupScores(50 * M, null).A).toBe(25 * M);
    expect(premakeupScores(null, 30 * M).A).toBe(15 * M);
  });
});

describe('R5.2 the order of use', () => {
  test('R5.2 the chosen order', () => {
    expect(allUses(premakeup(20, 40, '2 A 1'))).toEqual(['2 40', 'A 30', '1 20']);
    expect(allUses(premakeup(20, 40, '1 A 2'))).toEqual(['1 20', 'A 30', '2 40']);
    expect(allUses(premakeup(20, 40, 'A 1 2'))).toEqual(['A 30', '1 20', '2 40']);
  });
  test('R5.2 without a choice the highest, then the highest remaining', () => {
    expect(allUses(premakeup(20, 40))).toEqual(['2 40', 'A 30', '1 20']);
    expect(allUses(premakeup(400, 200))).toEqual(['1 400', 'A 300', '2 200']);
  });
  test('R5.2 equal values in the order 1, 2, A', () =>
    expect(allUses(premakeup(30, 30))).toEqual(['1 30', '2 30', 'A 30']));
  test('R5.2 the order as it now stands, less what was used', () => {
    expect(next(premakeup(20, 40, '2 1 A'), '2')).toEqual(['1', 20]);
    expect(next(premakeup(20, 40, 'A 2 1'), '2')).toEqual(['A', 30]);
    expect(next(premakeup(20, 40, '2 1 A'), '1 2')).toEqual(['A', 30]);
  });
  test('R5.5 after the third use there is none', () => expect(next(premakeup(20, 40), '1 2 A')).toBeNull());
});

describe('R5.3 only one recorded', () => {
  test('R5.3 the example: only 50M recorded; uses are 50M, 0, 25M; the ghost afterwards is 25M', () => {
    expect(allUses(premakeup(50 * M, null))).toEqual(['1 50000000', '0 0', 'A 25000000']);
    expect(averageGhost(50 * M, null)).toBe(25 * M);
  });
  test('R5.3 that one is used first, whatever the order says', () => {
    expect(allUses(premakeup(50, null, '2 A 1'))).toEqual(['1 50', '0 0', 'A 30']);
    expect(allUses(premakeup(null, 50, '1 A 2'))).toEqual(['2 50', '0 0', 'A 30']);
  });
  test('R5.3 a recorded 0 is recorded', () => expect(next(premakeup(0, null))).toEqual(['1', 0]));
  test('R5.3 the second recorded between the first and the second use: the order, else highest first', () => {
    expect(next(premakeup(50, 20, '2 A 1'), '1')).toEqual(['2', 20]);
    expect(next(premakeup(50, 20), '1')).toEqual(['A', 40]);
    expect(next(premakeup(50, 80), '1')).toEqual(['2', 80]);
  });
  test('R5.3 the second recorded after the second use counts as 0 all the same', () => {
    expect(next(premakeup(50, 1000), '1 0')).toEqual(['A', 30]);
    expect(next(premakeup(1000, 50), '2 0')).toEqual(['A', 30]);
    expect(next(premakeup(50, 1000, '2 A 1'), '1 0')).toEqual(['A', 30]);
  });
  test('R5.3 the cell locks with the zero, or when all three are used', () => {
    expect(isClosed(codes(''))).toBe(false);
    expect(isClosed(codes('1'))).toBe(false);
    expect(isClosed(codes('1 0'))).toBe(true);
    expect(isClosed(codes('1 2'))).toBe(false);
    expect(isClosed(codes('1 2 A'))).toBe(true);
  });
  test('R5.7 nothing recorded: no premakeup score', () => expect(next(premakeup(null, null))).toBeNull());
});

describe('R5.6 the average ghost', () => {
  test('R5.6 the average of all three, missing ones as 0', () => {
    expect(averageGhost(30 * M, null)).toBe(15 * M);
    expect(averageGhost(20 * M, 40 * M)).toBe(30 * M);
  });
  test.each([
    [1, 11, 22],
    [7, 8, 25],
    [20, 5, 35],
    [2, 3, 5],
    [55, 0, 85],
    [15, 20, 55],
  ])(
    'R5.6 of %p and %p: the sum of three is %p, and a third of it is rounded to the nearest 10',
    (first, second, sum) => {
      const scores = premakeupScores(first, second);
      expect(scores['1'] + scores['2'] + scores.A).toBe(sum);
      expect(averageGhost(first, second)).toBe(Math.round(sum / 30) * 10);
    },
  );
});

describe('R5.5 to R5.11 the missed games of a night', () => {
  const limits = { premakeupLimit: 15, missedWeeksCovered: 3 };
  const machines: Record<string, { premakeup: Premakeup; used: PremakeupCode[] }> = {
    TAF: { premakeup: premakeup(50 * M, null), used: [] },
    MM: { premakeup: premakeup(20 * M, 40 * M, '1 2 A'), used: ['1'] },
    AFM: { premakeup: premakeup(3 * M, 1 * M), used: ['1', '2', 'A'] },
    TZ: { premakeup: premakeup(null, null), used: [] },
  };
  const fill = (names: string, soFar: Partial<MissedSoFar> = {}, normalizer: number | null = 25 * M + 1) => {
    const missed = names.split(' ').map((machine, index) => ({ game: index + 1, machine, normalizer }));
    const filled = fillMissedGames(
      missed,
      (machine) => machines[machine] ?? null,
      { scoresUsed: 0, missedWeeks: 1, ...soFar },
      limits,
    );
    return {
      scores: filled.scores.map((score) => score && `${score.how} ${score.score / M}`),
      used: Object.fromEntries([...filled.used].map(([machine, used]) => [machine, premakeupCodesText(used)])),
      reasons: filled.scores.map((score) => score && sentence(score.reason)),
    };
  };

  test('R5.11 uses count in the order of the games, the same machine twice included', () => {
    expect(fill('TAF MM TAF TAF TAF')).toMatchObject({
      scores: ['PM1 50', 'PM2 40', 'PM0 0', 'PMA 25', 'GA 25'],
      used: { TAF: '1 0 A', MM: '1 2' },
    });
  });
  test('R5.11 fills keep the number of the game', () => {
    const missed = [{ game: 4, machine: 'TAF', normalizer: 1 }];
    const { scores } = fillMissedGames(missed, () => machines.TAF!, { scoresUsed: 0, missedWeeks: 0 }, limits);
    expect(scores[0]).toMatchObject({ game: 4 });
  });
  test('R5.5 premakeups in the first three missed weeks only', () => {
    expect(fill('TAF', { missedWeeks: 3 }).scores).toEqual(['PM1 50']);
    expect(fill('TAF', { missedWeeks: 4 })).toMatchObject({ scores: ['GA 25'], used: {} });
  });
  test('R5.5 at most 15 premakeup scores a season, PM0 included', () => {
    expect(fill('TAF TAF MM', { scoresUsed: 13 })).toMatchObject({
      scores: ['PM1 50', 'PM0 0', 'GA 30'],
      used: { TAF: '1 0' },
    });
    expect(fill('MM', { scoresUsed: 15 }).scores).toEqual(['GA 30']);
  });
  test('R5.5 after the third use on the same machine', () => expect(fill('AFM').scores).toEqual(['GA 2']));
  test('R5.7 no premakeup on the machine: half the normalizer, exactly', () => {
    expect(fill('TZ XX')).toMatchObject({ scores: ['GH 12.5000005', 'GH 12.5000005'], used: {} });
  });
  test('R5.7 machine by machine', () => expect(fill('TZ TAF').scores).toEqual(['GH 12.5000005', 'PM1 50']));
  test('R5.11 with no premakeup on the machine R5.7 applies after the limits too', () => {
    expect(fill('TZ', { missedWeeks: 4 }).scores).toEqual(['GH 12.5000005']);
    expect(fill('TZ', { scoresUsed: 15 }).scores).toEqual(['GH 12.5000005']);
  });
  test('R5.11 a ghost is no use', () => expect(fill('TZ AFM TAF', { scoresUsed: 14 }).scores[2]).toBe('PM1 50'));
  test('R5.3 the ghost after the zero counts a later second as 0', () => {
    machines.LATE = { premakeup: premakeup(50 * M, 400 * M), used: ['1', '0'] };
    expect(fill('LATE LATE').scores).toEqual(['PMA 25', 'GA 25']);
  });
  test('a half-normalizer ghost waits for a normalizer; premakeups do not', () =>
    expect(fill('TZ TAF', {}, null).scores).toEqual([null, 'PM1 50']));

  test('R18 every use has its reason', () => {
    expect(fill('TAF TAF TAF TAF').reasons).toEqual([
      'uses premakeup 1, 50,000,000: the only one recorded (R5.3)',
      'uses a premakeup of zero, 0: the second was not recorded before the second use (R5.3)',
      'uses the average premakeup, 25,000,000: the average of the one recorded and zero (R5.3)',
      'average ghost of 25,000,000: all 3 premakeup scores on this machine are used (R5.5, R5.6)',
    ]);
    expect(fill('MM MM').reasons).toEqual([
      'uses premakeup 2, 40,000,000: next in the chosen order (R5.2)',
      'uses the average premakeup, 30,000,000: the last one left (R5.2)',
    ]);
    expect(fill('TAF', { missedWeeks: 4 }).reasons).toEqual([
      'average ghost of 25,000,000: premakeups cover only 3 missed weeks (R5.5, R5.6)',
    ]);
    expect(fill('TAF', { scoresUsed: 15 }).reasons).toEqual([
      'average ghost of 25,000,000: all 15 premakeup scores of the season are used (R5.5, R5.6)',
    ]);
    expect(fill('TZ', {}, 25 * M).reasons).toEqual([
      'half-normalizer ghost of 12,500,000: no premakeup recorded on this machine (R5.7)',
    ]);
    expect(sentence({ kind: 'premakeup', ...nextPremakeup(premakeup(20, 40), [])! })).toBe(
      'uses premakeup 2, 40: the highest left, no order chosen (R5.2)',
    );
  });
});

describe('codes used in finalized weeks', () => {
  const results = [
    useOf('Ann', 'TAF', 'PMA', 3, 1),
    useOf('Ann', 'TAF', 'PM0', 2, 5),
    useOf('ann ', 'taf', 'PM1', 2, 1),
    useOf('Ann', 'TAF', 'GA', 4, 1),
    useOf('Ann', 'MM', '', 1, 1),
    useOf('Bob', 'TAF', 'PM2', 1, 1),
  ];
  test('R5.2, R5.11 by machine, in the order of weeks and games, ghosts left out', () =>
    expect(codesUsedFromResults(results, 'ANN')).toEqual(new Map([['taf', ['1', '0', 'A']]])));
  test('a player without uses has none', () => expect(codesUsedFromResults(results, 'Cid').size).toBe(0));
  test('all players in one pass', () => {
    const uses = premakeupUses(results);
    expect([...uses.keys()].sort()).toEqual(['ann', 'bob']);
    expect(uses.get('bob')).toEqual(new Map([['taf', ['2']]]));
  });
});

describe('codes as text', () => {
  test.each(['1 0', '1,0', '10', ' 1 , 0 '])('reads the codes %p', (text) => expect(codes(text)).toEqual(['1', '0']));
  test('reads a number and small letters', () => {
    expect(parsePremakeupCodes(1)).toEqual(['1']);
    expect(parsePremakeupCodes('1 a')).toEqual(['1', 'A']);
    expect(parsePremakeupCodes('')).toEqual([]);
  });
  test.each(['3', '1 1', 'PM1', '1 2 A 0 1'])('refuses %p as codes', (text) =>
    expect(() => codes(text)).toThrow(`"${text}" is not a list of premakeup codes`),
  );
  test('reads an order', () => {
    expect(parsePremakeupOrder('2 A 1')).toEqual(['2', 'A', '1']);
    expect(parsePremakeupOrder('a,1,2')).toEqual(['A', '1', '2']);
    expect(parsePremakeupOrder(' ')).toEqual([]);
  });
  test.each(['1', '1 2', '1 2 0', '1 2 A A', '0'])('refuses %p as an order', (text) =>
    expect(() => parsePremakeupOrder(text)).toThrow(`"${text}" is not an order of premakeups`),
  );
  test('hows and codes go to and fro', () => {
    for (const code of ['1', '2', 'A', '0'] as const) expect(codeOfHow(howOfCode(code))).toBe(code);
    for (const how of ['', 'GA', 'GH'] as const) expect(codeOfHow(how)).toBeNull();
  });
});
