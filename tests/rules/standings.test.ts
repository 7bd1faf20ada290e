import { readHistory } from '../../src/rules/history';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { compareRecords } from '../../src/rules/ranking';
import { leagueStanding } from '../../src/rules/seasonView';
import { standings } from '../../src/rules/standings';
import { MILLIONTHS, type NightRow, type RosterPlayer, type Season, TWELFTHS } from '../../src/rules/types';
import { nightRow, resultRow, roster, season } from '../support/seasonBuilders';

const table = (of: Season) => standings(of).map(({ rank, player }) => `${rank ?? '-'} ${player}`);
const withdrawn = (players: RosterPlayer[], name: string): RosterPlayer[] =>
  players.map((player) => (player.name === name ? { ...player, status: 'Withdrawn' } : player));

describe('R12.1 order', () => {
  test('by season TLP', () => {
    const nights = [
      nightRow('A', { points: 10 }),
      nightRow('B', { points: 12 }),
      nightRow('A', { week: 2, points: 12 }),
      nightRow('B', { week: 2, points: 9 }),
    ];
    expect(table(season(roster('B A'), { nights }))).toEqual(['1 A', '2 B']);
  });

  test('ties by ANS, compared as the exact quotient', () => {
    // 1/3 and 333333/1000000 look alike to six decimals.
    const weeks = (player: string, tnss: number[]) =>
      tnss.map((tns, at) => nightRow(player, { week: at + 1, points: at === 0 ? 10 : 0, tns }));
    const nights = [...weeks('A', [333_333]), ...weeks('B', [1_000_000, 0, 0])];
    expect(table(season(roster('A B'), { nights }))).toEqual(['1 B', '2 A']);
  });

  test('then by win-loss record, then shared and listed by ladder', () => {
    const nights = ['A', 'B', 'C'].map((name, at) => nightRow(name, { points: 5, place: at + 1 }));
    const tied = season(roster('C B A'), { nights });
    expect(table(tied)).toEqual(['1 A', '1 B', '1 C']);
    const results = [resultRow('A', 1), resultRow('B', 2), resultRow('C', 2)];
    expect(table({ ...tied, results })).toEqual(['1 B', '1 C', '3 A']);
  });
});

describe('R11.3 win-loss record', () => {
  const record = (player: string, ...rows: Parameters<typeof resultRow>[]) => {
    const { wins, losses } = readHistory(
      season(roster('A B C D'), {
        nights: rows.map(([name]) => nightRow(name)),
        results: rows.map((row) => resultRow(...row)),
      }),
    ).records.get(player)!;
    return `${wins}-${losses}`;
  };
  test('a win for each opponent outscored, neither for equals', () => {
    const game: Parameters<typeof resultRow>[] = [
      ['A', 9],
      ['B', 5],
      ['C', 5],
      ['D', 1],
    ];
    expect(record('a', ...game)).toBe('3-0');
    expect(record('b', ...game)).toBe('1-1');
  });
  test('premakeups count on both sides', () => {
    const game: Parameters<typeof resultRow>[] = [
      ['A', 9, { how: 'PM1' }],
      ['B', 5],
    ];
    expect([record('a', ...game), record('b', ...game)]).toEqual(['1-0', '0-1']);
  });
  test('ghosts count as opponents only', () => {
    const game: Parameters<typeof resultRow>[] = [
      ['A', 9],
      ['B', 5, { how: 'GH' }],
      ['C', 1, { how: 'GA' }],
    ];
    expect([record('a', ...game), record('b', ...game), record('c', ...game)]).toEqual(['2-0', '0-0', '0-0']);
  });
  test('only players of the same group and game meet, however the tab is sorted', () => {
    const rows: Parameters<typeof resultRow>[] = [
      ['A', 9],
      ['C', 10, { group: '2' }],
      ['B', 5],
      ['A', 1, { game: 2 }],
    ];
    expect(record('a', ...rows)).toBe('1-0');
  });
  test('is compared by its share of wins, 0 without a game', () => {
    const of = (wins: number, losses: number) => ({ tlp: 0, tns: 0, nights: [], wins, losses });
    expect(compareRecords(of(2, 1), of(5, 3))).toBeLessThan(0);
    expect(compareRecords(of(1, 1), of(0, 0))).toBeLessThan(0);
    expect(compareRecords(of(0, 4), of(0, 0))).toBe(0);
    expect(compareRecords(of(1, 0), undefined)).toBeLessThan(0);
  });
});

describe('R12.2 columns', () => {
  const nights = [
    nightRow('A', { points: 10, tns: 2 * MILLIONTHS, place: 1 }),
    nightRow('B', { points: 8, tns: MILLIONTHS, place: 2 }),
    nightRow('C', { points: 6, place: 3 }),
    nightRow('A', { week: 2, points: 1, tns: MILLIONTHS, place: 2 }),
    nightRow('B', { week: 2, points: 9, place: 1 }),
  ];

  test('are weeks, TLP, behind, last night, ANS', () => {
    const [b, a, c] = standings(season(roster('A B C'), { nights }));
    expect(b).toMatchObject({ player: 'B', weeks: 2, tlp: 17 * TWELFTHS, behind: 0, lastNight: 9 * TWELFTHS });
    expect(a).toMatchObject({ player: 'A', behind: 6 * TWELFTHS, ans: 1.5 * MILLIONTHS, lastNight: TWELFTHS });
    expect(c).toMatchObject({ player: 'C', weeks: 1, lastNight: null, ans: 0 });
  });

  test('change is up when positive, blank in the first table', () => {
    expect(standings(season(roster('A B C'), { nights })).map(({ change }) => change)).toEqual([1, -1, 0]);
    const first = nights.filter(({ week }) => week === 1);
    expect(standings(season(roster('A B C'), { nights: first })).map(({ change }) => change)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('change is against the table as shown, when who left since was still in it', () => {
    const left = season(withdrawn(roster('A B C'), 'A'), { nights });
    expect(standings(left).map(({ player, rank, change }) => [player, rank, change])).toEqual([
      ['B', 1, 1],
      ['C', 2, 1],
      ['A', 3, -2],
    ]);
  });

  test('change is against the table as shown, where who was dropped that week stood last', () => {
    const dropped = nightRow('D', { points: 99, next: '', attendance: { kind: 'No-show' } });
    const of = season(roster('A B C D'), { nights: [dropped, ...nights] }, { noShowsAllowed: 0 });
    expect(standings(of).map(({ player, rank, change }) => [player, rank, change])).toEqual([
      ['B', 1, 1],
      ['A', 2, -1],
      ['C', 3, 0],
      ['D', 4, 0],
    ]);
  });

  test('next group is that of the open week', () => {
    const rows = standings(season(roster('A B C D E'), {}));
    expect(rows.map(({ player, nextGroup }) => player + nextGroup)).toEqual(['A1', 'B1', 'C2', 'D2', 'E2']);
  });
});

test('R2.2 who left stands below all Active players', () => {
  const nights = [nightRow('A', { points: 20 }), nightRow('B', { points: 3 }), nightRow('C', { points: 9 })];
  expect(table(season(withdrawn(roster('A B C'), 'A'), { nights }))).toEqual(['1 C', '2 B', '3 A']);
});

describe('R12.3 league standing', () => {
  test('is the ladder in week 1', () => {
    expect(leagueStanding(season(roster('A:2 B:9 C:2 D:4')))).toEqual(['B', 'D', 'A', 'C']);
  });

  test('a joiner stands at 0', () => {
    const nights = [nightRow('A', { points: 4 }), nightRow('B', { points: 2, place: 2 })];
    const of = season([...roster('A:1 B:1'), { ...roster('J:10')[0]!, row: 9, joined: 2 }], { nights });
    expect(leagueStanding(of)).toEqual(['A', 'B', 'J']);
    expect(nextGroupsFrom(of)[0]!.players).toEqual(['A', 'B', 'J']);
  });

  test('shared ranks are in the order of the open ladder', () => {
    // B won group 2 and moves up, C lost group 1 and moves down: the ladder is A B / C D.
    const nights = [
      nightRow('A', { points: 5, place: 1 }),
      nightRow('C', { points: 2, place: 2, move: 'down' }),
      nightRow('B', { group: '2', points: 2, place: 1, move: 'up' }),
      nightRow('D', { group: '2', points: 2, place: 2 }),
    ];
    expect(leagueStanding(season(roster('D C B A'), { nights }))).toEqual(['A', 'B', 'C', 'D']);
  });

  test('after the last night shared ranks are in the order of that night’s ladder', () => {
    const row = (player: string, week: number, place: number, changes: Partial<NightRow>) =>
      nightRow(player, { week, place, points: 5, ...changes });
    const nights = [
      row('A', 1, 1, {}),
      row('B', 1, 2, { move: 'down' }),
      row('C', 1, 1, { group: '2', move: 'up' }),
      row('D', 1, 2, { group: '2' }),
      row('C', 2, 1, { move: '', next: '' }),
      row('A', 2, 2, { move: '', next: '' }),
      row('D', 2, 1, { group: '2', move: '', next: '' }),
      row('B', 2, 2, { group: '2', move: '', next: '' }),
    ];
    expect(leagueStanding(season(roster('D C B A'), { nights }, { weeks: 2 }))).toEqual(['A', 'C', 'B', 'D']);
  });
});

describe('R12.1 after the split', () => {
  const week = (number: number, points: Record<string, number>, next: Record<string, string>) =>
    Object.entries(points).map(([player, tlp]) =>
      nightRow(player, { week: number, points: tlp, group: number === 5 ? '1' : next[player]!, next: next[player]! }),
    );
  const divisions = { A: 'A1', B: 'A1', C: 'B1', D: 'B1' };
  const split = week(5, { A: 9, B: 8, C: 7, D: 6 }, divisions);
  const later = week(6, { A: 1, B: 5, C: 1, D: 9 }, divisions);
  const left = nightRow('X', { week: 4, points: 99, next: '' });
  const players = withdrawn(roster('A B C D X'), 'X');

  test('one table for each division, who left before the split below both', () => {
    expect(table(season(players, { nights: [left, ...split, ...later] }))).toEqual(['1 B', '2 A', '1 D', '2 C', '- X']);
  });

  test('R12.3 change is blank in the first table after the split, then within the division', () => {
    const change = (nights: NightRow[]) => standings(season(players, { nights })).map((row) => row.change);
    const before = ['A', 'B', 'C', 'D'].map((player, at) => nightRow(player, { week: 4, points: at }));
    expect(change([left, ...before, ...split])).toEqual([null, null, null, null, null]);
    expect(change([left, ...split, ...later])).toEqual([1, -1, 1, -1, null]);
  });

  test('who leaves after the split stands below the Active ones of the division', () => {
    const of = season(withdrawn(withdrawn(roster('A B C D X'), 'X'), 'B'), { nights: [left, ...split, ...later] });
    expect(table(of)).toEqual(['1 A', '2 B', '1 D', '2 C', '- X']);
  });
});
