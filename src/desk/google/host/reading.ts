import { isDateFormat, type Engine } from '../../engine/engine';
import { isoOfSerial } from './dates';
import { readingPlace } from './places';

/** Values of a tab or block; blank is `""`, a date its day, with its time of day where it has one. */
export function readPlace(engine: Engine, text: string): (string | number | boolean)[][] {
  const place = readingPlace(engine, text);
  if (!place) return [];
  const { maxRows, maxColumns } = engine.sheet(place.sheetId);
  if (place.row + place.rows - 1 > maxRows || place.column + place.columns - 1 > maxColumns) {
    throw new Error(`"${text}" lies outside the tab, which has ${maxRows} rows and ${maxColumns} columns.`);
  }
  return engine
    .readCells(place.sheetId, place)
    .map((row) =>
      row.map(({ value, format }) =>
        typeof value === 'number' && isDateFormat(format) ? isoOfSerial(value) : (value ?? ''),
      ),
    );
}
