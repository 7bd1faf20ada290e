import { gameSentence, isGameReason, type GameReason } from '../../src/rules/gameReasons';

const test3 = { upper: 100, others: [50, 40], met: true };
const matchTest = { lps: [180, 120, 60], tnss: [5_000_000, 3_000_000, 2_500_000], to: 1, by: 'tns' } as const;

/** One of every kind, with its sentence. */
const ALL: [GameReason, string][] = [
  [{ kind: 'place', place: 1, players: 1, base: 36, equal: 'none' }, 'alone: 3 points (R6.7)'],
  [{ kind: 'place', place: 3, players: 4, base: 12, equal: 'none' }, '3rd of 4: 1 point (R6.1)'],
  [
    { kind: 'sharedPlace', place: 2, sharers: 2, base: 12 },
    '2nd with an equal score, the places shared by 2: 1 point each (R6.3)',
  ],
  [{ kind: 'bonus', test: test3, points: 12, sharers: 1, passedOn: false }, '+1: 100 is more than 50 + 40 (R6.1)'],
  [
    { kind: 'bonus', test: test3, points: 4, sharers: 3, passedOn: false },
    '+0.33: 100 is more than 50 + 40 (R6.1, R6.3), shared by 3',
  ],
  [{ kind: 'noBonus', test: test3 }, 'no bonus point: 100 is more than 50 + 40 (R6.1)'],
  [
    { kind: 'premakeupWinner', test: test3, passedOn: true },
    'no bonus point: 100 is more than 50 + 40, but a premakeup in 1st place cannot get it and it goes to the next in line (R6.5)',
  ],
  [{ kind: 'ghostPoints', how: 'GH', points: 12 }, "0 points: a ghost's 1 point goes to nobody (R5.7, R6.6)"],
  [
    { kind: 'halfGhostOpponent', score: 74_999_999, normalizer: 50_000_000, bonus: false },
    '1st against a half-normalizer ghost: 3 points, no bonus point: 74,999,999 is less than 1.5 normalizers, 75,000,000 (R5.8)',
  ],
  [
    { kind: 'matchPlace', place: 1, players: 1, lp: 180, tns: 0, base: 36, by: 'points' },
    'alone in the group: 3 match points (R6.7)',
  ],
  [
    { kind: 'matchPlace', place: 2, players: 3, lp: 126, tns: 1_234_567, base: 24, by: 'tns' },
    '2nd of the match with 10.5 points, tied, by a TNS of 1.234567 (R7.3): 2 match points (R7.1)',
  ],
  [
    { kind: 'matchBonus', test: matchTest },
    'match +1: 15 equals 10 + 5, and a TNS of 5 is not more than 3 + 2.5, so the higher TNS of the two decides (R7.4)',
  ],
  [
    { kind: 'noMatchBonus', test: { lps: [0, 0], tnss: [0, 0], to: 1, by: 'points' } },
    'no match bonus point: 0 to 0 is no triple (R7.4)',
  ],
  [
    { kind: 'noMatchBonus', test: { ...matchTest, tnss: [5_000_000, 3_000_000, 3_000_000], to: 2, by: 'place' } },
    'no match bonus point: 15 equals 10 + 5, and a TNS of 5 is not more than 3 + 3, so the lower place decides (R7.4)',
  ],
  [
    { kind: 'matchAgainstThree', lp: 240, others: 240, atLeast: true },
    "match +1: 20 is at least the other three's 20 together (R7.2)",
  ],
  [
    { kind: 'matchGhost', place: 3, points: 24 },
    '3rd of the match: every game was a ghost, so its 2 match points go to nobody (R7.5)',
  ],
  [
    { kind: 'premakeup', code: 'A', score: 30, why: 'order' },
    'uses the average premakeup, 30: next in the chosen order (R5.2)',
  ],
  [
    { kind: 'averageGhost', score: 30, why: 'missed weeks', limit: 1 },
    'average ghost of 30: premakeups cover only 1 missed week (R5.5, R5.6)',
  ],
  [
    { kind: 'halfGhost', normalizer: 25 },
    'half-normalizer ghost of 12.5: no premakeup recorded on this machine (R5.7)',
  ],
  [{ kind: 'rulingZero', ruling: 'Death save', typed: null }, '0 by ruling "Death save", typed nothing (R15.1)'],
];

test.each(ALL)('R18 %j', (reason, sentence) => expect(gameSentence(reason)).toBe(sentence));

test('R18 every sentence cites a rule and ends without a full stop', () => {
  for (const [reason] of ALL) expect(gameSentence(reason)).toMatch(/\(R\d+\.\d+(, R\d+\.\d+)?\)(, [^.]+)?$/);
});

test('tells its own kinds from others', () => {
  for (const [reason] of ALL) expect(isGameReason(reason)).toBe(true);
  expect(isGameReason({ kind: 'payout' })).toBe(false);
});
