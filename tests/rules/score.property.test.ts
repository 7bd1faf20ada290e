import fc from 'fast-check';
import { formatScore, parseScore, shortScore } from '../../src/rules/score';

const score = fc.integer({ min: 0, max: 999_999_999_999_999 });

test('a formatted score reads back as itself, with every thousands separator', () => {
  fc.assert(
    fc.property(score, fc.constantFrom(',', '.', ' ', "'"), (value, separator) => {
      expect(parseScore(formatScore(value).replace(/,/g, separator))).toBe(value);
    }),
  );
});

test('a decimal number of millions reads exactly, whatever its decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999 }), (whole, part) => {
      expect(parseScore(`${whole}.${String(part).padStart(6, '0')}M`)).toBe(whole * 1_000_000 + part);
    }),
  );
});

test('a short score is within half a per cent of the score', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999_999_999 }), (value) => {
      expect(Math.abs(parseScore(shortScore(value)) - value)).toBeLessThanOrEqual(value * 0.005);
    }),
  );
});

test('any text gives a whole number from 0 or one sentence', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[-0-9.,' kKmMbBe]{0,12}$/), (text) => {
      try {
        const value = parseScore(text);
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      } catch (error) {
        expect((error as Error).message).toMatch(/^".*"[^"]+$/s);
      }
    }),
  );
});
