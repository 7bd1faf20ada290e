/** Rows and columns of a sheet: how many, how large, hidden, grouped. */

import type { RowGroup } from '../../engine/engine';
import { ScriptException, type Context } from './desk';

/** A stretch of rows or columns. */
export interface Lines {
  sheetId: string;
  of: 'rows' | 'columns';
  first: number;
  count: number;
}

function checkInside({ engine }: Context, { sheetId, of, first, count }: Lines): void {
  const { maxRows, maxColumns } = engine.sheet(sheetId);
  const most = of === 'rows' ? maxRows : maxColumns;
  if (first < 1 || count < 1 || first + count - 1 > most) throw new ScriptException(`Those ${of} are out of bounds.`);
}

export const grid = {
  /** New lines before the line `first`, which may be the one after the last. */
  insertLines(context: Context, lines: Lines): void {
    const { sheetId, of, first, count } = lines;
    checkInside(context, { sheetId, of, first: Math.max(1, first - 1), count: 1 });
    if (count < 1) throw new ScriptException(`The number of ${of} must be at least 1.`);
    if (of === 'rows') context.engine.insertRows(sheetId, first, count);
    else context.engine.insertColumns(sheetId, first, count);
  },

  deleteLines(context: Context, lines: Lines): void {
    checkInside(context, lines);
    const { sheetId, of, first, count } = lines;
    const { maxRows, maxColumns, frozenRows, frozenColumns } = context.engine.sheet(sheetId);
    const most = of === 'rows' ? maxRows : maxColumns;
    const frozen = of === 'rows' ? frozenRows : frozenColumns;
    const frozenGone = Math.max(0, Math.min(frozen, first + count - 1) - first + 1);
    if (most - frozen - (count - frozenGone) < 1) {
      throw new ScriptException(`Sorry, it is not possible to delete all non-frozen ${of}.`); // GRID-10
    }
    if (of === 'rows') context.engine.deleteRows(sheetId, first, count);
    else context.engine.deleteColumns(sheetId, first, count);
  },

  size({ engine }: Context, { sheetId, of, line }: { sheetId: string; of: Lines['of']; line: number }): number {
    return of === 'rows' ? engine.rowHeight(sheetId, line) : engine.columnWidth(sheetId, line);
  },

  setSizes(context: Context, { pixels, ...lines }: Lines & { pixels: number }): void {
    checkInside(context, lines);
    if (lines.of === 'rows') context.engine.setRowHeights(lines.sheetId, lines.first, lines.count, pixels);
    else context.engine.setColumnWidths(lines.sheetId, lines.first, lines.count, pixels);
  },

  /** Columns as wide as their longest text, as near as can be told without drawing it. */
  fitColumns(context: Context, lines: Lines): void {
    checkInside(context, lines);
    const { sheetId, first, count } = lines;
    const rows = Math.max(1, context.engine.lastContent(sheetId).row);
    const cells = context.engine.readCells(sheetId, { row: 1, column: first, rows, columns: count });
    for (let index = 0; index < count; index++) {
      const longest = Math.max(0, ...cells.map((row) => String(row[index]!.value ?? '').length));
      context.engine.setColumnWidths(sheetId, first + index, 1, Math.max(21, longest * 7 + 12));
    }
  },

  isHidden({ engine }: Context, { sheetId, of, line }: { sheetId: string; of: Lines['of']; line: number }): boolean {
    return of === 'rows' ? engine.isRowHidden(sheetId, line) : engine.isColumnHidden(sheetId, line);
  },

  setLinesHidden(context: Context, { hidden, ...lines }: Lines & { hidden: boolean }): void {
    checkInside(context, lines);
    if (lines.of === 'rows') context.engine.setRowsHidden(lines.sheetId, lines.first, lines.count, hidden);
    else context.engine.setColumnsHidden(lines.sheetId, lines.first, lines.count, hidden);
  },

  rowGroups({ engine }: Context, { sheetId }: { sheetId: string }): RowGroup[] {
    return engine.rowGroups(sheetId);
  },

  /** Rows can be grouped one level deep: a positive delta groups the rows, a negative one frees them. */
  groupRows(
    { engine }: Context,
    { sheetId, row, rows, delta }: { sheetId: string; row: number; rows: number; delta: number },
  ): void {
    const apart = engine.rowGroups(sheetId).filter((group) => group.row + group.rows <= row || group.row >= row + rows);
    engine.setRowGroups(sheetId, delta > 0 ? [...apart, { row, rows, collapsed: false }] : apart);
  },

  /** Closes or opens every group, or those that meet the rows. */
  collapseRows(
    { engine }: Context,
    { sheetId, collapsed, row, rows }: { sheetId: string; collapsed: boolean; row?: number; rows?: number },
  ): void {
    const first = row ?? 1;
    const last = row === undefined ? Infinity : row + (rows ?? 1) - 1;
    const groups = engine.rowGroups(sheetId);
    engine.setRowGroups(
      sheetId,
      groups.map((group) => (group.row <= last && group.row + group.rows > first ? { ...group, collapsed } : group)),
    );
  },
};
