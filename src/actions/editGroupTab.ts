/** What happens when somebody types on a group tab: the tab keeps itself true, on phones too. */
import { openWeek } from '../rules/season';
import { cellName } from '../workbook/cells';
import { readFillBook } from '../workbook/fillBook';
import { COLUMN, GAMES, HEIGHT, PLAYERS, ROW, WIDTH } from '../workbook/groupTab';
import { contains, touches, within, type Block } from './block';
import { FRAME, putFrameBack } from './groupTabFrame';
import { waitForLock } from './lock';
import { refillGroups } from './refill';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const SCORES: Block = { row: ROW.players, column: COLUMN.games, rows: PLAYERS, columns: GAMES };
const CODES: Block = { ...SCORES, row: ROW.how };
const TAB: Block = { row: ROW.normalizers, column: 1, rows: HEIGHT, columns: WIDTH };

/**
 * Puts back what is not for typing, takes the code off a score that was typed over, and refills missed games.
 * Gives a sentence when something was put back, else null.
 */
export function editGroupTab(sheet: Sheet, edited: Block): string | null {
  if (!touches(edited, TAB)) return null;
  if (within(edited, SCORES) && !mattersToFills(sheet, edited)) return null;
  waitForLock();
  const frame = FRAME.filter((area) => touches(edited, area));
  putFrameBack(sheet, frame);
  const book = readFillBook(sheet.getParent(), [sheet]);
  const tab = book?.groups[0];
  const week = book && openWeek(book.season);
  if (book && tab && week !== null && tab.week === week)
    refillGroups(book.season, week, [tab], (row, column) => contains(edited, row, column));
  const first = frame[0];
  if (!first) return touches(edited, CODES) ? `${sheet.getName()}: the codes are filled in by the league.` : null;
  const cells = `${cellName(first.row, first.column)}:${cellName(first.row + first.rows - 1, first.column + first.columns - 1)}`;
  return `${sheet.getName()}!${cells} is worked out by the league and was put back.`;
}

/** Most scores are typed into games that were played: then nothing of ours is touched, and one look tells. */
function mattersToFills(sheet: Sheet, edited: Block): boolean {
  const values = sheet.getRange(1, 1, HEIGHT, COLUMN.games + GAMES - 1).getValues() as unknown[][];
  for (let row = edited.row; row < edited.row + edited.rows; row++) {
    const attendance = String(values[row - 1]?.[COLUMN.attendance - 1] ?? '').trim();
    for (let column = edited.column; column < edited.column + edited.columns; column++) {
      const code = values[row + ROW.how - ROW.players - 1]?.[column - 1];
      const emptied = values[row - 1]?.[column - 1] === '';
      if (code !== '' || (emptied && attendance !== '' && attendance !== 'Present')) return true;
    }
  }
  return false;
}
