/** The desk for scripts: one JSON command a line in, one JSON answer a line out. */

import type { OpenDesk, PreparedAnswer } from './index';

type Command = Record<string, unknown>;

export type DriveAnswer = { ok: true; value: unknown } | { ok: false; error: string };

/** Answers one line. Never rejects: what goes wrong is told in the answer. */
export async function driveLine(desk: OpenDesk, line: string): Promise<DriveAnswer> {
  try {
    return { ok: true, value: (await perform(desk, parse(line))) ?? null };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

function parse(line: string): Command {
  let command: unknown;
  try {
    command = JSON.parse(line);
  } catch {
    throw new Error(`This line is not JSON: ${line.slice(0, 80)}`);
  }
  if (typeof command !== 'object' || command === null || Array.isArray(command)) {
    throw new Error('A command is a JSON object, such as {"tabs":true}.');
  }
  return command as Command;
}

const commands: Record<string, (desk: OpenDesk, command: Command) => unknown> = {
  type: (desk, command) => {
    const address = text(command, 'type');
    if ('values' in command) return desk.paste(address, typedBlock(command.values));
    if (!('value' in command)) throw new Error('"type" needs "value" or "values".');
    return desk.type(address, typed(command.value));
  },
  menu: (desk, command) => desk.menu(text(command, 'menu'), list(command, 'answers') as PreparedAnswer[]),
  call: (desk, command) => desk.call(text(command, 'call'), list(command, 'args')),
  read: (desk, command) => desk.read(text(command, 'read')),
  tabs: (desk) => desk.tabs(),
  usage: (desk) => desk.usage(),
  fail: (desk, { fail }) => {
    const calls = (fail as { afterCalls?: unknown } | null)?.afterCalls;
    if (!Number.isInteger(calls) || (calls as number) < 1) {
      throw new Error('"fail" needs {"afterCalls": n} with a whole number from 1.');
    }
    desk.failAfter(calls as number);
  },
};

function perform(desk: OpenDesk, command: Command): unknown {
  const name = Object.keys(commands).find((one) => one in command);
  if (!name) {
    throw new Error(`There is no such command. The commands are ${Object.keys(commands).join(', ')}.`);
  }
  return commands[name]!(desk, command);
}

function text(command: Command, key: string): string {
  const value = command[key];
  if (typeof value !== 'string') throw new Error(`"${key}" must be text.`);
  return value;
}

function list(command: Command, key: string): unknown[] {
  const value = command[key] ?? [];
  if (!Array.isArray(value)) throw new Error(`"${key}" must be a list.`);
  return value;
}

/** The text a person would type for a JSON value. */
function typed(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return String(value).toUpperCase();
  throw new Error('Only text, numbers, true, false and null can be typed.');
}

function typedBlock(values: unknown): string[][] {
  if (!Array.isArray(values) || !values.every(Array.isArray)) throw new Error('"values" must be a list of rows.');
  return values.map((row: unknown[]) => row.map(typed));
}
