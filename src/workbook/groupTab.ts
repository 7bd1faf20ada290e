/**
 * A group tab: where a group's night is typed and where its points show at once. One tab a group; it always
 * holds the open week. This file knows where everything stands and reads it.
 */
import { parseAttendance } from '../rules/attendance';
import { parseScore } from '../rules/score';
import type { Attendance, CalendarDate, GroupName, How, TypedGroup } from '../rules/types';
import { cellName, literal, textOf, type Cell, type DateReader } from './cells';
import type { Problem } from './problems';

export const GAMES = 5;
export const PLAYERS = 4;
/** Rows and columns, counted from 1. The first game stands in column C, the first player in row 4. */
export const ROW = { title: 1, normalizers: 2, headers: 3, players: 4, points: 10, order: 16, normalized: 22, how: 28 };
export const COLUMN = { name: 1, attendance: 2, games: 3, live: 8 };
export const HEIGHT = ROW.how + PLAYERS - 1;
export const WIDTH = 12;
/** Over every block of a player a game stands its title, with the machines. */
export const BLOCKS = [
  { row: ROW.points, title: 'Points' },
  { row: ROW.order, title: 'Order of play' },
  { row: ROW.normalized, title: 'Normalized' },
  { row: ROW.how, title: 'How' },
] as const;
export const LIVE_HEADERS = ['LP', 'Bonus', 'TLP', 'TNS', 'Place'] as const;
/** The four calls that make a tab live, by the cell they stand in. */
export const LIVE_FORMULAS: readonly { cell: string; formula: string }[] = [
  { cell: 'H4', formula: '=MATCHPOINTS(C10:G13,C22:G25,C28:G31)' },
  { cell: 'C10', formula: '=LEAGUEPOINTS(C4:G7,C28:G31,C2:G2,A4:A7)' },
  { cell: 'C16', formula: '=PLAYORDER(C4:G7,C28:G31,A4:A7)' },
  { cell: 'C22', formula: '=NORMALIZE(C4:G7,C2:G2)' },
];

const TAB_NAME = /^Group ([AB]?\d+)$/;

export function groupTabName(group: GroupName): string {
  return `Group ${group}`;
}

/** The group of a tab's name; null when it is no group tab. */
export function groupOfTab(tab: string): GroupName | null {
  return TAB_NAME.exec(tab)?.[1] ?? null;
}

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** A group tab as read. Players are those with a name, in the order of the tab. */
export interface GroupTab {
  sheet: Sheet;
  tab: string;
  week: number | null;
  date: CalendarDate | '';
  typed: TypedGroup;
  /** For each player of `typed`: the row on the tab. */
  rows: number[];
  /** For each player of `typed` and game: the code of a score that is ours, '' for one that was typed. */
  codes: How[][];
  /** For each player of `typed` and game: what the cell shows. */
  shown: Cell[][];
  normalizers: Cell[];
  values: Cell[][];
}

const CODES: readonly How[] = ['PM1', 'PM2', 'PMA', 'PM0', 'GA', 'GH'];

/** Reads a tab in one call. `problems` gets what cannot be read; null when the tab's own shape is damaged. */
export function readGroupTab(sheet: Sheet, dates: DateReader, problems: Problem[]): GroupTab | null {
  return groupTabOf(sheet, sheet.getDataRange().getValues() as Cell[][], dates, problems);
}

export function groupTabOf(sheet: Sheet, values: Cell[][], dates: DateReader, problems: Problem[]): GroupTab | null {
  const tab = sheet.getName();
  const at = (row: number, column: number): Cell => values[row - 1]?.[column - 1] ?? '';
  const complain = (row: number, column: number, what: string): void => {
    problems.push({ tab, cell: cellName(row, column), what });
  };
  if (!checkShape(at, complain)) return null;

  const typed: TypedGroup = {
    name: groupOfTab(tab) ?? '',
    machines: games((game) => textOf(at(ROW.headers, COLUMN.games + game))),
    players: [],
  };
  const result: GroupTab = {
    sheet,
    tab,
    week: weekOf(at(ROW.title, 2)),
    date: dates(at(ROW.title, 3)) ?? '',
    typed,
    rows: [],
    codes: [],
    shown: [],
    normalizers: games((game) => at(ROW.normalizers, COLUMN.games + game)),
    values,
  };
  for (let index = 0; index < PLAYERS; index++) {
    const row = ROW.players + index;
    const name = textOf(at(row, COLUMN.name));
    const attendanceText = textOf(at(row, COLUMN.attendance));
    const shown = games((game) => at(row, COLUMN.games + game));
    if (name === '') {
      if (attendanceText !== '' || shown.some((cell) => textOf(cell) !== ''))
        complain(
          row,
          COLUMN.name,
          'there is attendance or a score in this row but no player; choose the player or empty the row',
        );
      continue;
    }
    const codes = games((game): How => {
      const text = textOf(at(ROW.how + index, COLUMN.games + game)) as How;
      if (text === '' || CODES.includes(text)) return text;
      complain(
        ROW.how + index,
        COLUMN.games + game,
        `"${text}" is no code of the league; empty the cell, it is filled in for you`,
      );
      return '';
    });
    result.rows.push(row);
    result.codes.push(codes);
    result.shown.push(shown);
    typed.players.push({
      name,
      attendance: readAttendance(attendanceText, (what) => complain(row, COLUMN.attendance, what)),
      scores: games((game) =>
        codes[game] === '' ? readScore(shown[game]!, (what) => complain(row, COLUMN.games + game, what)) : null,
      ),
    });
  }
  return result;
}

/** True when somebody typed anything for the night on the tab: attendance, a machine or a score. */
export function isTyped({ typed }: GroupTab): boolean {
  return (
    typed.machines.some((machine) => machine !== '') ||
    typed.players.some((player) => player.attendance !== null || player.scores.some((score) => score !== null))
  );
}

/** Names the first header that is not where it belongs: the others mostly follow from the same mistake. */
function checkShape(
  at: (row: number, column: number) => Cell,
  complain: (row: number, column: number, what: string) => void,
): boolean {
  const expected: [row: number, column: number, header: string][] = [
    [ROW.headers, COLUMN.name, 'Player'],
    [ROW.headers, COLUMN.attendance, 'Attendance'],
    ...LIVE_HEADERS.map((header, index): [number, number, string] => [ROW.headers, COLUMN.live + index, header]),
    ...BLOCKS.map(({ row, title }): [number, number, string] => [row - 1, 1, title]),
  ];
  const wrong = expected.find(([row, column, header]) => textOf(at(row, column)) !== header);
  if (!wrong) return true;
  const [row, column, header] = wrong;
  complain(
    row,
    column,
    `this cell should say "${header}"; if a row or column was deleted or added bring it back with Edit > Undo, if the header was typed over type it again`,
  );
  return false;
}

function weekOf(cell: Cell): number | null {
  const week = /^Week (\d+)$/.exec(textOf(cell))?.[1];
  return week === undefined ? null : Number(week);
}

function readAttendance(text: string, complain: (what: string) => void): Attendance | null {
  try {
    return parseAttendance(text);
  } catch (error) {
    complain((error as Error).message);
    return null;
  }
}

function readScore(cell: Cell, complain: (what: string) => void): number | null {
  if (textOf(cell) === '') return null;
  try {
    return parseScore(typeof cell === 'number' ? cell : textOf(cell));
  } catch (error) {
    complain((error as Error).message);
    return null;
  }
}

function games<T>(of: (game: number) => T): T[] {
  return Array.from({ length: GAMES }, (_, game) => of(game));
}

/** What stands on a tab. Scores and codes of one player a row, one game a column. */
export interface GroupTabContent {
  group: GroupName;
  week: number;
  date: CalendarDate;
  machines: readonly string[];
  normalizers: readonly (number | null)[];
  players: readonly {
    name: string;
    attendance: string;
    scores: readonly (number | null)[];
    codes: readonly How[];
  }[];
}

/** The whole tab as one block of values, A1 to L31, formulas included: a rewrite is one call. */
export function groupTabBlock(content: GroupTabContent): Cell[][] {
  const block: Cell[][] = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, (): Cell => ''));
  const put = (row: number, column: number, cell: Cell): void => {
    block[row - 1]![column - 1] = cell;
  };
  put(ROW.title, 1, groupTabName(content.group));
  put(ROW.title, 2, `Week ${content.week}`);
  put(ROW.title, 3, content.date);
  put(ROW.normalizers, 1, 'Normalizer');
  put(ROW.headers, COLUMN.name, 'Player');
  put(ROW.headers, COLUMN.attendance, 'Attendance');
  LIVE_HEADERS.forEach((header, index) => put(ROW.headers, COLUMN.live + index, header));
  games((game) => {
    put(ROW.normalizers, COLUMN.games + game, content.normalizers[game] ?? '');
    put(ROW.headers, COLUMN.games + game, literal(content.machines[game] ?? ''));
  });
  content.players.forEach((player, index) => {
    put(ROW.players + index, COLUMN.name, literal(player.name));
    put(ROW.players + index, COLUMN.attendance, player.attendance);
    games((game) => {
      put(ROW.players + index, COLUMN.games + game, player.scores[game] ?? '');
      put(ROW.how + index, COLUMN.games + game, player.codes[game] ?? '');
    });
  });
  for (const { row, title } of BLOCKS) {
    put(row - 1, 1, title);
    games((game) => {
      const machine = cellName(ROW.headers, COLUMN.games + game);
      put(row - 1, COLUMN.games + game, `=IF(${machine}="","",${machine})`);
    });
    for (let index = 0; index < PLAYERS; index++) {
      const name = cellName(ROW.players + index, COLUMN.name);
      put(row + index, COLUMN.name, `=IF(${name}="","",${name})`);
    }
  }
  for (const { cell, formula } of LIVE_FORMULAS) {
    const [, letter, row] = /^([A-Z])(\d+)$/.exec(cell)!;
    put(Number(row), letter!.charCodeAt(0) - 64, formula);
  }
  return block;
}

export function writeGroupTab(sheet: Sheet, content: GroupTabContent): void {
  sheet.getRange(1, 1, HEIGHT, WIDTH).setValues(groupTabBlock(content));
}
