/** Widths, heights, and which rows and columns are hidden. Counted from 1. */
import {
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetRowHeightMutation,
} from '@univerjs/sheets';
import { toRange } from './areas';
import type { UniverHost } from './univerHost';

function rowsRange(host: UniverHost, sheetId: string, first: number, count: number) {
  return toRange({ row: first, column: 1, rows: count, columns: host.sheet(sheetId).getConfig().columnCount });
}

function columnsRange(host: UniverHost, sheetId: string, first: number, count: number) {
  return toRange({ row: 1, column: first, rows: host.sheet(sheetId).getConfig().rowCount, columns: count });
}

export function columnWidth(host: UniverHost, sheetId: string, column: number): number {
  const sheet = host.sheet(sheetId);
  return sheet.getConfig().columnData[column - 1]?.w ?? sheet.getConfig().defaultColumnWidth;
}

export function setColumnWidths(host: UniverHost, sheetId: string, first: number, count: number, width: number): void {
  const ranges = [columnsRange(host, sheetId, first, count)];
  host.mutate(SetWorksheetColWidthMutation.id, { subUnitId: sheetId, ranges, colWidth: width });
}

export function rowHeight(host: UniverHost, sheetId: string, row: number): number {
  const sheet = host.sheet(sheetId);
  return sheet.getConfig().rowData[row - 1]?.h ?? sheet.getConfig().defaultRowHeight;
}

export function setRowHeights(host: UniverHost, sheetId: string, first: number, count: number, height: number): void {
  const ranges = [rowsRange(host, sheetId, first, count)];
  host.mutate(SetWorksheetRowHeightMutation.id, { subUnitId: sheetId, ranges, rowHeight: height });
}

export function isRowHidden(host: UniverHost, sheetId: string, row: number): boolean {
  return Boolean(host.sheet(sheetId).getConfig().rowData[row - 1]?.hd);
}

export function setRowsHidden(host: UniverHost, sheetId: string, first: number, count: number, hidden: boolean): void {
  const ranges = [rowsRange(host, sheetId, first, count)];
  host.mutate(hidden ? SetRowHiddenMutation.id : SetRowVisibleMutation.id, { subUnitId: sheetId, ranges });
}

export function isColumnHidden(host: UniverHost, sheetId: string, column: number): boolean {
  return Boolean(host.sheet(sheetId).getConfig().columnData[column - 1]?.hd);
}

export function setColumnsHidden(
  host: UniverHost,
  sheetId: string,
  first: number,
  count: number,
  hidden: boolean,
): void {
  const ranges = [columnsRange(host, sheetId, first, count)];
  host.mutate(hidden ? SetColHiddenMutation.id : SetColVisibleMutation.id, { subUnitId: sheetId, ranges });
}
