/** Plays one night of a league on the desk as people would: machines, attendance, a group's scores at a time. */
import { type Chance, inventScore, pickSome } from './invention';

/** What the demo does with a desk. */
export interface LeagueDesk {
  type(address: string, text: string): Promise<unknown>;
  paste(address: string, texts: string[][]): Promise<unknown>;
  read(text: string): Promise<(string | number | boolean)[][]>;
  menu(label: string, answers?: readonly ('YES' | 'NO' | 'OK' | 'CANCEL')[]): Promise<MenuAnswer>;
  tabs(): { name: string; hidden: boolean }[];
}

export interface MenuAnswer {
  toasts: { text: string }[];
  alerts: { title: string; text: string }[];
  dialogs: { title: string; html: string }[];
}

export interface Machine {
  name: string;
  normalizer: number;
}

/** Attendance by player for one night; who is not named is Present. */
export type Absences = Readonly<Record<string, string>>;

export interface NightPlan {
  machines: readonly Machine[];
  skills: ReadonlyMap<string, number>;
  absences: Absences;
  games: number;
  chance: Chance;
}

/** Types the whole night into the open week's group tabs. */
export async function typeNight(desk: LeagueDesk, plan: NightPlan): Promise<void> {
  for (const tab of groupTabs(desk)) await typeGroup(desk, tab, plan);
}

export function groupTabs(desk: Pick<LeagueDesk, 'tabs'>): string[] {
  return desk
    .tabs()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('Group '));
}

async function typeGroup(desk: LeagueDesk, tab: string, plan: NightPlan): Promise<void> {
  const names = (await desk.read(`${tab}!A4:A7`)).map(([name]) => String(name)).filter((name) => name !== '');
  const machines = pickSome(plan.chance, plan.machines, plan.games);
  await desk.paste(`${tab}!C3`, [machines.map(({ name }) => name)]);
  const attendance = names.map((name) => plan.absences[name] ?? 'Present');
  await desk.paste(
    `${tab}!B4`,
    attendance.map((text) => [text]),
  );
  // Only what was played is typed: the tab fills in the rest.
  for (const [at, name] of names.entries()) {
    const played = playedGames(attendance[at]!, machines.length);
    if (played === null) continue;
    const scores = machines
      .slice(played.from - 1, played.to)
      .map(({ normalizer }) => inventScore(plan.chance, normalizer, plan.skills.get(name) ?? 5));
    await desk.paste(`${tab}!${'CDEFG'[played.from - 1]}${4 + at}`, [scores.map(String)]);
  }
}

/** Which games, counted from 1, somebody played; null for none. */
function playedGames(attendance: string, games: number): { from: number; to: number } | null {
  const [kind, number] = attendance.split(' ');
  if (kind === 'Absent' || kind === 'No-show') return null;
  if (kind === 'Late') return { from: Number(number), to: games };
  if (kind === 'Left') return { from: 1, to: Number(number) };
  return { from: 1, to: games };
}
