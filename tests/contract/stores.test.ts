/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { openTestDesk, snippets } from '../support/desk';

const { run, failure, desk } = snippets(
  {},
  `
  var obj = { method: function () { return 1 } };
  function deepSecret_() { return 1 }
  function same(value) { return value }
  function change(value) { value.a.push('more'); return value }
  function boom() { throw new Error('boom') }
  function date() { return { when: new Date() } }
  `,
);

test('RUN-02 an exception reaches the caller as an error with its message', async () => {
  await expect(desk().call('boom')).rejects.toThrow('boom');
});

test('RUN-03 plain values pass, as copies', async () => {
  const value = { a: [1, 'x', null, true] };
  expect(await desk().call('same', [value])).toEqual(value);
  expect(await desk().call('change', [value])).toEqual({ a: [1, 'x', null, true, 'more'] });
  expect(value.a).toHaveLength(4);
});

test('RUN-04 a date, a function or a circular object fails, at any depth', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = { circular };
  await expect(desk().call('same', [new Date()])).rejects.toThrow('Date');
  await expect(desk().call('same', [{ a: () => 1 }])).rejects.toThrow('function');
  await expect(desk().call('same', [circular])).rejects.toThrow('circular');
});

test('RUN-05 undefined in an array becomes null', async () => {
  expect(await desk().call('same', [[1, undefined, 2]])).toEqual([1, null, 2]);
});

test('RUN-06 return values obey the same rules', async () => {
  await expect(desk().call('date')).rejects.toThrow('Date');
});

test('RUN-07 only top-level functions without a final underscore can be called', async () => {
  await expect(desk().call('deepSecret_')).rejects.toThrow('Script function not found: deepSecret_');
  await expect(desk().call('obj.method')).rejects.toThrow('Script function not found: obj.method');
});

test('PROP-01 a value set is read back as text; a missing or deleted key gives null', async () => {
  expect(
    await run(`const p = PropertiesService.getDocumentProperties(); p.setProperty('t', 'x'); const set = p.getProperty('t');
      return [set, p.deleteProperty('t').getProperty('t')]`),
  ).toEqual(['x', null]);
});

test('PROP-02 values that are not text are stored as text', async () => {
  expect(
    await run(
      `const p = PropertiesService.getUserProperties(); p.setProperty('n', 5); return [typeof p.getProperty('n'), p.getProperty('n')]`,
    ),
  ).toEqual(['string', '5']);
});

test('PROP-03 setProperties keeps other keys unless told to delete them', async () => {
  expect(
    await run(`const p = PropertiesService.getScriptProperties(); p.deleteAllProperties(); p.setProperties({ a: 1, b: 2 }); p.setProperties({ b: 3 });
      const kept = p.getProperties(); p.setProperties({ c: 1 }, true); return [kept, p.getKeys()]`),
  ).toEqual([{ a: '1', b: '3' }, ['c']]);
});

test('PROP-04 a value above 9 KB or a store above 500 KB is refused', async () => {
  expect(await failure(`PropertiesService.getDocumentProperties().setProperty('k', 'x'.repeat(9300))`)).toBe(
    'Argument too large: value',
  );
  expect(
    await failure(
      `const p = PropertiesService.getDocumentProperties(); for (let i = 0; i < 70; i++) p.setProperty('k' + i, 'x'.repeat(9000))`,
    ),
  ).toContain('quota');
});

test('PROP-05 document properties are kept with the document', async () => {
  await run(`PropertiesService.getDocumentProperties().deleteAllProperties().setProperty('season', 'spring')`);
  expect(await run(`return PropertiesService.getDocumentProperties().getProperty('season')`)).toBe('spring');
});

test('CACHE-01 put and remove return null; get gives the text put, null when absent', async () => {
  expect(
    await run(`const c = CacheService.getDocumentCache(); const put = c.put('t', 'v'), got = c.get('t'), removed = c.remove('t');
      return [put, got, removed, c.get('t'), c.get('no')]`),
  ).toEqual([null, 'v', null, null, null]);
});

test('CACHE-02 an entry expires after its seconds', async () => {
  expect(
    await run(
      `const c = CacheService.getScriptCache(); c.put('t', 'v', 1); const now = c.get('t'); Utilities.sleep(1050); return [now, c.get('t')]`,
    ),
  ).toEqual(['v', null]);
});

test('CACHE-03 a key may have 250 characters and a value 100 KB', async () => {
  const put = `const c = CacheService.getUserCache();`;
  expect(await failure(`${put} c.put('k'.repeat(251), 'v')`)).toBe('Argument too large: key');
  expect(await failure(`${put} c.put('k', 'x'.repeat(102401))`)).toBe('Argument too large: value');
});

const lock = `const lock = LockService.getDocumentLock();`;

test('LOCK-01 a lock object is not the lock; the holder may take it again', async () => {
  expect(
    await run(`${lock} return [lock.hasLock(), lock.tryLock(10000), lock.tryLock(10000), lock.hasLock()]`),
  ).toEqual([false, true, true, true]);
});

test('LOCK-02 tryLock(0) takes a free lock; a negative time fails', async () => {
  expect(
    await run(
      `${lock} const taken = lock.tryLock(0); lock.releaseLock(); return [taken, lock.tryLock(-100), lock.hasLock()]`,
    ),
  ).toEqual([true, false, false]);
});

test('LOCK-03 waitLock returns nothing, and throws when the time is over', async () => {
  expect(await run(`${lock} return lock.waitLock(1000)`)).toBeUndefined();
  expect(await failure(`${lock} lock.waitLock(-100)`)).toContain('Lock timeout');
});

test('LOCK-04 releaseLock gives the lock up; without holding it, it does nothing', async () => {
  expect(await run(`${lock} lock.tryLock(0); lock.releaseLock(); lock.releaseLock(); return lock.hasLock()`)).toBe(
    false,
  );
});

/** Runs a snippet and waits until it toasts. */
async function untilToast(body: string, use = desk()): Promise<{ ended: Promise<unknown> }> {
  let toasted!: () => void;
  const toast = new Promise<void>((resolve) => (toasted = resolve));
  const person = {
    toast: () => toasted(),
    show: () => undefined,
    ask: () => Promise.reject(new Error('no questions')),
  };
  const ended = use.call('evaluate', [body], person);
  await Promise.race([toast, ended]);
  return { ended };
}

test('LOCK-05 while one execution holds the lock, another cannot take it', async () => {
  const holder = await untilToast(
    `${lock} lock.waitLock(0); ss.toast('held'); Utilities.sleep(500); return lock.hasLock()`,
  );
  expect(await run(`${lock} return lock.tryLock(0)`)).toBe(false);
  expect(await holder.ended).toBe(true);
});

test('LOCK-05 who waits for a lock gets it when it is released', async () => {
  const holder = await untilToast(
    `${lock} lock.waitLock(0); ss.toast('held'); Utilities.sleep(300); lock.releaseLock(); return true`,
  );
  expect(await run(`${lock} return [lock.tryLock(20), lock.tryLock(5000)]`)).toEqual([false, true]);
  await holder.ended;
});

test('LOCK-05 the lock of another document is free', async () => {
  const holder = await untilToast(`${lock} lock.waitLock(0); ss.toast('held'); Utilities.sleep(500); return true`);
  const other = await openTestDesk(`function take() { return LockService.getDocumentLock().tryLock(0) }`);
  expect(await other.call('take')).toBe(true);
  await other.close();
  await holder.ended;
});

test('LOCK-06 a lock is released when its script ends, also by an error', async () => {
  await run(`${lock} lock.tryLock(0)`);
  await failure(`${lock} lock.tryLock(0); throw new Error('x')`);
  expect(await run(`${lock} return lock.tryLock(0)`)).toBe(true);
});
