import { decideNight } from '../../src/rules/night';
import { splitIsDue } from '../../src/rules/divisions';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { openWeek, playerStates } from '../../src/rules/season';
import { standings } from '../../src/rules/standings';
import type { Season } from '../../src/rules/types';
import {
  decided,
  DEFAULTS,
  manyPlayers,
  night,
  playedNight,
  playWeeks,
  roster,
  type ScoreOf,
  season,
} from '../support/seasonBuilders';

/** P1 is the strongest, then P2 and so on: nobody ever beats somebody with a smaller number. */
const byNumber: ScoreOf = (player) => 1_000_000 * (100 - Number(player.slice(1)));
const groupsOf = (of: Season) => nextGroupsFrom(of).map(({ name, players }) => `${name}: ${players.join(' ')}`);

describe('R11.1 the split', () => {
  test('is due after the split week, with enough Active players, unless that week is the last', () => {
    expect(splitIsDue(5, 8, DEFAULTS)).toBe(true);
    expect(splitIsDue(4, 8, DEFAULTS)).toBe(false);
    expect(splitIsDue(6, 8, DEFAULTS)).toBe(false);
    expect(splitIsDue(5, 7, DEFAULTS)).toBe(false);
    expect(splitIsDue(5, 8, { ...DEFAULTS, weeks: 5 })).toBe(false);
  });

  test('puts the smaller half of an odd league into A', () => {
    const { season: of } = playWeeks(season(manyPlayers(9)), 5, byNumber);
    const division = [...playerStates(of).values()].map((player) => player.division);
    expect(division.filter((one) => one === 'A')).toHaveLength(4);
    expect(division.filter((one) => one === 'B')).toHaveLength(5);
  });

  test('counts who is Active at the end of the split night: a third no-show then leaves one division of 7', () => {
    const noShow = (player: string, week: number) => (player === 'P8' && week >= 3 ? 'No-show' : 'Present');
    const { season: of, outcomes } = playWeeks(season(manyPlayers(8)), 5, byNumber, noShow);
    expect(outcomes[4]!.dropped).toEqual(['P8']);
    expect(groupsOf(of).map((group) => group[0])).toEqual(['1', '2']);
    expect(outcomes[4]!.nights.some((row) => row.move === 'up')).toBe(true);
  });
});

test('R11.2, R10.6 week 6 is seeded by TLP, without movement, and the reasons say so', () => {
  const { season: of, outcomes } = playWeeks(season(manyPlayers(8)), 5, byNumber);
  const ranked = standings(of).map((row) => row.player);
  expect(groupsOf(of)).toEqual([
    `A1: ${ranked.slice(0, 2).join(' ')}`,
    `A2: ${ranked.slice(2, 4).join(' ')}`,
    `B1: ${ranked.slice(4, 6).join(' ')}`,
    `B2: ${ranked.slice(6).join(' ')}`,
  ]);
  const last = outcomes[4]!.nights;
  expect(new Set(last.map((row) => row.move))).toEqual(new Set(['']));
  const first = last.find((row) => row.player === ranked[0])!;
  expect(first.next).toBe('A1');
  expect(first.why).toContain('no movement: the divisions are seeded by the standings (R10.6)');
  expect(first.why).toMatch(/division A: 1st of 8 with [\d.]+ points, the top 4 are A \(R11\.1\)$/);
});

test('R11.2 ties at the split go by ANS, then win-loss, then the ladder of the split night', () => {
  // Everybody scores the same all night: every point is shared, so only the ladder is left, and it is the roster's.
  const { season: of } = playWeeks(
    season(roster('A B C D'), {}, { splitAfterWeek: 1, smallestLeagueForTwoDivisions: 4 }),
    1,
    () => 5_000_000,
  );
  expect(groupsOf(of)).toEqual(['A1: A B', 'B1: C D']);
});

test('R11.5 with the setting, week 6 follows the ladder and its moves instead', () => {
  const ladder = { seedAfterSplit: 'ladder' as const, splitAfterWeek: 1 };
  const { season: of, outcomes } = playWeeks(season(manyPlayers(8), {}, ladder), 1, byNumber);
  // Groups 12 / 345 / 678: 2 and 3 swap, 5 and 6 swap.
  expect(outcomes[0]!.nights.map((row) => `${row.player} ${row.move}`)).toEqual([
    'P1 stay',
    'P2 down',
    'P3 up',
    'P4 stay',
    'P5 down',
    'P6 up',
    'P7 stay',
    'P8 stay',
  ]);
  const division = (name: string) => playerStates(of).get(name.toLowerCase())!.division;
  // The top half by points is A; inside each division the moved ladder 1 3 2 4 6 5 7 8 decides.
  const order = ['P1', 'P3', 'P2', 'P4', 'P6', 'P5', 'P7', 'P8'];
  const expected = [
    ...order.filter((name) => division(name) === 'A'),
    ...order.filter((name) => division(name) === 'B'),
  ];
  const seated = nextGroupsFrom(of).flatMap((group) => group.players);
  expect(new Set(seated.slice(0, 2))).toEqual(new Set(expected.slice(0, 2)));
  expect(new Set(seated.slice(4, 6))).toEqual(new Set(expected.slice(4, 6)));
});

test('R11.4 from week 6 on players meet only their division, and R10.1 moves end at its border', () => {
  const { outcomes } = playWeeks(season(manyPlayers(13)), 10, byNumber);
  const division = new Map(outcomes[4]!.nights.map((row) => [row.player, row.next[0]]));
  for (const outcome of outcomes.slice(5)) {
    for (const row of outcome.nights) expect(row.group[0]).toBe(division.get(row.player));
  }
});

test('R11.5 a division under 4 plays as one group, and there stay two divisions', () => {
  const { season: six } = playWeeks(season(manyPlayers(8)), 5, byNumber);
  const a = nextGroupsFrom(six)
    .filter(({ name }) => name.startsWith('A'))
    .flatMap(({ players }) => players);
  const gone = new Set(a.slice(0, 1));
  const left: Season = {
    ...six,
    roster: six.roster.map((player) => (gone.has(player.name) ? { ...player, status: 'Withdrawn' } : player)),
  };
  expect(nextGroupsFrom(left).map(({ name, players }) => name + players.length)).toEqual(['A13', 'B12', 'B22']);
});

describe('R11.6 divisions stand once made', () => {
  const { season: of } = playWeeks(season(manyPlayers(8)), 5, byNumber);

  test('a tab with a player of the other division blocks finalizing', () => {
    const typed = playedNight(of, openWeek(of)!, byNumber);
    const [a1, , b1] = typed.groups;
    const swapped = [a1!.players[0]!, b1!.players[0]!];
    a1!.players[0] = swapped[1]!;
    b1!.players[0] = swapped[0]!;
    expect(decideNight(of, typed).problems.map(({ at, what }) => [at, what])).toEqual([
      [
        { kind: 'group', group: 'A1', part: 'name', player: 0 },
        expect.stringContaining('is in division B and cannot play in group A1'),
      ],
      [
        { kind: 'group', group: 'B1', part: 'name', player: 0 },
        expect.stringContaining('is in division A and cannot play in group B1'),
      ],
    ]);
  });

  test('even when a setting changes', () => {
    const changed = { ...of, settings: { ...of.settings, smallestLeagueForTwoDivisions: 20, splitAfterWeek: 8 } };
    expect(groupsOf(changed)).toEqual(groupsOf(of));
  });

  test('R1.4 who returns does so in their old division, in any week', () => {
    const someone = nextGroupsFrom(of)[0]!.players[0]!;
    const withStatus = (season: Season, status: 'Withdrawn' | 'Active'): Season => ({
      ...season,
      roster: season.roster.map((player) => (player.name === someone ? { ...player, status } : player)),
    });
    const { season: away } = { season: withStatus(of, 'Withdrawn') };
    const after = decided(away, playedNight(away, 6, byNumber)).after.season;
    const back = nextGroupsFrom(withStatus(after, 'Active')).find(({ players }) => players.includes(someone));
    expect(back!.name).toMatch(/^A/);
  });
});

test('R10.6 there is no movement after the last night, and Next is blank', () => {
  const { outcomes } = playWeeks(season(manyPlayers(6), {}, { weeks: 2 }), 2, byNumber);
  const last = outcomes[1]!;
  expect(last.nights.every((row) => row.move === '' && row.next === '')).toBe(true);
  expect(last.nights[0]!.why).toContain('no movement after the last night (R10.6)');
  expect(last.nextGroups).toEqual([]);
  expect(last.seasonOver).toBe(true);
  expect(last.champions).toEqual([{ division: null, player: last.standings[0]!.player }]);
});

test('R16.3 each division has its champion', () => {
  const { outcomes } = playWeeks(season(manyPlayers(8)), 10, byNumber);
  const leaders = outcomes[9]!.standings.filter((row) => row.rank === 1);
  expect(outcomes[9]!.champions).toEqual(leaders.map(({ division, player }) => ({ division, player })));
  expect(outcomes[9]!.champions.map(({ division }) => division)).toEqual(['A', 'B']);
});

test('a week that is not open is refused', () => {
  expect(() => decideNight(season(manyPlayers(3)), night([], 2))).toThrow('Week 2 is not open');
});
