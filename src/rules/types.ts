/**
 * The words of the league as plain data. Everything in `src/rules` takes and returns these; nothing here
 * knows a spreadsheet.
 *
 * Units: points are counted in twelfths and normalized scores in whole millionths (R4.5), money in cents,
 * dates are `YYYY-MM-DD` texts of the league's own calendar.
 */

/** League points in twelfths: 3 points are 36 (R4.5: shares give halves and thirds). */
export type Twelfths = number;
/** Normalized score in millionths of a normalized million: 1.5 is 1_500_000 (R4.5). */
export type Millionths = number;
export type Cents = number;
/** `YYYY-MM-DD`. */
export type CalendarDate = string;
/** `1`, `2` ... before the split; `A1`, `B2` ... after it (R11). Always text. */
export type GroupName = string;
export type DivisionName = 'A' | 'B';

export const TWELFTHS = 12;
export const MILLIONTHS = 1_000_000;

/** R3.1 */
export type Attendance =
  | { kind: 'Present' }
  | { kind: 'Late'; firstGame: number }
  | { kind: 'Left'; gamesPlayed: number }
  | { kind: 'Absent' }
  | { kind: 'No-show' };

/**
 * How a score came about: blank is played; PM1, PM2, PMA a premakeup score (R5.1); PM0 the zero of R5.3;
 * GA the average ghost (R5.6); GH the half-normalizer ghost (R5.7).
 */
export type How = '' | 'PM1' | 'PM2' | 'PMA' | 'PM0' | 'GA' | 'GH';

/** Which premakeup score: first, second, average, or the zero of R5.3. */
export type PremakeupCode = '1' | '2' | 'A' | '0';

// ---------------------------------------------------------------- what people type

/** A row of the Roster. `row` is its row number on the tab, for messages. */
export interface RosterPlayer {
  row: number;
  name: string;
  /** 1 novice to 10 expert (R2.1). */
  skill: number;
  /** As typed; blank is Active (R2.2). */
  status: '' | 'Active' | 'Withdrawn' | 'Dropped';
  /** Week the player joined, null when blank (R1.4). */
  joined: number | null;
}

export interface NormalizerRow {
  row: number;
  machine: string;
  abbreviation: string;
  /** Raw score worth one normalized million; null when blank or not a whole number from 1 (R4.4). */
  normalizer: number | null;
  working: boolean;
  /** First week it counts; null counts from the start. The latest row not after the night counts. */
  sinceWeek: number | null;
}

export interface PremakeupRow {
  row: number;
  player: string;
  machine: string;
  first: number | null;
  second: number | null;
  /** A permutation of 1, 2, A, or empty for "no choice" (R5.2). */
  order: PremakeupCode[];
  witness: string;
}

export const RULING_KINDS = [
  'Death save',
  'Slam tilt (intentional)',
  'Slam tilt (accidental)',
  "Tilted another's ball (again)",
  'Malfunction replay',
  'Tilted by another, best of two',
  'Other',
] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

export interface RulingRow {
  row: number;
  week: number;
  group: GroupName;
  game: number;
  player: string;
  ruling: RulingKind;
  note: string;
}

export interface PaymentRow {
  row: number;
  date: CalendarDate | null;
  player: string;
  amount: Cents;
  note: string;
}

/** One player's line on a group tab. */
export interface TypedPlayer {
  name: string;
  /** null: not checked in; counts as Present when every score is there. */
  attendance: Attendance | null;
  /** One per game column; null is an empty cell. Cells that hold a code are ours and arrive as null. */
  scores: (number | null)[];
}

/** A group tab. Players are listed by league standing, best first (week 1: by skill). */
export interface TypedGroup {
  name: GroupName;
  /** One per game column, '' for a column with no machine (R17.1). */
  machines: string[];
  players: TypedPlayer[];
}

export interface TypedNight {
  week: number;
  date: CalendarDate;
  groups: TypedGroup[];
}

// ---------------------------------------------------------------- what is committed

/** One player's game, as committed. `score` is the score used for placing. */
export interface ResultRow {
  week: number;
  group: GroupName;
  game: number;
  machine: string;
  player: string;
  score: number;
  how: How;
  place: number;
  base: Twelfths;
  bonus: Twelfths;
  points: Twelfths;
  normalized: Millionths;
  why: string;
}

export type Move = 'up' | 'down' | 'stay' | 'frozen' | '';

/** One player's night, as committed. */
export interface NightRow {
  week: number;
  date: CalendarDate;
  group: GroupName;
  player: string;
  attendance: Attendance;
  lp: Twelfths;
  matchBonus: Twelfths;
  tlp: Twelfths;
  tns: Millionths;
  place: number;
  payout: Cents;
  move: Move;
  /** Group of the next night; '' after the last night and for a dropped player. */
  next: GroupName;
  why: string;
}

/** Everything the rules need to know of a season. `results` and `nights` hold finalized weeks only. */
export interface Season {
  settings: Settings;
  /** In roster order, which decides last (R9.5). */
  roster: RosterPlayer[];
  normalizers: NormalizerRow[];
  premakeups: PremakeupRow[];
  rulings: RulingRow[];
  payments: PaymentRow[];
  results: ResultRow[];
  nights: NightRow[];
}

/** R20. Names of the settings as people see them are in settings.ts. */
export interface Settings {
  season: string;
  firstNight: CalendarDate;
  weeks: number;
  gamesANight: number;
  splitAfterWeek: number;
  skippedDates: CalendarDate[];
  smallestLeagueForTwoDivisions: number;
  lastWeekToJoin: number;
  noShowsAllowed: number;
  premakeupLimit: number;
  missedWeeksCovered: number;
  dues: Cents;
  /** 0 to 1. */
  potShare: number;
  contribution: Cents;
  /** R14.1: what everybody of the week owes, or only of players who are paid up. */
  potCounts: 'owed' | 'paid up';
  playersForThreePayouts: number;
  /** Per cent, first prize first, adding up to 100 (R14.2). */
  payoutsBelow: number[];
  payoutsFrom: number[];
  /** Weights (R14.4). */
  prizesA: number[];
  prizesB: number[];
  prizesOneDivision: number[];
  /** Largest division size that sends so many, ascending (R16.1); the last counts for all larger ones. */
  qualifiers: { upTo: number; players: number }[];
  /** R10.2, in points for 5 games. */
  movementThreshold: number;
  /** R6.5: who gets the winner's bonus a premakeup in first place cannot get. */
  premakeupWinnerBonus: 'nobody' | 'next';
  /** R7.2 */
  matchWinnerAgainstThree: 'more than' | 'at least';
  /** R11.5 */
  seedAfterSplit: 'standings' | 'ladder';
}

// ---------------------------------------------------------------- what is found wrong

/**
 * A cell people can go to. Rows and columns of tabs are turned into addresses by the workbook: players and games
 * count from 0 as they were typed.
 */
export type Location =
  | {
      kind: 'group';
      group: GroupName;
      part: 'name' | 'attendance' | 'machine' | 'score';
      player?: number;
      game?: number;
    }
  | {
      kind: 'row';
      tab: 'Roster' | 'Normalizers' | 'Premakeups' | 'Rulings' | 'Payments' | 'Nights' | 'Results';
      row: number;
      header: string;
    }
  | { kind: 'setting'; name: string };

/** `what` says what is wrong and how to cure it, in one plain sentence without the address. */
export interface Finding {
  at: Location;
  what: string;
}

// ---------------------------------------------------------------- what is decided

/** A score in a game, ready for placing. */
export interface GameEntry {
  score: number;
  how: How;
}

/** One player's line of a scored game, in the order of the entries. `reasons` explain every point (R18). */
export interface GameLine {
  place: number;
  base: Twelfths;
  bonus: Twelfths;
  points: Twelfths;
  reasons: readonly import('./reasons').Reason[];
}

/** One player's line of a scored match (R7), in the order given. */
export interface MatchLine {
  lp: Twelfths;
  matchBonus: Twelfths;
  tlp: Twelfths;
  tns: Millionths;
  place: number;
  reasons: import('./reasons').Reason[];
}
