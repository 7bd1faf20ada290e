/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 *
 * A run that is killed between any two calls to Google loses nothing and ends the same.
 */
import { deskLibrary } from '../support/desk';
import { BUILD, newLeague, TestLeague } from '../support/league';

const PLAYERS = 6;
const ABSENCES = { 'Player B': 'No-show', 'Player E': 'Late 2' };

async function typedLeague(): Promise<TestLeague> {
  const league = await TestLeague.open(PLAYERS);
  await league.typeNight(ABSENCES);
  return league;
}

async function counted(league: TestLeague, act: () => Promise<unknown>): Promise<number> {
  league.desk.usage();
  await act();
  return league.desk.usage().total;
}

/** The same action again and again, each time killed one call later, until it comes through. */
async function survivesEveryKill(
  start: () => Promise<TestLeague>,
  act: (league: TestLeague) => Promise<unknown>,
): Promise<void> {
  const whole = await start();
  const calls = await counted(whole, () => act(whole));
  const wanted = await whole.contents();
  await whole.desk.close();
  expect(calls).toBeGreaterThan(10);

  for (let call = 1; call <= calls; call++) {
    const league = await start();
    const before = await league.contents();
    league.desk.failAfter(call);
    await expect(act(league)).rejects.toThrow();
    const committed = JSON.stringify(await league.desk.read('Nights')) !== JSON.stringify(before.Nights);
    const logged = JSON.stringify(await league.desk.read('Log'));
    // The next action completes what was begun; when nothing was, it is the action itself.
    await act(league).catch(() => undefined);
    if (JSON.stringify(await league.contents()) !== JSON.stringify(wanted)) await act(league).catch(() => undefined);
    const after = await league.contents();
    try {
      expect(after).toEqual(wanted);
    } catch (error) {
      throw new Error(`killed at call ${call} of ${calls} (committed: ${committed}, log: ${logged}): ${String(error)}`);
    }
    await league.desk.close();
  }
}

test('Finalize Week ends the same wherever it is killed', async () => {
  await survivesEveryKill(typedLeague, (league) => league.desk.call('finalizeWeek', [{ confirmed: true }]));
}, 120_000);

test('Undo Last Finalize ends the same wherever it is killed', async () => {
  const finalized = async (): Promise<TestLeague> => {
    const league = await typedLeague();
    await league.desk.call('finalizeWeek', [{ confirmed: true }]);
    return league;
  };
  await survivesEveryKill(finalized, (league) => league.desk.call('undoFinalize', [{ confirmed: true }]));
}, 120_000);

test('a week that was cut off is completed by the next action, which says so and does not touch the next week', async () => {
  const league = await typedLeague();
  league.desk.failAfter(20);
  await expect(league.desk.call('finalizeWeek', [{ confirmed: true }])).rejects.toThrow();
  expect(await league.records('Nights')).toHaveLength(PLAYERS);
  const { sentence } = (await league.desk.call('finalizeWeek', [{ confirmed: true }])) as { sentence: string };
  expect(sentence).toMatch(/^Finalizing week 1 had been cut off/);
  expect((await league.records('Nights')).every(({ Week }) => Week === 1)).toBe(true);
  await league.desk.close();
});

test('Set Up League begins anew after it was cut off', async () => {
  const whole = await TestLeague.open(4);
  const wanted = await whole.contents();
  await whole.desk.close();
  for (const call of [2, 3, 60, 200, 260]) {
    const desk = await deskLibrary().openDesk({ build: BUILD });
    desk.failAfter(call);
    await expect(desk.call('setUpLeague', [newLeague(7)])).rejects.toThrow();
    const league = new TestLeague(desk);
    if (call > 3) expect(await league.refusal('finalizeWeek', {})).toContain('Setting up the league was cut off');
    await desk.call('setUpLeague', [newLeague(4)]);
    expect(await league.contents()).toEqual(wanted);
    expect((await league.records('Log')).map(({ Action }) => Action)).toContain('Set up the league');
    await desk.close();
  }
}, 60_000);
