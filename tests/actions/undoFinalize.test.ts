/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { TestLeague } from '../support/league';

const ABSENCES = { 'Player B': 'Absent', 'Player D': 'No-show', 'Player F': 'Late 3', 'Player G': 'Left 2' };

/** Everything but the times of the Log. */
async function snapshot(league: TestLeague): Promise<unknown> {
  return league.contents();
}

test('undo brings back everything that was typed, and finalizing again gives the same workbook', async () => {
  const league = await TestLeague.open(9);
  await league.desk.paste('Premakeups!A2', [['Player B', 'Attack', '20M', '10M', '', '', '', 'Player A']]);
  await league.typeNight(ABSENCES);
  const typed = await snapshot(league);
  await league.finalize('YES');
  const finalized = await snapshot(league);
  await league.desk.menu('Undo Last Finalize');
  expect(await snapshot(league)).toEqual(typed);
  await league.finalize('YES');
  expect(await snapshot(league)).toEqual(finalized);
  await league.desk.close();
});

test('R15.3 undo brings back the score that a ruling overruled', async () => {
  const league = await TestLeague.open(6);
  await league.typeNight();
  await league.desk.paste('Rulings!A2', [['1', '1', '1', 'Player A', 'Death save', 'saw it']]);
  await league.finalize('YES');
  expect((await league.records('Results'))[0]).toMatchObject({ Player: 'Player A', Score: 0 });
  await league.desk.menu('Undo Last Finalize');
  expect(await league.cell('Group 1!C4')).toBe(40_000_000);
  await league.desk.close();
});

test('undo of the split night takes the divisions back', async () => {
  const league = await TestLeague.open(8, { settings: { 'Split after week': 1 } });
  await league.typeNight();
  const typed = await snapshot(league);
  await league.finalize('YES');
  expect(league.groupTabs()).toContain('Group A1');
  await league.desk.menu('Undo Last Finalize');
  expect(await snapshot(league)).toEqual(typed);
  await league.desk.close();
});

test('undo of the last night opens the season again', async () => {
  const league = await TestLeague.open(6, { settings: { Weeks: 2, 'Split after week': 2 } });
  await league.play(1);
  await league.typeNight(ABSENCES);
  const typed = await snapshot(league);
  await league.finalize('YES');
  await league.desk.menu('Undo Last Finalize');
  expect(await snapshot(league)).toEqual(typed);
  await league.desk.close();
});

test('undo asks before it throws away what was typed for the next week', async () => {
  const league = await TestLeague.open(6);
  await league.play(1);
  await league.desk.type('Group 2!B4', 'Absent');
  const before = await snapshot(league);
  const no = await league.desk.menu('Undo Last Finalize', ['NO']);
  expect(no.alerts[0]!.text).toContain('What was typed for week 2 on Group 2 is thrown away');
  expect(await snapshot(league)).toEqual(before);
  expect(await league.refusal('undoFinalize', {})).toContain('Group 2');
  await league.desk.menu('Undo Last Finalize', ['YES']);
  expect(await league.records('Nights')).toEqual([]);
  expect(await league.cell('Group 2!B1')).toBe('Week 1');
  await league.desk.close();
});

test('after undoing week 2 nothing is taken for unfinished: week 2 can be finalized again, or week 1 be undone', async () => {
  const league = await TestLeague.open(6);
  await league.play(1);
  await league.typeNight(ABSENCES);
  const typed = await snapshot(league);
  await league.finalize('YES');
  const finalized = await snapshot(league);
  await league.desk.menu('Undo Last Finalize');
  expect(await snapshot(league)).toEqual(typed);
  await league.finalize('YES');
  expect(await snapshot(league)).toEqual(finalized);
  await league.desk.menu('Undo Last Finalize');
  await league.desk.menu('Undo Last Finalize', ['YES']);
  expect(await league.records('Nights')).toEqual([]);
  expect(await league.cell('Group 1!B1')).toBe('Week 1');
  await league.desk.close();
});

test('with nothing finalized there is nothing to undo', async () => {
  const league = await TestLeague.open(4);
  expect((await league.desk.menu('Undo Last Finalize')).alerts[0]!.text).toContain('nothing to undo');
  await league.desk.close();
});
