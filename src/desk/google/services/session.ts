import type { Host } from './host';
import { defineService, Service } from './service';

/** The desk's one person has no account: an address that is none. */
export const owner = 'owner@desk.invalid';

export class UserService extends Service {
  constructor(host: Host, email: string) {
    super(host);
    Object.defineProperty(this, 'email', { value: email });
  }

  declare private readonly email: string;

  getEmail(): string {
    return this.email;
  }

  getUserLoginId(): string {
    return this.email;
  }
}

export class SessionService extends Service {
  constructor(host: Host, email: string, timeZone: string) {
    super(host);
    Object.defineProperty(this, 'email', { value: email });
    Object.defineProperty(this, 'timeZone', { value: timeZone });
  }

  declare private readonly email: string;
  declare private readonly timeZone: string;

  /** Without an address in simple triggers and custom functions (SESS-01). */
  getActiveUser(): UserService {
    return new UserService(this.host, this.email);
  }

  getEffectiveUser(): UserService {
    return new UserService(this.host, this.email);
  }

  getUser(): UserService {
    return this.getActiveUser();
  }

  getActiveUserLocale(): string {
    return 'en';
  }

  getScriptTimeZone(): string {
    return this.timeZone;
  }

  getTimeZone(): string {
    return this.timeZone;
  }
}

defineService('User', UserService);
defineService('Session', SessionService);
