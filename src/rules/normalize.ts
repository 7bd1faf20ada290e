/** R4: raw scores as millionths of a normalized million. */
import { MILLIONTHS, type Millionths } from './types';

const MILLION = BigInt(MILLIONTHS);

/**
 * Score / normalizer, rounded to 6 decimals, halves up, from the exact quotient of the two whole numbers (R4.5).
 * Both are whole: the score from 0, the normalizer from 1 (R4.4); anything else throws a RangeError.
 */
export function normalize(score: number, normalizer: number): Millionths {
  if (!Number.isSafeInteger(normalizer) || normalizer < 1) {
    throw new RangeError('A normalizer must be a whole number from 1');
  }
  if (!Number.isSafeInteger(score) || score < 0) throw new RangeError('A score must be a whole number from 0');
  // floor(score * 10^6 / normalizer + 1/2) as one quotient of whole numbers; % of two safe integers is exact
  const dividend = 2 * MILLIONTHS * score + normalizer;
  const divisor = 2 * normalizer;
  if (dividend <= Number.MAX_SAFE_INTEGER && divisor <= Number.MAX_SAFE_INTEGER) {
    return (dividend - (dividend % divisor)) / divisor;
  }
  return Number((2n * MILLION * BigInt(score) + BigInt(normalizer)) / (2n * BigInt(normalizer)));
}
