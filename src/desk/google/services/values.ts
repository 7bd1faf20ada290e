/** Values on their way between a script and the workbook. */

import { types } from 'node:util';
import type { ScriptCell, ScriptValues } from '../host/cells';
import type { Host } from './host';
import { mismatch } from './arguments';

/** What a script gets: arrays are of its context already, dates are made there (VAL-01). */
export function received(host: Host, { values, dates }: ScriptValues): unknown[][] {
  const grid: unknown[][] = values;
  for (const [row, column, instant] of dates) grid[row]![column] = new host.realm.Date(instant);
  return grid;
}

/** What a script passes. `undefined` empties a cell like `null` (VAL-12); other objects become their text. */
export function passed(value: unknown): ScriptCell {
  if (value === null || value === undefined) return null;
  if (types.isDate(value)) return { instant: value.getTime() };
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return String(value);
}

export function passedGrid(host: Host, method: string, rows: unknown): ScriptCell[][] {
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) throw host.exception(mismatch(method, [rows]));
  return rows.map((row: unknown[]) => Array.from(row, passed));
}
