/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import type { CellValue, CellWrite } from '../../src/desk/engine/engine';
import { engineModule } from '../support/engine';

const typed = (text: string, format = '0.###############') => engineModule().parseTyped(text, { format, year: 2026 });
const display = (value: CellValue, format?: string) => engineModule().display(value, format);

describe('typed input', () => {
  it.each<[string, CellWrite]>([
    ['', { clear: true }],
    ['01234', { value: 1234 }],
    ['22 34', { value: 2234 }],
    ['1,000,000', { value: 1000000, format: '#,##0' }],
    ['-5', { value: -5 }],
    ['45123450', { value: 45123450 }],
    ['123456789012', { value: 123456789012 }],
    ['20M', { value: '20M' }],
    ['1.25B', { value: '1.25B' }],
    ['$6.00', { value: 6, format: '$#,##0.00' }],
    ['50%', { value: 0.5, format: '0%' }],
    ['1e5', { value: 100000, format: '0.00E+00' }],
    ['2026-10-02', { value: 46297, format: 'yyyy-mm-dd' }],
    ['10/2/2026', { value: 46297, format: 'm/d/yyyy' }],
    ['Oct 2, 2026', { value: 46297, format: 'mmm d, yyyy' }],
    ['Oct 2', { value: 46297, format: 'mmm d' }],
    ['3/4', { value: 46085, format: 'm/d' }],
    ['1-2', { value: 46024, format: 'm-d' }],
    ['2/30', { value: '2/30' }],
    ['1900-01-01 12:00', { value: 2.5, format: 'yyyy-mm-dd hh:mm' }],
    ['1900-03-01', { value: 61, format: 'yyyy-mm-dd' }],
    ['16:00', { value: 16 / 24, format: 'hh:mm' }],
    ['4:00 PM', { value: 16 / 24, format: 'h:mm AM/PM' }],
    ['TRUE', { value: true }],
    ['false', { value: false }],
    ['=1+1', { formula: '=1+1' }],
    ['=', { value: '=' }],
    ['   =SUM(1,2)', { value: '   =SUM(1,2)' }],
    ["'0012", { value: '0012' }],
    ["'=IMPORTXML(1)", { value: '=IMPORTXML(1)' }],
    ['2 A 1', { value: '2 A 1' }],
    ['Late 2', { value: 'Late 2' }],
    ['Ann', { value: 'Ann' }],
    ['7-2-1', { value: '7-2-1' }],
  ])('VAL-04 to VAL-09, VAL-11: %j', (text, write) => {
    expect(typed(text)).toEqual(write);
  });

  it('VAL-10 a text cell takes everything as it is', () => {
    for (const text of ['012', '3/4', '16:00', 'TRUE', '=1+1']) expect(typed(text, '@')).toEqual({ value: text });
    expect(typed("'x", '@')).toEqual({ value: 'x' });
    expect(typed('', '@')).toEqual({ clear: true });
  });

  it('a format somebody chose stays', () => {
    expect(typed('1,000', '0.00')).toEqual({ value: 1000 });
    expect(typed('2026-10-02', 'd mmm')).toEqual({ value: 46297 });
  });

  it('the day without a year is in the given year', () => {
    expect(engineModule().parseTyped('3/4', { format: '', year: 2001 })).toEqual({ value: 36954, format: 'm/d' });
  });
});

describe('display', () => {
  it.each<[CellValue, string | undefined, string]>([
    [null, undefined, ''],
    [5, undefined, '5'],
    [0.1 + 0.2, undefined, '0.3'],
    [1 / 3, undefined, '0.3333333333'],
    [1234567890123, undefined, '1234567890123'],
    [-1.5, undefined, '-1.5'],
    [1e21, undefined, '1E+21'],
    [true, undefined, 'TRUE'],
    ['x', '0.00', 'x'],
    [5, '0.00', '5.00'],
    [12.3, '000.00', '012.30'],
    [12.305, '00.00', '12.31'],
    [12.3, '###.##', '12.3'],
    [1234567.5, '#,##0', '1,234,568'],
    [0.5, '0%', '50%'],
    [46297, 'yyyy-mm-dd', '2026-10-02'],
    [46297, 'ddd, mmm d', 'Fri, Oct 2'],
    [0.5, 'h:mm', '12:00'],
    [2.5, 'yyyy-mm-dd hh:mm', '1900-01-01 12:00'],
    [0, 'yyyy-mm-dd', '1899-12-30'],
    [61, 'yyyy-mm-dd', '1900-03-01'],
    [52100000, '0.0,,"M"', '52.1M'],
    [5, '@', '5'],
    [3, 'general', '3'],
  ])('VAL-18, FMT-05: %j as %j shows %j', (value, format, text) => {
    expect(display(value, format)).toBe(text);
  });

  it('knows date formats', () => {
    const { isDateFormat } = engineModule();
    expect(['yyyy-mm-dd', 'h:mm', '0.00', '@', ''].map(isDateFormat)).toEqual([true, true, false, false, false]);
  });
});
