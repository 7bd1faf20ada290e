/** How actions speak with people: from the menu with toasts and alerts, from a call with an answer or an error. */
import type { Conversation } from '../actions/conversation';
import { Refusal } from '../workbook/problems';

const TITLE = 'League';

function toast(text: string, seconds: number): void {
  SpreadsheetApp.getActiveSpreadsheet().toast(text, TITLE, seconds);
}

export function menuTalk(): Conversation {
  return {
    who: 'League menu',
    progress: (text) => toast(`${text} ...`, 30),
    confirm: (title, text) => {
      const ui = SpreadsheetApp.getUi();
      return ui.alert(title, text, ui.ButtonSet.YES_NO) === ui.Button.YES;
    },
  };
}

/** A call cannot be asked back: what has to be confirmed is its error, and `confirmed` its answer. */
export function callTalk(): Conversation {
  return {
    who: 'Call',
    progress: (text) => toast(`${text} ...`, 30),
    confirm: (title, text) => {
      throw new Refusal(`${title}\n${text}\nCall it again with confirmed: true to go on.`);
    },
  };
}

/** Runs what a menu item asks for. What people can mend is said in an alert; anything else is an error for Google to show. */
export function fromMenu(what: string, act: () => string | null): void {
  let sentence: string | null;
  try {
    sentence = act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const ui = SpreadsheetApp.getUi();
    ui.alert(what, error.message, ui.ButtonSet.OK);
    return;
  }
  if (sentence !== null) toast(sentence, 10);
}
