import { addDays, isCalendarDate, weekdayOf } from '../../src/rules/calendar';
import { nameKey, nearestName, sameName } from '../../src/rules/names';
import { machineFinder } from '../../src/rules/normalizers';
import { nightDates, openWeek, playerStates, playoffDate } from '../../src/rules/season';
import type { NightRow, RosterPlayer, Season } from '../../src/rules/types';
import { DEFAULTS, MACHINES, nightRow, resultRow, roster, season } from '../support/seasonBuilders';

const NO_SHOW = { attendance: { kind: 'No-show' } } as const;

function stateOf(of: Season, name: string) {
  return playerStates(of).get(nameKey(name))!;
}

describe('R1.1 dates', () => {
  test('one night a week, the playoffs a week after the last', () => {
    const dates = nightDates(DEFAULTS);
    expect(dates).toHaveLength(10);
    expect(dates.slice(0, 3)).toEqual(['2001-03-07', '2001-03-14', '2001-03-21']);
    expect(dates[9]).toBe('2001-05-09');
    expect(playoffDate(DEFAULTS)).toBe('2001-05-16');
  });

  test('a skipped date moves every later night down one, the playoffs too', () => {
    const settings = { ...DEFAULTS, weeks: 3, skippedDates: ['2001-03-14', '2001-03-21', '2001-04-04'] };
    expect(nightDates(settings)).toEqual(['2001-03-07', '2001-03-28', '2001-04-11']);
    expect(playoffDate({ ...settings, skippedDates: [...settings.skippedDates, '2001-04-18'] })).toBe('2001-04-25');
  });

  test('the calendar has no time zone and no summer time', () => {
    expect(addDays('2001-03-28', 7)).toBe('2001-04-04');
    expect(addDays('2000-02-28', 1)).toBe('2000-02-29');
    expect(weekdayOf('2001-03-07')).toBe('Wednesday');
    expect(['2001-02-29', '2001-2-3', '2001-13-01'].some(isCalendarDate)).toBe(false);
  });
});

test('R1.1 the open week follows the last finalized one, none when the season is over', () => {
  const players = roster('A');
  const at = (week: number) => openWeek(season(players, { nights: [nightRow('A', { week })] }, { weeks: 3 }));
  expect(openWeek(season(players))).toBe(1);
  expect(at(2)).toBe(3);
  expect(at(3)).toBeNull();
});

describe('R2.3 names', () => {
  test('are compared without case and blanks', () => {
    expect(sameName('  Ann  LEE ', 'ann lee')).toBe(true);
    expect(sameName('Ann', 'Anne')).toBe(false);
  });

  test('the nearest name is the one with the fewest slips, none when none is near', () => {
    const names = ['Bob Smith', 'Barb', 'Zoe'];
    expect(nearestName('Brab', names)).toBe('Barb');
    expect(nearestName('bob', names)).toBe('Bob Smith');
    expect(nearestName('Maximilian', names)).toBeNull();
  });
});

describe('R2.2 states', () => {
  const withStatus = (status: RosterPlayer['status'], nights: NightRow[] = []) =>
    stateOf(season([{ ...roster('A')[0]!, status }], { nights }), 'a').state;
  const noShows = (count: number) =>
    Array.from({ length: count }, (_, at) => nightRow('A', { week: at + 1, ...NO_SHOW }));

  test('blank Status is Active; Withdrawn and Dropped are as typed', () => {
    expect(withStatus('')).toBe('Active');
    expect(withStatus('Withdrawn')).toBe('Withdrawn');
    expect(withStatus('Dropped')).toBe('Dropped');
  });

  test('R3.3 two no-shows are allowed', () => expect(withStatus('', noShows(2))).toBe('Active'));

  test('R3.5 the third drops the player, whatever Status says', () => {
    expect(withStatus('Active', noShows(3))).toBe('Dropped');
    expect(withStatus('Withdrawn', noShows(3))).toBe('Dropped');
  });
});

test('R3.6, R5.5 no-shows, missed weeks and premakeup scores are counted from the rows', () => {
  const of = season(roster('A B'), {
    nights: [
      nightRow('A', { week: 1, ...NO_SHOW }),
      nightRow('a ', { week: 2, attendance: { kind: 'Absent' } }),
      nightRow('A', { week: 3, attendance: { kind: 'Late', firstGame: 3 } }),
      nightRow('B', { week: 1, ...NO_SHOW }),
    ],
    results: [
      resultRow('A', 5, { how: 'PM1' }),
      resultRow('A', 5, { how: 'PM0', game: 2 }),
      resultRow('A', 5, { how: 'GA', game: 3 }),
      resultRow('A', 5, { game: 4 }),
    ],
  });
  expect(stateOf(of, 'A')).toMatchObject({ noShows: 1, missedWeeks: 2, premakeupsUsed: 2 });
});

test('R11.6 the division is the letter of the last Next or Group', () => {
  const of = season(roster('A B C'), {
    nights: [
      nightRow('A', { week: 5, next: 'A1' }),
      nightRow('B', { week: 5, group: '2', next: 'B1' }),
      nightRow('A', { week: 6, group: 'A1', next: '' }),
      nightRow('C', { week: 5, next: '' }),
    ],
  });
  expect(stateOf(of, 'A').division).toBe('A');
  expect(stateOf(of, 'B').division).toBe('B');
});

describe('R1.4 a player without a division after the split', () => {
  const nights = [nightRow('A', { week: 5, next: 'A1' }), nightRow('C', { week: 4, next: '' })];
  test('is in B when they return', () => expect(stateOf(season(roster('A C'), { nights }), 'C').division).toBe('B'));
  test('is in none while they are gone', () => {
    const [a, c] = roster('A C');
    const of = season([a!, { ...c!, status: 'Withdrawn' }], { nights });
    expect(stateOf(of, 'C').division).toBeNull();
  });
});

describe('R4.1 machines', () => {
  const row = (changes: object) => ({ ...MACHINES[0]!, ...changes });

  test('a name or an abbreviation finds the machine, without case', () => {
    const find = machineFinder(MACHINES, 1);
    expect(find(' attack ')).toEqual({ kind: 'found', machine: 'Attack', normalizer: 10_000_000 });
    expect(find('br')).toMatchObject({ machine: 'Bride' });
    expect(find('Comit')).toEqual({ kind: 'unknown', nearest: 'Comet' });
  });

  test('R4.4 the latest row not after the week counts, in whatever order the rows stand', () => {
    const rows = [
      row({ sinceWeek: 4, normalizer: 40 }),
      row({ normalizer: 10 }),
      row({ sinceWeek: 2, normalizer: 20 }),
    ];
    const at = (week: number) => machineFinder(rows, week)('Attack');
    expect([1, 2, 3, 4].map((week) => (at(week) as { normalizer: number }).normalizer)).toEqual([10, 20, 20, 40]);
  });

  test('R4.4 a machine whose first row is later has no normalizer yet', () => {
    expect(machineFinder([row({ sinceWeek: 3 })], 2)('Attack')).toMatchObject({ normalizer: null });
  });

  test('an abbreviation of two machines means neither', () => {
    const find = machineFinder([...MACHINES, row({ machine: 'Atlantis' })], 1);
    expect(find('AT')).toEqual({ kind: 'ambiguous', machines: ['Attack', 'Atlantis'] });
  });
});
