import fc from 'fast-check';
import { type MatchEntry, scoreMatch } from '../../src/rules/match';
import type { How } from '../../src/rules/types';
import { MATCH_RULES } from '../support/gameBuilders';

const rules = fc.constantFrom(MATCH_RULES, { matchWinnerAgainstThree: 'at least' } as const);
const game = fc.record({
  points: fc.integer({ min: 0, max: 6 }).map((points) => points * 6),
  normalized: fc.integer({ min: 0, max: 4 }),
  how: fc.constantFrom<How>('', '', '', 'PM1', 'PM0', 'GA', 'GH'),
});
const group = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([players, games]) =>
    fc.array(fc.array(game, { minLength: games, maxLength: games }), { minLength: players, maxLength: players }),
  )
  .map((players) =>
    players.map((games): MatchEntry => ({
      points: games.map(({ points, how }) => (how.startsWith('G') ? 0 : points)),
      normalized: games.map(({ normalized }) => normalized),
      hows: games.map(({ how }) => how),
    })),
  );
const isGhostNight = ({ hows }: MatchEntry) => hows.every((how) => how.startsWith('G'));

test('R7.3 places are 1 to the number of players, never shared, and never against LP or TNS', () => {
  fc.assert(
    fc.property(group, rules, (players, setting) => {
      const lines = scoreMatch(players, setting).sort((a, b) => a.place - b.place);
      expect(lines.map((line) => line.place)).toEqual(players.map((_, index) => index + 1));
      for (let place = 1; place < lines.length; place++) {
        const [above, below] = [lines[place - 1]!, lines[place]!];
        expect(above.lp > below.lp || (above.lp === below.lp && above.tns >= below.tns)).toBe(true);
      }
    }),
  );
});

test('R7.1, R7.5 a match hands out 2 points a player (3 for one), less those of ghosts, and R7.2 one more at most', () => {
  fc.assert(
    fc.property(group, rules, (players, setting) => {
      const total = scoreMatch(players, setting).reduce((sum, line) => sum + line.matchBonus, 0);
      const due = players.length === 1 ? 36 : 24 * players.length;
      expect(total).toBeLessThanOrEqual(due + (players.length === 4 ? 12 : 0));
      if (!players.some(isGhostNight)) expect(total).toBeGreaterThanOrEqual(due);
    }),
  );
});

test('R7.5 every game a ghost: no match points; R7.6 TLP is LP and match bonus', () => {
  fc.assert(
    fc.property(group, rules, (players, setting) => {
      scoreMatch(players, setting).forEach((line, player) => {
        if (isGhostNight(players[player]!)) expect(line.matchBonus).toBe(0);
        expect(line.tlp).toBe(line.lp + line.matchBonus);
        expect(line.reasons.length).toBeGreaterThan(0);
      });
    }),
  );
});

test('R19 the same match gives the same lines', () => {
  fc.assert(
    fc.property(group, rules, (players, setting) => {
      expect(scoreMatch(players, setting)).toEqual(scoreMatch(players, setting));
    }),
  );
});
