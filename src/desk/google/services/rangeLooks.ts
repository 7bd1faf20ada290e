import type { CellStyle } from '../../engine/engine';
import type { EnumValue } from './enums';
import * as looks from './looks';
import { RangeContents } from './rangeContents';

/** How the cells of a range look. */
export abstract class RangeLooks extends RangeContents {
  private told<T>({ tell }: looks.Look<T>): T[][] {
    const styles: CellStyle[][] = this.host.call('readStyles', { place: this.place });
    return this.host.grid(styles.map((row) => row.map(tell)));
  }

  private toldFirst<T>(look: looks.Look<T>): T {
    return this.first.told(look)[0]![0]!;
  }

  private kept({ keep }: looks.Look<unknown>, value: unknown): this {
    this.host.call('setStyle', { places: [this.place], style: keep(value) });
    return this;
  }

  private keptGrid({ keep }: looks.Look<unknown>, values: unknown[][]): this {
    const styles = values.map((row) => Array.from(row, keep));
    this.host.call('writeStyles', { place: this.place, styles });
    return this;
  }

  getBackground(): string {
    return this.toldFirst(looks.background);
  }

  getBackgrounds(): string[][] {
    return this.told(looks.background);
  }

  setBackground(value: string | null): this {
    return this.kept(looks.background, value);
  }

  setBackgrounds(values: (string | null)[][]): this {
    return this.keptGrid(looks.background, values);
  }

  getFontColor(): string {
    return this.toldFirst(looks.fontColor);
  }

  getFontColors(): string[][] {
    return this.told(looks.fontColor);
  }

  setFontColor(value: string | null): this {
    return this.kept(looks.fontColor, value);
  }

  setFontColors(values: (string | null)[][]): this {
    return this.keptGrid(looks.fontColor, values);
  }

  getFontWeight(): string {
    return this.toldFirst(looks.fontWeight);
  }

  getFontWeights(): string[][] {
    return this.told(looks.fontWeight);
  }

  setFontWeight(value: string | null): this {
    return this.kept(looks.fontWeight, value);
  }

  setFontWeights(values: (string | null)[][]): this {
    return this.keptGrid(looks.fontWeight, values);
  }

  getFontStyle(): string {
    return this.toldFirst(looks.fontStyle);
  }

  getFontStyles(): string[][] {
    return this.told(looks.fontStyle);
  }

  setFontStyle(value: string | null): this {
    return this.kept(looks.fontStyle, value);
  }

  setFontStyles(values: (string | null)[][]): this {
    return this.keptGrid(looks.fontStyle, values);
  }

  getFontLine(): string {
    return this.toldFirst(looks.fontLine);
  }

  getFontLines(): string[][] {
    return this.told(looks.fontLine);
  }

  setFontLine(value: string | null): this {
    return this.kept(looks.fontLine, value);
  }

  setFontLines(values: (string | null)[][]): this {
    return this.keptGrid(looks.fontLine, values);
  }

  getFontSize(): number {
    return this.toldFirst(looks.fontSize);
  }

  getFontSizes(): number[][] {
    return this.told(looks.fontSize);
  }

  setFontSize(value: number): this {
    return this.kept(looks.fontSize, value);
  }

  setFontSizes(values: number[][]): this {
    return this.keptGrid(looks.fontSize, values);
  }

  getFontFamily(): string {
    return this.toldFirst(looks.fontFamily);
  }

  getFontFamilies(): string[][] {
    return this.told(looks.fontFamily);
  }

  setFontFamily(value: string | null): this {
    return this.kept(looks.fontFamily, value);
  }

  setFontFamilies(values: (string | null)[][]): this {
    return this.keptGrid(looks.fontFamily, values);
  }

  getHorizontalAlignment(): string {
    return this.toldFirst(looks.horizontalAlignment);
  }

  getHorizontalAlignments(): string[][] {
    return this.told(looks.horizontalAlignment);
  }

  setHorizontalAlignment(value: string | null): this {
    return this.kept(looks.horizontalAlignment, value);
  }

  setHorizontalAlignments(values: (string | null)[][]): this {
    return this.keptGrid(looks.horizontalAlignment, values);
  }

  getVerticalAlignment(): string {
    return this.toldFirst(looks.verticalAlignment);
  }

  getVerticalAlignments(): string[][] {
    return this.told(looks.verticalAlignment);
  }

  setVerticalAlignment(value: string | null): this {
    return this.kept(looks.verticalAlignment, value);
  }

  setVerticalAlignments(values: (string | null)[][]): this {
    return this.keptGrid(looks.verticalAlignment, values);
  }

  getWrap(): boolean {
    return this.toldFirst(looks.wrap);
  }

  getWraps(): boolean[][] {
    return this.told(looks.wrap);
  }

  setWrap(value: boolean | null): this {
    return this.kept(looks.wrap, value);
  }

  setWraps(values: (boolean | null)[][]): this {
    return this.keptGrid(looks.wrap, values);
  }

  getNumberFormat(): string {
    return this.toldFirst(looks.numberFormat);
  }

  getNumberFormats(): string[][] {
    return this.told(looks.numberFormat);
  }

  setNumberFormat(value: string): this {
    return this.kept(looks.numberFormat, value);
  }

  setNumberFormats(values: string[][]): this {
    return this.keptGrid(looks.numberFormat, values);
  }

  setBackgroundRGB(red: number, green: number, blue: number): this {
    return this.setBackground(rgbHex(red, green, blue));
  }

  setWrapStrategy(strategy: EnumValue): this {
    return this.setWrap(strategy.name() === 'WRAP');
  }

  setBorder(
    top: boolean | null,
    left: boolean | null,
    bottom: boolean | null,
    right: boolean | null,
    vertical: boolean | null,
    horizontal: boolean | null,
    color: string | null = null,
    style: EnumValue | null = null,
  ): this {
    const request = { top, left, bottom, right, vertical, horizontal, color, style: style?.name() ?? 'SOLID' };
    const { rows, columns } = this.place;
    const now = this.host.call('readStyles', { place: this.place });
    const styles = now.map((line, row) =>
      line.map(({ borders }, column) => ({
        borders: looks.bordered(borders, request, { row, column, rows, columns }),
      })),
    );
    this.host.call('writeStyles', { place: this.place, styles });
    return this;
  }
}

export function rgbHex(red: number, green: number, blue: number): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
