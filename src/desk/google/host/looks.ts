/** How cells look, and their notes. */

import type { CellStyle, SheetArea } from '../../engine/engine';
import { area } from './areas';
import { ScriptException, type Context } from './desk';

/** What clearing takes away; what is not named stays. */
export interface Layers {
  contents?: boolean;
  formats?: boolean;
  /** With `formats`: the number format too. */
  numberFormat?: boolean;
  notes?: boolean;
  validations?: boolean;
}

export const looks = {
  readStyles(context: Context, { place }: { place: SheetArea }): CellStyle[][] {
    return context.engine.readStyles(place.sheetId, area.checked(context, place));
  },

  setStyle(context: Context, { places, style }: { places: SheetArea[]; style: Partial<CellStyle> }): void {
    for (const place of places) context.engine.setStyle(place.sheetId, area.checked(context, place), style);
  },

  writeStyles(context: Context, { place, styles }: { place: SheetArea; styles: Partial<CellStyle>[][] }): void {
    area.checked(context, place);
    if (styles.length !== place.rows || styles.some((row) => row.length !== place.columns)) {
      throw new ScriptException('The size of the data does not match the size of the range.');
    }
    context.engine.writeStyles(place.sheetId, place.row, place.column, styles);
  },

  clear(context: Context, { places, layers }: { places: SheetArea[]; layers: Layers }): void {
    const { engine } = context;
    for (const place of places) {
      area.checked(context, place);
      const { sheetId, row, column, rows, columns } = place;
      if (layers.contents) {
        const line = Array<{ clear: true }>(columns).fill({ clear: true });
        engine.writeCells(sheetId, row, column, Array<typeof line>(rows).fill(line));
      }
      if (layers.formats) engine.clearStyles(sheetId, place, { numberFormat: layers.numberFormat ?? false });
      if (layers.notes) {
        engine.writeNotes(sheetId, row, column, Array<string[]>(rows).fill(Array<string>(columns).fill('')));
      }
      if (layers.validations) engine.setValidation(sheetId, place, null);
    }
  },

  readNotes(context: Context, { place }: { place: SheetArea }): string[][] {
    const { engine } = context;
    const notes = engine.readNotes(place.sheetId, area.checked(context, place));
    const cells = engine.readCells(place.sheetId, place);
    // A cell in error tells why as its note (FORM-07, FUNC-08).
    return notes.map((row, r) =>
      row.map((note, c) =>
        cells[r]![c]!.isError ? engine.errorMessage(place.sheetId, place.row + r, place.column + c) || note : note,
      ),
    );
  },

  writeNotes(context: Context, { place, notes }: { place: SheetArea; notes: (string | null)[][] }): void {
    area.checked(context, place);
    // `null` removes a note (NOTE-02).
    const texts = notes.map((row) => row.map((note) => note ?? ''));
    context.engine.writeNotes(place.sheetId, place.row, place.column, texts);
  },

  setNote(context: Context, { places, note }: { places: SheetArea[]; note: string | null }): void {
    for (const place of places) {
      const row = Array<string | null>(place.columns).fill(note);
      looks.writeNotes(context, { place, notes: Array<typeof row>(place.rows).fill(row) });
    }
  },

  merge(context: Context, { place, by }: { place: SheetArea; by: 'all' | 'rows' | 'columns' }): void {
    area.checked(context, place);
    const count = by === 'rows' ? place.rows : by === 'columns' ? place.columns : 1;
    for (let index = 0; index < count; index++) {
      const part =
        by === 'rows'
          ? { ...place, row: place.row + index, rows: 1 }
          : by === 'columns'
            ? { ...place, column: place.column + index, columns: 1 }
            : place;
      if (part.rows * part.columns > 1) context.engine.merge(place.sheetId, part);
    }
  },

  breakMerges(context: Context, { places }: { places: SheetArea[] }): void {
    for (const place of places) context.engine.breakMerges(place.sheetId, area.checked(context, place));
  },

  merges(context: Context, { place }: { place: SheetArea }): SheetArea[] {
    const all = context.engine.merges(place.sheetId);
    return all.filter((merge) => area.overlaps(merge, place)).map((merge) => ({ ...merge, sheetId: place.sheetId }));
  },
};
