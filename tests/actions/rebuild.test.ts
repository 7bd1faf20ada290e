/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { TestLeague } from '../support/league';

let league: TestLeague;
beforeEach(async () => {
  league = await TestLeague.open(9);
});
afterEach(() => league.desk.close());

const rebuild = (): Promise<unknown> => league.desk.menu('Rebuild');
const sheet = (name: string): string => league.desk.engine.sheets().find((tab) => tab.name === name)!.id;

test('changes nothing when nothing is wrong', async () => {
  await league.play(2);
  const before = await league.contents();
  await rebuild();
  expect(await league.contents()).toEqual(before);
});

test('makes derived tabs that were deleted again', async () => {
  await league.play(2);
  const before = await league.contents();
  for (const name of ['League', 'Standings', 'Money', 'Pots', 'Week 1', 'Template', 'Week template'])
    league.desk.engine.deleteSheet(sheet(name));
  await rebuild();
  const after = await league.contents();
  delete before['Template'];
  delete after['Template'];
  expect(after).toEqual(before);
  expect(league.tabs()[0]).toBe('League');
});

test('restores the tabs that no other action writes', async () => {
  const before = await league.contents();
  const blank = (rows: number, columns: number) =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ clear: true as const })));
  league.desk.engine.writeCells(sheet('Playoffs'), 1, 1, blank(10, 6));
  league.desk.engine.writeCells(sheet('Template'), 1, 1, blank(31, 12));
  await rebuild();
  expect(await league.contents()).toEqual(before);
});

test('makes a group tab that was deleted again, and a renamed one is replaced', async () => {
  const before = await league.contents();
  league.desk.engine.deleteSheet(sheet('Group 2'));
  league.desk.engine.renameSheet(sheet('Group 3'), 'Third');
  await rebuild();
  expect(league.groupTabs()).toEqual(['Group 1', 'Group 2', 'Group 3']);
  const after = await league.contents();
  for (const tab of league.groupTabs()) expect(after[tab]).toEqual(before[tab]);
});

test('puts headers and formulas back that were typed over', async () => {
  await league.typeGroup('Group 1');
  const before = await league.desk.read('Group 1');
  const id = sheet('Group 1');
  // Written without a trigger, as a script or an old paste would.
  league.desk.engine.writeCells(id, 3, 8, [[{ value: 'Points' }], [{ value: 3 }]]);
  expect(await league.refusal('finalizeWeek', {})).toContain('Group 1!H3: this cell should say "LP"');
  await rebuild();
  expect(await league.desk.read('Group 1')).toEqual(before);
});

test('a week that was typed over is put right, and the night stays', async () => {
  await league.typeNight();
  const before = await league.contents();
  await league.desk.type('Group 1!B1', 'Week 7');
  expect(await league.refusal('finalizeWeek', {})).toContain('Group 1!B1: this cell should say "Week 1"');
  await rebuild();
  expect(await league.contents()).toEqual(before);
});

test('R9.5 with nothing typed a leaver is taken out and the groups are cut anew', async () => {
  await league.play(1);
  const leaver = (await league.players('Group 1'))[0]!;
  const row = (await league.records('Roster')).findIndex(({ Player }) => Player === leaver) + 2;
  await league.desk.type(`Roster!C${row}`, 'Withdrawn');
  await rebuild();
  const sizes = await Promise.all(league.groupTabs().map(async (tab) => (await league.players(tab)).length));
  expect(sizes).toEqual([2, 3, 3]);
  expect((await league.records('Roster'))[row - 2]).toMatchObject({ State: 'Withdrawn' });
});

test("R9.5 tabs with something typed keep their players, and the leaver's row is emptied", async () => {
  await league.play(1);
  await league.typeGroup('Group 2');
  const players = await league.players('Group 2');
  const typed = await league.desk.read('Group 2!A5:G6');
  const row = (await league.records('Roster')).findIndex(({ Player }) => Player === players[0]) + 2;
  await league.desk.type(`Roster!C${row}`, 'Withdrawn');
  await rebuild();
  expect((await league.desk.read('Group 2!A4:G4'))[0]!.join('')).toBe('');
  expect(await league.desk.read('Group 2!A5:G6')).toEqual(typed);
});

test('R1.4 a player who joins in week 2 gets a place, and Joined is filled in', async () => {
  await league.play(1);
  await league.desk.paste('Roster!A11', [['Player Z', '10', '', '']]);
  await rebuild();
  expect(await league.players('Group 1')).toContain('Player Z');
  expect((await league.records('Roster')).find(({ Player }) => Player === 'Player Z')).toMatchObject({
    Joined: 2,
    State: 'Active',
  });
});

test('a column that was deleted from a group tab is not guessed at', async () => {
  await league.typeGroup('Group 1');
  league.desk.engine.deleteColumns(sheet('Group 1'), 4, 1);
  const before = await league.contents();
  const answer = await league.desk.menu('Rebuild');
  expect(answer.alerts[0]!.text).toContain('Group 1: a row or column was deleted or added; bring it back');
  expect(await league.contents()).toEqual(before);
});
