/** The lines the benchmark prints. */
import type { Measured } from './measure';

export interface Target {
  text: string;
  met: boolean;
}

const WIDTHS = [56, 30];

export function printHeading(heading: string): void {
  print('', heading, '-'.repeat(heading.length));
}

/** One figure, and what it should be where that was said. */
export function printLine(what: string, figure: string, target?: Target): void {
  const verdict = target ? `target ${target.text}: ${target.met ? 'met' : 'NOT MET'}` : '';
  print([what.padEnd(WIDTHS[0]!), figure.padEnd(WIDTHS[1]!), verdict].join(' ').trimEnd());
}

/** A time, with what it should stay under, in milliseconds. */
export function printTime(what: string, measured: Measured, under?: number): void {
  const { median, min, max } = measured;
  const [unit, divisor] = max >= 1000 ? ['s', 1000] : ['ms', 1];
  const shown = (value: number) =>
    divisor === 1 && value >= 100 ? value.toFixed(0) : (value / divisor).toPrecision(3);
  const target = under === undefined ? undefined : { text: `< ${under} ms`, met: median < under };
  printLine(what, `${shown(median)} ${unit} (${shown(min)}-${shown(max)})`, target);
}

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
