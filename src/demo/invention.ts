/** Invented but likely: scores as people of some skill make them, the same for the same seed. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Gives numbers from 0 up to but not including 1. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

export function pick<T>(chance: Chance, items: readonly T[]): T {
  return items[Math.floor(chance() * items.length)]!;
}

/** Some of the items, without repeating one, in the order drawn. */
export function pickSome<T>(chance: Chance, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(chance() * left.length), 1)[0]!,
  );
}

/**
 * A raw score on a machine: public scores spread like a bell over their logarithm, with the normalizer in the
 * middle; every point of skill over 5 is worth a tenth more or so. A multiple of 10, at least 10.
 */
export function inventScore(chance: Chance, normalizer: number, skill: number): number {
  const bell = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const factor = Math.exp(0.65 * bell + 0.1 * (skill - 5));
  return Math.max(1, Math.round((normalizer * factor) / 10)) * 10;
}
