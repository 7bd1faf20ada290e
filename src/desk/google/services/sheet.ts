import type { SheetArea } from '../../engine/engine';
import type { Layers } from '../host/looks';
import { rangeOfAddress, rangeOfNumbers } from './addressing';
import { colorHex } from './colors';
import { formatOf, formatRuleOf, type ConditionalFormatRuleService } from './conditionalFormat';
import { SheetType, type EnumValue } from './enums';
import { GroupService } from './group';
import { NamedRangeService } from './namedRange';
import { ProtectionService, protectionOf } from './protection';
import { RangeService } from './range';
import type { SortKey } from './rangeContents';
import { RangeListService } from './rangeList';
import { defineService } from './service';
import { SheetLines } from './sheetLines';
import { SpreadsheetService } from './spreadsheet';
import { passed } from './values';

export class SheetService extends SheetLines {
  private get whole(): SheetArea {
    const { maxRows, maxColumns } = this.info;
    return { sheetId: this.sheetId, row: 1, column: 1, rows: maxRows, columns: maxColumns };
  }

  getName(): string {
    return this.info.name;
  }

  getSheetName(): string {
    return this.info.name;
  }

  setName(name: string): this {
    this.host.call('renameSheet', { sheetId: this.sheetId, name: String(name) });
    return this;
  }

  getSheetId(): number {
    return sheetNumber(this.sheetId);
  }

  /** Counts from 1 (SHEET-12). */
  getIndex(): number {
    return this.host.call('sheets', null).findIndex(({ id }) => id === this.sheetId) + 1;
  }

  getParent(): SpreadsheetService {
    return new SpreadsheetService(this.host);
  }

  getType(): EnumValue {
    return SheetType.GRID;
  }

  activate(): this {
    this.host.call('activate', { sheetId: this.sheetId });
    return this;
  }

  // -- ranges

  getRange(...address: [string] | number[]): RangeService {
    const [first] = address;
    if (typeof first !== 'string') return rangeOfNumbers(this.host, this.sheetId, address as number[]);
    return rangeOfAddress(this.host, this.sheetId, first);
  }

  getRangeList(addresses: string[]): RangeListService {
    const ranges = Array.from(addresses, (address) => rangeOfAddress(this.host, this.sheetId, address));
    return new RangeListService(this.host, ranges);
  }

  /** A1 alone on a sheet without content (GRID-02). */
  getDataRange(): RangeService {
    const { row, column } = this.host.call('lastContent', { sheetId: this.sheetId });
    const area = { row: 1, column: 1, rows: Math.max(1, row), columns: Math.max(1, column) };
    return new RangeService(this.host, this.sheetId, area);
  }

  getSheetValues(row: number, column: number, rows: number, columns: number): unknown[][] {
    return rangeOfNumbers(this.host, this.sheetId, [row, column, rows, columns]).getValues();
  }

  getActiveRange(): RangeService {
    const active = this.host.call('active', null);
    const area = active.sheetId === this.sheetId ? active : { row: 1, column: 1, rows: 1, columns: 1 };
    return new RangeService(this.host, this.sheetId, area);
  }

  getActiveCell(): RangeService {
    return this.getActiveRange().getCell(1, 1);
  }

  getCurrentCell(): RangeService {
    return this.getActiveCell();
  }

  setActiveRange(range: RangeService): RangeService {
    return range.activate();
  }

  setCurrentCell(cell: RangeService): RangeService {
    return cell.activateAsCurrentCell();
  }

  setActiveSelection(range: RangeService | string): RangeService {
    return (typeof range === 'string' ? this.getRange(range) : range).activate();
  }

  // -- content

  appendRow(values: unknown[]): this {
    this.host.call('appendRow', { sheetId: this.sheetId, values: Array.from(values, passed) });
    return this;
  }

  private clearLayers(layers: Layers): this {
    this.host.call('clear', { places: [this.whole], layers });
    return this;
  }

  /** Values and formats; notes and validation stay (GRID-14). */
  clear(options: { contentsOnly?: boolean; formatOnly?: boolean } = {}): this {
    if (options.contentsOnly) return this.clearLayers({ contents: true });
    if (options.formatOnly) return this.clearLayers({ formats: true, numberFormat: true });
    return this.clearLayers({ contents: true, formats: true, numberFormat: true });
  }

  clearContents(): this {
    return this.clearLayers({ contents: true });
  }

  clearFormats(): this {
    return this.clearLayers({ formats: true, numberFormat: true });
  }

  clearNotes(): this {
    return this.clearLayers({ notes: true });
  }

  /** Sorts all rows below the frozen ones. */
  sort(column: number, ascending = true): this {
    const { row, column: last } = this.host.call('lastContent', { sheetId: this.sheetId });
    const first = this.getFrozenRows() + 1;
    if (row <= first) return this;
    const key: SortKey = { column, ascending };
    rangeOfNumbers(this.host, this.sheetId, [first, 1, row - first + 1, Math.max(last, column)]).sort(key);
    return this;
  }

  // -- the tab

  hideSheet(): this {
    this.host.call('setHidden', { sheetId: this.sheetId, hidden: true });
    return this;
  }

  showSheet(): this {
    this.host.call('setHidden', { sheetId: this.sheetId, hidden: false });
    return this;
  }

  isSheetHidden(): boolean {
    return this.info.hidden;
  }

  getTabColor(): string | null {
    return this.info.tabColor;
  }

  setTabColor(color: string | null): this {
    this.host.call('setTabColor', { sheetId: this.sheetId, color: color === null ? null : colorHex(color) });
    return this;
  }

  hasHiddenGridlines(): boolean {
    return this.info.hideGridlines;
  }

  setHiddenGridlines(hidden: boolean): this {
    this.host.call('setGridlinesHidden', { sheetId: this.sheetId, hidden });
    return this;
  }

  copyTo(_spreadsheet: SpreadsheetService): SheetService {
    return new SheetService(this.host, this.host.call('copySheet', { sheetId: this.sheetId, activated: false }));
  }

  // -- rules, protection, names

  getConditionalFormatRules(): ConditionalFormatRuleService[] {
    const formats = this.host.call('readConditionalFormats', { sheetId: this.sheetId });
    return this.host.array(formats.map((format) => formatRuleOf(this.host, this.sheetId, format)));
  }

  setConditionalFormatRules(rules: ConditionalFormatRuleService[]): void {
    this.host.call('writeConditionalFormats', { sheetId: this.sheetId, formats: Array.from(rules, formatOf) });
  }

  clearConditionalFormatRules(): void {
    this.host.call('writeConditionalFormats', { sheetId: this.sheetId, formats: [] });
  }

  protect(): ProtectionService {
    return new ProtectionService(this.host, this.host.call('protect', { sheetId: this.sheetId, area: null }), 'SHEET');
  }

  getProtections(type: EnumValue): ProtectionService[] {
    const all = this.host.call('protections', { sheetId: this.sheetId });
    const wanted = all.filter(({ area }) => (area ? 'RANGE' : 'SHEET') === type.name());
    return this.host.array(wanted.map((protection) => protectionOf(this.host, protection)));
  }

  getNamedRanges(): NamedRangeService[] {
    const here = this.host.call('namedRanges', null).filter(({ sheetId }) => sheetId === this.sheetId);
    return this.host.array(here.map((named) => new NamedRangeService(this.host, named)));
  }

  // -- groups of rows

  getRowGroup(row: number, depth: number): GroupService | null {
    const groups = this.host.call('rowGroups', { sheetId: this.sheetId });
    const found = depth === 1 && groups.find((group) => group.row <= row && row < group.row + group.rows);
    return found ? new GroupService(this.host, this.sheetId, found) : null;
  }

  getRowGroupDepth(row: number): number {
    return this.getRowGroup(row, 1) ? 1 : 0;
  }

  collapseAllRowGroups(): this {
    this.host.call('collapseRows', { sheetId: this.sheetId, collapsed: true });
    return this;
  }

  expandAllRowGroups(): this {
    this.host.call('collapseRows', { sheetId: this.sheetId, collapsed: false });
    return this;
  }
}

/** A sheet's number for scripts: the same for the same sheet, 31 bits as Google's. */
export function sheetNumber(sheetId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of sheetId) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash & 0x7fffffff;
}

defineService('Sheet', SheetService);
