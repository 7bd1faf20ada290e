import { AuthMode } from './enums';
import { defineService, Service } from './service';

/** The desk has no installable triggers and no accounts: of ScriptApp only its words are here. */
export class ScriptAppService extends Service {
  readonly AuthMode = AuthMode;

  getScriptId(): string {
    return 'desk';
  }
}

defineService('ScriptApp', ScriptAppService);
