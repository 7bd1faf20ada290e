/** What is neither typed nor refilled on a group tab: labels, the names beside the blocks, the live formulas. */
import { COLUMN, GAMES, groupOfTab, groupTabBlock, PLAYERS, ROW, WIDTH } from '../workbook/groupTab';
import type { Block } from './block';

export const FRAME: readonly Block[] = [
  { row: ROW.headers, column: COLUMN.live, rows: PLAYERS + 1, columns: WIDTH - COLUMN.live + 1 },
  { row: ROW.headers, column: 1, rows: 1, columns: 2 },
  { row: ROW.points - 1, column: 1, rows: ROW.how - ROW.points + 1, columns: COLUMN.games + GAMES - 1 },
  { row: ROW.how, column: 1, rows: PLAYERS, columns: 1 },
];

/** Writes parts of the frame again, one call each; nothing people type stands in them. */
export function putFrameBack(sheet: GoogleAppsScript.Spreadsheet.Sheet, areas: readonly Block[] = FRAME): void {
  const frame = groupTabBlock({
    group: groupOfTab(sheet.getName()) ?? '',
    week: 0,
    date: '',
    machines: [],
    normalizers: [],
    players: [],
  });
  for (const { row, column, rows, columns } of areas) {
    const block = frame.slice(row - 1, row - 1 + rows).map((line) => line.slice(column - 1, column - 1 + columns));
    sheet.getRange(row, column, rows, columns).setValues(block);
  }
}
