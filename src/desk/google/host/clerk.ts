/** The person of a test or a list of commands: keeps what was shown, and answers with prepared answers. */

import {
  StopScript,
  type ButtonName,
  type ButtonSetName,
  type Dialog,
  type Dialogue,
  type Person,
  type Reply,
  type Toast,
} from './desk';

/** A button's name, or text typed into a prompt before OK; both where a prompt is not answered with OK. */
export type PreparedAnswer = string | { button: ButtonName; text?: string };

export interface Asked {
  title: string;
  text: string;
  buttons: ButtonSetName;
  answer: ButtonName;
  /** What was typed into a prompt. */
  typed?: string;
}

export interface Shown {
  toasts: { title: string; text: string }[];
  alerts: Asked[];
  dialogs: Dialog[];
}

const buttonNames = ['OK', 'CANCEL', 'YES', 'NO', 'CLOSE'];

const isButton = (text: string): text is ButtonName => buttonNames.includes(text);

export class Clerk implements Person {
  readonly shown: Shown = { toasts: [], alerts: [], dialogs: [] };
  private readonly answers: PreparedAnswer[];

  constructor(answers: readonly PreparedAnswer[] = []) {
    this.answers = [...answers];
  }

  toast({ title, text }: Toast): void {
    this.shown.toasts.push({ title, text });
  }

  show(dialog: Dialog): void {
    this.shown.dialogs.push(dialog);
  }

  /** Without an answer left the question is closed by its title bar. Text does not answer an alert: that is an error. */
  ask(dialogue: Dialogue): Promise<Reply> {
    const reply = this.reply(dialogue);
    const { kind, title, text, buttons } = dialogue;
    const typed = kind === 'prompt' ? { typed: reply.text } : {};
    this.shown.alerts.push({ title, text, buttons, answer: reply.button, ...typed });
    return Promise.resolve(reply);
  }

  private reply({ kind, text, buttons }: Dialogue): Reply {
    const answer = this.answers.shift() ?? 'CLOSE';
    const reply: Reply =
      typeof answer === 'object'
        ? { button: answer.button, text: answer.text ?? '' }
        : isButton(answer)
          ? { button: answer, text: '' }
          : { button: 'OK', text: answer };
    if (kind === 'alert' && reply.text !== '') {
      throw new StopScript(`The answer ${JSON.stringify(answer)} does not fit the question "${text}" (${buttons}).`);
    }
    return { ...reply, button: buttonMeant(reply.button, buttons) };
  }
}

/** Who prepares answers does not know the buttons: OK and YES both agree, everything else declines. */
function buttonMeant(button: ButtonName, buttons: ButtonSetName): ButtonName {
  const there = buttons.split('_') as ButtonName[];
  if (button === 'CLOSE' || there.includes(button)) return button;
  const others: ButtonName[] = button === 'OK' || button === 'YES' ? ['OK', 'YES'] : ['CANCEL', 'NO'];
  return others.find((other) => there.includes(other)) ?? 'CLOSE';
}
