import type { CellStyle, SheetArea } from '../../engine/engine';
import type { EnumValue } from './enums';
import * as looks from './looks';
import type { Host } from './host';
import type { RangeService } from './range';
import { clearedBy, type ClearOptions } from './rangeContents';
import { rgbHex } from './rangeLooks';
import { defineService, Service } from './service';
import { passed } from './values';

/** Several ranges of one sheet, changed in one call. */
export class RangeListService extends Service {
  constructor(host: Host, ranges: RangeService[]) {
    super(host);
    Object.defineProperty(this, 'ranges', { value: ranges });
  }

  declare private readonly ranges: RangeService[];

  private get places(): SheetArea[] {
    return this.ranges.map(({ place }) => place);
  }

  getRanges(): RangeService[] {
    return this.host.array(this.ranges);
  }

  activate(): this {
    this.ranges.at(-1)?.activate();
    return this;
  }

  setValue(value: unknown): this {
    this.host.call('writeValue', { places: this.places, value: passed(value) });
    return this;
  }

  setFormula(formula: string): this {
    this.host.call('writeFormula', { places: this.places, formula });
    return this;
  }

  setNote(note: string | null): this {
    this.host.call('setNote', { places: this.places, note });
    return this;
  }

  clearNote(): this {
    return this.setNote(null);
  }

  clear(options?: ClearOptions): this {
    this.host.call('clear', { places: this.places, layers: clearedBy(options) });
    return this;
  }

  clearContent(): this {
    this.host.call('clear', { places: this.places, layers: { contents: true } });
    return this;
  }

  clearFormat(): this {
    this.host.call('clear', { places: this.places, layers: { formats: true } });
    return this;
  }

  clearDataValidations(): this {
    this.host.call('clear', { places: this.places, layers: { validations: true } });
    return this;
  }

  insertCheckboxes(...values: unknown[]): this {
    this.host.call('insertCheckboxes', { places: this.places, values: values.map(String) });
    return this;
  }

  removeCheckboxes(): this {
    this.host.call('removeCheckboxes', { places: this.places });
    return this;
  }

  check(): this {
    this.host.call('tick', { places: this.places, checked: true });
    return this;
  }

  uncheck(): this {
    this.host.call('tick', { places: this.places, checked: false });
    return this;
  }

  breakApart(): this {
    this.host.call('breakMerges', { places: this.places });
    return this;
  }

  setBackgroundRGB(red: number, green: number, blue: number): this {
    return this.setBackground(rgbHex(red, green, blue));
  }

  setWrapStrategy(strategy: EnumValue): this {
    return this.setWrap(strategy.name() === 'WRAP');
  }

  setBorder(...request: Parameters<RangeService['setBorder']>): this {
    for (const range of this.ranges) range.setBorder(...request);
    return this;
  }

  trimWhitespace(): this {
    for (const range of this.ranges) range.trimWhitespace();
    return this;
  }

  private setStyle(style: Partial<CellStyle>): this {
    this.host.call('setStyle', { places: this.places, style });
    return this;
  }

  setBackground(value: string | null): this {
    return this.setStyle(looks.background.keep(value));
  }

  setFontColor(value: string | null): this {
    return this.setStyle(looks.fontColor.keep(value));
  }

  setFontWeight(value: string | null): this {
    return this.setStyle(looks.fontWeight.keep(value));
  }

  setFontStyle(value: string | null): this {
    return this.setStyle(looks.fontStyle.keep(value));
  }

  setFontLine(value: string | null): this {
    return this.setStyle(looks.fontLine.keep(value));
  }

  setFontSize(value: number): this {
    return this.setStyle(looks.fontSize.keep(value));
  }

  setFontFamily(value: string | null): this {
    return this.setStyle(looks.fontFamily.keep(value));
  }

  setHorizontalAlignment(value: string | null): this {
    return this.setStyle(looks.horizontalAlignment.keep(value));
  }

  setVerticalAlignment(value: string | null): this {
    return this.setStyle(looks.verticalAlignment.keep(value));
  }

  setWrap(value: boolean): this {
    return this.setStyle(looks.wrap.keep(value));
  }

  setNumberFormat(value: string): this {
    return this.setStyle(looks.numberFormat.keep(value));
  }
}

defineService('RangeList', RangeListService);
