/** Measuring: several times over, told as the median and the extremes. */

/** A figure measured several times. */
export interface Measured {
  median: number;
  min: number;
  max: number;
}

const TIMES = 5;

export function summed(values: readonly number[]): Measured {
  const sorted = [...values].sort((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted[sorted.length - 1]! };
}

/** What five runs measured, after as many that do not count: code is as fast as it gets only after a while. */
export function measure(warmUps: number, run: () => number): Measured {
  for (let warmUp = 0; warmUp < warmUps; warmUp++) run();
  return summed(Array.from({ length: TIMES }, run));
}

/** The same for what takes its time in the background, one run after the other. */
export async function measureAsync(warmUps: number, run: () => Promise<number>): Promise<Measured> {
  const values: number[] = [];
  for (let time = -warmUps; time < TIMES; time++) {
    const value = await run();
    if (time >= 0) values.push(value);
  }
  return summed(values);
}

/** Milliseconds a piece of work takes, beginning with a heap swept clean of what earlier work left behind. */
export function milliseconds(work: () => unknown): number {
  globalThis.gc?.();
  const start = performance.now();
  work();
  return performance.now() - start;
}
