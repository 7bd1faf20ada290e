import { decideNight } from '../../src/rules/night';
import type { Finding, Season, TypedGroup, TypedNight } from '../../src/rules/types';
import { group, MACHINES, night, nightRow, premakeup, roster, ruling, season } from '../support/seasonBuilders';

const TWO = ['Attack', 'Bride'];
const LEAGUE = season(roster('Ann Bob Cid Dora'));
const GOOD = { Ann: [50, 40], Bob: [30, 20], Cid: [20, 10] };

function problems(typed: TypedGroup | TypedGroup[], of: Season = season(roster('Ann Bob Cid')), week = 1): Finding[] {
  const { problems: found, outcome } = decideNight(of, night([typed].flat(), week));
  expect(outcome === null).toBe(found.length > 0);
  return found;
}

function warnings(typed: TypedGroup | TypedGroup[], of: Season = season(roster('Ann Bob Cid'))): Finding[] {
  const { problems: found, warnings: all } = decideNight(of, night([typed].flat()));
  expect(found).toEqual([]);
  return all;
}

const groupAt = (part: string, where: object = {}, name = '1') => ({ kind: 'group', group: name, part, ...where });
const rowAt = (tab: string, row: number, header: string) => ({ kind: 'row', tab, row, header });

test('a clean night has neither problems nor warnings', () => {
  expect(problems(group('1', GOOD, TWO))).toEqual([]);
  expect(warnings(group('1', GOOD, TWO))).toEqual([]);
});

describe('R2.4 players', () => {
  test('an Active player in no group is a problem of the Roster', () => {
    expect(problems(group('1', GOOD, TWO), LEAGUE)).toEqual([
      {
        at: rowAt('Roster', 5, 'Player'),
        what: 'Dora is Active but in no group: put them on a group tab (Absent if need be), or set Status to Withdrawn',
      },
    ]);
  });

  test('one who is Withdrawn or joins later is none', () => {
    const [ann, bob, cid, dora] = LEAGUE.roster;
    for (const changes of [{ status: 'Withdrawn' as const }, { joined: 2 }]) {
      expect(problems(group('1', GOOD, TWO), season([ann!, bob!, cid!, { ...dora!, ...changes }]))).toEqual([]);
    }
  });

  test('a name in two groups is a problem where it stands again', () => {
    const found = problems([group('1', { ...GOOD }, TWO), group('2', { Dora: [1, 1], ' bob': [2, 2] }, TWO)], LEAGUE);
    expect(found).toEqual([
      { at: groupAt('name', { player: 1 }, '2'), what: 'Bob is also in group 1: leave them in one place' },
    ]);
  });

  test('an unknown name suggests the nearest', () => {
    const found = problems(group('1', { Ann: [50, 40], Bob: [30, 20], Sid: [20, 10] }, TWO));
    expect(found).toEqual([
      { at: groupAt('name', { player: 2 }), what: '"Sid" is not on the Roster: did you mean Cid?' },
    ]);
  });

  test('whoever is in no group is named, unless a mistyped name means them', () => {
    const found = problems(group('1', { Ann: [50, 40], Bob: [30, 20], Zebedee: [20, 10] }, TWO));
    expect(found.map(({ at }) => at)).toEqual([groupAt('name', { player: 2 }), rowAt('Roster', 4, 'Player')]);
  });

  test('an empty group and one of five are problems', () => {
    const five = season(roster('Ann Bob Cid Dora Eve'));
    const lines = { Ann: [9, 9], Bob: [8, 8], Cid: [7, 7], Dora: [6, 6], Eve: [5, 5] };
    expect(problems([group('1', lines, TWO), group('2', {}, TWO)], five)).toEqual([
      { at: groupAt('name'), what: expect.stringContaining('group 1 has 5 players: a group has at most 4') },
      { at: groupAt('name', {}, '2'), what: expect.stringContaining('group 2 has no players') },
    ]);
  });
});

test('a week without groups cannot be finalized', () => {
  const gone = roster('Ann').map((player) => ({ ...player, status: 'Withdrawn' as const }));
  expect(problems([], season(gone))).toEqual([
    { at: rowAt('Roster', 2, 'Status'), what: expect.stringContaining('there are no groups this week') },
  ]);
});

describe('the Roster', () => {
  test('R2.1 a skill is from 1 to 10', () => {
    const of = season(roster('Ann:0 Bob:11 Cid:10'));
    expect(problems(group('1', GOOD, TWO), of).map(({ at }) => at)).toEqual([
      rowAt('Roster', 2, 'Skill'),
      rowAt('Roster', 3, 'Skill'),
    ]);
  });

  test('R2.3 names are unique without case', () => {
    const of = season([...roster('Ann Bob Cid'), { ...roster('aNN')[0]!, row: 7 }]);
    expect(problems(group('1', GOOD, TWO), of)).toEqual([
      { at: rowAt('Roster', 7, 'Player'), what: 'aNN is also in row 2: give each player a name of their own' },
    ]);
  });

  test('whoever has played must stay on it', () => {
    const of = season(roster('Ann Bob Cid'), { nights: [nightRow('Zed'), nightRow('Ann')] });
    expect(problems(group('1', GOOD, TWO), of, 2)).toEqual([
      { at: rowAt('Roster', 5, 'Player'), what: expect.stringContaining('Zed has played but is not on the Roster') },
    ]);
  });
});

describe('R17.1 machines', () => {
  test('an unknown machine suggests the nearest', () => {
    expect(problems(group('1', GOOD, ['Atack', 'Bride']))).toEqual([
      { at: groupAt('machine', { game: 0 }), what: '"Atack" is not on the Normalizers tab: did you mean Attack?' },
    ]);
  });

  test('an abbreviation is as good as the name', () => {
    expect(problems(group('1', GOOD, ['at', 'BR']))).toEqual([]);
  });

  test('R4.4 a machine without a normalizer blocks', () => {
    const of = season(roster('Ann Bob Cid'), { normalizers: [{ ...MACHINES[0]!, normalizer: null }, MACHINES[1]!] });
    expect(problems(group('1', GOOD, TWO), of)).toEqual([
      { at: groupAt('machine', { game: 0 }), what: expect.stringContaining('Attack has no normalizer for this week') },
    ]);
  });

  test('an empty machine before a played game blocks', () => {
    expect(
      problems(group('1', { Ann: [50, null, 3], Bob: [30, null, 2], Cid: [20, null, 1] }, ['Attack', '', 'Bride'])),
    ).toEqual([
      {
        at: groupAt('machine', { game: 1 }),
        what: expect.stringContaining('game 2 has no machine but a later game has'),
      },
    ]);
  });

  test('a group without any machine blocks', () => {
    expect(problems(group('1', GOOD, ['', ''])).map(({ at }) => at)).toEqual([groupAt('machine', { game: 0 })]);
  });

  test('scores under a column without a machine do not count, with a warning', () => {
    expect(warnings(group('1', GOOD, ['Attack', '']))).toEqual([
      { at: groupAt('machine', { game: 1 }), what: expect.stringContaining('game 2 has scores but no machine') },
    ]);
  });
});

describe('R17.1 attendance and scores', () => {
  const withBob = (bob: string | (number | null)[] | { is: string; scores: (number | null)[] }) =>
    problems(group('1', { ...GOOD, Bob: bob }, TWO));
  const attendance = groupAt('attendance', { player: 1 });
  const score = (game: number) => groupAt('score', { player: 1, game });

  test.each([
    ['a missing score', [30, null], score(1), 'Bob has no score in game 2: type it, or the reason in Attendance'],
    ['nothing at all', [], attendance, 'Bob is not checked in and has no scores: choose an attendance'],
    [
      'a score and Absent',
      { is: 'Absent', scores: [null, 5] },
      score(1),
      'Bob is Absent and missed game 2, but has a score',
    ],
    [
      'a score before Late 2',
      { is: 'Late 2', scores: [5, 5] },
      score(0),
      'Bob is Late 2 and missed game 1, but has a score',
    ],
    [
      'a score after Left 1',
      { is: 'Left 1', scores: [5, 5] },
      score(1),
      'Bob is Left 1 and missed game 2, but has a score',
    ],
    ['no score and Late 2', { is: 'Late 2', scores: [] }, score(1), 'Bob has no score in game 2'],
    [
      'Late beyond the games',
      'Late 3',
      attendance,
      'Bob is Late 3, but group 1 played 2 games: type a smaller number, Absent or No-show',
    ],
    [
      'Left beyond the games',
      { is: 'Left 3', scores: [5, 5] },
      attendance,
      'Bob is Left 3, but group 1 played 2 games: type a smaller number or Present',
    ],
    ['a negative score', [30, -1], score(1), '-1000000 is not a score: type a whole number from 0'],
    ['a broken score', [30, 0.0000005], score(1), '0.5 is not a score: type a whole number from 0'],
  ])('%s blocks', (_, line, at, what) => {
    expect(withBob(line)).toEqual([{ at, what: expect.stringContaining(what) }]);
  });

  test('Left n may equal the games played', () => {
    expect(withBob({ is: 'Left 2', scores: [5, 6] })).toEqual([]);
  });
});

test('R1.3, R2.4, R17.1 all problems are listed at once, groups first, whatever the order of the tabs', () => {
  const one = group('1', { Ann: [50, null], Zebedee: [1, 1] }, ['Attack', 'Brida']);
  const two = group('2', { Cid: { is: 'Late 5', scores: [] }, Dora: [3, 3] }, TWO);
  const typed: TypedNight = night([two, one]);
  const found = decideNight(LEAGUE, typed).problems.map(({ what }) => what.split(':')[0]);
  expect(found).toEqual([
    '"Brida" is not on the Normalizers tab',
    'Ann has no score in game 2',
    '"Zebedee" is not on the Roster',
    'Cid is Late 5, but group 2 played 2 games',
    'Bob is Active but in no group',
  ]);
  expect(decideNight(LEAGUE, night([one, two])).problems.map(({ what }) => what.split(':')[0])).toEqual(found);
});

describe('the Premakeups tab', () => {
  const row = (changes: object) =>
    season(roster('Ann Bob Cid'), {
      premakeups: [premakeup('Ann', 'Attack', { row: 3 }), { ...premakeup('Bob', 'Bride'), row: 4, ...changes }],
    });
  test.each([
    [{ player: 'Rob' }, 'Player', '"Rob" is not on the Roster: did you mean Bob?'],
    [{ machine: 'Bridge' }, 'Machine', '"Bridge" is not on the Normalizers tab: did you mean Bride?'],
    [{ player: 'ANN', machine: 'at' }, 'Machine', 'ANN has Attack in row 3 already: keep both scores in one row'],
    [{ first: -5 }, 'First', '-5 is not a score'],
    [{ second: 1.5 }, 'Second', '1.5 is not a score'],
  ])('%p blocks', (changes, header, what) => {
    expect(problems(group('1', GOOD, TWO), row(changes))).toEqual([
      { at: rowAt('Premakeups', 4, header), what: expect.stringContaining(what) },
    ]);
  });
});

describe('R15.3 the Rulings tab', () => {
  const at = (header: string) => rowAt('Rulings', 2, header);
  test.each([
    [{ player: 'Bub' }, 'Player', '"Bub" is not on the Roster: did you mean Bob?'],
    [{ player: 'Dora' }, 'Player', 'Dora is in no group this week'],
    [{ group: '2' }, 'Group', 'Bob plays in group 1 this week, not in group 2: type 1'],
    [{ game: 3 }, 'Game', 'group 1 played no game 3'],
    [{ player: 'Cid' }, 'Game', 'Cid missed game 1'],
  ])('%p blocks', (changes, header, what) => {
    const players = roster('Ann Bob Cid Dora').map((player) => ({
      ...player,
      ...(player.name === 'Dora' ? { status: 'Withdrawn' as const } : {}),
    }));
    const of = season(players, { rulings: [ruling('Bob', changes)] });
    expect(problems(group('1', { ...GOOD, Cid: 'Absent' }, TWO), of)).toEqual([
      { at: at(header), what: expect.stringContaining(what) },
    ]);
  });

  test('repeated intentional slams are flagged', () => {
    const rulings = [
      ruling('Bob', { ruling: 'Slam tilt (intentional)' }),
      ruling('Bob', { row: 3, game: 2, ruling: 'Slam tilt (intentional)' }),
    ];
    const found = warnings(group('1', { ...GOOD, Bob: [0, 0] }, TWO), season(roster('Ann Bob Cid'), { rulings }));
    expect(found).toEqual([
      { at: rowAt('Rulings', 3, 'Ruling'), what: expect.stringContaining('Bob has 2 intentional slam tilts') },
    ]);
  });
});

describe('warnings', () => {
  const texts = (typed: TypedGroup | TypedGroup[], of?: Season) => warnings(typed, of).map(({ what }) => what);

  test('R6.3 a tie of played scores', () => {
    expect(warnings(group('1', { ...GOOD, Cid: [30, 10] }, TWO))).toEqual([
      {
        at: groupAt('score', { player: 2, game: 0 }),
        what: 'Bob and Cid have the same score 30,000,000 in game 1: check that both are right',
      },
    ]);
  });

  test('R6.3 no tie with the score of somebody absent', () => {
    const premakeups = ['Attack', 'Bride'].map((machine, at) =>
      premakeup('Cid', machine, { row: at + 2, first: 30_000_000 }),
    );
    expect(texts(group('1', { ...GOOD, Cid: 'Absent' }, TWO), season(roster('Ann Bob Cid'), { premakeups }))).toEqual(
      [],
    );
  });

  test('a score under 1,000 on a machine that scores millions', () => {
    const low = group('1', { ...GOOD, Cid: [0.0009, 10] }, TWO);
    expect(texts(low)[0]).toBe('Cid has only 900 on Attack: check that no zeros are missing');
    const small = MACHINES.map((machine) => ({ ...machine, normalizer: 999_999 }));
    expect(texts(low, season(roster('Ann Bob Cid'), { normalizers: small }))).toHaveLength(1);
    expect(texts(group('1', { ...GOOD, Cid: [0.001, 10] }, TWO))).toHaveLength(1);
  });

  test('top and bottom of a game more than 150 times apart', () => {
    const apart = (bottom: number) => texts(group('1', { Ann: [30, 40], Bob: [29, 20], Cid: [bottom, 10] }, TWO));
    expect(apart(0.2)).toEqual([]);
    expect(apart(0.199)).toEqual(["Ann's 30,000,000 is more than 150 times Cid's 199,000: check the zeros of both"]);
  });

  test('R15.3 a 0 by ruling is no slip', () => {
    expect(
      texts(group('1', { ...GOOD, Bob: [0, 20] }, TWO), season(roster('Ann Bob Cid'), { rulings: [ruling('Bob')] })),
    ).toEqual([]);
  });

  test('R5.1 a premakeup used tonight without a witness', () => {
    const premakeups = [
      premakeup('Cid', 'Attack', { row: 2, first: 5_000_000, witness: ' ' }),
      premakeup('Cid', 'Comet', { row: 3, first: 5_000_000, witness: '' }),
    ];
    expect(
      warnings(group('1', { ...GOOD, Cid: 'Absent' }, TWO), season(roster('Ann Bob Cid'), { premakeups })),
    ).toEqual([
      {
        at: rowAt('Premakeups', 2, 'Witness'),
        what: expect.stringContaining("Cid's premakeup on Attack is used tonight without a witness"),
      },
    ]);
  });

  test('R17.1 groups that played different numbers of games', () => {
    const of = season(roster('Ann Bob Cid Dora'));
    const groups = [
      group('1', { Ann: [50, 40], Bob: [30, 20] }, TWO),
      group('2', { Cid: [20], Dora: [10] }, ['Attack', '']),
    ];
    expect(warnings(groups, of)).toEqual([
      {
        at: groupAt('machine', { game: 1 }, '2'),
        what: 'group 2 played 1 game, another group 2: check that no game is missing',
      },
    ]);
  });

  test('R2.4 a player typed on a tab though Withdrawn or Dropped; the night counts', () => {
    const players = roster('Ann Bob Cid').map((player) =>
      player.name === 'Cid' ? { ...player, status: 'Withdrawn' as const } : player,
    );
    const of = season(players);
    expect(warnings(group('1', GOOD, TWO), of)).toEqual([
      {
        at: groupAt('name', { player: 2 }),
        what: 'Cid is Withdrawn: their night counts, but they get no group for the next one',
      },
    ]);
    const { outcome } = decideNight(of, night([group('1', GOOD, TWO)]));
    expect(outcome!.nights.find((row) => row.player === 'Cid')).toMatchObject({ place: 3, next: '' });
    expect(outcome!.pot.dues).toBe(1800);
  });

  test('R1.4 a player who plays before their Joined week', () => {
    const players = roster('Ann Bob Cid').map((player) => ({ ...player, joined: player.name === 'Cid' ? 2 : 1 }));
    expect(warnings(group('1', GOOD, TWO), season(players)).map(({ at }) => at)).toEqual([
      rowAt('Roster', 4, 'Joined'),
    ]);
  });
});
