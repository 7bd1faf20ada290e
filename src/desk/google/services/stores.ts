import type { StoreName } from '../host/stores';
import type { Host } from './host';
import { defineService, Service } from './service';

export class PropertiesClass extends Service {
  constructor(host: Host, store: StoreName) {
    super(host);
    Object.defineProperty(this, 'store', { value: store });
  }

  declare private readonly store: StoreName;

  private get entries(): Record<string, string> {
    return this.host.call('readProperties', { store: this.store });
  }

  private replace(entries: Record<string, string>): this {
    this.host.call('writeProperties', { store: this.store, entries });
    return this;
  }

  getProperty(key: string): string | null {
    return this.entries[key] ?? null;
  }

  getProperties(): Record<string, string> {
    return this.entries;
  }

  getKeys(): string[] {
    return this.host.array(Object.keys(this.entries));
  }

  /** Everything is kept as text (PROP-02). */
  setProperty(key: string, value: unknown): this {
    return this.replace({ ...this.entries, [key]: String(value) });
  }

  setProperties(entries: Record<string, unknown>, deleteOthers = false): this {
    const texts = Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, String(value)]));
    return this.replace(deleteOthers ? texts : { ...this.entries, ...texts });
  }

  deleteProperty(key: string): this {
    const { [key]: _, ...others } = this.entries;
    return this.replace(others);
  }

  deleteAllProperties(): this {
    return this.replace({});
  }
}

export class PropertiesServiceClass extends Service {
  getDocumentProperties(): PropertiesClass {
    return this.open('document');
  }

  getScriptProperties(): PropertiesClass {
    return this.open('script');
  }

  getUserProperties(): PropertiesClass {
    return this.open('user');
  }

  /** Refused at once where properties are (AUTH-02). */
  private open(store: StoreName): PropertiesClass {
    this.host.call('readProperties', { store });
    return new PropertiesClass(this.host, store);
  }
}

const defaultSeconds = 600;

export class CacheClass extends Service {
  constructor(host: Host, store: StoreName) {
    super(host);
    Object.defineProperty(this, 'store', { value: store });
  }

  declare private readonly store: StoreName;

  get(key: string): string | null {
    return this.getAll([key])[key] ?? null;
  }

  getAll(keys: string[]): Record<string, string> {
    return this.host.call('cached', { store: this.store, keys: [...keys] });
  }

  put(key: string, value: unknown, seconds = defaultSeconds): null {
    return this.putAll({ [key]: value }, seconds);
  }

  putAll(values: Record<string, unknown>, seconds = defaultSeconds): null {
    const entries = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
    this.host.call('putCached', { store: this.store, entries, seconds });
    return null; // CACHE-01
  }

  remove(key: string): null {
    return this.removeAll([key]);
  }

  removeAll(keys: string[]): null {
    const entries = Object.fromEntries(Array.from(keys, (key) => [key, null]));
    this.host.call('putCached', { store: this.store, entries, seconds: 1 });
    return null;
  }
}

export class CacheServiceClass extends Service {
  getDocumentCache(): CacheClass {
    return new CacheClass(this.host, 'document');
  }

  getScriptCache(): CacheClass {
    return new CacheClass(this.host, 'script');
  }

  getUserCache(): CacheClass {
    return new CacheClass(this.host, 'user');
  }
}

defineService('Properties', PropertiesClass);
defineService('PropertiesService', PropertiesServiceClass);
defineService('Cache', CacheClass);
defineService('CacheService', CacheServiceClass);
