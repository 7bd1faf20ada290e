/** The look of cells, between Google's words and the engine's. */

import type { BorderLine, Borders, CellStyle } from '../../engine/engine';
import { colorHex } from './colors';

/** One property of a cell's look: how Google tells it, and how what Google takes is kept; `null` resets it. */
export interface Look<T> {
  tell: (style: CellStyle) => T;
  keep: (value: unknown) => Partial<CellStyle>;
}

const text = (value: unknown, reset: string) => (value === null ? reset : String(value));

export const background: Look<string> = {
  tell: (style) => style.background,
  keep: (value) => ({ background: value === null ? '#ffffff' : colorHex(String(value)) }),
};

export const fontColor: Look<string> = {
  tell: (style) => style.fontColor,
  keep: (value) => ({ fontColor: value === null ? '#000000' : colorHex(String(value)) }),
};

export const fontWeight: Look<string> = {
  tell: (style) => (style.bold ? 'bold' : 'normal'),
  keep: (value) => ({ bold: value === 'bold' }),
};

export const fontStyle: Look<string> = {
  tell: (style) => (style.italic ? 'italic' : 'normal'),
  keep: (value) => ({ italic: value === 'italic' }),
};

export const fontLine: Look<string> = {
  tell: (style) => (style.underline ? 'underline' : style.strikethrough ? 'line-through' : 'none'),
  keep: (value) => ({ underline: value === 'underline', strikethrough: value === 'line-through' }),
};

export const fontSize: Look<number> = {
  tell: (style) => style.fontSize,
  keep: (value) => ({ fontSize: value === null ? 10 : Number(value) }),
};

export const fontFamily: Look<string> = {
  tell: (style) => style.fontFamily,
  keep: (value) => ({ fontFamily: text(value, 'Arial') }),
};

/** `"normal"` and `null` are the default: numbers right, text left. */
export const horizontalAlignment: Look<string> = {
  tell: (style) => style.horizontalAlignment,
  keep: (value) => {
    const word = text(value, 'general');
    return { horizontalAlignment: (word === 'normal' ? 'general' : word) as CellStyle['horizontalAlignment'] };
  },
};

export const verticalAlignment: Look<string> = {
  tell: (style) => style.verticalAlignment,
  keep: (value) => ({ verticalAlignment: text(value, 'bottom') as CellStyle['verticalAlignment'] }),
};

export const wrap: Look<boolean> = {
  tell: (style) => style.wrap,
  keep: (value) => ({ wrap: Boolean(value) }),
};

/** The default is read back as `0.###############`; "general" restores it (FMT-03). */
export const numberFormat: Look<string> = {
  tell: (style) => style.numberFormat,
  keep: (value) => {
    const format = text(value, '');
    return { numberFormat: /^(general)?$/i.test(format) ? '0.###############' : format };
  },
};

const lineStyles: Record<string, BorderLine['style']> = {
  DOTTED: 'dotted',
  DASHED: 'dashed',
  SOLID: 'solid',
  SOLID_MEDIUM: 'medium',
  SOLID_THICK: 'thick',
  DOUBLE: 'double',
};

/** What setBorder asks of each edge: `true` draws it, `false` takes it away, `null` leaves it. */
export interface BorderRequest {
  top: boolean | null;
  left: boolean | null;
  bottom: boolean | null;
  right: boolean | null;
  vertical: boolean | null;
  horizontal: boolean | null;
  color: string | null;
  style: string;
}

/** The borders of one cell after setBorder, from its place in the block. */
export function bordered(
  now: Borders,
  request: BorderRequest,
  at: { row: number; column: number; rows: number; columns: number },
): Borders {
  const line: BorderLine = { color: colorHex(request.color ?? 'black'), style: lineStyles[request.style] ?? 'solid' };
  const edge = (kept: BorderLine | null, wanted: boolean | null) => (wanted === null ? kept : wanted ? line : null);
  return {
    top: edge(now.top, at.row === 0 ? request.top : request.horizontal),
    bottom: edge(now.bottom, at.row === at.rows - 1 ? request.bottom : request.horizontal),
    left: edge(now.left, at.column === 0 ? request.left : request.vertical),
    right: edge(now.right, at.column === at.columns - 1 ? request.right : request.vertical),
  };
}
