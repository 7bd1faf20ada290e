/** Blocks of cells: from 1 as Google counts, from 0 as Univer does, and what is left when one is cut out of another. */
import type { IRange } from '@univerjs/core';
import type { Area } from './engineTypes';
import { moveRange, overlaps, type StructureChange } from './formulaReferences';

export function toRange({ row, column, rows, columns }: Area): IRange {
  return { startRow: row - 1, startColumn: column - 1, endRow: row + rows - 2, endColumn: column + columns - 2 };
}

export function toArea({ startRow, startColumn, endRow, endColumn }: IRange): Area {
  return {
    row: startRow + 1,
    column: startColumn + 1,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
  };
}

/** Where the area is after rows or columns moved; `null` when it is gone. */
export function moveArea(area: Area, change: StructureChange): Area | null {
  const moved = moveRange(toRange(area), change);
  return moved && toArea(moved);
}

/** The parts of `range` outside `hole`: at most four. */
export function subtract(range: IRange, hole: IRange): IRange[] {
  if (!overlaps(range, hole)) return [range];
  const parts: IRange[] = [];
  const { startRow, endRow, startColumn, endColumn } = range;
  const [top, bottom] = [Math.max(startRow, hole.startRow), Math.min(endRow, hole.endRow)];
  if (startRow < top) parts.push({ startRow, endRow: top - 1, startColumn, endColumn });
  if (hole.startColumn > startColumn) {
    parts.push({ startRow: top, endRow: bottom, startColumn, endColumn: hole.startColumn - 1 });
  }
  if (hole.endColumn < endColumn) {
    parts.push({ startRow: top, endRow: bottom, startColumn: hole.endColumn + 1, endColumn });
  }
  if (endRow > bottom) parts.push({ startRow: bottom + 1, endRow, startColumn, endColumn });
  return parts;
}
