/** R20: the settings, as the Settings tab shows them and as the rules use them. */
import { type Weekday, WEEKDAYS, weekdayOf } from './calendar';
import { nameKey, nearestName } from './names';
import {
  type Cell,
  choice,
  date,
  dates,
  list,
  money,
  number,
  qualifiers,
  share,
  text,
  whole,
  type SettingType,
} from './settingTypes';
import type { Finding, Settings } from './types';

/** The layout of the workbook that this version reads and writes. */
export const LAYOUT_VERSION = 1;

/** What people see of a setting: a row of the Settings tab. */
export interface SettingDefinition<Key extends SettingKey = SettingKey> {
  /** As the Setting column spells it. */
  name: string;
  key: Key;
  /** As a cell would hold it; '' when there is no sensible default and Set Up League has to ask. */
  initial: Cell;
  /** For the Meaning column. */
  meaning: string;
  /** Throws one sentence without the setting's name for a value that makes no sense. */
  read: (this: void, cell: unknown) => SettingValues[Key];
  write: (this: void, value: SettingValues[Key]) => Cell;
}

/** The settings, and the two rows of the tab that only guard the others. */
export interface SettingValues extends Settings {
  weekday: Weekday;
  layoutVersion: number;
}
export type SettingKey = keyof SettingValues;

function setting<Key extends SettingKey>(
  name: string,
  key: Key,
  initial: Cell,
  meaning: string,
  type: SettingType<SettingValues[Key]>,
): SettingDefinition<Key> {
  return { name, key, initial, meaning, ...type };
}

/** Every setting, in the order of the Settings tab. */
export const SETTINGS = [
  setting('Season', 'season', '', 'The name of the season.', text()),
  setting('First night', 'firstNight', '', 'The date of week 1.', date()),
  setting('Weekday', 'weekday', 'Wednesday', 'The day of every league night; First night is one.', choice(WEEKDAYS)),
  setting('Weeks', 'weeks', 10, 'League nights in the season, one a week.', whole(1, 52)),
  setting('Games a night', 'gamesANight', 5, 'Games each group plays a night, at most 5.', whole(1, 5)),
  setting(
    'Split after week',
    'splitAfterWeek',
    5,
    'The league splits into divisions A and B after this week; the number of weeks means never.',
    whole(1, 52),
  ),
  setting(
    'Skipped dates',
    'skippedDates',
    '',
    'League dates without a night, such as 2001-07-04, 2001-12-26; later nights move down one week.',
    dates(),
  ),
  setting(
    'Smallest league for two divisions',
    'smallestLeagueForTwoDivisions',
    8,
    'With fewer active players at the split there is one division.',
    whole(2, 1000),
  ),
  setting('Last week to join', 'lastWeekToJoin', 2, 'Nobody new joins after this week.', whole(1, 52)),
  setting('No-shows allowed', 'noShowsAllowed', 2, 'One no-show more and the player is dropped.', whole(0, 52)),
  setting('Premakeup limit', 'premakeupLimit', 15, 'Premakeup scores a player may use in the season.', whole(0, 1000)),
  setting(
    'Missed weeks covered',
    'missedWeeksCovered',
    3,
    'Premakeup scores are used in this many missed weeks; ghosts after that.',
    whole(0, 52),
  ),
  setting('Dues', 'dues', 6, 'Dollars each player of the week owes for it.', money()),
  setting(
    'Pot share',
    'potShare',
    '50%',
    'The part of the dues paid out the same week; the rest goes to the season fund.',
    share(),
  ),
  setting(
    'Pot counts',
    'potCounts',
    'owed',
    'Whose dues make the pot: everybody who owes (owed), or only who has paid all dues so far (paid up).',
    choice(['owed', 'paid up'] as const),
  ),
  setting('Contribution', 'contribution', 0, 'Dollars the commissioner adds to the season fund.', money()),
  setting(
    'Players for three payouts',
    'playersForThreePayouts',
    18,
    'With this many players in a week three group winners are paid instead of two.',
    whole(1, 1000),
  ),
  setting(
    'Payouts below that',
    'payoutsBelow',
    '75 / 25',
    'Percent of the pot for the best group winners with fewer players, best first; adds up to 100.',
    list('percent'),
  ),
  setting(
    'Payouts from that on',
    'payoutsFrom',
    '65 / 25 / 10',
    'Percent of the pot for the best group winners with that many players or more; adds up to 100.',
    list('percent'),
  ),
  setting(
    'Prizes A',
    'prizesA',
    '35 / 20 / 4',
    'Weights of the season prizes of division A, first place first.',
    list('weights'),
  ),
  setting(
    'Prizes B',
    'prizesB',
    '20 / 14 / 7',
    'Weights of the season prizes of division B, first place first.',
    list('weights'),
  ),
  setting(
    'Prizes one division',
    'prizesOneDivision',
    '9 / 5 / 1',
    'Weights of the season prizes when there is one division, first place first.',
    list('weights'),
  ),
  setting(
    'Qualifiers',
    'qualifiers',
    '5: 2, 7: 3, 9: 4, 11: 5, more: 6',
    'Players a division sends to the playoffs: up to 5 players send 2, up to 7 send 3, and so on.',
    qualifiers(),
  ),
  setting(
    'Points to move',
    'movementThreshold',
    10,
    'For 5 games: the second player up from a group of four needs at least this, the second down at most this.',
    number(0, 40),
  ),
  setting(
    "Winner's bonus of a premakeup",
    'premakeupWinnerBonus',
    'nobody',
    'Who gets the bonus point that a winning premakeup cannot get: nobody, or the next player in line (next).',
    choice(['nobody', 'next'] as const),
  ),
  setting(
    'Match winner against three',
    'matchWinnerAgainstThree',
    'more than',
    'A four-player match winner gets one more point with more than (or at least) the points of the other three together.',
    choice(['more than', 'at least'] as const),
  ),
  setting(
    'Seed after the split',
    'seedAfterSplit',
    'standings',
    'The first groups of the divisions follow the standings, or the ladder with its moves.',
    choice(['standings', 'ladder'] as const),
  ),
  setting(
    'Layout version',
    'layoutVersion',
    LAYOUT_VERSION,
    'Written by the add-on; leave it alone.',
    whole(1, 1_000_000),
  ),
] as const;

/** A row of the Settings tab as read. */
export interface SettingCell {
  name: string;
  value: unknown;
}

/**
 * Reads the Settings tab. `settings` is null when there is any finding: a value that is missing, makes no sense, is
 * there twice or contradicts another. Names are compared without case (R2.3); rows with other names are people's own.
 */
export function readSettings(cells: readonly SettingCell[]): { settings: Settings | null; findings: Finding[] } {
  const findings: Finding[] = [];
  const found = (name: string, what: string) =>
    findings.push({ at: { kind: 'setting', name }, what: `"${name}" ${what}` });
  const byName = new Map<string, SettingCell[]>();
  for (const cell of cells) {
    const rows = byName.get(nameKey(cell.name));
    if (rows) rows.push(cell);
    else byName.set(nameKey(cell.name), [cell]);
  }
  const values: Partial<Record<SettingKey, unknown>> = {};
  for (const { name, key, read } of SETTINGS) {
    const rows = byName.get(nameKey(name)) ?? [];
    if (rows.length === 0) found(name, missing(name, cells));
    else if (rows.length > 1) found(name, `is on the Settings tab ${rows.length} times: delete all but one`);
    else {
      try {
        values[key] = read(rows[0]!.value);
      } catch (error) {
        found(name, error instanceof Error ? error.message : String(error));
      }
    }
  }
  for (const { name, what } of contradictions(values)) found(name, what);
  if (findings.length > 0) return { settings: null, findings };
  const { weekday, layoutVersion, ...settings } = values as unknown as SettingValues;
  return { settings, findings };
}

function missing(name: string, cells: readonly SettingCell[]): string {
  const known = new Set(SETTINGS.map((definition) => nameKey(definition.name)));
  const strange = cells.map((cell) => cell.name).filter((other) => other.trim() !== '' && !known.has(nameKey(other)));
  const near = nearestName(name, strange);
  return near === null
    ? 'is missing from the Settings tab: add a row with that name and its value'
    : `is missing from the Settings tab: rename "${near}" to it if that is meant`;
}

/** Values that make sense alone but not together. */
function contradictions(values: Partial<Record<SettingKey, unknown>>): { name: string; what: string }[] {
  const { weekday, firstNight, skippedDates, layoutVersion } = values as Partial<SettingValues>;
  const wrong: { name: string; what: string }[] = [];
  if (layoutVersion !== undefined && layoutVersion > LAYOUT_VERSION) {
    const what = `is ${layoutVersion}, newer than this add-on, which knows ${LAYOUT_VERSION}: update the add-on`;
    wrong.push({ name: 'Layout version', what });
  }
  if (weekday !== undefined && firstNight !== undefined && weekdayOf(firstNight) !== weekday) {
    wrong.push({
      name: 'Weekday',
      what: `is ${weekday}, but First night ${firstNight} is a ${weekdayOf(firstNight)}: make them agree`,
    });
  }
  const stray = weekday && skippedDates?.find((skipped) => weekdayOf(skipped) !== weekday);
  if (stray) {
    wrong.push({
      name: 'Skipped dates',
      what: `has ${stray}, a ${weekdayOf(stray)}, but league nights are on ${weekday}: correct the date`,
    });
  }
  return wrong;
}

/** The Settings tab's rows for these settings, in order. */
export function writeSettings(settings: Settings): { name: string; value: Cell; meaning: string }[] {
  const values: SettingValues = {
    ...settings,
    weekday: weekdayOf(settings.firstNight),
    layoutVersion: LAYOUT_VERSION,
  };
  return SETTINGS.map((definition) => ({
    name: definition.name,
    value: written(definition as SettingDefinition, values),
    meaning: definition.meaning,
  }));
}

function written<Key extends SettingKey>(definition: SettingDefinition<Key>, values: SettingValues): Cell {
  return definition.write(values[definition.key]);
}

/** Every default of R20, for a season that starts on a date. */
export function defaultSettings(season: string, firstNight: string): Settings {
  const given: Readonly<Record<string, unknown>> = {
    Season: season,
    'First night': firstNight,
    Weekday: weekdayOf(firstNight),
  };
  const { settings, findings } = readSettings(
    SETTINGS.map(({ name, initial }) => ({ name, value: given[name] ?? initial })),
  );
  if (!settings) throw new Error(findings.map((finding) => finding.what).join('; '));
  return settings;
}
