/** What the thread that holds the workbook and a thread that runs a script say to each other. */

import type { TriggerEvent } from './events';
import type { Operation } from './host/operations';
import type { ScriptSetting } from './script';

export interface WorkerStart {
  code: string;
  /** Questions to the workbook and their answers. */
  port: import('node:worker_threads').MessagePort;
  /** One 32-bit word: 1 when an answer is there. */
  answered: SharedArrayBuffer;
}

export interface RunRequest {
  functionName: string;
  setting: ScriptSetting;
  /** The arguments: a trigger's event, or JSON text of a list. */
  input: { event: TriggerEvent } | { args: string };
  /** Whether the result is wanted. */
  returns: boolean;
  /** Whether it is no error when the script has no such function, as for triggers. */
  optional: boolean;
}

/** What a thread says once, when it can run scripts. */
export const ready = 'ready';

export type RunResult = { json: string | undefined } | { error: ScriptError };

export interface ScriptError {
  name: string;
  message: string;
  stack: string;
}

export interface ServiceRequest {
  method: string | null;
  operation: Operation;
  question: unknown;
}

export type ServiceReply = { json: string | undefined } | { error: string };
