/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 *
 * On Google each call to a service costs a round trip.
 */
import { TestLeague } from '../support/league';

interface Finalizing {
  groups: number;
  read: number;
  total: number;
}

/** Calls of each Finalize Week of a season, week by week, with premakeups, rulings and payments in use. */
async function seasonUsage(players: number, weeks: number): Promise<Finalizing[]> {
  const league = await TestLeague.open(players);
  await league.desk.paste('Premakeups!A2', [['Player A', 'Attack', '20M', '30M', '', '', '', 'Player B']]);
  await league.desk.paste('Rulings!A2', [['1', '1', '1', 'Player B', 'Other', 'a word']]);
  await league.desk.paste('Payments!A2', [['2001-03-07', 'Player A', '60', '']]);
  const usage: Finalizing[] = [];
  for (let week = 1; week <= weeks; week++) {
    await league.typeNight(week === 1 ? { 'Player A': 'Absent' } : {});
    const groups = league.groupTabs().length;
    league.desk.usage();
    await league.finalize('YES');
    usage.push({ groups, ...league.desk.usage() });
  }
  await league.desk.close();
  return usage;
}

test('Finalize Week for 24 players takes at most 15 reads and 45 calls, and 3 more for each group beyond six', async () => {
  const usage = await seasonUsage(24, 9);
  const split = 5;
  for (const [week, { groups, read, total }] of usage.entries()) {
    const more = Math.max(0, groups - 6);
    // The night of the split renames six tabs and makes two, once in a season.
    const renamed = week + 1 === split ? 6 + 2 * 5 : 0;
    expect(read).toBeLessThanOrEqual(15 + more);
    expect(total).toBeLessThanOrEqual(45 + 3 * more + renamed);
  }
  expect(usage.map(({ groups }) => groups)).toEqual([6, 6, 6, 6, 6, 8, 8, 8, 8]);
}, 120_000);

test('past weeks cost nothing: week 4 takes no more calls than week 2', async () => {
  const usage = await seasonUsage(12, 4);
  expect(usage[3]!.total).toBeLessThanOrEqual(usage[1]!.total);
}, 60_000);

test('each further group costs at most 3 calls more', async () => {
  const [six] = await seasonUsage(24, 1);
  const [twelve] = await seasonUsage(48, 1);
  expect(twelve!.total - six!.total).toBeLessThanOrEqual(18);
}, 60_000);
