/**
 * What a person types into a cell, or a script writes as text, read by the rules of Sheets in the United States
 * locale (VAL-04 to VAL-11).
 */
import { numfmt } from '@univerjs/core';
import { isDefaultFormat } from './display';
import type { CellWrite } from './engineTypes';

export interface TypedContext {
  /** The number format of the cell. A format somebody chose stays; only a cell without one takes on a new one. */
  format: string;
  /** The year of `3/4`. */
  year: number;
}

const SPACED_DIGITS = /^[+-]?\d+( \d+)+$/;
const MONTH_AND_DAY = /^[a-z]{3,9}\.? \d{1,2}$/i;
const TEXT_FORMAT = '@';

export function parseTyped(text: string, { format, year }: TypedContext): CellWrite {
  if (text === '') return { clear: true };
  // VAL-11: the apostrophe says "this is text" and is not part of it, in a text cell too.
  if (text.startsWith("'")) return { value: text.slice(1) };
  if (format === TEXT_FORMAT) return { value: text };
  if (text.startsWith('=') && text.length > 1) return { formula: text };
  const typed = text.trim();
  if (/^(true|false)$/i.test(typed)) return { value: typed.toLowerCase() === 'true' };
  if (SPACED_DIGITS.test(typed)) return { value: Number(typed.replace(/ /g, '')) };
  const parsed = parseNumber(typed, year);
  if (!parsed) return { value: text };
  const { value } = parsed;
  return parsed.format && isDefaultFormat(format) ? { value, format: parsed.format } : { value };
}

interface ParsedNumber {
  value: number;
  format: string;
}

function parseNumber(typed: string, year: number): ParsedNumber | null {
  const plain = numfmt.parseNumber(typed) ?? numfmt.parseTime(typed);
  if (plain) return { value: Number(plain.v), format: plain.z ?? '' };
  const monthAndDay = MONTH_AND_DAY.test(typed) && numfmt.parseDate(`${typed}, ${year}`);
  if (monthAndDay) return { value: Number(monthAndDay.v), format: 'mmm d' };
  const date = numfmt.parseDate(typed);
  if (!date) return null;
  const format = date.z ?? '';
  const value = withoutLeap1900(Number(date.v));
  if (/y/i.test(format)) {
    // `2/30` is no day of February and no month of 1930 either.
    const isMonthOnly = !/d/i.test(format);
    return isMonthOnly && !/\d{4}/.test(typed) ? null : { value, format };
  }
  return { value: inYear(value, year), format };
}

/** Excel counts a 29 February 1900; serials of Sheets are one higher before it (VAL-21). */
function withoutLeap1900(serial: number): number {
  return serial < 60 ? serial + 1 : serial;
}

/** The same day and month in another year. */
function inYear(serial: number, year: number): number {
  const [, month, day] = numfmt.dateFromSerial(serial);
  return Number(numfmt.dateToSerial([year, month!, day!]));
}
