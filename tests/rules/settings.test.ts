import { defaultSettings, readSettings, SETTINGS, writeSettings } from '../../src/rules/settings';
import type { Settings } from '../../src/rules/types';
import { DEFAULTS } from '../support/seasonBuilders';

/** The default rows with some cells typed over; undefined deletes the row. */
function reading(changes: Record<string, unknown> = {}) {
  const rows = writeSettings(DEFAULTS).map(({ name, value }) => ({
    name,
    value: name in changes ? changes[name] : value,
  }));
  return readSettings(rows.filter((row) => row.value !== undefined));
}

function read(changes: Record<string, unknown>): Settings {
  const { settings, findings } = reading(changes);
  if (!settings) throw new Error(findings.map((finding) => finding.what).join('; '));
  return settings;
}

function wrong(changes: Record<string, unknown>): string[] {
  return reading(changes).findings.map(({ what }) => what);
}

test('R20 the defaults are those of the rules', () => {
  expect(defaultSettings('Spring', '2001-03-07')).toEqual({
    season: 'Spring',
    firstNight: '2001-03-07',
    weeks: 10,
    gamesANight: 5,
    splitAfterWeek: 5,
    skippedDates: [],
    smallestLeagueForTwoDivisions: 8,
    lastWeekToJoin: 2,
    noShowsAllowed: 2,
    premakeupLimit: 15,
    missedWeeksCovered: 3,
    dues: 600,
    potShare: 0.5,
    potCounts: 'owed',
    contribution: 0,
    playersForThreePayouts: 18,
    payoutsBelow: [75, 25],
    payoutsFrom: [65, 25, 10],
    prizesA: [35, 20, 4],
    prizesB: [20, 14, 7],
    prizesOneDivision: [9, 5, 1],
    qualifiers: [
      { upTo: 5, players: 2 },
      { upTo: 7, players: 3 },
      { upTo: 9, players: 4 },
      { upTo: 11, players: 5 },
      { upTo: Number.MAX_SAFE_INTEGER, players: 6 },
    ],
    movementThreshold: 10,
    premakeupWinnerBonus: 'nobody',
    matchWinnerAgainstThree: 'more than',
    seedAfterSplit: 'standings',
  });
});

test('R20 what is written is read back, the weekday following from the first night', () => {
  const thursdays: Settings = {
    ...DEFAULTS,
    firstNight: '2026-01-08',
    skippedDates: ['2026-01-15', '2026-02-12'],
    potShare: 0.333,
    dues: 650,
    seedAfterSplit: 'ladder',
  };
  const rows = writeSettings(thursdays);
  expect(rows.find((row) => row.name === 'Weekday')!.value).toBe('Thursday');
  expect(readSettings(rows)).toEqual({ settings: thursdays, findings: [] });
});

test('every setting has a name of its own and says what it means', () => {
  expect(new Set(SETTINGS.map((setting) => setting.name)).size).toBe(SETTINGS.length);
  for (const { meaning } of SETTINGS) expect(meaning).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['Pot share', 0.5, 'potShare', 0.5],
  ['Pot share', 50, 'potShare', 0.5],
  ['Pot share', '50 %', 'potShare', 0.5],
  ['Pot share', 1, 'potShare', 1],
  ['Dues', '$6.50', 'dues', 650],
  ['Dues', 0, 'dues', 0],
  ['Weeks', '12', 'weeks', 12],
  ['Pot counts', ' Paid Up ', 'potCounts', 'paid up'],
  ['Skipped dates', '2001-07-04; 2001-03-14', 'skippedDates', ['2001-03-14', '2001-07-04']],
  ['Payouts below that', '75%/25%', 'payoutsBelow', [75, 25]],
  ['Payouts below that', 100, 'payoutsBelow', [100]],
  ['Prizes A', '12.5, 7', 'prizesA', [12.5, 7]],
])('R20 %s reads %p', (name, cell, key, value) => {
  expect(read({ [name]: cell })[key as keyof Settings]).toEqual(value);
});

test.each(SETTINGS.map((setting) => setting.name))('R20 a missing %s is an error that names it', (name) => {
  expect(wrong({ [name]: undefined })).toEqual([expect.stringContaining(`"${name}" is missing from the Settings tab`)]);
});

test.each(SETTINGS.map((setting) => setting.name).filter((name) => name !== 'Skipped dates'))(
  'R20 an empty %s is an error that names it, never a default',
  (name) => expect(wrong({ [name]: '' })).toEqual([expect.stringContaining(`"${name}" is empty: it must be`)]),
);

test.each([
  ['Weeks', 'ten'],
  ['Weeks', 9.5],
  ['Weeks', 0],
  ['Games a night', 6],
  ['First night', '2001-02-30'],
  ['First night', 'soon'],
  ['Weekday', 'Wodensday'],
  ['Dues', -6],
  ['Dues', 6.005],
  ['Dues', 'free'],
  ['Pot share', '150%'],
  ['Pot share', 101],
  ['Payouts below that', '75 / 20'],
  ['Payouts from that on', '65 / x'],
  ['Prizes B', '0 / 0'],
  ['Prizes B', '5 / -1'],
  ['Prizes one division', '2001-09-05'],
  ['Qualifiers', '5: 2, 7: 3'],
  ['Qualifiers', '7: 3, 5: 2, more: 4'],
  ['Qualifiers', 'more: 7'],
  ['Points to move', -1],
  ['Skipped dates', '4 July'],
  ["Winner's bonus of a premakeup", 'everybody'],
])('R20 %s cannot be %p', (name, cell) => {
  expect(wrong({ [name]: cell })).toEqual([expect.stringContaining(`"${name}" is "${cell}": it must be`)]);
});

test('R20 all wrong settings are found at once, each at its own place', () => {
  const { settings, findings } = reading({ Weeks: '', Dues: 'x' });
  expect(settings).toBeNull();
  expect(findings.map(({ at }) => at)).toEqual([
    { kind: 'setting', name: 'Weeks' },
    { kind: 'setting', name: 'Dues' },
  ]);
});

test('R1.1 the weekday must be that of the first night', () => {
  expect(wrong({ Weekday: 'Monday' })).toEqual([
    '"Weekday" is Monday, but First night 2001-03-07 is a Wednesday: make them agree',
  ]);
});

test('R1.1 a skipped date must be a league night', () => {
  expect(wrong({ 'Skipped dates': '2001-03-15' })[0]).toContain('has 2001-03-15, a Thursday');
});

test('a setting that is there twice is an error', () => {
  const rows = writeSettings(DEFAULTS);
  expect(readSettings([...rows, { name: 'weeks ', value: 12 }]).findings[0]!.what).toContain(
    'is on the Settings tab 2 times',
  );
});

test('a renamed setting is recognized', () => {
  const rows = writeSettings(DEFAULTS).map((row) => (row.name === 'Weeks' ? { ...row, name: 'Week' } : row));
  expect(readSettings(rows).findings[0]!.what).toContain('rename "Week" to it');
});

test('a workbook of a newer version is a clear error', () => {
  expect(wrong({ 'Layout version': 2 })).toEqual([
    '"Layout version" is 2, newer than this add-on, which knows 1: update the add-on',
  ]);
});
