/** Leagues on the desk with everything in use: premakeups, rulings, payments. All of it is typed. */
import { openDesk, type Usage } from '../../src/desk/index';
import { BUILD, MACHINES, newLeague, score, TestLeague } from '../support/league';

const ABSENT = 'Player A';
const RULED = 'Player B';

export async function openLeague(players: number): Promise<TestLeague> {
  const desk = await openDesk({ build: BUILD });
  const league = newLeague(players);
  await desk.call('setUpLeague', [league]);
  await desk.paste(
    'Premakeups!A2',
    MACHINES.map(({ name }) => [ABSENT, name, '20M', '30M', '', '', '', RULED]),
  );
  await desk.paste(
    'Payments!A2',
    league.players.map(({ name }) => ['2001-03-07', name, '60', '']),
  );
  return new TestLeague(desk);
}

/**
 * Types the night of the open week, a group at a time: one player is absent in some weeks, and a ruling makes another's
 * first score 0. A week with a warning is one in which that score was typed as if there were no ruling.
 */
export async function typeOpenWeek(
  league: TestLeague,
  week: number,
  { absence, warning }: { absence: boolean; warning: boolean },
): Promise<void> {
  const machines = MACHINES.slice(0, 5).map(({ name }) => name);
  for (const tab of league.groupTabs()) {
    const players = await league.players(tab);
    const missing = (name: string) => absence && name === ABSENT;
    const scores = players.map((name, at) =>
      machines.map((_, game) => {
        if (missing(name)) return '';
        return name === RULED && game === 0 && !warning ? '0' : String(score(at, game));
      }),
    );
    await league.desk.paste(`${tab}!C3`, [machines, ...scores]);
    await league.desk.paste(
      `${tab}!B4`,
      players.map((name) => [missing(name) ? 'Absent' : 'Present']),
    );
    if (!players.includes(RULED)) continue;
    const ruling = [String(week), tab.replace('Group ', ''), '1', RULED, 'Death save', ''];
    await league.desk.paste(`Rulings!A${1 + week}`, [ruling]);
  }
}

/** What Finalize Week costs in calls, warnings confirmed. Throws when the week could not be finalized. */
export async function finalizeOpenWeek(league: TestLeague, week: number): Promise<Usage> {
  league.desk.usage();
  const { alerts } = await league.finalize('YES');
  const usage = league.desk.usage();
  const last = await lastWeekInNights(league);
  if (last !== week) throw new Error(`Week ${week} was not finalized: ${JSON.stringify(alerts)}`);
  return usage;
}

async function lastWeekInNights(league: TestLeague): Promise<number> {
  const rows = await league.desk.read('Nights');
  return Number(rows[rows.length - 1]![0]);
}
