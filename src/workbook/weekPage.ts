/** The page `Week n`: a finalized night as everybody reads it, made from Results and Nights alone. */
import { compareGroupNames } from '../rules/history';
import { attendanceText } from '../rules/attendance';
import { nameKey } from '../rules/names';
import { MILLIONTHS, TWELFTHS, type NightRow, type ResultRow } from '../rules/types';
import { literal, type Cell } from './cells';
import { LOOK } from './look';
import { MONEY_FORMAT } from './payments';
import { growTo } from './table';
import { lineRule, setWidths, warnBeforeEdits } from './tabMaking';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export const WEEK_TEMPLATE = 'Week template';
const PLAYER_HEADERS = [
  'Player',
  'Attendance',
  'Place',
  'LP',
  'Bonus',
  'TLP',
  'TNS',
  'Payout',
  'Move',
  'Next',
  '',
  'Why',
];
const GAME_HEADERS = [
  'Player',
  'Machine',
  'Game',
  'Place',
  'Base',
  'Bonus',
  'Points',
  'How',
  'Normalized',
  '',
  'Score',
  'Why',
];
const WIDTH = PLAYER_HEADERS.length;
/** Rows with formats; a page of 48 players fits. */
const ROWS = 420;

export function weekPageName(week: number): string {
  return `Week ${week}`;
}

/** Fills an empty sheet with the looks of a week page. */
export function frameWeekTemplate(sheet: Sheet): void {
  setWidths(sheet, [150, 150, 55, 55, 60, 60, 75, 70, 85, 55, 120, 620]);
  const column = (number: number): GoogleAppsScript.Spreadsheet.Range => sheet.getRange(1, number, ROWS, 1);
  for (const number of [1, 2, 10, WIDTH]) column(number).setNumberFormat('@');
  sheet.getRange(1, 3, ROWS, 8).setHorizontalAlignment('center');
  column(8).setNumberFormat(MONEY_FORMAT);
  // The blanks keep a score from touching its reason.
  column(11).setNumberFormat('#,##0"  "').setHorizontalAlignment('right');
  sheet.getRange(1, 2, 1, 1).setNumberFormat('ddd, mmm d, yyyy').setHorizontalAlignment('left');
  sheet.getRange(1, 1, 1, 2).setFontWeight('bold').setFontSize(14);
  const page = sheet.getRange(2, 1, ROWS - 1, WIDTH);
  sheet.setConditionalFormatRules([
    lineRule(page, '=AND($A2="Player",$L2="Why")', LOOK.heading, LOOK.header),
    lineRule(page, '=AND(LEFT($A2,6)="Group ",$B2="")', LOOK.header, LOOK.headerText),
  ]);
  sheet.setFrozenRows(1);
  sheet.setFrozenColumns(1);
  sheet.setTabColor(LOOK.tabs.page);
}

/** A page's values, from the rows of its week. */
export function weekPageBlock(nights: readonly NightRow[], results: readonly ResultRow[]): Cell[][] {
  const line = (cells: readonly Cell[]): Cell[] => [
    ...cells,
    ...Array.from({ length: WIDTH - cells.length }, () => ''),
  ];
  const first = nights[0];
  const block: Cell[][] = [line(first ? [weekPageName(first.week), first.date] : [])];
  const groups = [...new Set(nights.map((night) => night.group))].sort(compareGroupNames);
  for (const group of groups) {
    const players = nights.filter((night) => night.group === group).sort((a, b) => a.place - b.place);
    const place = new Map(players.map((night) => [nameKey(night.player), night.place]));
    block.push(line([]), line([`Group ${group}`]), PLAYER_HEADERS.slice());
    for (const night of players) block.push(playerLine(night));
    block.push(GAME_HEADERS.slice());
    const games = results
      .filter((result) => result.group === group)
      .sort(
        (a, b) =>
          a.game - b.game ||
          a.place - b.place ||
          (place.get(nameKey(a.player)) ?? 0) - (place.get(nameKey(b.player)) ?? 0),
      );
    for (const result of games) block.push(gameLine(result));
  }
  return block;
}

function playerLine(night: NightRow): Cell[] {
  return [
    literal(night.player),
    attendanceText(night.attendance),
    night.place,
    night.lp / TWELFTHS,
    night.matchBonus / TWELFTHS,
    night.tlp / TWELFTHS,
    toThousandths(night.tns),
    night.payout === 0 ? '' : night.payout / 100,
    night.move,
    night.next,
    '',
    literal(night.why),
  ];
}

function gameLine(result: ResultRow): Cell[] {
  return [
    literal(result.player),
    literal(result.machine),
    result.game,
    result.place,
    result.base / TWELFTHS,
    result.bonus / TWELFTHS,
    result.points / TWELFTHS,
    result.how,
    toThousandths(result.normalized),
    '',
    result.score,
    literal(result.why),
  ];
}

/** Three decimals are enough to read; the exact number stands in Results and Nights. */
function toThousandths(millionths: number): number {
  return Math.round(millionths / (MILLIONTHS / 1000)) / 1000;
}

/** Writes the page of a week, made from the template when missing. `index` is its position, counted from 0. */
export function writeWeekPage(spreadsheet: Spreadsheet, week: number, block: Cell[][], index: number): void {
  let sheet = spreadsheet.getSheetByName(weekPageName(week));
  if (!sheet) {
    const template = spreadsheet.getSheetByName(WEEK_TEMPLATE);
    sheet = template
      ? spreadsheet.insertSheet(weekPageName(week), index, { template })
      : spreadsheet.insertSheet(weekPageName(week), index);
    // A copy of the hidden template may be hidden too.
    sheet.showSheet();
    warnBeforeEdits(sheet);
  }
  const height = Math.max(block.length, sheet.getLastRow());
  growTo(sheet, height);
  const whole = [
    ...block,
    ...Array.from({ length: height - block.length }, () => Array.from({ length: WIDTH }, (): Cell => '')),
  ];
  sheet.getRange(1, 1, whole.length, WIDTH).setValues(whole);
}
