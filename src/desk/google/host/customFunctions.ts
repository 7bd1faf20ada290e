/** The add-on's custom functions, in a context of their own beside the engine. */

import { types } from 'node:util';
import type { CellAddress, CustomFunctionArgument, ArgumentCell } from '../../engine/engine';
import { compile, Script } from '../script';
import { instantOfSerial, serialOfInstant } from './dates';
import type { Context, Desk } from './desk';
import { answerAtOnce } from './dispatch';

/** Names of the top-level functions whose JSDoc says `@customfunction`. */
export function customFunctionNames(code: string): string[] {
  const declared = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*function\s+([A-Za-z_$][\w$]*)\s*\(/g;
  const found = [...code.matchAll(declared)].filter(([, doc]) => /@customfunction\b/i.test(doc!));
  return found.map(([, , name]) => name!).filter((name) => !name.endsWith('_')); // FUNC-05
}

/** Registers them with the engine. A name that a built-in function has stays the built-in's (FUNC-05). */
export function registerCustomFunctions(desk: Desk, limit: number): void {
  const { engine, build } = desk;
  const names = customFunctionNames(build.code);
  if (names.length === 0) return;
  const runner = new Runner(desk, limit);
  for (const name of names) {
    try {
      engine.registerCustomFunction(name, (args, cell) => runner.run(name, args, cell));
    } catch {
      desk.log.push(`${name} is the name of a built-in function: the script's own is not used.`);
    }
  }
}

class Runner {
  private script: Script | undefined;
  /** The cell being calculated: what is active inside (FUNC-11). */
  private cell: CellAddress | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly limit: number,
  ) {}

  run(name: string, args: CustomFunctionArgument[], cell: CellAddress): unknown {
    this.script ??= this.load();
    this.cell = cell;
    const { realm } = this.script.host;
    const given = args.map((arg) =>
      Array.isArray(arg)
        ? realm.Array.from(arg, (row) => realm.Array.from(row, (one) => this.argument(one)))
        : this.argument(arg),
    );
    try {
      return this.result(this.script.call(name, given, this.limit));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
        throw new Error('Exceeded maximum execution time (line 0).'); // FUNC-07
      }
      throw error;
    }
  }

  private load(): Script {
    const { build, engine } = this.desk;
    const execution = { id: 0, authMode: 'CUSTOM_FUNCTION', person: null } as const;
    const context: Context = { desk: this.desk, engine, execution };
    const setting = { authMode: execution.authMode, timeZone: build.manifest.timeZone ?? engine.timeZone() };
    return new Script(compile(build.code), setting, (request) => {
      if (request.operation === 'active' && this.cell) {
        return { json: JSON.stringify({ ...this.cell, rows: 1, columns: 1 }) };
      }
      return answerAtOnce(context, request);
    });
  }

  private argument(cell: ArgumentCell): unknown {
    if (typeof cell !== 'object') return cell;
    return new this.script!.host.realm.Date(instantOfSerial(cell.dateSerial, this.desk.engine.timeZone()));
  }

  private result(value: unknown): unknown {
    if (Array.isArray(value)) return Array.from(value, (item) => this.result(item));
    if (types.isDate(value)) return serialOfInstant(value.getTime(), this.desk.engine.timeZone());
    return value;
  }
}
