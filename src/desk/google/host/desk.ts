/** What the desk holds beside the workbook while the file is open. */

import type { Area, Engine } from '../../engine/engine';
import type { Locks } from './locks';
import type { Cache } from './stores';

/** The parts of appsscript.json that change how scripts run. */
export interface Manifest {
  timeZone?: string;
  oauthScopes?: string[];
}

/** The built add-on, as it would be pushed to Google. */
export interface Build {
  code: string;
  /** File name without `.html` -> content. */
  html: Record<string, string>;
  manifest: Manifest;
}

export type MenuEntry =
  | { kind: 'item'; label: string; functionName: string }
  | { kind: 'separator' }
  | { kind: 'menu'; label: string; entries: MenuEntry[] };

export interface Menu {
  label: string;
  /** Under Extensions, or a menu of its own. */
  addOn: boolean;
  entries: MenuEntry[];
}

export interface Toast {
  title: string;
  text: string;
  /** Shown so long; `null` until dismissed (SHEET-14). */
  seconds: number | null;
}

export interface Dialog {
  kind: 'sidebar' | 'modal' | 'modeless';
  title: string;
  html: string;
  /** Pixels; `null` where the page did not say. A sidebar's width is fixed (UI-08). */
  width: number | null;
  height: number | null;
}

export type ButtonName = 'OK' | 'CANCEL' | 'YES' | 'NO' | 'CLOSE';
export type ButtonSetName = 'OK' | 'OK_CANCEL' | 'YES_NO' | 'YES_NO_CANCEL';

/** A question a script waits for: an alert, or a prompt, which also takes text. */
export interface Dialogue {
  kind: 'alert' | 'prompt';
  title: string;
  text: string;
  buttons: ButtonSetName;
}

export interface Reply {
  button: ButtonName;
  /** What was typed into a prompt, also when it was cancelled (UI-04). */
  text: string;
}

/** The person in front of the spreadsheet whose click started the script. */
export interface Person {
  toast(toast: Toast): void;
  show(dialog: Dialog): void;
  ask(dialogue: Dialogue): Promise<Reply>;
}

export interface Desk {
  engine: Engine;
  build: Build;
  locks: Locks;
  cache: Cache;
  /** Menus in the order added. */
  menus: Menu[];
  /** What the one open sheet and selection are. */
  active: { sheetId: string; area: Area };
  /** The sidebar or dialog that shows now: a new one closes the one before (UI-07). */
  page: Dialog | null;
  /** Messages of Logger and console, newest last. */
  log: string[];
  /** For getId and getUrl. */
  id: string;
}

/** Google's names of how much a script may do. */
export type AuthMode = 'NONE' | 'CUSTOM_FUNCTION' | 'LIMITED' | 'FULL';

/** One run of a script. */
export interface Execution {
  id: number;
  authMode: AuthMode;
  /** `null` where there is no user interface, as for a time trigger (UI-10). */
  person: Person | null;
}

/** What an operation works on and for whom. */
export interface Context {
  desk: Desk;
  engine: Engine;
  execution: Execution;
}

/** An error that the script gets as an exception. */
export class ScriptException extends Error {}

/** An error that ends the script at once, past every `catch` of its own. */
export class StopScript extends Error {}
