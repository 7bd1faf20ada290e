import fc from 'fast-check';
import { normalize } from '../../src/rules/normalize';

test.each([
  [3_000_000_000, 1_000_000_000, 3_000_000],
  [75_000_000, 50_000_000, 1_500_000],
  [0, 50_000_000, 0],
])('R4.1 %p on a machine worth %p is %p millionths', (score, normalizer, ns) =>
  expect(normalize(score, normalizer)).toBe(ns),
);

test('R4.5 halves are rounded up', () => {
  expect(normalize(1, 2_000_000)).toBe(1);
  expect(normalize(1, 2_000_001)).toBe(0);
  expect(normalize(3, 2_000_000)).toBe(2);
});

test('R4.5 is the exact quotient where a double division goes wrong', () => {
  const [score, normalizer] = [104_024_375, 50_000_000];
  expect(Math.round((score / normalizer) * 1e6)).toBe(2_080_487);
  expect(normalize(score, normalizer)).toBe(2_080_488);
});

test('R4.5 equals the quotient of whole numbers for scores of up to 15 digits', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 0, max: 5e9 }), fc.integer({ min: 0, max: 999_999_999_999_999 })),
      fc.oneof(fc.integer({ min: 1_000, max: 2e9 }), fc.integer({ min: 1_000_000, max: 999_999_999_999_999 })),
      (score, normalizer) => {
        const exact = (2_000_000n * BigInt(score) + BigInt(normalizer)) / (2n * BigInt(normalizer));
        expect(normalize(score, normalizer)).toBe(Number(exact));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([0, -1, 1.5, NaN])('R4.4 refuses %p as a normalizer', (normalizer) =>
  expect(() => normalize(1, normalizer)).toThrow('A normalizer must be a whole number from 1'),
);

test.each([-1, 0.5, NaN])('refuses %p as a score', (score) =>
  expect(() => normalize(score, 1)).toThrow('A score must be a whole number from 0'),
);
