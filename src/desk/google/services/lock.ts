import type { LockName } from '../host/locks';
import type { Host } from './host';
import { defineService, Service } from './service';

export class LockClass extends Service {
  constructor(host: Host, lock: LockName) {
    super(host);
    Object.defineProperty(this, 'lock', { value: lock });
  }

  declare private readonly lock: LockName;

  tryLock(milliseconds: number): boolean {
    return this.host.call('takeLock', { lock: this.lock, milliseconds });
  }

  /** Throws when the time is over (LOCK-03). */
  waitLock(milliseconds: number): void {
    if (!this.tryLock(milliseconds)) {
      throw this.host.exception('Lock timeout: another process was holding the lock for too long.');
    }
  }

  hasLock(): boolean {
    return this.host.call('holdsLock', { lock: this.lock });
  }

  releaseLock(): void {
    this.host.call('releaseLock', { lock: this.lock });
  }
}

export class LockServiceClass extends Service {
  getDocumentLock(): LockClass {
    return new LockClass(this.host, 'document');
  }

  getScriptLock(): LockClass {
    return new LockClass(this.host, 'script');
  }

  getUserLock(): LockClass {
    return new LockClass(this.host, 'user');
  }
}

defineService('Lock', LockClass);
defineService('LockService', LockServiceClass);
