import { decideNight, fillNight } from '../../src/rules/night';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { MILLIONTHS, type RosterPlayer, type Season, TWELFTHS, type TypedGroup } from '../../src/rules/types';
import {
  decided,
  group,
  MACHINES,
  night,
  nightRow,
  premakeup,
  resultRow,
  roster,
  ruling,
  season,
} from '../support/seasonBuilders';

const FIVE = [50, 40, 30, 20, 10];
const SMALL = [9, 8, 7, 6, 5];
const TWO = ['Attack', 'Bride'];

function withPlayer(players: RosterPlayer[], name: string, changes: Partial<RosterPlayer>): RosterPlayer[] {
  return players.map((player) => (player.name === name ? { ...player, ...changes } : player));
}

describe('a night of two groups', () => {
  const of = season(roster('A:9 B:8 C:7 D:6 E:5'));
  const typed = night([group('1', { A: FIVE, B: SMALL }), group('2', { C: FIVE, D: [30, 25, 20, 15, 8], E: SMALL })]);
  const outcome = decided(of, typed);

  test('R6, R7 its points, places and TNS are committed', () => {
    expect(
      outcome.nights.map((row) => [row.player, row.place, row.lp / TWELFTHS, row.tlp / TWELFTHS, row.tns]),
    ).toEqual([
      // A triples B in games 1 to 3 and 4 (20 to 6), not in 5 (10 to 5): 4 + 4 + 4 + 4 + 3.
      ['A', 1, 19, 23, 15 * MILLIONTHS],
      ['B', 2, 1, 1, 3.5 * MILLIONTHS],
      // C beats D and E together in games 1 to 3 only by 50 > 39, 40 > 33, 30 > 27; 20 < 21 and 10 < 13.
      ['C', 1, 18, 22, 15 * MILLIONTHS],
      ['D', 2, 10, 12, 9.8 * MILLIONTHS],
      ['E', 3, 2, 2, 3.5 * MILLIONTHS],
    ]);
  });

  test('Results are in the order of group, game and standing', () => {
    const keys = outcome.results.map((row) => `${row.group}${row.game}${row.player}`);
    expect(keys).toHaveLength(25);
    expect(keys.slice(0, 4)).toEqual(['11A', '11B', '12A', '12B']);
    expect(keys.slice(10, 14)).toEqual(['21C', '21D', '21E', '22C']);
    expect(outcome.results[0]).toMatchObject({
      machine: 'Attack',
      score: 50_000_000,
      normalized: 5 * MILLIONTHS,
      how: '',
    });
  });

  test('R10 the next groups follow the moves, listed by standing', () => {
    expect(outcome.nextGroups).toEqual([
      { name: '1', players: ['A', 'C'] },
      { name: '2', players: ['D', 'E', 'B'] },
    ]);
    expect(outcome.nights.map((row) => `${row.player} ${row.move} ${row.next}`)).toEqual([
      'A stay 1',
      'B down 2',
      'C up 1',
      'D stay 2',
      'E stay 2',
    ]);
  });

  test('R14 the pot is paid to the winners and the rest goes to the fund', () => {
    expect(outcome.pot).toEqual({ week: 1, dues: 3000, pot: 1500, paidOut: 1500, toFund: 1500 });
    expect(outcome.nights.filter((row) => row.payout > 0).map((row) => [row.player, row.payout])).toEqual([
      ['A', 1125],
      ['C', 375],
    ]);
  });

  test('R18.1 Why holds the sentences of match, move and payout', () => {
    const c = outcome.nights.find((row) => row.player === 'C')!;
    expect(c.why).toContain('up: won the group (R10.1)');
    expect(c.why).toContain('wins $3.75: second best of the group winners');
    for (const row of [...outcome.nights, ...outcome.results]) {
      expect(row.reasons.length).toBeGreaterThan(0);
      expect(row.why).not.toBe('');
    }
  });

  test('R19 the next groups follow from the committed rows alone', () => {
    const bare: Season = {
      ...of,
      results: outcome.results.map(({ reasons: _, ...row }) => row).reverse(),
      nights: outcome.nights.map(({ reasons: _, ...row }) => row).reverse(),
    };
    expect(nextGroupsFrom(bare)).toEqual(outcome.nextGroups);
  });
});

describe('R9.5 ladder and groups', () => {
  test('a player moved by hand keeps their relative place, and finalizing uses what the tabs say', () => {
    const of = season(roster('A:9 B:8 C:7 D:6 E:5 F:4'));
    // F, weakest of all, sits in group 1 and draws with A: the standing of week 1 is the ladder, A before F.
    const typed = night([
      group('1', { F: FIVE, A: FIVE, B: SMALL }),
      group('2', { C: FIVE, D: SMALL, E: [1, 1, 1, 1, 1] }),
    ]);
    const outcome = decided(of, typed);
    expect(outcome.nights.map((row) => row.player)).toEqual(['A', 'F', 'B', 'C', 'D', 'E']);
    expect(outcome.nextGroups.map(({ players }) => players)).toEqual([
      ['C', 'A', 'F'],
      ['D', 'B', 'E'],
    ]);
  });

  test('R9.4 who left is taken out and the ladder is cut anew', () => {
    const of = season(roster('A:9 B:8 C:7 D:6 E:5'));
    const { after } = decided(
      of,
      night([group('1', { A: FIVE, B: SMALL }), group('2', { C: FIVE, D: SMALL, E: [1, 1, 1, 1, 1] })]),
    );
    const left: Season = { ...after.season, roster: withPlayer(after.season.roster, 'C', { status: 'Withdrawn' }) };
    expect(nextGroupsFrom(left)).toEqual([{ name: '1', players: ['A', 'D', 'B', 'E'] }]);
  });
});

describe('R1.4 joiners', () => {
  const four = roster('A:9 B:8 C:7 D:6');
  const one = night([group('1', { A: FIVE, B: SMALL, C: [4, 4, 4, 4, 4], D: [1, 1, 1, 1, 1] })]);

  test('a Joined week to come enters that week’s groups by skill', () => {
    const of = season([...four, { ...roster('J:7')[0]!, row: 9, joined: 2 }]);
    // The ladder is A B C D; J stands behind C, the last who is at least as skilled.
    expect(decided(of, one).nextGroups.map(({ players }) => players)).toEqual([
      ['A', 'B'],
      ['C', 'D', 'J'],
    ]);
    expect(decided(of, one).joined).toEqual([]);
  });

  test('a blank Joined is filled in: this week for who is in a group, the next one for who is not', () => {
    const blank = withPlayer(four, 'D', { joined: null });
    const of = season([...blank, { ...roster('J:1')[0]!, row: 9, joined: null }]);
    expect(decided(of, one).joined).toEqual([
      { row: 5, player: 'D', week: 1 },
      { row: 9, player: 'J', week: 2 },
    ]);
    expect(decided(of, one).nextGroups.flatMap(({ players }) => players)).toContain('J');
  });

  test('R1.3 nobody joins after the last week for it', () => {
    const joined = (week: number | null, lastWeekToJoin = 2) => {
      const of = season([...four, { ...roster('J:7')[0]!, row: 9, joined: week }], {}, { lastWeekToJoin });
      return decideNight(of, one).problems;
    };
    expect(joined(2)).toEqual([]);
    expect(joined(3)).toEqual([
      {
        at: { kind: 'row', tab: 'Roster', row: 9, header: 'Joined' },
        what: 'J would join in week 3, but nobody joins after week 2: set Status to Withdrawn (R1.3)',
      },
    ]);
    expect(joined(null, 1)[0]!.what).toContain(
      'J is new and in no group, and nobody joins after week 1: use League > More > Rebuild',
    );
  });
});

test('R1.4 who has played is no joiner: a blank Joined is filled in with their first week', () => {
  const nights = ['A', 'B'].map((name, at) => nightRow(name, { week: 5, place: at + 1 }));
  const of = season(withPlayer(roster('A B'), 'B', { joined: null }), { nights });
  expect(decided(of, night([group('1', { A: FIVE, B: SMALL })], 6)).joined).toEqual([{ row: 3, player: 'B', week: 5 }]);
});

test('R1.3 somebody new without a Joined week gets no group after the last week to join', () => {
  const nights = ['A', 'B'].map((name, at) => nightRow(name, { week: 2, place: at + 1 }));
  const players = [...roster('A B'), { ...roster('J')[0]!, row: 9, joined: null }];
  const seated = (week: number) =>
    nextGroupsFrom(season(players, { nights: nights.map((row) => ({ ...row, week })) })).flatMap((one) => one.players);
  expect(seated(1)).toEqual(['A', 'B', 'J']);
  expect(seated(2)).toEqual(['A', 'B']);
});

test('R14.1 with "paid up" tonight’s dues count too', () => {
  const pay = (amount: number) => [{ row: 2, date: null, player: 'A', amount, note: '' }];
  const potOf = (amount: number) => {
    const of = season(roster('A B'), { payments: pay(amount) }, { potCounts: 'paid up' });
    return decided(of, night([group('1', { A: FIVE, B: SMALL })])).pot;
  };
  expect(potOf(599)).toMatchObject({ dues: 1200, pot: 0, paidOut: 0, toFund: 1200 });
  expect(potOf(600)).toMatchObject({ dues: 1200, pot: 300, paidOut: 225, toFund: 975 });
});

describe('R3.5 the third no-show', () => {
  const before = [1, 2].flatMap((week) => [
    nightRow('A', { week, points: 9, place: 1 }),
    nightRow('B', { week, points: 5, place: 2 }),
    nightRow('C', { week, place: 3, attendance: { kind: 'No-show' }, move: 'frozen' }),
  ]);
  const of = season(roster('A B C'), { nights: before });
  const typed = night([group('1', { A: FIVE, B: SMALL, C: 'No-show' })], 3);
  const { warnings } = decideNight(of, typed);
  const outcome = decided(of, typed);

  test('drops the player at the end of that night, with Next blank; the night is scored and owed', () => {
    expect(outcome.dropped).toEqual(['C']);
    const c = outcome.nights.find((row) => row.player === 'C')!;
    expect(c).toMatchObject({ next: '', move: 'frozen', place: 3 });
    expect(c.why).toContain('dropped: 3 no-shows, 2 allowed (R3.5)');
    expect(outcome.nextGroups).toEqual([{ name: '1', players: ['A', 'B'] }]);
    expect(outcome.pot.dues).toBe(1800);
    expect(outcome.standings.at(-1)).toMatchObject({ player: 'C', state: 'Dropped', noShows: 3, nextGroup: '' });
  });

  test('is announced before', () => {
    expect(warnings.map(({ what }) => what)).toContain('C will be dropped: no-show 3, 2 allowed (R3.5)');
  });

  test('R3.4 Late 4 with two no-shows is a warning, Late 3 is none', () => {
    const late = (is: string) =>
      decideNight(
        of,
        night(
          [group('1', { A: FIVE, B: SMALL, C: { is, scores: [null, null, is === 'Late 3' ? 3 : null, 2, 1] } })],
          3,
        ),
      );
    expect(late('Late 4').problems).toEqual([]);
    expect(late('Late 4').warnings.map(({ at, what }) => [at, what])).toEqual([
      [
        { kind: 'group', group: '1', part: 'attendance', player: 2 },
        'C has 2 no-shows and was not there for game 3: type No-show if this is one too, else leave Late 4 (R3.4)',
      ],
    ]);
    expect(late('Late 3').warnings).toEqual([]);
  });

  test('R3.4 Late 4 with one no-show is no warning', () => {
    const once = season(roster('A B C'), { nights: before.filter(({ week }) => week === 1) });
    const late = group('1', { A: FIVE, B: SMALL, C: { is: 'Late 4', scores: [null, null, null, 2, 1] } });
    expect(decideNight(once, night([late], 2)).warnings).toEqual([]);
  });
});

describe('R5 missed games', () => {
  const book = [
    premakeup('b', 'AT', { row: 2, first: 20_000_000, second: 40_000_000 }),
    premakeup('B', 'Bride', { row: 3, first: 50_000_000 }),
  ];
  const of = season(roster('A B'), { premakeups: book });

  test('are filled in from premakeups and ghosts and committed with their code', () => {
    const outcome = decided(of, night([group('1', { A: FIVE, B: 'Absent' })]));
    const b = outcome.results.filter((row) => row.player === 'B');
    expect(b.map((row) => [row.score, row.how])).toEqual([
      [40_000_000, 'PM2'],
      [50_000_000, 'PM1'],
      [5_000_000, 'GH'],
      [5_000_000, 'GH'],
      [5_000_000, 'GH'],
    ]);
    expect(outcome.premakeupsUsed.map(({ row, used }) => [row, used])).toEqual([
      [2, ['2']],
      [3, ['1']],
    ]);
    // R4.3: premakeups count in TNS, ghosts do not.
    expect(b.map((row) => row.normalized / MILLIONTHS)).toEqual([4, 5, 0, 0, 0]);
    expect(outcome.nights.find((row) => row.player === 'B')!.tns).toBe(9 * MILLIONTHS);
  });

  test('R5.11 the codes used in finalized weeks count, in the order of the night’s games', () => {
    const used = { results: [resultRow('B', 1, { how: 'PM2' })], nights: [nightRow('A'), nightRow('B', { place: 2 })] };
    const typed = night([group('1', { A: FIVE, B: 'Absent' }, ['Attack', 'Bride', 'Attack', 'Bride', 'Bride'])], 2);
    const b = decided({ ...of, ...used }, typed).results.filter((row) => row.player === 'B');
    expect(b.map((row) => row.how)).toEqual(['PMA', 'PM1', 'PM1', 'PM0', 'PMA']);
  });

  test('R5.5 the fourth missed week gets ghosts, and this week counts', () => {
    const missed = [1, 2, 3].map((week) => nightRow('B', { week, place: 2, attendance: { kind: 'Absent' } }));
    const three = [...missed, ...[1, 2, 3].map((week) => nightRow('A', { week }))];
    const hows = (nights: typeof three, week: number) =>
      decided({ ...of, nights }, night([group('1', { A: FIVE, B: 'Absent' })], week))
        .results.filter((row) => row.player === 'B')
        .map((row) => row.how);
    expect(hows(three, 4)).toEqual(['GA', 'GA', 'GH', 'GH', 'GH']);
    expect(
      hows(
        three.filter(({ week }) => week < 3),
        3,
      ),
    ).toEqual(['PM2', 'PM1', 'GH', 'GH', 'GH']);
  });

  test('R10.3 a premakeup player who wins moves up, one without a premakeup is frozen', () => {
    const players = roster('X:9 Y:9 B:5 A:5 C:5');
    const typed = (is: TypedGroup) => night([group('1', { X: FIVE, Y: SMALL }, TWO), is]);
    const premakeups = [
      premakeup('B', 'Attack', { first: 900_000_000 }),
      premakeup('B', 'Bride', { row: 3, first: 900_000_000 }),
    ];
    const lines = { B: 'Absent', A: [20, 20], C: [10, 10] };
    const move = (of: Season) =>
      decided(of, typed(group('2', lines, TWO))).nights.find((row) => row.player === 'B')!.move;
    expect(move(season(players, { premakeups }))).toBe('up');
    expect(move(season(players))).toBe('frozen');
  });

  test('fillNight shows them as soon as attendance says so, also on a half-typed night', () => {
    const half = night([
      group('1', { A: [50, null], B: { is: 'Late 3', scores: [] }, Nobody: 'Absent' }, [
        'Attack',
        'Br',
        'Nonsense',
        '',
        'Comet',
      ]),
    ]);
    const [[a, b, nobody]] = fillNight(of, half) as [ReturnType<typeof fillNight>[number]];
    expect(a).toEqual([null, null, null, null, null]);
    expect(b!.map((fill) => fill && [fill.score, fill.how])).toEqual([
      [40_000_000, 'PM2'],
      [50_000_000, 'PM1'],
      null,
      null,
      null,
    ]);
    expect(nobody!.map((fill) => fill?.how ?? null)).toEqual(['GH', 'GH', null, null, 'GH']);
    expect(b![1]!.reason.kind).toBe('premakeup');
  });

  test('fillNight never throws', () => {
    expect(fillNight(of, night([]))).toEqual([]);
    expect(
      fillNight(of, {
        week: 7,
        date: '',
        groups: [
          { name: '', machines: ['', '?'], players: [{ name: '', attendance: { kind: 'Absent' }, scores: [] }] },
        ],
      }),
    ).toEqual([[[null, null]]]);
  });
});

describe('R15.3 rulings', () => {
  const typed = (score: number | null) => night([group('1', { A: [50, 40], B: [score, 30] }, TWO)]);
  const of = season(roster('A B'), { rulings: [ruling('b')] });

  test('score 0 whatever the cell says, with a warning when it differs', () => {
    const { outcome, warnings } = decideNight(of, typed(60));
    expect(outcome!.results.find((row) => row.player === 'B')).toMatchObject({ score: 0, how: '', place: 2 });
    expect(warnings.map(({ at }) => at)).toEqual([{ kind: 'group', group: '1', part: 'score', player: 1, game: 0 }]);
    expect(decideNight(of, typed(0)).warnings).toEqual([]);
    expect(decideNight(of, typed(null)).warnings).toEqual([]);
    expect(decideNight(of, typed(null)).problems).toEqual([]);
  });

  test('of another week change nothing', () => {
    const other = season(roster('A B'), { rulings: [ruling('B', { week: 2, game: 9 })] });
    const { outcome, problems } = decideNight(other, typed(60));
    expect(problems).toEqual([]);
    expect(outcome!.results.find((row) => row.player === 'B')!.score).toBe(60_000_000);
  });
});

test('R3.1 blank attendance with every score counts as Present', () => {
  const outcome = decided(season(roster('A B')), night([group('1', { A: FIVE, B: SMALL })]));
  expect(outcome.nights.map((row) => row.attendance)).toEqual([{ kind: 'Present' }, { kind: 'Present' }]);
});

test('R17.1 columns without a machine at the end were not played', () => {
  const outcome = decided(
    season(roster('A B')),
    night([group('1', { A: FIVE, B: SMALL }, ['Attack', 'Bride', '', '', ''])]),
  );
  expect(outcome.results.map((row) => row.game)).toEqual([1, 1, 2, 2]);
});

test('R4.4 the normalizer of the week counts, and a finalized week does not change with it', () => {
  const of = season(roster('A B'), {
    normalizers: [...MACHINES, { ...MACHINES[0]!, row: 9, sinceWeek: 2, normalizer: 20_000_000 }],
  });
  const one = decided(of, night([group('1', { A: [50], B: [10] }, ['Attack'])]));
  const two = decided(one.after.season, night([group('1', { A: [50], B: [10] }, ['Attack'])], 2));
  expect([one, two].map((outcome) => outcome.nights[0]!.tns)).toEqual([5 * MILLIONTHS, 2.5 * MILLIONTHS]);
  expect(two.standings[0]!.ans).toBe(3.75 * MILLIONTHS);
});
