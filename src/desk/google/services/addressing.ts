import type { Area } from '../../engine/engine';
import { parseAddress, splitSheet } from '../address';
import type { Host } from './host';
import { RangeService } from './range';
import { checkSize, checkStart, type Extent } from './rangePosition';

/** The range of a sheet that numbers name: row, column, rows, columns, counted from 1 (RANGE-01). */
export function rangeOfNumbers(
  host: Host,
  sheetId: string,
  [row, column, rows = 1, columns = 1]: number[],
): RangeService {
  checkStart(host, row!, column!);
  checkSize(host, rows, columns);
  return new RangeService(host, sheetId, { row: row!, column: column!, rows, columns });
}

/** The range an address names; `sheetId` is the sheet of an address that names none. Also a named range. */
export function rangeOfAddress(host: Host, sheetId: string, text: string): RangeService {
  const address = parseAddress(text);
  if (!address) {
    const named = rangeOfName(host, text);
    if (named) return named;
    throw host.exception('Range not found');
  }
  const home = address.sheet === null ? sheetId : sheetOfName(host, address.sheet);
  if (home === null) throw host.exception('Range not found');
  if (address.rows !== null && address.columns !== null) {
    return new RangeService(host, home, address as Area);
  }
  const { maxRows, maxColumns } = host.call('sheet', { sheetId: home });
  const extent: Extent = address.rows === null ? 'columns' : 'rows';
  const area = { ...address, rows: address.rows ?? maxRows, columns: address.columns ?? maxColumns };
  return new RangeService(host, home, area, extent);
}

/** Names are compared without case; `null` when there is none (NAME-02). */
export function rangeOfName(host: Host, name: string): RangeService | null {
  const plain = splitSheet(name).cells.toLowerCase();
  const named = host.call('namedRanges', null).find((one) => one.name.toLowerCase() === plain);
  return named ? new RangeService(host, named.sheetId, named) : null;
}

/** The id of the sheet of that name, as it is spelled; `null` when there is none (SHEET-06). */
export function sheetOfName(host: Host, name: string): string | null {
  return host.call('sheets', null).find((sheet) => sheet.name === name)?.id ?? null;
}
