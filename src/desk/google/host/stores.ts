/** PropertiesService and CacheService. */

import { ScriptException, type Context } from './desk';

export type StoreName = 'document' | 'script' | 'user';

const largestValue = 9 * 1024;
const largestStore = 500 * 1024;
const largestCached = 100 * 1024;
const longestKey = 250;

interface Cached {
  value: string;
  expires: number;
}

/** What scripts cached, as `store:key`. It is never saved: a cache may be lost at any time. */
export type Cache = Map<string, Cached>;

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

export const stores = {
  readProperties({ engine }: Context, { store }: { store: StoreName }): Record<string, string> {
    return engine.readStore(store);
  },

  /** Replaces the store (PROP-03), within Google's sizes (PROP-04). */
  writeProperties(
    { engine }: Context,
    { store, entries }: { store: StoreName; entries: Record<string, string> },
  ): void {
    const pairs = Object.entries(entries);
    if (pairs.some(([, value]) => bytes(value) > largestValue)) throw new ScriptException('Argument too large: value');
    if (pairs.reduce((sum, [key, value]) => sum + bytes(key) + bytes(value), 0) > largestStore) {
      throw new ScriptException(
        'You have exceeded the property storage quota. Please remove some properties and try again.',
      );
    }
    engine.writeStore(store, entries);
  },

  cached({ desk }: Context, { store, keys }: { store: StoreName; keys: string[] }): Record<string, string> {
    const found: Record<string, string> = {};
    for (const key of keys) {
      const entry = desk.cache.get(`${store}:${key}`);
      if (entry && entry.expires > Date.now()) found[key] = entry.value;
    }
    return found;
  },

  /** `null` as a value removes the key. Seconds count from 1 to 21600 (CACHE-02, CACHE-03). */
  putCached(
    { desk }: Context,
    { store, entries, seconds }: { store: StoreName; entries: Record<string, string | null>; seconds: number },
  ): void {
    for (const [key, value] of Object.entries(entries)) {
      if (key.length > longestKey) throw new ScriptException('Argument too large: key');
      if (value !== null && bytes(value) > largestCached) throw new ScriptException('Argument too large: value');
    }
    const lifetime = Math.min(Math.max(seconds, 1), 21_600) * 1000;
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) desk.cache.delete(`${store}:${key}`);
      else desk.cache.set(`${store}:${key}`, { value, expires: Date.now() + lifetime });
    }
  },
};
