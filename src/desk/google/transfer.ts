/** What may pass between a page and a script with google.script.run (RUN-03 to RUN-06). */

import { types } from 'node:util';

/**
 * The value as JSON text; `undefined` for no value. Throws for a date, a function, a circular object and everything
 * else that is not a number, text, boolean, `null`, array or plain object, at any depth.
 */
export function transferred(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(copy(value, []));
}

function copy(value: unknown, inside: object[]): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'undefined':
      return null; // RUN-05
    case 'object':
      return value === null ? null : copyObject(value, inside);
    default:
      throw new Error(`A ${typeof value} cannot be passed with google.script.run.`);
  }
}

function copyObject(value: object, inside: object[]): unknown {
  if (types.isDate(value)) throw new Error('A Date cannot be passed with google.script.run.');
  if (inside.includes(value)) throw new Error('A circular object cannot be passed with google.script.run.');
  const path = [...inside, value];
  if (Array.isArray(value)) return Array.from(value, (item) => copy(item, path));
  if (Object.prototype.toString.call(value) !== '[object Object]' || 'serviceName' in value) {
    throw new Error(`${String(value)} cannot be passed with google.script.run.`);
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, copy(item, path)]));
}
