/** How cells look: number formats, colours, fonts, alignment, borders. */
import {
  BooleanNumber,
  BorderStyleTypes,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
  type IBorderData,
  type ICellData,
  type IStyleData,
  type Nullable,
} from '@univerjs/core';
import { SetRangeValuesMutation } from '@univerjs/sheets';
import { DEFAULT_FORMAT, isDefaultFormat } from './display';
import type {
  Area,
  BorderLine,
  Borders,
  CellStyle,
  ConditionalStyle,
  HorizontalAlignment,
  VerticalAlignment,
} from './engineTypes';
import type { UniverHost } from './univerHost';

/** A fresh cell (FMT-01, FMT-02, FMT-03). */
export const FRESH_STYLE: Readonly<CellStyle> = {
  numberFormat: DEFAULT_FORMAT,
  background: '#ffffff',
  fontColor: '#000000',
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  fontSize: 10,
  fontFamily: 'Arial',
  horizontalAlignment: 'general',
  verticalAlignment: 'bottom',
  wrap: false,
  borders: { top: null, right: null, bottom: null, left: null },
};

const HORIZONTAL: Record<HorizontalAlignment, HorizontalAlign> = {
  general: HorizontalAlign.UNSPECIFIED,
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
};
const VERTICAL: Record<VerticalAlignment, VerticalAlign> = {
  top: VerticalAlign.TOP,
  middle: VerticalAlign.MIDDLE,
  bottom: VerticalAlign.BOTTOM,
};
const LINES: Record<BorderLine['style'], BorderStyleTypes> = {
  solid: BorderStyleTypes.THIN,
  medium: BorderStyleTypes.MEDIUM,
  thick: BorderStyleTypes.THICK,
  dotted: BorderStyleTypes.DOTTED,
  dashed: BorderStyleTypes.DASHED,
  double: BorderStyleTypes.DOUBLE,
};
const SIDES = { top: 't', right: 'r', bottom: 'b', left: 'l' } as const;

/** The number format set on the cell, `''` without one. */
export function patternOf(host: UniverHost, cell: Nullable<ICellData>): string {
  return cell?.s ? (host.workbook.getStyles().getStyleByCell(cell)?.n?.pattern ?? '') : '';
}

export function readStyles(host: UniverHost, sheetId: string, area: Area): CellStyle[][] {
  const matrix = host.sheet(sheetId).getCellMatrix();
  const styles = host.workbook.getStyles();
  return Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) =>
      fromUniver(styles.getStyleByCell(matrix.getValue(area.row - 1 + r, area.column - 1 + c)) ?? {}),
    ),
  );
}

export function writeStyles(
  host: UniverHost,
  sheetId: string,
  row: number,
  column: number,
  styles: (Partial<CellStyle> | null)[][],
): void {
  const matrix = host.sheet(sheetId).getCellMatrix();
  const cellValue: Record<number, Record<number, ICellData>> = {};
  styles.forEach((line, r) =>
    line.forEach((style, c) => {
      if (!style || Object.keys(style).length === 0) return;
      const at: [number, number] = [row - 1 + r, column - 1 + c];
      const { v, t } = matrix.getValue(...at) ?? {};
      // The value goes along with its type: Univer would make a text of a number in a text cell.
      const value = v === null || v === undefined ? {} : { v, t };
      (cellValue[at[0]] ??= {})[at[1]] = { ...value, s: toUniver(style) };
    }),
  );
  host.mutate(SetRangeValuesMutation.id, { subUnitId: sheetId, cellValue });
}

/** Univer merges styles; what must go is set to `null`. */
type StylePatch = { [key in keyof IStyleData]: IStyleData[key] | null };

function toUniver(style: Partial<CellStyle>): IStyleData {
  const patch: StylePatch = {};
  if (style.numberFormat !== undefined) {
    patch.n = isDefaultFormat(style.numberFormat) ? null : { pattern: style.numberFormat };
  }
  if (style.background !== undefined) patch.bg = colorUnless(style.background, FRESH_STYLE.background);
  if (style.fontColor !== undefined) patch.cl = colorUnless(style.fontColor, FRESH_STYLE.fontColor);
  if (style.bold !== undefined) patch.bl = style.bold ? BooleanNumber.TRUE : null;
  if (style.italic !== undefined) patch.it = style.italic ? BooleanNumber.TRUE : null;
  if (style.underline !== undefined) patch.ul = style.underline ? { s: BooleanNumber.TRUE } : null;
  if (style.strikethrough !== undefined) patch.st = style.strikethrough ? { s: BooleanNumber.TRUE } : null;
  if (style.fontSize !== undefined) patch.fs = style.fontSize === FRESH_STYLE.fontSize ? null : style.fontSize;
  if (style.fontFamily !== undefined) patch.ff = style.fontFamily === FRESH_STYLE.fontFamily ? null : style.fontFamily;
  if (style.horizontalAlignment !== undefined) {
    patch.ht = style.horizontalAlignment === 'general' ? null : HORIZONTAL[style.horizontalAlignment];
  }
  if (style.verticalAlignment !== undefined) {
    patch.vt = style.verticalAlignment === 'bottom' ? null : VERTICAL[style.verticalAlignment];
  }
  if (style.wrap !== undefined) patch.tb = style.wrap ? WrapStrategy.WRAP : null;
  if (style.borders !== undefined) patch.bd = toUniverBorders(style.borders);
  return patch as IStyleData;
}

function colorUnless(color: string, fresh: string): { rgb: string } | null {
  return color.toLowerCase() === fresh ? null : { rgb: color.toLowerCase() };
}

function toUniverBorders(borders: Borders): IBorderData | null {
  const lines: IBorderData = {};
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const line = borders[side];
    lines[SIDES[side]] = line ? { s: LINES[line.style], cl: { rgb: line.color } } : null;
  }
  return Object.values(lines).some((line) => line !== null) ? lines : null;
}

function fromUniver(style: IStyleData): CellStyle {
  return {
    numberFormat: style.n?.pattern || FRESH_STYLE.numberFormat,
    background: style.bg?.rgb ?? FRESH_STYLE.background,
    fontColor: style.cl?.rgb ?? FRESH_STYLE.fontColor,
    bold: style.bl === BooleanNumber.TRUE,
    italic: style.it === BooleanNumber.TRUE,
    underline: style.ul?.s === BooleanNumber.TRUE,
    strikethrough: style.st?.s === BooleanNumber.TRUE,
    fontSize: style.fs ?? FRESH_STYLE.fontSize,
    fontFamily: style.ff ?? FRESH_STYLE.fontFamily,
    horizontalAlignment: keyOf(HORIZONTAL, style.ht) ?? FRESH_STYLE.horizontalAlignment,
    verticalAlignment: keyOf(VERTICAL, style.vt) ?? FRESH_STYLE.verticalAlignment,
    wrap: style.tb === WrapStrategy.WRAP,
    borders: {
      top: fromUniverLine(style.bd?.t),
      right: fromUniverLine(style.bd?.r),
      bottom: fromUniverLine(style.bd?.b),
      left: fromUniverLine(style.bd?.l),
    },
  };
}

function fromUniverLine(line: Nullable<{ s: BorderStyleTypes; cl: { rgb?: Nullable<string> } }>): BorderLine | null {
  if (!line || line.s === BorderStyleTypes.NONE) return null;
  return { style: keyOf(LINES, line.s) ?? 'solid', color: line.cl.rgb ?? '#000000' };
}

function keyOf<K extends string, V>(names: Record<K, V>, value: Nullable<V>): K | undefined {
  return (Object.keys(names) as K[]).find((name) => names[name] === value);
}

/** The style of a conditional format, as Univer draws it. */
export function conditionalToUniver(style: ConditionalStyle): IStyleData {
  return {
    ...(style.background === undefined ? {} : { bg: { rgb: style.background.toLowerCase() } }),
    ...(style.fontColor === undefined ? {} : { cl: { rgb: style.fontColor.toLowerCase() } }),
    ...(style.bold === undefined ? {} : { bl: style.bold ? BooleanNumber.TRUE : BooleanNumber.FALSE }),
    ...(style.italic === undefined ? {} : { it: style.italic ? BooleanNumber.TRUE : BooleanNumber.FALSE }),
    ...(style.underline === undefined ? {} : { ul: { s: style.underline ? BooleanNumber.TRUE : BooleanNumber.FALSE } }),
    ...(style.strikethrough === undefined
      ? {}
      : { st: { s: style.strikethrough ? BooleanNumber.TRUE : BooleanNumber.FALSE } }),
  };
}

export function conditionalFromUniver(style: IStyleData): ConditionalStyle {
  return {
    ...(style.bg?.rgb ? { background: style.bg.rgb } : {}),
    ...(style.cl?.rgb ? { fontColor: style.cl.rgb } : {}),
    ...(style.bl === undefined ? {} : { bold: style.bl === BooleanNumber.TRUE }),
    ...(style.it === undefined ? {} : { italic: style.it === BooleanNumber.TRUE }),
    ...(style.ul === undefined ? {} : { underline: style.ul?.s === BooleanNumber.TRUE }),
    ...(style.st === undefined ? {} : { strikethrough: style.st?.s === BooleanNumber.TRUE }),
  };
}
