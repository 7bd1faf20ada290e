import { decideNight } from '../../src/rules/night';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { decided, group, MACHINES, night, premakeup, roster, season } from '../support/seasonBuilders';

const THREE = roster('Ann:9 Bob:8 Cy:7');

test('R1.2 each group plays five games a night', () => {
  const { results } = decided(
    season(THREE),
    night([group('1', { Ann: [50, 51, 52, 53, 54], Bob: [40, 41, 42, 43, 44], Cy: [30, 31, 32, 33, 34] })]),
  );
  expect(results.map(({ game }) => game)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
});

test('R1.2 more games than a night has are a warning', () => {
  const typed = night([
    group('1', { Ann: [50, 51, 52], Bob: [40, 41, 42], Cy: [30, 31, 32] }, ['Attack', 'Bride', 'Comet']),
  ]);
  const warnings = (gamesANight: number) =>
    decideNight(season(THREE, {}, { gamesANight }), typed).warnings.map(({ at }) => at);
  expect(warnings(3)).toEqual([]);
  expect(warnings(2)).toEqual([{ kind: 'group', group: '1', part: 'machine', game: 2 }]);
});

test('R3.2 who comes late plays the games not yet started; the missed ones are scored by R5', () => {
  const typed = night([
    group('1', {
      Ann: [50, 51, 52, 53, 54],
      Bob: [40, 41, 42, 43, 44],
      Cy: { is: 'Late 3', scores: [null, null, 32, 33, 34] },
    }),
  ]);
  const { results } = decided(season(THREE, { premakeups: [premakeup('Cy', 'Attack', { first: 60_000_000 })] }), typed);
  const cy = results.filter(({ player }) => player === 'Cy');
  expect(cy.map(({ how }) => how)).toEqual(['PM1', 'GH', '', '', '']);
  expect(cy.map(({ score }) => score)).toEqual([60_000_000, 5_000_000, 32_000_000, 33_000_000, 34_000_000]);
});

test('R12.3 who is typed Withdrawn on the night still stands where they stood, so nobody scores otherwise', () => {
  const players = roster('Ann:9 Bob:8 Cy:7');
  const both = { premakeups: ['Ann', 'Bob'].map((name) => premakeup(name, 'Attack', { first: 60_000_000 })) };
  const typed = night([group('1', { Ann: 'Absent', Bob: 'Absent', Cy: [50] }, ['Attack'])]);
  const points = (status: '' | 'Withdrawn') =>
    decided(season([{ ...players[0]!, status }, players[1]!, players[2]!], both), typed).nights.map(
      ({ player, place, tlp }) => [player, place, tlp],
    );
  // Equal premakeups rank by standing (R6.4).
  expect(points('Withdrawn')).toEqual(points(''));
  expect(points('')[0]![0]).toBe('Ann');
});

test('R1.4 who withdrew on the night and comes back before the next one enters by skill', () => {
  const players = roster('Ann:9 Bob:8 Cy:7 Dee:6 Eve:5 Fay:10');
  const all = { Ann: [60], Bob: [50], Cy: [40] };
  const typed = night([group('1', all, ['Attack']), group('2', { Dee: [60], Eve: [50], Fay: [40] }, ['Attack'])]);
  const left = players.map((player) => (player.name === 'Fay' ? { ...player, status: 'Withdrawn' as const } : player));
  const after = decided(season(left), typed).after.season;
  const back = { ...after, roster: after.roster.map((player) => ({ ...player, status: '' as const })) };
  expect(nextGroupsFrom(after).flatMap(({ players: names }) => names)).not.toContain('Fay');
  expect(nextGroupsFrom(back)[0]!.players).toContain('Fay');
});

test('R14.5 a payment of an unknown name is a problem', () => {
  const typed = night([group('1', { Ann: [50], Bob: [40], Cy: [30] }, ['Attack'])]);
  const paid = { row: 4, date: null, player: 'Anna', amount: 500, note: '' };
  expect(decideNight(season(THREE, { payments: [paid] }), typed).problems).toEqual([
    {
      at: { kind: 'row', tab: 'Payments', row: 4, header: 'Player' },
      what: '"Anna" is not on the Roster: did you mean Ann?',
    },
  ]);
});

test('R4.4 two rows for a machine from the same week on are a problem', () => {
  const typed = night([group('1', { Ann: [50], Bob: [40], Cy: [30] }, ['Attack'])]);
  const twice = { ...MACHINES[0]!, row: 9, machine: 'ATTACK', normalizer: 7 };
  const later = { ...twice, row: 10, sinceWeek: 3 };
  const found = decideNight(season(THREE, { normalizers: [...MACHINES, twice, later] }), typed).problems;
  expect(found.map(({ at }) => at)).toEqual([{ kind: 'row', tab: 'Normalizers', row: 9, header: 'Machine' }]);
});

test('R14.2, R18 winners with equal points are told apart by the TNS, and the reason shows it', () => {
  const players = roster('Ann:9 Bob:8 Cy:7 Dee:6 Eve:5 Fay:4');
  const one = group('1', { Ann: [60], Bob: [50], Cy: [40] }, ['Attack']);
  const two = group('2', { Dee: [70], Eve: [60], Fay: [50] }, ['Attack']);
  const { nights } = decided(season(players), night([one, two]));
  const won = nights.filter(({ payout }) => payout > 0).map(({ player, why }) => [player, why]);
  expect(won.map(([player]) => player).sort()).toEqual(['Ann', 'Dee']);
  expect(won.find(([player]) => player === 'Dee')![1]).toContain('tied, with TNS 7.000000');
  expect(won.find(([player]) => player === 'Ann')![1]).toContain('tied, with TNS 6.000000');
});

test('R5.10 on a machine that arrives in mid-season a half-normalizer ghost stands in until a premakeup is recorded', () => {
  const arrived = { ...MACHINES[0]!, row: 7, machine: 'Newcomer', abbreviation: 'NE', sinceWeek: 1 };
  const typed = night([group('1', { Ann: [50], Bob: [40], Cy: 'Absent' }, ['Newcomer'])]);
  const before = decided(season(THREE, { normalizers: [...MACHINES, arrived] }), typed);
  const recorded = [premakeup('Cy', 'Newcomer', { first: 20_000_000 })];
  const after = decided(season(THREE, { normalizers: [...MACHINES, arrived], premakeups: recorded }), typed);
  expect([before, after].map(({ results }) => results.find(({ player }) => player === 'Cy')!.how)).toEqual([
    'GH',
    'PM1',
  ]);
});
