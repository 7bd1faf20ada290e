/** Answers the questions services ask, as far as the execution may ask them. */

import { countOf, type Count } from '../counting';
import type { ServiceReply, ServiceRequest } from '../protocol';
import { ScriptException, StopScript, type AuthMode, type Context } from './desk';
import { operations, settledFirst, type Operation } from './operations';

/** What works before the add-on was ever used in the file: menus and the log (AUTH-02). */
const allowedInNone = new Set<Operation>(['addMenu', 'hasInterface', 'html', 'log']);

/** In simple triggers the interface is menus and toasts only (AUTH-04). */
const refusedInLimited = new Set<Operation>(['ask', 'show']);

/** Custom functions may read, and nothing else (FUNC-09, FUNC-10). */
const allowedInCustomFunction = new Set<Operation>([
  'active',
  'isBlank',
  'lastContent',
  'log',
  'namedRanges',
  'readDisplayValues',
  'readFormulas',
  'readNotes',
  'readStyles',
  'readValues',
  'sheet',
  'sheets',
  'spreadsheet',
]);

function isAllowed(authMode: AuthMode, operation: Operation): boolean {
  switch (authMode) {
    case 'NONE':
      return allowedInNone.has(operation);
    case 'LIMITED':
      return !refusedInLimited.has(operation);
    case 'CUSTOM_FUNCTION':
      return allowedInCustomFunction.has(operation);
    case 'FULL':
      return true;
  }
}

type Operate = (context: Context, question: unknown) => unknown;
const operators = operations as Record<Operation, Operate>;

function refuseUnlessAllowed(context: Context, { method, operation }: ServiceRequest): void {
  if (isAllowed(context.execution.authMode, operation)) return;
  throw new ScriptException(`You do not have permission to call ${method?.split('.').at(-1) ?? operation}`);
}

/** What the call counts as; `null` when it does not count. */
export function countedAs({ method }: ServiceRequest): Count | null {
  return method === null ? null : countOf(method);
}

/** Whether an answer may wait for other scripts or a person, so that they must go on meanwhile. */
export function mayWait({ operation }: ServiceRequest): boolean {
  return operation === 'ask' || operation === 'takeLock';
}

/** Rejects with a `StopScript` when the script must not go on. */
export async function answer(context: Context, request: ServiceRequest): Promise<ServiceReply> {
  try {
    refuseUnlessAllowed(context, request);
    if (settledFirst.has(request.operation)) await context.engine.calculate();
    const operate = operators[request.operation];
    return { json: JSON.stringify(await operate(context, request.question)) };
  } catch (error) {
    if (error instanceof StopScript) throw error;
    return { error: messageOf(error) };
  }
}

/** For custom functions, which run while the workbook calculates and cannot wait. */
export function answerAtOnce(context: Context, request: ServiceRequest): ServiceReply {
  try {
    refuseUnlessAllowed(context, request);
    const operate = operators[request.operation];
    return { json: JSON.stringify(operate(context, request.question)) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
