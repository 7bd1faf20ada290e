/** What a script finds in its context besides the language itself. */

import type { AuthMode } from '../host/desk';
import type { Host } from './host';
import { HtmlServiceService } from './html';
import { LockServiceClass } from './lock';
import { LoggerService } from './logger';
import { ScriptAppService } from './scriptApp';
import { owner, SessionService } from './session';
import { SpreadsheetAppService } from './spreadsheetApp';
import { CacheServiceClass, PropertiesServiceClass } from './stores';
import { logText, UtilitiesService } from './utilities';

export interface Setting {
  authMode: AuthMode;
  timeZone: string;
  /** Runs a template's statements in the script's context. */
  runTemplate: (source: string, values: Record<string, unknown>) => string;
}

export function scriptGlobals(host: Host, { authMode, timeZone, runTemplate }: Setting): Record<string, object> {
  const log = (...values: unknown[]) => void host.call('log', { message: logText(values) });
  return {
    SpreadsheetApp: new SpreadsheetAppService(host),
    HtmlService: new HtmlServiceService(host, runTemplate),
    PropertiesService: new PropertiesServiceClass(host),
    CacheService: new CacheServiceClass(host),
    LockService: new LockServiceClass(host),
    Session: new SessionService(host, authMode === 'FULL' ? owner : '', timeZone),
    Utilities: new UtilitiesService(host),
    ScriptApp: new ScriptAppService(host),
    Logger: new LoggerService(host),
    console: { log, info: log, warn: log, error: log, debug: log, time: log, timeEnd: log },
  };
}
