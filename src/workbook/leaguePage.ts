/** The front page, made for a phone: the next night, the last night with everybody's move and why, the leaders. */
import { compareGroupNames } from '../rules/history';
import type { StandingRow } from '../rules/standings';
import { MILLIONTHS, TWELFTHS, type CalendarDate, type GroupName, type NightRow } from '../rules/types';
import { literal, type Cell } from './cells';
import { COLUMN, GAMES, PLAYERS, ROW, groupTabName } from './groupTab';
import { cellName } from './cells';
import { LOOK } from './look';
import { lineRule, setWidths, warnBeforeEdits } from './tabMaking';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export const LEAGUE = 'League';
const WIDTH = 3;
const ROWS = 300;
const LEADERS = 5;

export interface LeaguePage {
  season: string;
  weeks: number;
  /** The open night; null when the season is over. */
  open: { week: number; date: CalendarDate; groups: readonly GroupName[] } | null;
  /** Rows of the last finalized night. */
  lastNight: readonly NightRow[];
  standings: readonly StandingRow[];
  /** Said when the season is over: one line a division. */
  champions: readonly string[];
}

export function frameLeaguePage(sheet: Sheet): void {
  setWidths(sheet, [150, 65, 260]);
  const page = sheet.getRange(1, 1, ROWS, WIDTH);
  page.setVerticalAlignment('top').setFontSize(11);
  sheet.getRange(1, 1, ROWS, 1).setHorizontalAlignment('left');
  sheet.getRange(1, 2, ROWS, 1).setHorizontalAlignment('center');
  sheet.getRange(1, 3, ROWS, 1).setWrap(true);
  sheet.getRange(1, 1, 1, WIDTH).setFontSize(18).setFontWeight('bold').setFontColor(LOOK.header);
  const lines = sheet.getRange(2, 1, ROWS - 1, WIDTH);
  sheet.setConditionalFormatRules([
    // Headings stand alone in their line; lines of a group begin with its name and end without points.
    lineRule(lines, '=AND($A2<>"",$B2="",$C2="")', LOOK.header, LOOK.headerText),
    lineRule(lines, '=AND(LEFT($A2,6)="Group ",$B2="TLP")', LOOK.heading, LOOK.header),
  ]);
  sheet.setHiddenGridlines(true);
  sheet.setTabColor(LOOK.tabs.page);
  warnBeforeEdits(sheet);
}

export function leaguePageBlock(page: LeaguePage): Cell[][] {
  const block: Cell[][] = [[literal(page.season), '', '']];
  const heading = (text: string): void => void block.push(['', '', ''], [text, '', '']);
  if (page.open) {
    heading(`Week ${page.open.week} of ${page.weeks}: ${longDate(page.open.date)}`);
    block.push([startedFormula(page.open.groups), '', 'Points show on the group tabs as scores are typed']);
    for (const group of page.open.groups) block.push([groupTabName(group), '', namesFormula(group)]);
  } else {
    heading('The season is over');
    for (const line of page.champions) block.push(['Winner', '', literal(line)]);
  }
  const first = page.lastNight[0];
  if (first) {
    heading(`Last night: week ${first.week}, ${longDate(first.date)}`);
    const groups = [...new Set(page.lastNight.map((night) => night.group))].sort(compareGroupNames);
    for (const group of groups) {
      block.push([groupTabName(group), 'TLP', 'Why each player moved or stayed']);
      const players = page.lastNight.filter((night) => night.group === group).sort((a, b) => a.place - b.place);
      for (const night of players)
        block.push([literal(`${night.place}. ${night.player}`), night.tlp / TWELFTHS, literal(moveOf(night))]);
    }
    for (const [title, rows] of leaders(page.standings)) {
      heading(title);
      for (const row of rows)
        block.push([
          literal(`${row.rank}. ${row.player}`),
          row.tlp / TWELFTHS,
          `${(row.behind ?? 0) === 0 ? 'leads' : `${points(row.behind ?? 0)} behind`}, average ${(row.ans / MILLIONTHS).toFixed(2)}`,
        ]);
    }
  }
  return block;
}

/** The sentence of the move, of all the reasons of the night; the payout when there was one. */
export function moveOf(night: NightRow): string {
  const clauses = night.why.split('; ');
  const move = clauses.filter((clause) => /^(up|down|stays|no movement|dropped|division)\b/.test(clause));
  const paid = night.payout > 0 ? [`won $${(night.payout / 100).toFixed(2)}`] : [];
  return [...move, ...paid].join('; ');
}

function points(twelfths: number): string {
  return String(Math.round((twelfths / TWELFTHS) * 100) / 100);
}

function leaders(standings: readonly StandingRow[]): [string, StandingRow[]][] {
  const ranked = standings.filter((row) => row.rank !== null && row.state === 'Active');
  const divisions = [...new Set(ranked.map((row) => row.division))].sort();
  return divisions.map((division) => [
    division === null ? 'Leaders' : `Leaders of division ${division}`,
    ranked.filter((row) => row.division === division).slice(0, LEADERS),
  ]);
}

/** Groups are projected until the first score of the night is typed; premakeups filled in do not count. */
function startedFormula(groups: readonly GroupName[]): string {
  const typed = groups.map((group) => {
    const tab = `'${groupTabName(group)}'`;
    const block = (row: number): string =>
      `${tab}!${cellName(row, COLUMN.games)}:${cellName(row + PLAYERS - 1, COLUMN.games + GAMES - 1)}`;
    return `SUMPRODUCT((${block(ROW.players)}<>"")*(${block(ROW.how)}=""))`;
  });
  return `=IF(${typed.join('+')}>0,"Tonight","Projected")`;
}

function namesFormula(group: GroupName): string {
  const last = ROW.players + PLAYERS - 1;
  return `=TEXTJOIN(", ",TRUE,'${groupTabName(group)}'!A${ROW.players}:A${last})`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `7 March 2001` */
export function longDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export function writeLeaguePage(spreadsheet: Spreadsheet, page: LeaguePage): void {
  const sheet = spreadsheet.getSheetByName(LEAGUE);
  if (!sheet) return;
  const block = leaguePageBlock(page);
  while (block.length < sheet.getLastRow()) block.push(['', '', '']);
  sheet.getRange(1, 1, block.length, WIDTH).setValues(block);
}
