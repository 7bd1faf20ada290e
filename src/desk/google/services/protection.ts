import type { Protection } from '../../engine/engine';
import { ProtectionType, type EnumValue } from './enums';
import type { Host } from './host';
import { RangeService } from './range';
import { defineService, Service } from './service';
import { UserService } from './session';

export class ProtectionService extends Service {
  constructor(host: Host, id: string, type: 'RANGE' | 'SHEET') {
    super(host);
    Object.defineProperty(this, 'id', { value: id });
    Object.defineProperty(this, 'type', { value: type });
  }

  declare private readonly id: string;
  declare private readonly type: 'RANGE' | 'SHEET';

  private get kept(): Protection {
    return this.host.call('protection', { id: this.id });
  }

  private change(change: Partial<Omit<Protection, 'id'>>): this {
    this.host.call('updateProtection', { id: this.id, change });
    return this;
  }

  getProtectionType(): EnumValue {
    return ProtectionType[this.type];
  }

  getDescription(): string {
    return this.kept.description;
  }

  setDescription(description: string): this {
    return this.change({ description: String(description) });
  }

  isWarningOnly(): boolean {
    return this.kept.warningOnly;
  }

  setWarningOnly(warningOnly: boolean): this {
    return this.change({ warningOnly });
  }

  /** A sheet's protection has a range as large as the sheet, without a notation (PROT-12). */
  getRange(): RangeService {
    const { sheetId, area } = this.kept;
    if (area) return new RangeService(this.host, sheetId, area);
    const { maxRows, maxColumns } = this.host.call('sheet', { sheetId });
    return new RangeService(this.host, sheetId, { row: 1, column: 1, rows: maxRows, columns: maxColumns }, 'sheet');
  }

  setRange({ place: { sheetId, row, column, rows, columns } }: RangeService): this {
    return this.change({ sheetId, area: { row, column, rows, columns } });
  }

  getUnprotectedRanges(): RangeService[] {
    const { sheetId, unprotected } = this.kept;
    return this.host.array(unprotected.map((area) => new RangeService(this.host, sheetId, area)));
  }

  /** Replaced as a whole (PROT-09); ranges must lie on the protected sheet (PROT-10). */
  setUnprotectedRanges(ranges: RangeService[]): this {
    const { sheetId } = this.kept;
    if (ranges.some((range) => range.sheetId !== sheetId)) {
      throw this.host.exception('Unprotected ranges must be on the protected sheet.');
    }
    const areas = ranges.map(({ place: { row, column, rows, columns } }) => ({ row, column, rows, columns }));
    return this.change({ unprotected: areas });
  }

  /** The desk has one person, the owner, who is never stopped (PROT-04). */
  canEdit(): boolean {
    return this.kept.id === this.id;
  }

  /** Nobody is listed until an editor is added (PROT-07). */
  getEditors(): UserService[] {
    return this.host.array((this.kept.editors ?? []).map((email) => new UserService(this.host, email)));
  }

  addEditor(editor: string | UserService): this {
    return this.addEditors([editor]);
  }

  addEditors(editors: (string | UserService)[]): this {
    const added = editors.map(emailOf);
    return this.change({ editors: [...new Set([...(this.kept.editors ?? []), ...added])] });
  }

  removeEditor(editor: string | UserService): this {
    return this.removeEditors([editor]);
  }

  removeEditors(editors: (string | UserService)[]): this {
    const removed = editors.map(emailOf);
    return this.change({ editors: (this.kept.editors ?? []).filter((email) => !removed.includes(email)) });
  }

  remove(): void {
    this.host.call('removeProtection', { id: this.id });
  }
}

const emailOf = (editor: string | UserService) => (typeof editor === 'string' ? editor : editor.getEmail());

export function protectionOf(host: Host, { id, area }: Protection): ProtectionService {
  return new ProtectionService(host, id, area ? 'RANGE' : 'SHEET');
}

defineService('Protection', ProtectionService);
