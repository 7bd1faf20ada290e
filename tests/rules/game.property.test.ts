import fc from 'fast-check';
import { scoreGame } from '../../src/rules/game';
import type { GameEntry, How } from '../../src/rules/types';
import { GAME_RULES } from '../support/gameBuilders';

/** Few different scores, so that ties and exact sums are common, and many. */
const anyScore = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 999_999_999_999 }));
const anyHow = fc.constantFrom<How>('', '', 'PM1', 'PM2', 'PMA', 'PM0', 'GA', 'GH');
const played = fc.record({ score: anyScore, how: fc.constant<How>('') });
const anyEntry = fc.record({ score: anyScore, how: anyHow });
const players = { minLength: 1, maxLength: 4 };
const rules = fc.constantFrom(GAME_RULES, { premakeupWinnerBonus: 'next' } as const);
const total = (entries: GameEntry[], normalizer = 4, setting: Parameters<typeof scoreGame>[2] = GAME_RULES) =>
  scoreGame(entries, normalizer, setting).reduce((sum, line) => sum + line.points, 0);
const due = (count: number) => (count === 1 ? 36 : 24 * count);

test('R19 a game with everyone present hands out exactly 2 points a player, 3 for one', () => {
  fc.assert(fc.property(fc.array(played, players), (entries) => total(entries) === due(entries.length)));
});

test('R19 no game hands out more', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, players),
      rules,
      (entries, setting) => total(entries, 4, setting) <= due(entries.length),
    ),
    { numRuns: 1000 },
  );
});

test('R4.5 points are whole twelfths, base and bonus add up, and every line has a reason', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, players), rules, (entries, setting) => {
      for (const line of scoreGame(entries, 4, setting)) {
        expect(Number.isInteger(line.base) && Number.isInteger(line.bonus)).toBe(true);
        expect(line.points).toBe(line.base + line.bonus);
        expect(line.reasons.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('R19 the same game gives the same lines, and its entries are left alone', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, players), (entries) => {
      const before = structuredClone(entries);
      const once = structuredClone(scoreGame(entries, 4, GAME_RULES));
      expect(scoreGame(entries, 4, GAME_RULES)).toEqual(once);
      expect(entries).toEqual(before);
    }),
  );
});

test('R19 the order of the rows never matters when the scores are distinct, or all were played', () => {
  const distinct = fc.uniqueArray(anyEntry, { ...players, selector: ({ score }) => score });
  const shuffled = fc
    .oneof(distinct, fc.array(played, players))
    .chain((entries) =>
      fc.tuple(fc.constant(entries), fc.shuffledSubarray([...entries.keys()], { minLength: entries.length })),
    );
  fc.assert(
    fc.property(shuffled, ([entries, order]) => {
      const straight = scoreGame(entries, 4, GAME_RULES);
      const moved = scoreGame(
        order.map((index) => entries[index]!),
        4,
        GAME_RULES,
      );
      order.forEach((index, position) => expect(moved[position]).toEqual(straight[index]));
    }),
  );
});

test('R6.6 a ghost has no points, R6.5 a premakeup in first place no bonus point', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 2, maxLength: 4 }), rules, (entries, setting) => {
      scoreGame(entries, 4, setting).forEach((line, player) => {
        const { how } = entries[player]!;
        if (how === 'GA' || how === 'GH') expect(line.points).toBe(0);
        if (how.startsWith('PM') && line.place === 1) expect(line.bonus).toBe(0);
      });
    }),
  );
});
