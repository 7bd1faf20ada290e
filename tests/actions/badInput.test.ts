/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { TestLeague } from '../support/league';

/** Each case spoils a finished night in one way; finalizing says where and changes nothing. */
const CASES: { name: string; spoil: (league: TestLeague) => Promise<unknown>; says: RegExp }[] = [
  {
    name: 'a missing score',
    spoil: ({ desk }) => desk.type('Group 2!D5', ''),
    says: /Group 2!D5: Player E has no score in game 2: type it/,
  },
  {
    name: 'a mistyped name',
    spoil: ({ desk }) => desk.type('Group 1!A5', 'Plaier B'),
    says: /Group 1!A5: .*Plaier B.*Player B/,
  },
  {
    name: 'a mistyped machine',
    spoil: ({ desk }) => desk.type('Group 1!C3', 'Atack'),
    says: /Group 1!C3: .*Atack.*Attack/,
  },
  {
    name: 'text in a score cell',
    spoil: ({ desk }) => desk.type('Group 3!E4', 'a lot'),
    says: /Group 3!E4: "a lot" is not a score: type a whole number/,
  },
  {
    name: 'a negative score',
    spoil: ({ desk }) => desk.type('Group 1!C4', '-5'),
    says: /Group 1!C4: "-5" is negative: a score is a whole number from 0/,
  },
  {
    name: 'a machine without normalizer',
    spoil: ({ desk }) => desk.type('Normalizers!C2', ''),
    says: /Group 1!C3: Attack has no normalizer for this week: type a whole number from 1/,
  },
  {
    name: 'a normalizer that is no whole number',
    spoil: ({ desk }) => desk.type('Normalizers!C3', 'many'),
    says: /Normalizers!C3: "many" is not a normalizer; type a whole number from 1/,
  },
  {
    name: 'a player on two tabs',
    spoil: ({ desk }) => desk.paste('Group 2!A7', [['Player A', 'Present', '1M', '2M', '3M', '4M', '5M']]),
    says: /Group 2!A7: Player A is also in group 1: leave them in one place/,
  },
  {
    name: 'a player on no tab',
    spoil: ({ desk }) => desk.paste('Group 1!A6', [['', '', '', '', '', '', '']]),
    says: /Roster!A4: Player C is Active but in no group/,
  },
  {
    name: 'an attendance that was pasted wrong',
    spoil: ({ desk }) => desk.paste('Group 1!B4', [['Sometimes'], ['Present']]),
    says: /Group 1!B4: .*Sometimes/,
  },
  {
    name: 'a score of a game that attendance says was missed',
    spoil: ({ desk }) => desk.type('Group 1!B4', 'Left 4'),
    says: /Group 1!G4: Player A is Left 4 and missed game 5, but has a score: empty the cell/,
  },
  {
    name: 'a deleted column on a group tab',
    spoil: ({ desk }) => {
      desk.engine.deleteColumns(sheetId(desk, 'Group 1'), 2, 1);
      return Promise.resolve();
    },
    says: /Group 1!B3: this cell should say "Attendance"; if a row or column was deleted or added bring it back/,
  },
  {
    name: 'a deleted column on the Roster',
    spoil: ({ desk }) => {
      desk.engine.deleteColumns(sheetId(desk, 'Roster'), 2, 1);
      return Promise.resolve();
    },
    says: /Roster!B1: the column headed "Skill" is missing/,
  },
  {
    name: 'a renamed header',
    spoil: ({ desk }) => desk.type('Roster!B1', 'Strength'),
    says: /Roster!B1: the column headed "Skill" is missing; type that header in row 1 again/,
  },
  {
    name: 'a doubled header',
    spoil: ({ desk }) => desk.type('Nights!O1', 'Week'),
    says: /Nights!O1: the header "Week" stands twice in row 1/,
  },
  {
    name: 'a renamed tab',
    spoil: ({ desk }) => {
      desk.engine.renameSheet(sheetId(desk, 'Normalizers'), 'Machines');
      return Promise.resolve();
    },
    says: /Normalizers: there is no tab named "Normalizers"; name it so again/,
  },
  {
    name: 'a renamed group tab',
    spoil: ({ desk }) => {
      desk.engine.renameSheet(sheetId(desk, 'Group 2'), 'Second group');
      return Promise.resolve();
    },
    says: /Group 2: there is no tab named "Group 2"; name it so again[^]*$/,
  },
  {
    name: 'a setting that makes no sense',
    spoil: async (league) => {
      const rows = await league.desk.read('Settings');
      const row = rows.findIndex(([name]) => name === 'Premakeup limit') + 1;
      await league.desk.type(`Settings!B${row}`, 'lots');
    },
    says: /Settings!B\d+: "Premakeup limit" is "lots": it must be a whole number/,
  },
  {
    name: 'a premakeup order that is none',
    spoil: ({ desk }) => desk.paste('Premakeups!A2', [['Player A', 'Comet', '20M', '', '', '2 2 1', '', '']]),
    says: /Premakeups!F2: "2 2 1" is not an order of premakeups/,
  },
  {
    name: 'a number typed over in Nights',
    spoil: async (league) => {
      await league.desk.call('finalizeWeek', [{ confirmed: true }]);
      await league.typeNight();
      await league.desk.type('Nights!F2', 'ten');
    },
    says: /Nights!F2: "ten" is not a number; this row was written by Finalize Week/,
  },
];

function sheetId(desk: TestLeague['desk'], name: string): string {
  return desk.engine.sheets().find((sheet) => sheet.name === name)!.id;
}

test.each(CASES)('$name gets one sentence naming tab, cell and cure, and changes nothing', async ({ spoil, says }) => {
  const league = await TestLeague.open(9);
  try {
    await league.typeNight();
    await spoil(league);
    const before = await league.contents();
    const message = await league.refusal('finalizeWeek', { confirmed: true });
    expect(message).toMatch(says);
    // One line says it, and no other line is needed for the same mistake.
    expect(message.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
    expect(await league.contents()).toEqual(before);
  } finally {
    await league.desk.close();
  }
});

test('all problems are listed at once', async () => {
  const league = await TestLeague.open(9);
  await league.typeNight();
  await league.desk.type('Group 1!C4', 'x');
  await league.desk.type('Group 2!A5', 'Nobody');
  await league.desk.type('Group 3!C3', 'Nothing');
  const answer = await league.finalize();
  expect(answer.alerts).toHaveLength(1);
  for (const cell of ['Group 1!C4', 'Group 2!A5', 'Group 3!C3']) expect(answer.alerts[0]!.text).toContain(cell);
  expect(await league.records('Nights')).toEqual([]);
  await league.desk.close();
});

test('everything that is wrong in one ruling is said at once', async () => {
  const league = await TestLeague.open(6);
  await league.typeNight();
  await league.desk.paste('Rulings!A2', [['x', '1', '', '', 'Nonsense', '']]);
  const message = await league.refusal('finalizeWeek', {});
  expect(message).toContain('Rulings!A2: "x" is not a week; type the number of the week');
  expect(message).toContain('Rulings!C2: the ruling has no game; type 1 for the first game of the night');
  expect(message).toContain('Rulings!D2: no player is named');
  expect(message).toContain('Rulings!E2: "Nonsense" is not a ruling; choose one from the list');
  await league.desk.close();
});

test('what is typed over a live block is put back at once', async () => {
  const league = await TestLeague.open(6);
  await league.typeGroup('Group 1');
  const before = await league.desk.read('Group 1');
  const { toasts } = await league.desk.paste('Group 1!B9', [
    ['x', 'x', 'x'],
    ['x', '5', '5'],
  ]);
  expect(toasts?.[0]?.text).toContain('Group 1!A9:G27 is worked out by the league and was put back');
  expect(await league.desk.read('Group 1')).toEqual(before);
  await league.desk.close();
});

test('two finalizes at once: one does it, the other is told to wait, and the week stands once', async () => {
  const league = await TestLeague.open(6);
  await league.typeNight();
  const both = await Promise.allSettled([
    league.desk.call('finalizeWeek', [{ confirmed: true }]),
    league.desk.call('finalizeWeek', [{ confirmed: true }]),
  ]);
  const refused = both.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String(refused[0]!.reason)).toMatch(/Somebody else is running a League action|Week 2 was not finalized/);
  expect((await league.records('Nights')).map(({ Week }) => Week)).toEqual([1, 1, 1, 1, 1, 1]);
  await league.desk.close();
});
