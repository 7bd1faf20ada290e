/** Blocks of cells, counted from 1, as an edit names them. */
export interface Block {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export function touches(one: Block, other: Block): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}

export function within(inner: Block, outer: Block): boolean {
  return (
    inner.row >= outer.row &&
    inner.row + inner.rows <= outer.row + outer.rows &&
    inner.column >= outer.column &&
    inner.column + inner.columns <= outer.column + outer.columns
  );
}

export function contains(block: Block, row: number, column: number): boolean {
  return within({ row, column, rows: 1, columns: 1 }, block);
}
