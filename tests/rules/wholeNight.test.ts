import { decided, group, MACHINES, night, premakeup, roster, season } from '../support/seasonBuilders';

const THREE = roster('Ann:9 Bob:8 Cy:7');

test('R1.2 each group plays five games a night', () => {
  const { results } = decided(
    season(THREE),
    night([group('1', { Ann: [50, 51, 52, 53, 54], Bob: [40, 41, 42, 43, 44], Cy: [30, 31, 32, 33, 34] })]),
  );
  expect(results.map(({ game }) => game)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
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
