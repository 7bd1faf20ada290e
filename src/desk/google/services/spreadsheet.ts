import { rangeOfAddress, rangeOfName, sheetOfName } from './addressing';
import type { EnumValue } from './enums';
import type { Host } from './host';
import { NamedRangeService } from './namedRange';
import { protectionOf, type ProtectionService } from './protection';
import type { RangeService } from './range';
import { RangeListService } from './rangeList';
import { defineService, Service } from './service';
import { sheetNumber, SheetService } from './sheet';

/** The one spreadsheet of the desk. */
export class SpreadsheetService extends Service {
  private sheetById(sheetId: string): SheetService {
    return new SheetService(this.host, sheetId);
  }

  private get activeId(): string {
    return this.host.call('active', null).sheetId;
  }

  getName(): string {
    return this.host.call('spreadsheet', null).name;
  }

  getId(): string {
    return this.host.call('spreadsheet', null).id;
  }

  getUrl(): string {
    return `desk://spreadsheet/${this.getId()}`;
  }

  rename(name: string): void {
    this.host.call('renameSpreadsheet', { name: String(name) });
  }

  getSpreadsheetTimeZone(): string {
    return this.host.call('spreadsheet', null).timeZone;
  }

  setSpreadsheetTimeZone(timeZone: string): void {
    this.host.call('setTimeZone', { timeZone });
  }

  getSpreadsheetLocale(): string {
    return this.host.call('spreadsheet', null).locale;
  }

  setSpreadsheetLocale(locale: string): void {
    this.host.call('setLocale', { locale });
  }

  // -- sheets

  getSheets(): SheetService[] {
    return this.host.array(this.host.call('sheets', null).map(({ id }) => this.sheetById(id)));
  }

  getNumSheets(): number {
    return this.host.call('sheets', null).length;
  }

  getSheetByName(name: string): SheetService | null {
    const id = sheetOfName(this.host, String(name));
    return id === null ? null : this.sheetById(id);
  }

  getSheetById(number: number): SheetService | null {
    const found = this.host.call('sheets', null).find(({ id }) => sheetNumber(id) === number);
    return found ? this.sheetById(found.id) : null;
  }

  getActiveSheet(): SheetService {
    return this.sheetById(this.activeId);
  }

  setActiveSheet(sheet: SheetService, _restoreSelection = false): SheetService {
    this.host.call('activate', { sheetId: sheet.sheetId });
    return sheet;
  }

  /** Name, index from 0 and template in Google's combinations (SHEET-02, SHEET-03). */
  insertSheet(...parts: (string | number | { template?: SheetService })[]): SheetService {
    const options: { name?: string; index?: number; copyOf?: string } = {};
    for (const part of parts) {
      if (typeof part === 'string') options.name = part;
      else if (typeof part === 'number') options.index = part;
      else options.copyOf = part.template?.sheetId;
    }
    return this.sheetById(this.host.call('insertSheet', options));
  }

  deleteSheet(sheet: SheetService): void {
    this.host.call('deleteSheet', { sheetId: sheet.sheetId });
  }

  deleteActiveSheet(): SheetService {
    this.host.call('deleteSheet', { sheetId: this.activeId });
    return this.getActiveSheet();
  }

  duplicateActiveSheet(): SheetService {
    return this.sheetById(this.host.call('copySheet', { sheetId: this.activeId, activated: true }));
  }

  /** `position` counts from 1. */
  moveActiveSheet(position: number): void {
    this.host.call('moveSheet', { sheetId: this.activeId, position });
  }

  renameActiveSheet(name: string): void {
    this.host.call('renameSheet', { sheetId: this.activeId, name });
  }

  appendRow(values: unknown[]): SheetService {
    return this.getActiveSheet().appendRow(values);
  }

  // -- ranges

  /** An address that names no sheet is on the active one (RANGE-05). */
  getRange(address: string): RangeService {
    return rangeOfAddress(this.host, this.activeId, address);
  }

  getRangeList(addresses: string[]): RangeListService {
    const ranges = Array.from(addresses, (address) => rangeOfAddress(this.host, this.activeId, address));
    return new RangeListService(this.host, ranges);
  }

  getDataRange(): RangeService {
    return this.getActiveSheet().getDataRange();
  }

  getLastRow(): number {
    return this.getActiveSheet().getLastRow();
  }

  getLastColumn(): number {
    return this.getActiveSheet().getLastColumn();
  }

  getActiveRange(): RangeService {
    return this.getActiveSheet().getActiveRange();
  }

  getActiveCell(): RangeService {
    return this.getActiveSheet().getActiveCell();
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

  getRangeByName(name: string): RangeService | null {
    return rangeOfName(this.host, name);
  }

  getNamedRanges(): NamedRangeService[] {
    return this.host.array(this.host.call('namedRanges', null).map((named) => new NamedRangeService(this.host, named)));
  }

  setNamedRange(name: string, range: RangeService): void {
    this.host.call('setNamedRange', { ...range.place, name });
  }

  removeNamedRange(name: string): void {
    this.host.call('removeNamedRange', { name });
  }

  getProtections(type: EnumValue): ProtectionService[] {
    const all = this.host.call('protections', {});
    const wanted = all.filter(({ area }) => (area ? 'RANGE' : 'SHEET') === type.name());
    return this.host.array(wanted.map((protection) => protectionOf(this.host, protection)));
  }

  /** Five seconds unless told otherwise; negative seconds stay until dismissed (SHEET-14). */
  toast(text: string, title: string | null = '', seconds: number | null = 5): void {
    const time = seconds ?? 5;
    this.host.call('toast', { text: String(text), title: String(title ?? ''), seconds: time < 0 ? null : time });
  }
}

/** The spreadsheet that scripts see. */
export function spreadsheet(host: Host): SpreadsheetService {
  return new SpreadsheetService(host);
}

defineService('Spreadsheet', SpreadsheetService);
