/** Scores as people type and read them: `45,123,450`, `20M`, `1.25B`. */

/** Scores have at most 15 digits: a spreadsheet keeps no more exactly. */
const MOST_DIGITS = 15;
const ZEROS: Readonly<Record<string, number>> = { '': 0, K: 3, M: 6, B: 9 };
const SEPARATORS = "[,.'\u2019\\s]";
const GROUPED = new RegExp(`^[1-9]\\d{0,2}(${SEPARATORS})\\d{3}(?:\\1\\d{3})*$`);
const HINT = 'type a whole number such as 45,123,450 or 20M';

/**
 * The score a cell means, exactly.
 *
 * Accepts whole numbers from 0, with or without thousands separators (comma, dot, blank or apostrophe, the same one
 * throughout), and a decimal number with K, M or B behind it. A single group of three digits is read as thousands:
 * `1.250` is 1,250, since nobody scores a fraction. Before K, M or B a dot is a decimal point, so `1.250B` is
 * 1,250,000,000, and a comma is one too unless three digits follow: `1,250M` could mean two things and is refused.
 *
 * Throws an Error with one plain sentence for everything else.
 */
export function parseScore(text: string | number): number {
  if (typeof text === 'number') return wholeScore(text);
  const shown = text.trim();
  const parts = /^(.*?)\s*([KMB]?)$/i.exec(shown);
  const body = parts?.[1] ?? '';
  const suffix = (parts?.[2] ?? '').toUpperCase();
  if (/^[-\u2212]\s*\d/.test(body)) throw new Error(`"${shown}" is negative: a score is a whole number from 0`);
  return exactScore(shown, suffix === '' ? wholeDigits(shown, body) : shiftedDigits(shown, body, suffix));
}

function wholeScore(value: number): number {
  if (value < 0) throw new Error(`"${value}" is negative: a score is a whole number from 0`);
  if (!Number.isInteger(value)) throw new Error(`"${value}" is not a whole score: ${HINT}`);
  if (value >= 10 ** MOST_DIGITS) throw tooLong(String(value));
  return value;
}

function wholeDigits(shown: string, body: string): string {
  if (/^\d+$/.test(body)) return body;
  if (GROUPED.test(body)) return body.replace(/\D/g, '');
  if (/^\d+[.,]\d+$/.test(body)) throw new Error(`"${shown}" is not a whole score: ${HINT}`);
  throw new Error(`"${shown}" is not a score: ${HINT}`);
}

/** Moves the decimal point of `1.25` by the suffix's zeros, on the digits themselves: no rounding anywhere. */
function shiftedDigits(shown: string, body: string, suffix: string): string {
  const parts = /^(\d+)(?:([.,])(\d+))?$/.exec(body);
  if (!parts) throw new Error(`"${shown}" is not a score: ${HINT}`);
  const [, whole = '', separator, fraction = ''] = parts;
  if (separator === ',' && fraction.length === 3) {
    throw new Error(
      `"${shown}" could mean ${whole}.${fraction}${suffix} or ${whole}${fraction}${suffix}: type one of them`,
    );
  }
  const zeros = ZEROS[suffix] ?? 0;
  if (/[1-9]/.test(fraction.slice(zeros))) {
    throw new Error(`"${shown}" is not a whole score: give at most ${zeros} decimals before ${suffix}`);
  }
  return whole + fraction.slice(0, zeros).padEnd(zeros, '0');
}

function exactScore(shown: string, digits: string): number {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > MOST_DIGITS) throw tooLong(shown);
  return Number(significant);
}

function tooLong(shown: string): Error {
  return new Error(`"${shown}" is too large: a score has at most ${MOST_DIGITS} digits`);
}

/** `45123450` as `45,123,450`; the half of a half-normalizer ghost (R5.7) is kept as `.5`. */
export function formatScore(score: number): string {
  const whole = Math.floor(score);
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',') + (score === whole ? '' : String(score - whole).slice(1));
}

const UNITS: readonly (readonly [number, string])[] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/** A score in three digits for sentences: `52.1M`, `1.25B`, `300K`; below 1,000 as it is. */
export function shortScore(score: number): string {
  for (const [unit, letter] of UNITS) {
    // 999,950 is nearer to 1.00M than to 999K
    if (score >= unit * 0.9995 && score >= 1000) return threeDigits(score / unit) + letter;
  }
  return formatScore(score);
}

/** The score that a text of shortScore means. */
export function shownScore(short: string): number {
  const [unit] = UNITS.find(([, letter]) => short.endsWith(letter)) ?? [];
  return unit === undefined ? Number(short) : Math.round(Number(short.slice(0, -1)) * unit);
}

function threeDigits(value: number): string {
  if (value >= 99.95) return String(Math.round(value));
  return value.toFixed(value >= 9.995 ? 1 : 2);
}
