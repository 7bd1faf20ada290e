import type { Area, SheetArea } from '../../engine/engine';
import { cellsNotation, columnLetters } from '../address';
import type { Host } from './host';
import { Service } from './service';

/** How an address was given, and is told again: cells, whole rows or columns, or the sheet as a whole. */
export type Extent = 'cells' | 'rows' | 'columns' | 'sheet';

/** Where a range is. */
export abstract class RangePosition extends Service {
  constructor(host: Host, sheetId: string, area: Area, extent: Extent = 'cells') {
    super(host);
    const place = { sheetId, row: area.row, column: area.column, rows: area.rows, columns: area.columns };
    for (const [name, value] of Object.entries({ sheetId, place, extent }))
      Object.defineProperty(this, name, { value });
  }

  declare readonly sheetId: string;
  declare readonly place: SheetArea;
  declare readonly extent: Extent;

  /** A range of the same sheet. */
  protected abstract at(area: Area): this;

  getRow(): number {
    return this.place.row;
  }

  getRowIndex(): number {
    return this.place.row;
  }

  getColumn(): number {
    return this.place.column;
  }

  getNumRows(): number {
    return this.place.rows;
  }

  getNumColumns(): number {
    return this.place.columns;
  }

  getLastRow(): number {
    return this.place.row + this.place.rows - 1;
  }

  getLastColumn(): number {
    return this.place.column + this.place.columns - 1;
  }

  getWidth(): number {
    return this.place.columns;
  }

  getHeight(): number {
    return this.place.rows;
  }

  isStartColumnBounded(): boolean {
    return this.extent === 'cells' || this.extent === 'columns';
  }

  isEndColumnBounded(): boolean {
    return this.isStartColumnBounded();
  }

  isStartRowBounded(): boolean {
    return this.extent === 'cells' || this.extent === 'rows';
  }

  isEndRowBounded(): boolean {
    return this.isStartRowBounded();
  }

  getA1Notation(): string {
    switch (this.extent) {
      case 'sheet':
        return ''; // PROT-12
      case 'rows':
        return `${this.getRow()}:${this.getLastRow()}`; // RANGE-03
      case 'columns':
        return `${columnLetters(this.getColumn())}:${columnLetters(this.getLastColumn())}`;
      default:
        return cellsNotation(this.place);
    }
  }

  /** Row and column count from 1 within the range. */
  getCell(row: number, column: number): this {
    if (row < 1 || column < 1 || row > this.place.rows || column > this.place.columns) {
      throw this.host.exception('Cell reference out of range');
    }
    return this.at({ row: this.place.row + row - 1, column: this.place.column + column - 1, rows: 1, columns: 1 });
  }

  offset(down: number, right: number, rows = this.place.rows, columns = this.place.columns): this {
    checkSize(this.host, rows, columns);
    const { row, column } = this.place;
    checkStart(this.host, row + down, column + right);
    return this.at({ row: row + down, column: column + right, rows, columns });
  }
}

/** RANGE-08 */
export function checkStart(host: Host, row: number, column: number): void {
  if (row < 1) throw host.exception('The starting row of the range is too small.');
  if (column < 1) throw host.exception('The starting column of the range is too small.');
}

/** RANGE-09 */
export function checkSize(host: Host, rows: number, columns: number): void {
  if (rows < 1) throw host.exception('The number of rows in the range must be at least 1.');
  if (columns < 1) throw host.exception('The number of columns in the range must be at least 1.');
}
