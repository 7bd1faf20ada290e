/** A fresh context with the add-on in it: what Google makes for every execution. */

import * as vm from 'node:vm';
import type { AuthMode } from './host/desk';
import { scriptGlobals } from './services/globals';
import { Host, type Ask, type Realm } from './services/host';
import { escapeHtml } from './services/html';

export interface ScriptSetting {
  authMode: AuthMode;
  timeZone: string;
}

/** Hidden name under which a call stands in the context while it runs. */
const callName = '\u0000call';
const callScript = new vm.Script(`globalThis[${JSON.stringify(callName)}]()`, { filename: 'desk' });

export function compile(code: string): vm.Script {
  return new vm.Script(code, { filename: 'Code.js' });
}

export class Script {
  readonly host: Host;
  private readonly globals: vm.Context;

  /** Evaluates the add-on; what it throws at its top level is thrown here (AUTH-03). */
  constructor(compiled: vm.Script, { authMode, timeZone }: ScriptSetting, ask: Ask) {
    this.globals = vm.createContext({});
    this.host = new Host(vm.runInContext('({ Array, Date, Error, JSON })', this.globals) as Realm, ask);
    const runTemplate = this.runTemplate.bind(this);
    for (const [name, value] of Object.entries(scriptGlobals(this.host, { authMode, timeZone, runTemplate }))) {
      Object.defineProperty(this.globals, name, { value, writable: true, configurable: true, enumerable: true });
    }
    compiled.runInContext(this.globals);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.globals, name) && typeof this.globals[name] === 'function';
  }

  /** Calls a function of the script's top level: there are no others (MENU-05). */
  call(name: string, args: unknown[], timeout?: number): unknown {
    if (!this.has(name)) throw new Error(`Script function not found: ${name}`);
    const run = this.globals[name] as (...args: unknown[]) => unknown;
    return timeout === undefined ? run(...args) : this.callWithin(timeout, () => run(...args));
  }

  private callWithin(timeout: number, run: () => unknown): unknown {
    Object.defineProperty(this.globals, callName, { value: run, configurable: true, enumerable: false });
    return callScript.runInContext(this.globals, { timeout });
  }

  private runTemplate(source: string, values: Record<string, unknown>): string {
    let page = '';
    const names = ['print', 'printEscaped', ...Object.keys(values)];
    const run = vm.compileFunction(source, names, { parsingContext: this.globals }) as (...args: unknown[]) => void;
    const print = (value: unknown) => void (page += String(value));
    const printEscaped = (value: unknown) => print(escapeHtml(String(value)));
    run(print, printEscaped, ...Object.values(values));
    return page;
  }
}
