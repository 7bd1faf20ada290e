/** Everything a service can ask of the workbook, by name. */

import { cells } from './cells';
import { copying } from './copying';
import type { Context } from './desk';
import { grid } from './grid';
import { userInterface } from './interface';
import type { LockName } from './locks';
import { looks } from './looks';
import { protections } from './protections';
import { rules } from './rules';
import { sheets } from './sheets';
import { stores } from './stores';

const locking = {
  takeLock(
    { desk, execution }: Context,
    { lock, milliseconds }: { lock: LockName; milliseconds: number },
  ): Promise<boolean> {
    return desk.locks.take(lock, execution.id, milliseconds);
  },

  holdsLock({ desk, execution }: Context, { lock }: { lock: LockName }): boolean {
    return desk.locks.holds(lock, execution.id);
  },

  releaseLock({ desk, execution }: Context, { lock }: { lock: LockName }): void {
    desk.locks.release(lock, execution.id);
  },

  /** Everything written so far is calculated and seen by all (SHEET-15). */
  flush({ engine }: Context, _: null): Promise<void> {
    return engine.calculate();
  },
};

export const operations = {
  ...cells,
  ...copying,
  ...grid,
  ...locking,
  ...looks,
  ...protections,
  ...rules,
  ...sheets,
  ...stores,
  ...userInterface,
};

export type Operation = keyof typeof operations;
export type Question<O extends Operation> = Parameters<(typeof operations)[O]>[1];
export type Answer<O extends Operation> = Awaited<ReturnType<(typeof operations)[O]>>;

/** These look at calculated values: formulas are settled first (FORM-04). */
export const settledFirst: ReadonlySet<Operation> = new Set<Operation>([
  'readValues',
  'readDisplayValues',
  'readNotes',
  'lastContent',
  'appendRow',
  'isBlank',
  'isChecked',
  'writeValues',
  'writeValue',
  'sort',
  'copyCells',
  'fitColumns',
]);
