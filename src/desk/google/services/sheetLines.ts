import type { SheetInfo } from '../../engine/engine';
import type { Host } from './host';
import type { RangeService } from './range';
import { Service } from './service';

/** The rows and columns of a sheet. */
export abstract class SheetLines extends Service {
  constructor(host: Host, sheetId: string) {
    super(host);
    Object.defineProperty(this, 'sheetId', { value: sheetId });
  }

  declare readonly sheetId: string;

  protected get info(): SheetInfo {
    return this.host.call('sheet', { sheetId: this.sheetId });
  }

  private insert(of: 'rows' | 'columns', first: number, count: number): this {
    this.host.call('insertLines', { sheetId: this.sheetId, of, first, count });
    return this;
  }

  private remove(of: 'rows' | 'columns', first: number, count: number): void {
    this.host.call('deleteLines', { sheetId: this.sheetId, of, first, count });
  }

  private resize(of: 'rows' | 'columns', first: number, count: number, pixels: number): this {
    this.host.call('setSizes', { sheetId: this.sheetId, of, first, count, pixels });
    return this;
  }

  private hide(of: 'rows' | 'columns', first: number, count: number, hidden: boolean): void {
    this.host.call('setLinesHidden', { sheetId: this.sheetId, of, first, count, hidden });
  }

  getMaxRows(): number {
    return this.info.maxRows;
  }

  getMaxColumns(): number {
    return this.info.maxColumns;
  }

  getLastRow(): number {
    return this.host.call('lastContent', { sheetId: this.sheetId }).row;
  }

  getLastColumn(): number {
    return this.host.call('lastContent', { sheetId: this.sheetId }).column;
  }

  insertRowAfter(row: number): this {
    return this.insert('rows', row + 1, 1);
  }

  insertRowBefore(row: number): this {
    return this.insert('rows', row, 1);
  }

  insertRowsAfter(row: number, count: number): this {
    return this.insert('rows', row + 1, count);
  }

  insertRowsBefore(row: number, count: number): this {
    return this.insert('rows', row, count);
  }

  insertRows(row: number, count = 1): void {
    this.insert('rows', row, count);
  }

  insertColumnAfter(column: number): this {
    return this.insert('columns', column + 1, 1);
  }

  insertColumnBefore(column: number): this {
    return this.insert('columns', column, 1);
  }

  insertColumnsAfter(column: number, count: number): this {
    return this.insert('columns', column + 1, count);
  }

  insertColumnsBefore(column: number, count: number): this {
    return this.insert('columns', column, count);
  }

  insertColumns(column: number, count = 1): void {
    this.insert('columns', column, count);
  }

  deleteRow(row: number): this {
    this.remove('rows', row, 1);
    return this;
  }

  deleteRows(row: number, count: number): void {
    this.remove('rows', row, count);
  }

  deleteColumn(column: number): this {
    this.remove('columns', column, 1);
    return this;
  }

  deleteColumns(column: number, count: number): void {
    this.remove('columns', column, count);
  }

  getFrozenRows(): number {
    return this.info.frozenRows;
  }

  setFrozenRows(rows: number): void {
    this.host.call('setFrozen', { sheetId: this.sheetId, rows });
  }

  getFrozenColumns(): number {
    return this.info.frozenColumns;
  }

  setFrozenColumns(columns: number): void {
    this.host.call('setFrozen', { sheetId: this.sheetId, columns });
  }

  getRowHeight(row: number): number {
    return this.host.call('size', { sheetId: this.sheetId, of: 'rows', line: row });
  }

  setRowHeight(row: number, pixels: number): this {
    return this.resize('rows', row, 1, pixels);
  }

  setRowHeights(row: number, count: number, pixels: number): this {
    return this.resize('rows', row, count, pixels);
  }

  getColumnWidth(column: number): number {
    return this.host.call('size', { sheetId: this.sheetId, of: 'columns', line: column });
  }

  setColumnWidth(column: number, pixels: number): this {
    return this.resize('columns', column, 1, pixels);
  }

  setColumnWidths(column: number, count: number, pixels: number): this {
    return this.resize('columns', column, count, pixels);
  }

  autoResizeColumn(column: number): this {
    return this.autoResizeColumns(column, 1);
  }

  autoResizeColumns(column: number, count: number): this {
    this.host.call('fitColumns', { sheetId: this.sheetId, of: 'columns', first: column, count });
    return this;
  }

  hideRows(row: number, count = 1): void {
    this.hide('rows', row, count, true);
  }

  showRows(row: number, count = 1): void {
    this.hide('rows', row, count, false);
  }

  hideRow(range: RangeService): void {
    this.hide('rows', range.getRow(), range.getNumRows(), true);
  }

  unhideRow(range: RangeService): void {
    this.hide('rows', range.getRow(), range.getNumRows(), false);
  }

  isRowHiddenByUser(row: number): boolean {
    return this.host.call('isHidden', { sheetId: this.sheetId, of: 'rows', line: row });
  }

  hideColumns(column: number, count = 1): void {
    this.hide('columns', column, count, true);
  }

  showColumns(column: number, count = 1): void {
    this.hide('columns', column, count, false);
  }

  hideColumn(range: RangeService): void {
    this.hide('columns', range.getColumn(), range.getNumColumns(), true);
  }

  unhideColumn(range: RangeService): void {
    this.hide('columns', range.getColumn(), range.getNumColumns(), false);
  }

  isColumnHiddenByUser(column: number): boolean {
    return this.host.call('isHidden', { sheetId: this.sheetId, of: 'columns', line: column });
  }
}
