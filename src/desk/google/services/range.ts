import type { Area } from '../../engine/engine';
import type { CopyLayers } from '../host/copying';
import { ruleOf, validationOf, type DataValidationService } from './dataValidation';
import type { EnumValue } from './enums';
import { ProtectionService } from './protection';
import { RangeLooks } from './rangeLooks';
import { defineService } from './service';
import { SheetService } from './sheet';

export class RangeService extends RangeLooks {
  protected at(area: Area): this {
    return new RangeService(this.host, this.sheetId, area) as this;
  }

  getSheet(): SheetService {
    return new SheetService(this.host, this.sheetId);
  }

  getGridId(): number {
    return this.getSheet().getSheetId();
  }

  activate(): this {
    this.host.call('activate', { sheetId: this.sheetId, area: this.place });
    return this;
  }

  activateAsCurrentCell(): this {
    this.host.call('activate', { sheetId: this.sheetId, area: this.first.place });
    return this;
  }

  // -- data validation

  getDataValidations(): (DataValidationService | null)[][] {
    const rules = this.host.call('readValidations', { place: this.place });
    return this.host.grid(rules.map((row) => row.map((rule) => validationOf(this.host, rule))));
  }

  getDataValidation(): DataValidationService | null {
    return this.first.getDataValidations()[0]![0]!;
  }

  setDataValidation(rule: DataValidationService | null): this {
    this.host.call('setValidation', { places: [this.place], rule: ruleOf(rule) });
    return this;
  }

  setDataValidations(rules: (DataValidationService | null)[][]): this {
    this.host.call('writeValidations', { place: this.place, rules: rules.map((row) => Array.from(row, ruleOf)) });
    return this;
  }

  insertCheckboxes(...values: unknown[]): this {
    this.host.call('insertCheckboxes', { places: [this.place], values: values.map(String) });
    return this;
  }

  removeCheckboxes(): this {
    this.host.call('removeCheckboxes', { places: [this.place] });
    return this;
  }

  check(): this {
    this.host.call('tick', { places: [this.place], checked: true });
    return this;
  }

  uncheck(): this {
    this.host.call('tick', { places: [this.place], checked: false });
    return this;
  }

  isChecked(): boolean | null {
    return this.host.call('isChecked', { place: this.place });
  }

  // -- copying

  copyTo(target: RangeService, options: EnumValue | CopyOptions = {}, _transposed = false): void {
    if (_transposed) throw this.host.exception('The desk does not transpose in Range.copyTo.');
    const layers = 'enumName' in options ? layersOfType(options.name()) : layersOf(options);
    if (!layers) throw this.host.exception(`The desk does not have ${String(options)} in Range.copyTo.`);
    this.host.call('copyCells', { from: this.place, to: target.place, layers });
  }

  /** Formats, notes and validation move too; references elsewhere do not follow. */
  moveTo(target: RangeService): void {
    this.copyTo(target);
    this.clear();
  }

  // -- merged cells

  merge(): this {
    this.host.call('merge', { place: this.place, by: 'all' });
    return this;
  }

  mergeAcross(): this {
    this.host.call('merge', { place: this.place, by: 'rows' });
    return this;
  }

  mergeVertically(): this {
    this.host.call('merge', { place: this.place, by: 'columns' });
    return this;
  }

  breakApart(): this {
    this.host.call('breakMerges', { places: [this.place] });
    return this;
  }

  getMergedRanges(): RangeService[] {
    const merges = this.host.call('merges', { place: this.place });
    return this.host.array(merges.map((merge) => new RangeService(this.host, this.sheetId, merge)));
  }

  isPartOfMerge(): boolean {
    return this.host.call('merges', { place: this.place }).length > 0;
  }

  // -- protection

  protect(): ProtectionService {
    return new ProtectionService(
      this.host,
      this.host.call('protect', { sheetId: this.sheetId, area: this.place }),
      'RANGE',
    );
  }

  /** Scripts run as the owner, who may edit everything (PROT-04). */
  canEdit(): boolean {
    this.host.call('sheet', { sheetId: this.sheetId });
    return true;
  }

  // -- groups of rows

  shiftRowGroupDepth(delta: number): this {
    const { row, rows } = this.place;
    this.host.call('groupRows', { sheetId: this.sheetId, row, rows, delta });
    return this;
  }

  collapseGroups(): this {
    const { row, rows } = this.place;
    this.host.call('collapseRows', { sheetId: this.sheetId, row, rows, collapsed: true });
    return this;
  }

  expandGroups(): this {
    const { row, rows } = this.place;
    this.host.call('collapseRows', { sheetId: this.sheetId, row, rows, collapsed: false });
    return this;
  }
}

interface CopyOptions {
  contentsOnly?: boolean;
  formatOnly?: boolean;
}

const everything: CopyLayers = { contents: true, valuesOnly: false, formats: true, validations: true, notes: true };
const nothing: CopyLayers = { contents: false, valuesOnly: false, formats: false, validations: false, notes: false };

function layersOf({ contentsOnly, formatOnly }: CopyOptions): CopyLayers {
  if (contentsOnly) return { ...nothing, contents: true };
  return formatOnly ? { ...nothing, formats: true } : everything;
}

function layersOfType(type: string): CopyLayers | undefined {
  const types: Record<string, CopyLayers> = {
    PASTE_NORMAL: everything,
    PASTE_FORMAT: { ...nothing, formats: true },
    PASTE_FORMULA: { ...nothing, contents: true },
    PASTE_VALUES: { ...nothing, contents: true, valuesOnly: true },
    PASTE_DATA_VALIDATION: { ...nothing, validations: true },
  };
  return types[type];
}

defineService('Range', RangeService);
