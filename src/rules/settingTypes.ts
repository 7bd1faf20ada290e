/** How the values of settings are read from cells and written back. */
import { isCalendarDate } from './calendar';
import { nameKey } from './names';
import type { CalendarDate, Cents, Settings } from './types';

/** What the Settings tab writes. Lists and dates are text, so that no spreadsheet takes `9 / 5 / 1` for a date. */
export type Cell = string | number;

/** `read` throws one sentence that follows the setting's name ("is ..., but ..."). */
export interface SettingType<Value> {
  read: (this: void, cell: unknown) => Value;
  write: (this: void, value: Value) => Cell;
}

function shown(cell: unknown): string {
  return typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : String(cell);
}

function wrong(cell: unknown, expected: string): Error {
  return new Error(
    shown(cell) === '' ? `is empty: it must be ${expected}` : `is "${shown(cell)}": it must be ${expected}`,
  );
}

/** The number a cell means, or NaN. Dollar signs and thousands commas are forgiven where `money` is read. */
function numeric(cell: unknown): number {
  if (typeof cell === 'number') return cell;
  return /^-?\d+(\.\d+)?$/.test(shown(cell)) ? Number(shown(cell)) : NaN;
}

export function text(): SettingType<string> {
  return {
    read: (cell) => {
      if (shown(cell) === '') throw wrong(cell, 'a name');
      return shown(cell);
    },
    write: (value) => value,
  };
}

export function whole(least: number, most: number): SettingType<number> {
  return {
    read: (cell) => {
      const value = numeric(cell);
      if (Number.isInteger(value) && value >= least && value <= most) return value;
      throw wrong(cell, `a whole number from ${least} to ${most}`);
    },
    write: (value) => value,
  };
}

export function number(least: number, most: number): SettingType<number> {
  return {
    read: (cell) => {
      const value = numeric(cell);
      if (value >= least && value <= most) return value;
      throw wrong(cell, `a number from ${least} to ${most}`);
    },
    write: (value) => value,
  };
}

/** Dollars in the cell, cents inside. */
export function money(): SettingType<Cents> {
  return {
    read: (cell) => {
      const dollars = numeric(typeof cell === 'string' ? cell.replace(/[$,\s]/g, '') : cell);
      const cents = Math.round(dollars * 100);
      if (dollars >= 0 && dollars <= 1_000_000 && Math.abs(cents - dollars * 100) < 1e-6) return cents;
      throw wrong(cell, 'an amount in dollars such as 6 or 6.50');
    },
    write: (cents) => cents / 100,
  };
}

/** 0.5, 50 and 50% are all a half; 1 is all of it. */
export function share(): SettingType<number> {
  return {
    read: (cell) => {
      const percent = /^(.*?)\s*%$/.exec(shown(cell));
      const value = numeric(percent ? percent[1] : cell);
      // Rounded, so that 33.3% and 0.333 are one number.
      const part = Math.round((percent || value > 1 ? value / 100 : value) * 1e6) / 1e6;
      if (part >= 0 && part <= 1) return part;
      throw wrong(cell, 'a part such as 50% or 0.5');
    },
    write: (value) => `${Math.round(value * 1e6) / 1e4}%`,
  };
}

export function choice<Choice extends string>(choices: readonly Choice[]): SettingType<Choice> {
  return {
    read: (cell) => {
      const chosen = choices.find((one) => nameKey(one) === nameKey(shown(cell)));
      if (chosen !== undefined) return chosen;
      throw wrong(cell, `one of ${choices.join(', ')}`);
    },
    write: (value) => value,
  };
}

export function date(): SettingType<CalendarDate> {
  return {
    read: (cell) => {
      if (isCalendarDate(shown(cell))) return shown(cell);
      throw wrong(cell, 'a date such as 2001-03-07');
    },
    write: (value) => value,
  };
}

/** Several dates with commas, semicolons or blanks between them; empty is none. */
export function dates(): SettingType<CalendarDate[]> {
  return {
    read: (cell) => {
      const parts = shown(cell)
        .split(/[\s,;]+/)
        .filter((part) => part !== '');
      if (!parts.every(isCalendarDate)) throw wrong(cell, 'empty or dates such as 2001-07-04, 2001-12-26');
      return [...new Set(parts)].sort();
    },
    write: (value) => value.join(', '),
  };
}

/** `75 / 25`: percents that add up to 100, or weights of which one at least is not 0. */
export function list(kind: 'percent' | 'weights'): SettingType<number[]> {
  const expected = kind === 'percent' ? 'percents that add up to 100, such as 75 / 25' : 'numbers such as 9 / 5 / 1';
  return {
    read: (cell) => {
      const values = shown(cell)
        .split(/[/,;]/)
        .map((part) => numeric(part.replace('%', '').trim()));
      const sum = values.reduce((total, value) => total + value, 0);
      const sensible =
        values.every((value) => value >= 0) && (kind === 'percent' ? Math.abs(sum - 100) < 1e-9 : sum > 0);
      if (!sensible) throw wrong(cell, expected);
      return values;
    },
    write: (values) => values.join(' / '),
  };
}

const ANY_SIZE = Number.MAX_SAFE_INTEGER;

/** `5: 2, 7: 3, more: 4`: division sizes ascending, each with the players it sends (R16.1); the last is `more`. */
export function qualifiers(): SettingType<Settings['qualifiers']> {
  return {
    read: (cell) => {
      const steps = shown(cell)
        .split(/[,;]/)
        .map((part) => /^\s*(\d+|more)\s*:\s*(\d+)\s*$/i.exec(part))
        .map((match) => ({
          upTo: match?.[1]?.toLowerCase() === 'more' ? ANY_SIZE : Number(match?.[1] ?? NaN),
          players: Number(match?.[2] ?? NaN),
        }));
      const ascending = steps.every((step, at) => at === 0 || step.upTo > steps[at - 1]!.upTo);
      const allowed = steps.every((step) => step.upTo >= 1 && step.players >= 2 && step.players <= 6);
      if (!ascending || !allowed || steps[steps.length - 1]?.upTo !== ANY_SIZE) {
        throw wrong(cell, 'division sizes and their 2 to 6 qualifiers such as 5: 2, 7: 3, more: 4');
      }
      return steps;
    },
    write: (steps) => steps.map(({ upTo, players }) => `${upTo === ANY_SIZE ? 'more' : upTo}: ${players}`).join(', '),
  };
}
