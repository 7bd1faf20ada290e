import type { Host } from './host';
import documented from './signatures.json';
import { fits, mismatch } from './arguments';

/** An object a script gets from a service. Its own fields are hidden: as text it is its name, as JSON `{}`. */
export abstract class Service {
  declare readonly host: Host;
  /** Google's name of the class, set by `defineService`. */
  declare readonly serviceName: string;

  constructor(host: Host) {
    Object.defineProperty(this, 'host', { value: host });
  }

  toString(): string {
    return this.serviceName;
  }

  toJSON(): object {
    return {};
  }
}

type Method = (this: Service, ...args: unknown[]) => unknown;

/** Where Google's error texts look for a class; the spreadsheet's classes are under SpreadsheetApp. */
const ownRoot =
  /^(SpreadsheetApp|Ui|Menu|Session|Logger|Utilities|ScriptApp|\w+Service|Lock|Properties|Cache|Html\w+)$/;

/**
 * Makes a class a Google service: each documented method checks its arguments against Google's signatures and counts
 * as one service call, and a documented method that the class lacks says so instead of doing nothing.
 */
export function defineService(name: keyof typeof documented, service: { prototype: Service }): void {
  const prototype = service.prototype as unknown as Record<string, Method>;
  const title = ownRoot.test(name) ? name : `SpreadsheetApp.${name}`;
  Object.defineProperty(prototype, 'serviceName', { value: name });
  for (const [method, signatures] of Object.entries<string[][]>(documented[name])) {
    const own = prototype[method];
    prototype[method] = own
      ? function (...args) {
          if (!signatures.some((parameters) => fits(parameters, args))) {
            throw this.host.exception(mismatch(`${title}.${method}`, args));
          }
          return this.host.within(`${name}.${method}`, () => own.apply(this, args));
        }
      : function () {
          throw this.host.exception(`The desk does not have ${name}.${method}.`);
        };
  }
}
