/** How values look in their cells (the texts of `getDisplayValues`). */
import { numfmt } from '@univerjs/core';
import type { CellValue } from './engineTypes';

/** What Google shows as the format of a cell nobody formatted (FMT-03). */
export const DEFAULT_FORMAT = '0.###############';

/** Sheets writes plain numbers out up to here, and in powers of ten beyond. */
const LARGEST_WRITTEN_OUT = 1e15;
const SMALLEST_WRITTEN_OUT = 1e-9;
const DECIMALS_SHOWN = 10;
const DIGITS_KEPT = 15;

/** The text a cell with this value and number format shows. A format that cannot be read counts as none. */
export function display(value: CellValue, format: string = DEFAULT_FORMAT): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (isDefaultFormat(format) || numfmt.isTextFormat(format)) return plainNumber(value);
  try {
    // Sheets has no 29 February 1900, which Excel has.
    return numfmt.format(format, value, { leap1900: false });
  } catch {
    return plainNumber(value);
  }
}

export function isDefaultFormat(format: string): boolean {
  return format === '' || format === DEFAULT_FORMAT || format.toLowerCase() === 'general';
}

/** Whether numbers with this format are dates or times. */
export function isDateFormat(format: string): boolean {
  return format !== '' && numfmt.isDateFormat(format);
}

function plainNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= LARGEST_WRITTEN_OUT || (size > 0 && size < SMALLEST_WRITTEN_OUT)) {
    return numfmt.format('0.#####E+00', value).replace('.E', 'E');
  }
  return String(Number(Number(value.toPrecision(DIGITS_KEPT)).toFixed(DECIMALS_SHOWN)));
}
