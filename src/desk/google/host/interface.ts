/** What scripts show to people: menus, toasts, alerts, prompts, sidebars and dialogs; and the log. */

import { ScriptException, type Context, type Dialog, type Dialogue, type Menu, type Reply, type Toast } from './desk';

const uiScope = 'https://www.googleapis.com/auth/script.container.ui';

function person({ execution }: Context) {
  if (!execution.person) throw new ScriptException('Cannot call SpreadsheetApp.getUi() from this context.'); // UI-10
  return execution.person;
}

export const userInterface = {
  hasInterface(context: Context, _: null): void {
    person(context);
  },

  /** A menu with the label of one already there takes its place (MENU-03). */
  addMenu({ desk }: Context, menu: Menu): void {
    const at = desk.menus.findIndex((one) => one.label === menu.label && one.addOn === menu.addOn);
    if (at >= 0) desk.menus[at] = menu;
    else desk.menus.push(menu);
  },

  toast({ execution }: Context, toast: Toast): void {
    execution.person?.toast(toast);
  },

  /** Shows and goes on (UI-05, UI-06); it needs the scope for it where the manifest lists scopes (UI-11). */
  show(context: Context, { dialog, method }: { dialog: Dialog; method: string }): void {
    const { oauthScopes } = context.desk.build.manifest;
    if (oauthScopes && !oauthScopes.includes(uiScope)) {
      throw new ScriptException(
        `Specified permissions are not sufficient to call ${method}. Required permissions: ${uiScope}`,
      );
    }
    person(context).show(dialog);
    context.desk.page = dialog; // UI-07
  },

  /** The script waits, without its locks (UI-03). */
  ask(context: Context, dialogue: Dialogue): Promise<Reply> {
    context.desk.locks.releaseAll(context.execution.id);
    return person(context).ask(dialogue);
  },

  html({ desk }: Context, { file }: { file: string }): string {
    const content = desk.build.html[file.replace(/\.html$/, '')];
    if (content === undefined) throw new ScriptException(`No HTML file named ${file} was found.`); // HTML-02
    return content;
  },

  log({ desk }: Context, { message }: { message: string }): void {
    desk.log.push(message);
  },
};
