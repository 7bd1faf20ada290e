/** The desk as a library: the built add-on on a local spreadsheet. */

import { createEngine, openWorkbookFile, writeXlsx, type Engine, type OpenFile } from './engine/engine';
import { readBuild } from './google/build';
import { Clerk, type PreparedAnswer, type Shown } from './google/host/clerk';
import { registerCustomFunctions } from './google/host/customFunctions';
import type { AuthMode, Build, Desk, Dialog, Manifest, Menu, Person } from './google/host/desk';
import { pasteBlock, typeCell, type Edit } from './google/host/edits';
import { ExecutionError, Executions, googleLimits, type Limits } from './google/host/executions';
import { Locks } from './google/host/locks';
import { functionOfItem } from './google/host/menus';
import { placeOf } from './google/host/places';
import { readPlace } from './google/host/reading';
import { Turns } from './google/host/turns';
import type { TriggerEvent } from './google/events';
import { transferred } from './google/transfer';

export { driveLine, type DriveAnswer } from './drive';
export type { PreparedAnswer, Shown } from './google/host/clerk';
export type { Dialog, Dialogue, Menu, MenuEntry, Person, Reply, Toast } from './google/host/desk';
export { ExecutionError, type Limits } from './google/host/executions';

export interface DeskOptions {
  /** The workbook's file, made when missing. Without one the workbook lives in memory. */
  file?: string;
  /** The folder of the built add-on. */
  build?: string;
  /** Instead of a folder: the add-on's code, pages (name without `.html` -> content) and manifest. */
  code?: string;
  html?: Record<string, string>;
  manifest?: Manifest;
  /** Google's limits, or shorter ones. */
  limits?: Partial<Limits>;
  /** Whether the add-on is being installed into the open file: onInstall runs instead of onOpen (TRIG-11). */
  installing?: boolean;
}

export interface TypeResult extends Partial<Shown> {
  /** What the person is told about the edit. */
  warnings: string[];
  /** Why onEdit failed. The edit itself stays, as on Google. */
  triggerError?: string;
}

export interface Usage {
  read: number;
  write: number;
  other: number;
  total: number;
  /** What the calls would take on Google. */
  seconds: number;
}

const secondsPerCall = 0.15;
const deskStore = 'desk';

export async function openDesk(options: DeskOptions): Promise<OpenDesk> {
  const build: Build = options.build
    ? readBuild(options.build)
    : { code: options.code ?? '', html: options.html ?? {}, manifest: options.manifest ?? {} };
  // Scripts see the local time of the script's zone; in Node that is a matter of the whole process.
  if (build.manifest.timeZone) process.env.TZ = build.manifest.timeZone;
  const file = options.file ? openWorkbookFile(options.file) : null;
  const engine = createEngine({ file: file?.content ?? undefined, timeZone: build.manifest.timeZone });
  const desk = new OpenDesk(engine, build, file, { ...googleLimits, ...options.limits });
  await desk.start(options.installing ?? false);
  return desk;
}

/** An open spreadsheet with the add-on in it, and what a person does with it. */
export class OpenDesk {
  private readonly desk: Desk;
  private readonly turns = new Turns();
  private readonly executions: Executions;
  private failAt: number | undefined;
  private savedRevision = -1;

  constructor(
    readonly engine: Engine,
    build: Build,
    private readonly file: OpenFile | null,
    private readonly limits: Limits,
  ) {
    this.desk = {
      engine,
      build,
      locks: new Locks(),
      cache: new Map(),
      menus: [],
      page: null,
      active: { sheetId: engine.sheets()[0]!.id, area: { row: 1, column: 1, rows: 1, columns: 1 } },
      log: [],
      id: 'desk',
    };
    // What was just read needs no saving.
    if (file?.content) this.savedRevision = engine.revision();
    this.executions = new Executions(this.desk, this.turns, limits);
    registerCustomFunctions(this.desk, limits.customFunction);
  }

  /** Runs onOpen, or onInstall. What they throw leaves the file without a menu, and a line in the log (AUTH-03). */
  async start(installing: boolean): Promise<void> {
    await this.turns.take(() => this.engine.calculate());
    const name = installing ? 'onInstall' : 'onOpen';
    const authMode: AuthMode = installing ? 'FULL' : this.wasUsed ? 'LIMITED' : 'NONE'; // AUTH-01
    if (installing) this.markUsed();
    await this.trigger(name, { authMode, edited: null }, new Clerk()).catch((error: unknown) => {
      this.desk.log.push(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  get menus(): readonly Menu[] {
    return this.desk.menus;
  }

  /** The sidebar or dialog that shows now. */
  get page(): Dialog | null {
    return this.desk.page;
  }

  /** What scripts logged, oldest first. */
  get log(): readonly string[] {
    return this.desk.log;
  }

  // -- what a person does

  /** Types into one cell. A refused edit rejects with the reason. */
  async type(address: string, text: string): Promise<TypeResult> {
    const cell = { ...placeOf(this.engine, address), rows: 1, columns: 1 };
    return this.edited(await this.turns.take(() => typeCell(this.engine, cell, text)));
  }

  /** Pastes a block; the address is its top left cell. */
  async paste(address: string, texts: string[][]): Promise<TypeResult> {
    const place = placeOf(this.engine, address);
    return this.edited(await this.turns.take(() => pasteBlock(this.engine, place, texts)));
  }

  /** Clicks a menu item and answers what it asks. */
  async menu(label: string, answers: readonly PreparedAnswer[] = []): Promise<Shown> {
    const clerk = new Clerk(answers);
    await this.clickMenu(label, clerk);
    return clerk.shown;
  }

  /** Clicks a menu item for a person who sees toasts, questions and pages as they come. */
  async clickMenu(label: string, person: Person): Promise<void> {
    const functionName = functionOfItem(this.desk.menus, label);
    this.markUsed();
    await this.runFully(functionName, [], person, false);
  }

  /** google.script.run: calls a function of the add-on with plain values, and gets plain values (RUN-03 to RUN-07). */
  async call(functionName: string, args: unknown[] = [], person: Person = new Clerk()): Promise<unknown> {
    if (functionName.endsWith('_')) throw new Error(`Script function not found: ${functionName}`); // RUN-07
    const json = await this.runFully(functionName, args, person, true);
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  }

  /** Runs a function as a time trigger does: without a person (UI-10). */
  async runUnattended(functionName: string): Promise<unknown> {
    const json = await this.runFully(functionName, [], null, true);
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  }

  /** Values of a tab, from row 1, or of a block such as `Group 1!C10:G13`. */
  read(text: string): Promise<(string | number | boolean)[][]> {
    return this.turns.take(async () => {
      await this.engine.calculate();
      return readPlace(this.engine, text);
    });
  }

  /** Runs something on the workbook while nothing else changes it. */
  exclusively<T>(run: () => Promise<T>): Promise<T> {
    return this.turns.take(run);
  }

  tabs(): { name: string; hidden: boolean; protected: boolean }[] {
    return this.engine.sheets().map(({ id, name, hidden }) => ({
      name,
      hidden,
      protected: this.engine.protections(id).length > 0,
    }));
  }

  // -- measuring

  /** Calls to Google services since the last time this was asked. */
  usage(): Usage {
    const { counts } = this.executions;
    const { read, write, other } = counts;
    Object.assign(counts, { read: 0, write: 0, other: 0 });
    const total = read + write + other;
    return { read, write, other, total, seconds: Math.round(total * secondsPerCall * 100) / 100 };
  }

  /** The next action, and only that one, dies at its n-th service call, as a killed script does. */
  failAfter(calls: number): void {
    this.failAt = calls;
  }

  // -- the file

  /** Saves what changed since the last time. */
  save(): void {
    if (!this.file || this.engine.revision() === this.savedRevision) return;
    this.file.save(this.engine.save());
    this.savedRevision = this.engine.revision();
  }

  async saveXlsx(path: string): Promise<void> {
    await this.turns.take(async () => {
      await this.engine.calculate();
      await writeXlsx(this.engine, path);
    });
  }

  /** Ends everything, without saving. */
  async close(): Promise<void> {
    await this.executions.close();
    this.file?.close();
    this.engine.dispose();
  }

  // -- executions

  private takeFailure(): number | undefined {
    const failAt = this.failAt;
    this.failAt = undefined;
    return failAt;
  }

  private runFully(
    name: string,
    args: unknown[],
    person: Person | null,
    returns: boolean,
  ): Promise<string | undefined> {
    return this.executions.run({
      functionName: name,
      authMode: 'FULL',
      input: { args: transferred(args)! },
      returns,
      optional: false,
      person,
      limit: this.limits.script,
      failAt: this.takeFailure(),
    });
  }

  /** Runs a trigger, when the add-on has it. */
  private async trigger(name: string, event: TriggerEvent, person: Person, failAt?: number): Promise<void> {
    if (!this.desk.build.code.includes(name)) return;
    await this.executions.run({
      functionName: name,
      authMode: event.authMode,
      input: { event },
      returns: false,
      optional: true,
      person,
      limit: event.authMode === 'FULL' ? this.limits.script : this.limits.trigger,
      failAt,
    });
  }

  private async edited({ event, warnings }: Edit): Promise<TypeResult> {
    const clerk = new Clerk();
    const failAt = this.takeFailure();
    try {
      await this.trigger('onEdit', event, clerk, failAt);
    } catch (error) {
      if (failAt !== undefined || !(error instanceof ExecutionError)) throw error;
      return { warnings, triggerError: error.message, ...clerk.shown };
    }
    return { warnings, ...clerk.shown };
  }

  private get wasUsed(): boolean {
    return this.engine.readStore(deskStore).used === 'true';
  }

  private markUsed(): void {
    const store = this.engine.readStore(deskStore);
    if (store.used !== 'true') this.engine.writeStore(deskStore, { ...store, used: 'true' });
  }
}
