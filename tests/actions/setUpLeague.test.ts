/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { deskLibrary, type TestDesk } from '../support/desk';
import { BUILD, newLeague, TestLeague } from '../support/league';

const TABS = [
  'League',
  'Group 1',
  'Group 2',
  'Group 3',
  'Standings',
  'Roster',
  'Normalizers',
  'Premakeups',
  'Rulings',
  'Payments',
  'Money',
  'Pots',
  'Playoffs',
  'Results',
  'Nights',
  'Settings',
  'Log',
];

describe('Set Up League', () => {
  let league: TestLeague;
  beforeAll(async () => {
    league = await TestLeague.open(10);
  });
  afterAll(() => league.desk.close());

  test('makes every tab, in order, and hides the templates', () => {
    const tabs = league.desk.tabs();
    expect(tabs.filter(({ hidden }) => !hidden).map(({ name }) => name)).toEqual(TABS);
    expect(tabs.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['Template', 'Week template']);
  });

  test.each([
    ['Settings', ['Setting', 'Value', 'Meaning']],
    [
      'Roster',
      ['Player', 'Skill', 'Status', 'Joined', 'State', 'Division', 'No-shows', 'Missed weeks', 'Premakeups used'],
    ],
    ['Normalizers', ['Machine', 'Abbreviation', 'Normalizer', 'Working', 'Since week']],
    ['Premakeups', ['Player', 'Machine', 'First', 'Second', 'Average', 'Order', 'Used', 'Witness']],
    ['Rulings', ['Week', 'Group', 'Game', 'Player', 'Ruling', 'Note']],
    ['Payments', ['Date', 'Player', 'Amount', 'Note']],
    [
      'Results',
      [
        'Week',
        'Group',
        'Game',
        'Machine',
        'Player',
        'Score',
        'How',
        'Place',
        'Base',
        'Bonus',
        'Points',
        'Normalized',
        'Why',
      ],
    ],
    [
      'Nights',
      [
        'Week',
        'Date',
        'Group',
        'Player',
        'Attendance',
        'LP',
        'Match bonus',
        'TLP',
        'TNS',
        'Place',
        'Payout',
        'Move',
        'Next',
        'Why',
      ],
    ],
    [
      'Standings',
      [
        'Rank',
        'Change',
        'Player',
        'Division',
        'Weeks',
        'TLP',
        'Behind',
        'Last night',
        'ANS',
        'W-L',
        'No-shows',
        'Premakeups used',
        'Next group',
      ],
    ],
    ['Money', ['Player', 'Owed', 'Paid', 'Balance', 'Won', 'Prize']],
    ['Pots', ['Week', 'Dues', 'Pot', 'Paid out', 'To the fund']],
    ['Playoffs', ['Division', 'Seed', 'Player', 'Round', 'Place', 'Prize']],
    ['Log', ['When', 'Who', 'Action', 'Week', 'What']],
  ])('%s has its headers', async (tab, headers) => {
    expect((await league.desk.read(tab))[0]).toEqual(headers);
  });

  test('R9.3 the groups of week 1 come from skill, listed best first', async () => {
    expect(await league.players('Group 1')).toEqual(['Player A', 'Player B', 'Player C']);
    expect(await league.players('Group 3')).toEqual(['Player G', 'Player H', 'Player I', 'Player J']);
  });

  test('a group tab says its week and date, and has one call in each live block', async () => {
    expect((await league.desk.read('Group 1!A1:C1'))[0]).toEqual(['Group 1', 'Week 1', '2001-03-07']);
    const { engine } = league.desk;
    const sheet = engine.sheets().find(({ name }) => name === 'Group 1')!;
    const cells = engine.readCells(sheet.id, { row: 1, column: 1, rows: 31, columns: 12 }).flat();
    const calls = cells.filter(({ formula }) => /^=(LEAGUEPOINTS|NORMALIZE|MATCHPOINTS|PLAYORDER)\(/.test(formula));
    expect(calls).toHaveLength(4);
  });

  test('no tab but the group tabs holds a custom function', () => {
    const { engine } = league.desk;
    const strange = engine.sheets().filter(({ id, name, hidden, maxRows, maxColumns }) => {
      if (name.startsWith('Group ') || hidden) return false;
      const cells = engine.readCells(id, { row: 1, column: 1, rows: maxRows, columns: maxColumns }).flat();
      return cells.some(({ formula }) =>
        /(LEAGUEPOINTS|NORMALIZE|MATCHPOINTS|PLAYORDER|GROUPSIZES|PREMAKEUP|PARSESCORE)\(/.test(formula),
      );
    });
    expect(strange).toEqual([]);
  });

  test('every tab but those people type into warns before edits', () => {
    const open = league.desk
      .tabs()
      .filter((tab) => !tab.protected && !tab.hidden)
      .map(({ name }) => name);
    expect(open).toEqual(['Normalizers', 'Rulings', 'Payments', 'Settings']);
  });

  test('an attendance that does not exist is refused when typed', async () => {
    await expect(league.desk.type('Group 1!B4', 'Maybe')).rejects.toThrow('Late 2');
    expect(await league.cell('Group 1!B4')).toBe('');
  });

  test('the first cell of a player is a name, whatever it looks like', async () => {
    const strange = ['=IMPORTXML("http://x")', '+1', '<b>Bo</b>', '1-2', '@Al'];
    const other = await TestLeague.open(3, { players: strange.map((name) => ({ name, skill: 5 })) });
    expect((await other.records('Roster')).map(({ Player }) => Player)).toEqual(strange);
    expect((await other.desk.read('Group 2!A4:A6')).flat()).toEqual(['<b>Bo</b>', '1-2', '@Al']);
    await other.play(1);
    expect((await other.records('Nights')).map(({ Player }) => Player).sort()).toEqual([...strange].sort());
    await other.desk.close();
  });
});

describe('Set Up League refuses', () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await deskLibrary().openDesk({ build: BUILD });
  });
  afterEach(() => desk.close());

  test('to overwrite a tab that holds data, and writes nothing', async () => {
    await desk.call('setUpLeague', [newLeague(4)]);
    const before = await desk.read('Roster');
    await expect(desk.call('setUpLeague', [newLeague(5)])).rejects.toThrow(/Roster: this tab holds data already/);
    expect(await desk.read('Roster')).toEqual(before);
  });

  test('machines with the same abbreviation, which would be taken for one another', async () => {
    const machines = ['Alpha', 'Beta'].map((name) => ({ name, abbreviation: 'X', normalizer: 1000 }));
    await expect(desk.call('setUpLeague', [newLeague(4, { machines })])).rejects.toThrow(
      'Alpha and Beta have the same abbreviation X',
    );
  });

  test('a call without a league', async () => {
    await expect(desk.call('setUpLeague', [])).rejects.toThrow('setUpLeague needs a league');
    await expect(desk.call('setUpLeague', [null])).rejects.toThrow('setUpLeague needs a league');
  });

  test('all bad input at once', async () => {
    const bad = newLeague(2, {
      firstNight: 'soon',
      players: [
        { name: 'Al', skill: 11 },
        { name: ' al ', skill: 3 },
        { name: '', skill: 3 },
      ],
      machines: [{ name: 'Comet', abbreviation: 'CO', normalizer: -1 }],
      settings: { Wekes: 4, Dues: 'much' },
    });
    const error = await desk.call('setUpLeague', [bad]).catch((caught: Error) => caught.message);
    for (const part of [
      'skill of Al',
      'al  is listed twice',
      'a player has no name',
      'normalizer of Comet',
      '"Wekes"',
      '"First night"',
      '"Dues"',
    ])
      expect(error).toContain(part);
    expect(desk.tabs()).toHaveLength(1);
  });
});
