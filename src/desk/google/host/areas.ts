/** Areas of the sheets' grids. */

import type { Area, SheetArea } from '../../engine/engine';
import { cellsNotation } from '../address';
import { ScriptException, type Context } from './desk';

function covers(outer: Area, inner: Area): boolean {
  return (
    outer.row <= inner.row &&
    outer.column <= inner.column &&
    outer.row + outer.rows >= inner.row + inner.rows &&
    outer.column + outer.columns >= inner.column + inner.columns
  );
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}

/** The place itself, when it lies within its sheet's grid (RANGE-10). */
function checked({ engine }: Context, place: SheetArea): SheetArea {
  const { maxRows, maxColumns } = engine.sheet(place.sheetId);
  if (!covers({ row: 1, column: 1, rows: maxRows, columns: maxColumns }, place)) {
    throw new ScriptException('The coordinates of the range are outside the dimensions of the sheet.');
  }
  return place;
}

export const area = { covers, overlaps, checked, notation: cellsNotation };
