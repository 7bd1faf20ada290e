import * as path from 'node:path';
import type { NewLeague } from '../../src/actions/setUpLeague';
import { deskLibrary, type TestDesk } from './desk';

export const BUILD = path.join(__dirname, '../../build');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `Ann A`, `Bob B` ... are dull; letters say who is meant: `A`, `B` ..., with falling skill. */
export function namedPlayers(count: number): NewLeague['players'] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Player ${LETTERS[at % 26]!.repeat(1 + Math.floor(at / 26))}`,
    skill: Math.max(1, 10 - Math.floor((at * 9) / count)),
  }));
}

export const MACHINES = ['Attack', 'Bride', 'Comet', 'Dracula', 'Earthshaker', 'Funhouse'].map((name) => ({
  name,
  abbreviation: name.slice(0, 2).toUpperCase(),
  normalizer: 10_000_000,
}));

export function newLeague(players: number, changes: Partial<NewLeague> = {}): NewLeague {
  return {
    season: 'Test season',
    firstNight: '2001-03-07',
    players: namedPlayers(players),
    machines: MACHINES,
    ...changes,
  };
}

type Value = string | number | boolean;

/** A league on the built add-on, and what tests do with it. */
export class TestLeague {
  constructor(readonly desk: TestDesk) {}

  /** A finished Set Up League in memory, or in a file. */
  static async open(players: number, changes: Partial<NewLeague> = {}, file?: string): Promise<TestLeague> {
    const desk = await deskLibrary().openDesk({ build: BUILD, file });
    await desk.call('setUpLeague', [newLeague(players, changes)]);
    return new TestLeague(desk);
  }

  tabs(): string[] {
    return this.desk.tabs().map(({ name }) => name);
  }

  groupTabs(): string[] {
    return this.tabs().filter((name) => name.startsWith('Group '));
  }

  async players(tab: string): Promise<string[]> {
    const rows = await this.desk.read(`${tab}!A4:A7`);
    return rows.map(([name]) => String(name)).filter((name) => name !== '');
  }

  async cell(address: string): Promise<Value> {
    return (await this.desk.read(address))[0]![0]!;
  }

  /** Rows of a table as records by header. */
  async records(tab: string): Promise<Record<string, Value>[]> {
    const [headers = [], ...rows] = await this.desk.read(tab);
    return rows.map((row) => Object.fromEntries(headers.map((header, at) => [String(header), row[at]!])));
  }

  /**
   * Types machines and unsuspicious scores into every group tab: nobody ties, and the first listed leads. Attendance
   * by player; who missed a game gets no score for it.
   */
  async typeNight(attendance: Record<string, string> = {}, games = 5): Promise<void> {
    for (const tab of this.groupTabs()) await this.typeGroup(tab, attendance, games);
  }

  async typeGroup(tab: string, attendance: Record<string, string> = {}, games = 5): Promise<void> {
    const names = await this.players(tab);
    await this.desk.paste(`${tab}!C3`, [MACHINES.slice(0, games).map(({ name }) => name)]);
    await this.desk.paste(
      `${tab}!B4`,
      names.map((name) => [attendance[name] ?? 'Present']),
    );
    for (const [at, name] of names.entries()) {
      const [kind, number] = (attendance[name] ?? 'Present').split(' ');
      const from = kind === 'Late' ? Number(number) - 1 : 0;
      const to = kind === 'Left' ? Number(number) : kind === 'Absent' || kind === 'No-show' ? 0 : games;
      if (to <= from) continue;
      const scores = Array.from({ length: to - from }, (_, game) => String(score(at, from + game)));
      await this.desk.paste(`${tab}!${'CDEFG'[from]}${4 + at}`, [scores]);
    }
  }

  finalize(...answers: ('YES' | 'NO')[]): ReturnType<TestDesk['menu']> {
    return this.desk.menu('Finalize Week', answers);
  }

  /** Types and finalizes so many nights. */
  async play(weeks: number): Promise<void> {
    for (let week = 0; week < weeks; week++) {
      await this.typeNight();
      await this.desk.call('finalizeWeek', [{ confirmed: true }]);
    }
  }

  /** Everything in the workbook that follows from what was typed; the Log tells times, so it is left out. */
  async contents(): Promise<Record<string, Value[][]>> {
    const contents: Record<string, Value[][]> = {};
    for (const tab of this.tabs()) if (tab !== 'Log') contents[tab] = await this.desk.read(tab);
    return contents;
  }

  /** The message of the error a call ends with. */
  async refusal(call: string, ...args: unknown[]): Promise<string> {
    try {
      const value = await this.desk.call(call, args);
      return `no error, but ${JSON.stringify(value)}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** The player at a place of the tab, from 0, in a game, from 0. */
export function score(player: number, game: number): number {
  return (40 - 9 * player + game) * 1_000_000 + player * 10;
}
