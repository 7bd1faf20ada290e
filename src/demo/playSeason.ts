/** `npm run demo`: an invented league plays its ten weeks on the desk, and leaves the workbook to look at. */
import { rmSync } from 'node:fs';
import * as path from 'node:path';
import { openDesk } from '../desk/index';
import { chanceOf } from './invention';
import { type Absences, groupTabs, type LeagueDesk, typeNight } from './leagueNight';

interface Invented {
  season: string;
  firstNight: string;
  players: { name: string; skill: number }[];
  machines: { name: string; abbreviation: string; normalizer: number }[];
}

const FIRST_NIGHT = '2001-03-07';
const SEED = 2001;

/** Who is missing in which week. Pavel Roth does not show up three times and is dropped after week 7. */
const ABSENCES: Readonly<Record<number, Absences>> = {
  1: { 'Quinn Ames': 'Late 3' },
  2: { 'Ada Quill': 'Absent', 'Pavel Roth': 'No-show' },
  3: { 'Mina Frost': 'Left 4', 'Jonas Wick': 'Absent' },
  4: { 'Ada Quill': 'Absent', 'Pavel Roth': 'No-show', 'Hugo Banks': 'Late 2' },
  5: { 'Olive Hart': 'Absent' },
  6: { 'Kira Sol': 'Absent', 'Edie Stone': 'Late 2' },
  7: { 'Pavel Roth': 'No-show', 'Leon Park': 'Late 4' },
  8: { 'Ada Quill': 'Absent', 'Cleo Marsh': 'Left 3' },
  9: { 'Ada Quill': 'Absent', 'Nico Bell': 'Absent' },
  10: { 'Rosa Lake': 'Late 2' },
};

/** Player, machine, first, second, average, order, used, witness; the worked-out columns stay empty. */
const PREMAKEUPS: readonly (readonly string[])[] = [
  ['Ada Quill', 'Medieval Madness', '12.5M', '9,800,000', '', '', '', 'Cleo Marsh'],
  ['Ada Quill', 'Godzilla', '88M', '', '', '', '', 'Cleo Marsh'],
  ['Ada Quill', 'Attack From Mars', '1.25B', '940M', '', '2 A 1', '', 'Bruno Tamm'],
  ['Ada Quill', 'Iron Maiden', '41M', '62M', '', '', '', 'Bruno Tamm'],
  ['Ada Quill', 'Monster Bash', '30M', '', '', '', '', 'Bruno Tamm'],
  ['Jonas Wick', 'Godzilla', '51M', '70M', '', 'A 2 1', '', 'Kira Sol'],
  ['Jonas Wick', 'Fish Tales', '25M', '', '', '', '', 'Kira Sol'],
  ['Kira Sol', 'Twilight Zone', '210M', '180M', '', '', '', 'Jonas Wick'],
  ['Quinn Ames', 'Funhouse', '4M', '3.1M', '', '', '', 'Rosa Lake'],
];

async function main(): Promise<void> {
  const root = path.join(__dirname, '../..');
  const file = path.join(process.cwd(), 'demo-season.json');
  rmSync(file, { force: true });
  const desk = await openDesk({ file, build: path.join(root, 'build') });
  try {
    await playSeason(desk);
    desk.save();
    const xlsx = path.join(process.cwd(), 'demo-season.xlsx');
    await desk.saveXlsx(xlsx);
    print('', `The season is in ${path.basename(file)}, and as an Excel file in ${path.basename(xlsx)}.`);
  } finally {
    await desk.close();
  }
}

type Desk = LeagueDesk & { call(name: string, args?: unknown[]): Promise<unknown> };

async function playSeason(desk: Desk): Promise<void> {
  const league = (await desk.call('demoLeague', [FIRST_NIGHT])) as Invented;
  const { sentence } = (await desk.call('setUpLeague', [league])) as { sentence: string };
  print(sentence);
  await desk.paste(
    'Premakeups!A2',
    PREMAKEUPS.map((row) => [...row]),
  );
  const chance = chanceOf(SEED);
  const skills = new Map(league.players.map(({ name, skill }) => [name, skill]));
  for (let week = 1; week <= 10; week++) {
    await printGroups(desk, week);
    await typeNight(desk, { machines: league.machines, skills, absences: ABSENCES[week] ?? {}, games: 5, chance });
    const answer = await desk.menu('Finalize Week', ['YES']);
    for (const { text } of answer.alerts) print(indent(text));
    await printReasons(desk, week);
  }
  await printStandings(desk);
}

async function printGroups(desk: LeagueDesk, week: number): Promise<void> {
  print('', `Week ${week}`, '-------');
  for (const tab of groupTabs(desk)) {
    const names = (await desk.read(`${tab}!A4:A7`)).map(([name]) => String(name)).filter((name) => name !== '');
    print(`  ${tab}: ${names.join(', ')}`);
  }
}

/** Every player's place, points and reasons, as the page of the week has them. */
async function printReasons(desk: LeagueDesk, week: number): Promise<void> {
  const nights = await desk.read('Nights');
  const headers = nights[0]!.map(String);
  const rows = nights.slice(1).filter((row) => row[headers.indexOf('Week')] === week);
  for (const row of rows) {
    const cell = (header: string): string => String(row[headers.indexOf(header)]);
    print(
      `  ${cell('Group')}  ${cell('Place')}. ${cell('Player')}, ${cell('Attendance')}: ${cell('TLP')} points`,
      indent(cell('Why'), 8),
    );
  }
}

async function printStandings(desk: LeagueDesk): Promise<void> {
  const [headers = [], ...rows] = await desk.read('Standings');
  print('', 'Final standings', '---------------');
  const shown = ['Rank', 'Player', 'Division', 'TLP', 'ANS', 'W-L'].map((header) => headers.indexOf(header));
  const lines = [headers, ...rows].map((row) => shown.map((column) => cellText(row[column]!)));
  const widths = shown.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  for (const line of lines) print(`  ${line.map((text, at) => text.padEnd(widths[at]!)).join('  ')}`);
  const page = await desk.read('League');
  for (const [what, , who] of page) if (what === 'Winner') print('', `${String(who)}.`);
}

function cellText(value: string | number | boolean): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}

function indent(text: string, blanks = 4): string {
  return text
    .split(/\n|; /)
    .map((line) => ' '.repeat(blanks) + line)
    .join('\n');
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
