/** One document lock around every action. */
import { Refusal } from '../workbook/problems';

/**
 * Runs an action while nobody else runs one. The lock is held until the script ends (it falls with the script, and
 * an alert drops it), so that nothing of this action is still on its way when the next one begins.
 * Throws a Refusal when somebody else is at it.
 */
export function underLock<T>(act: () => T): T {
  takeLock(1500);
  const result = act();
  SpreadsheetApp.flush();
  return result;
}

/** For what follows from an edit: the edit stands already, so somebody else's action is waited for. */
export function waitForLock(): void {
  takeLock(20000);
}

function takeLock(patience: number): void {
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  if (!lock?.tryLock(patience))
    throw new Refusal(
      'Somebody else is running a League action right now: wait until it is done, look at what it did, and try again. Nothing was changed.',
    );
}
