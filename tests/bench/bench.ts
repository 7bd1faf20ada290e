/** `npm run bench`: what the league costs, measured now on this machine. Times are medians of five (fastest-slowest). */
import { statSync } from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { BUILD } from '../support/league';
import { type Finalizing, type LeagueFigures, measureLeague } from './nights';
import { measureGames, measureSeason } from './rulesSpeed';
import { measureFirstAnswer, measureOpening } from './startUp';
import { print, printHeading, printLine, printTime } from './table';

const GAMES = 14_000;
const MOST_READS = 15;
const MOST_CALLS = 45;
const SIX_GROUPS = 6;
const MOST_CALLS_A_GROUP = 3;

async function main(): Promise<void> {
  const from = performance.now();
  const busy = os.loadavg()[0]!.toFixed(1);
  print(`Node ${process.version}, ${os.cpus().length} x ${os.cpus()[0]!.model}, load ${busy}`);
  print('Times are medians of five runs (fastest-slowest), calls are counted once: they are the same every time.');
  printRules();
  const leagues = new Map<number, LeagueFigures>();
  for (const players of [12, 24, 48]) leagues.set(players, await measureLeague(players));
  printNights(leagues);
  await printDesk(leagues.get(24)!);
  print('', `The benchmark took ${((performance.now() - from) / 1000).toFixed(0)} s.`);
}

function printRules(): void {
  printHeading('The rules');
  const { scored, told } = measureGames(GAMES);
  printTime(`${GAMES.toLocaleString('en')} four-player games scored, reasons included`, scored, 50);
  printTime('... and every reason made into a sentence', told);
  printTime('10-week season, 24 players', measureSeason(24, 10).kept);
  const [thousand, twoThousand] = [measureSeason(1000, 2), measureSeason(2000, 0)];
  printTime('10-week season, 1,000 players', thousand.kept, 1000);
  printTime('... reading all committed weeks again every week', thousand.readAgain, 1000);
  printTime('10-week season, 2,000 players', twoThousand.kept);
  // The fastest runs: a pause of a busy machine says nothing of growth.
  const growth = twoThousand.kept.min / thousand.kept.min;
  printLine('Growth from 1,000 to 2,000 players (fastest runs)', `x ${growth.toFixed(2)}`, {
    text: 'about x 2',
    met: growth < 2.3,
  });
}

function printNights(leagues: ReadonlyMap<number, LeagueFigures>): void {
  printHeading('Finalize Week: calls to Google services (read + write + other)');
  for (const [players, { first, last, warned }] of leagues) {
    printFinalizing(players, first, true);
    printFinalizing(players, last, true);
    printFinalizing(players, warned, false);
  }
  const [six, more] = [leagues.get(24)!.first, leagues.get(48)!.first];
  const each = (more.total - six.total) / (more.groups - six.groups);
  printLine('Each further group', `${each.toFixed(2)} calls`, {
    text: `<= ${MOST_CALLS_A_GROUP}`,
    met: each <= MOST_CALLS_A_GROUP,
  });
  printHeading('Custom-function calls');
  const formulas = [...leagues.values()].map((league) => league.formulas);
  const tabs = formulas.reduce((sum, { groupTabs }) => sum + groupTabs, 0);
  const most = Math.max(...formulas.map(({ mostOnAGroupTab }) => mostOnAGroupTab));
  const others = [...new Set(formulas.flatMap(({ otherTabs }) => otherTabs))];
  printLine(`On a group tab (the most of ${tabs} tabs)`, String(most), { text: '<= 4', met: most <= 4 });
  printLine('Other tabs that have any', others.join(', ') || 'none', { text: 'none', met: others.length === 0 });
}

/**
 * The targets are for six groups; each further one may cost a read and three calls. After a question everything is
 * read again, since people can type while it is shown, so a night with a warning has no target.
 */
function printFinalizing(players: number, night: Finalizing, quiet: boolean): void {
  const { week, groups, read, write, other, total } = night;
  const further = Math.max(0, groups - SIX_GROUPS);
  const reads = MOST_READS + further;
  const calls = MOST_CALLS + MOST_CALLS_A_GROUP * further;
  const target = { text: `<= ${reads} reads, <= ${calls} in all`, met: read <= reads && total <= calls };
  const what = `${players} players in ${groups} groups, week ${week}${quiet ? '' : ', a warning to confirm'}`;
  printLine(what, `${read} + ${write} + ${other} = ${total}`, quiet ? target : undefined);
}

async function printDesk({ recalculated }: LeagueFigures): Promise<void> {
  printHeading('The desk and the add-on');
  printTime('From a typed score to its points, 24 players, week 5', recalculated, 60);
  printTime('Start-up: process start to the first answer of drive', await measureFirstAnswer());
  printTime('Start-up: openDesk', await measureOpening());
  const bytes = statSync(path.join(BUILD, 'Code.js')).size;
  printLine('Size of build/Code.js', `${(bytes / 1000).toFixed(1)} KB`, { text: '< 150 KB', met: bytes < 150_000 });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
