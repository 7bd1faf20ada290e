/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { TestLeague } from '../support/league';

describe('Finalize Week', () => {
  let league: TestLeague;
  beforeAll(async () => {
    league = await TestLeague.open(9);
    await league.typeNight({ 'Player B': 'Absent', 'Player F': 'Late 3' });
    await league.finalize('YES');
  });
  afterAll(() => league.desk.close());

  test('commits one row a player a game to Results', async () => {
    const results = await league.records('Results');
    expect(results).toHaveLength(45);
    expect(results[0]).toMatchObject({
      Week: 1,
      Group: '1',
      Game: 1,
      Machine: 'Attack',
      Player: 'Player A',
      Score: 40_000_000,
      How: '',
      Place: 1,
    });
  });

  test('commits one row a player to Nights, with the move, the next group and why', async () => {
    const nights = await league.records('Nights');
    expect(nights).toHaveLength(9);
    const [first] = nights;
    expect(first).toMatchObject({
      Week: 1,
      Date: '2001-03-07',
      Group: '1',
      Player: 'Player A',
      Attendance: 'Present',
      Place: 1,
      Move: 'stay',
      Next: '1',
    });
    expect(first!.Why).toContain('R10.1');
    const total = nights.reduce((sum, { LP }) => sum + Number(LP), 0);
    expect(total).toBeLessThanOrEqual(9 * 2 * 5);
  });

  test('R10.3 a player absent without a premakeup is frozen', async () => {
    const nights = await league.records('Nights');
    expect(nights.find(({ Player }) => Player === 'Player B')).toMatchObject({ Move: 'frozen', Next: '1', LP: 0 });
  });

  test('R14.2 pays the pot of the night to the two best winners', async () => {
    const nights = await league.records('Nights');
    const paid = nights.map(({ Payout }) => Number(Payout)).filter((amount) => amount > 0);
    expect(paid.sort((a, b) => b - a)).toEqual([20.25, 6.75]);
    expect(await league.records('Pots')).toEqual([{ Week: 1, Dues: 54, Pot: 27, 'Paid out': 27, 'To the fund': 27 }]);
  });

  test('turns the group tabs to the next week, with nothing typed', async () => {
    expect((await league.desk.read('Group 1!A1:C1'))[0]).toEqual(['Group 1', 'Week 2', '2001-03-14']);
    expect((await league.desk.read('Group 1!B4:L7')).flat().every((cell) => cell === '')).toBe(true);
    const nights = await league.records('Nights');
    for (const tab of league.groupTabs()) {
      const group = tab.slice('Group '.length);
      const players = nights.filter(({ Next }) => Next === group).map(({ Player }) => Player);
      expect((await league.players(tab)).sort()).toEqual(players.sort());
    }
  });

  test('writes the page of the week with every reason', async () => {
    const page = await league.desk.read('Week 1');
    const text = page.flat().join(' ');
    expect(page[0]!.slice(0, 2)).toEqual(['Week 1', '2001-03-07']);
    for (const { Why } of await league.records('Nights')) expect(text).toContain(Why);
    for (const { Why } of await league.records('Results')) expect(text).toContain(Why);
  });

  test('brings Standings, the front page and the counts up to date', async () => {
    const standings = await league.records('Standings');
    expect(standings).toHaveLength(9);
    expect(standings[0]).toMatchObject({ Rank: 1, Behind: 0, Weeks: 1 });
    const roster = await league.records('Roster');
    expect(roster.find(({ Player }) => Player === 'Player B')).toMatchObject({ 'Missed weeks': 1, 'No-shows': 0 });
    const front = (await league.desk.read('League')).flat().join('|');
    expect(front).toContain('Week 2 of 10: 14 March 2001');
    expect(front).toContain('Projected');
    expect(front).toContain('stays: absent without a premakeup (R10.3)');
  });

  test('the last row of the Log says that the week is finalized', async () => {
    const log = await league.records('Log');
    expect(log.at(-1)).toMatchObject({ Action: 'Finalized week 1', Week: 1 });
  });

  test('the front page says Tonight once a score is typed', async () => {
    await league.desk.type('Group 1!C4', '20M');
    expect((await league.desk.read('League')).flat()).toContain('Tonight');
    await league.desk.type('Group 1!C4', '');
    expect((await league.desk.read('League')).flat()).toContain('Projected');
  });
});

test('R6.3 a tie is asked about; no writes nothing, yes finalizes', async () => {
  const league = await TestLeague.open(6);
  await league.typeNight();
  await league.desk.type('Group 1!C5', '40000000');
  const before = await league.contents();
  const no = await league.finalize('NO');
  expect(no.alerts[0]!.text).toMatch(/Group 1!C[45]: /);
  expect(await league.contents()).toEqual(before);
  await league.finalize('YES');
  expect(await league.records('Nights')).toHaveLength(6);
  await league.desk.close();
});

test('a call without confirmed gets the warnings as its error', async () => {
  const league = await TestLeague.open(6);
  await league.typeNight();
  await league.desk.type('Group 1!C5', '40000000');
  expect(await league.refusal('finalizeWeek', {})).toMatch(/Group 1!C[45]/);
  expect(await league.records('Nights')).toEqual([]);
  await league.desk.close();
});

test('likely typing slips are warnings', async () => {
  const league = await TestLeague.open(6);
  await league.typeNight();
  await league.desk.type('Group 1!C6', '999');
  const preview = (await league.desk.call('previewWeek')) as { problems: string[]; warnings: string[] };
  expect(preview.problems).toEqual([]);
  expect(preview.warnings.some((warning) => warning.startsWith('Group 1!C6'))).toBe(true);
  await league.desk.close();
});

test('previewWeek tells what finalizing then does, and writes nothing', async () => {
  const league = await TestLeague.open(9);
  await league.typeNight({ 'Player A': 'Absent' });
  const before = await league.contents();
  const preview = (await league.desk.call('previewWeek')) as {
    groups: { players: { player: string; tlp: number; next: string; why: string }[] }[];
  };
  expect(await league.contents()).toEqual(before);
  await league.finalize('YES');
  const nights = new Map((await league.records('Nights')).map((night) => [night.Player, night]));
  for (const { player, tlp, next, why } of preview.groups.flatMap(({ players }) => players))
    expect(nights.get(player)).toMatchObject({ TLP: tlp, Next: next, Why: why });
  expect(preview.groups).toHaveLength(3);
  await league.desk.close();
});

test('R19 the same inputs give the same workbook, whatever the order in which they were typed', async () => {
  const one = await TestLeague.open(9);
  await one.typeNight({ 'Player E': 'Absent' });
  await one.finalize('YES');
  const other = await TestLeague.open(9);
  for (const tab of [...other.groupTabs()].reverse()) {
    const names = await other.players(tab);
    await other.desk.paste(
      `${tab}!A4`,
      [...names].reverse().map((name) => [name]),
    );
    await other.typeGroup(tab, { 'Player E': 'Absent' });
    // Scores go with the player, not with the row.
    const rows = await one.desk.read('Results');
    const scores = new Map(
      names.map((name) => [name, rows.filter((row) => row[4] === name && row[6] === '').map((row) => String(row[5]))]),
    );
    for (const [at, name] of [...names].reverse().entries()) {
      const typed = scores.get(name)!;
      if (typed.length > 0) await other.desk.paste(`${tab}!C${4 + at}`, [typed]);
    }
  }
  await other.finalize('YES');
  expect(await other.contents()).toEqual(await one.contents());
  await one.desk.close();
  await other.desk.close();
});

test('R1.1 the season ends after its last week and says who won', async () => {
  const league = await TestLeague.open(6, { settings: { Weeks: 2, 'Split after week': 2 } });
  await league.play(2);
  expect((await league.records('Nights')).slice(-6).map(({ Next }) => Next)).toEqual(['', '', '', '', '', '']);
  const answer = await league.finalize();
  expect(answer.alerts[0]!.text).toMatch(
    /The season is over: all 2 weeks are finalized\. Player \w won the season with \d+/,
  );
  expect((await league.desk.read('League')).flat()).toContain('The season is over');
  await league.desk.close();
});

test('R11 after the split the tabs are named by division and weeks 6 to 10 stay inside it', async () => {
  const league = await TestLeague.open(8, { settings: { Weeks: 3, 'Split after week': 1 } });
  await league.play(1);
  expect(league.groupTabs()).toEqual(['Group A1', 'Group A2', 'Group B1', 'Group B2']);
  const division = new Map((await league.records('Roster')).map(({ Player, Division }) => [Player, Division]));
  await league.play(2);
  for (const { Week, Group, Player } of await league.records('Nights'))
    if (Number(Week) > 1) expect(String(Group)[0]).toBe(division.get(Player as string));
  expect((await league.desk.read('League')).flat().join('|')).toMatch(/won division A with .*won division B with/);
  await league.desk.close();
});
