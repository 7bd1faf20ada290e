import type { Area } from '../../engine/engine';
import { RangePosition } from './rangePosition';
import { passed, passedGrid, received } from './values';

/** The values, formulas and notes of a range. */
export abstract class RangeContents extends RangePosition {
  /** The top left cell, which every singular getter reads (VAL-02). */
  protected get first(): this {
    const { row, column } = this.place;
    return this.at({ row, column, rows: 1, columns: 1 });
  }

  getValues(): unknown[][] {
    return received(this.host, this.host.call('readValues', { place: this.place }));
  }

  getValue(): unknown {
    return this.first.getValues()[0]![0];
  }

  getDisplayValues(): string[][] {
    return this.host.call('readDisplayValues', { place: this.place });
  }

  getDisplayValue(): string {
    return this.first.getDisplayValues()[0]![0]!;
  }

  setValues(values: unknown[][]): this {
    const rows = passedGrid(this.host, 'SpreadsheetApp.Range.setValues', values);
    this.host.call('writeValues', { place: this.place, values: rows });
    return this;
  }

  setValue(value: unknown): this {
    this.host.call('writeValue', { places: [this.place], value: passed(value) });
    return this;
  }

  getFormulas(): string[][] {
    return this.host.call('readFormulas', { place: this.place });
  }

  getFormula(): string {
    return this.first.getFormulas()[0]![0]!;
  }

  /** `null` without a formula (FORM-01). */
  getFormulasR1C1(): (string | null)[][] {
    const { row, column } = this.place;
    const formulas: (string | null)[][] = this.getFormulas();
    formulas.forEach((line, r) => line.forEach((formula, c) => (line[c] = relative(formula!, row + r, column + c))));
    return formulas;
  }

  getFormulaR1C1(): string | null {
    return this.first.getFormulasR1C1()[0]![0]!;
  }

  setFormulas(formulas: (string | null)[][]): this {
    this.host.call('writeFormulas', {
      place: this.place,
      formulas: formulas.map((row) => Array.from(row, (formula) => (formula === null ? null : String(formula)))),
    });
    return this;
  }

  setFormula(formula: string): this {
    this.host.call('writeFormula', { places: [this.place], formula: String(formula ?? '') });
    return this;
  }

  getNotes(): string[][] {
    return this.host.call('readNotes', { place: this.place });
  }

  getNote(): string {
    return this.first.getNotes()[0]![0]!;
  }

  setNotes(notes: (string | null)[][]): this {
    const texts = notes.map((row) => Array.from(row, (note) => (note === null ? null : String(note))));
    this.host.call('writeNotes', { place: this.place, notes: texts });
    return this;
  }

  setNote(note: string | null): this {
    this.host.call('setNote', { places: [this.place], note: note === null ? null : String(note) });
    return this;
  }

  clearNote(): this {
    return this.setNote(null);
  }

  isBlank(): boolean {
    return this.host.call('isBlank', { place: this.place });
  }

  clearContent(): this {
    this.host.call('clear', { places: [this.place], layers: { contents: true } });
    return this;
  }

  clearFormat(): this {
    this.host.call('clear', { places: [this.place], layers: { formats: true } });
    return this;
  }

  clearDataValidations(): this {
    this.host.call('clear', { places: [this.place], layers: { validations: true } });
    return this;
  }

  /** Without options contents, formats, notes and validation; with options what they name. */
  clear(options?: ClearOptions): this {
    this.host.call('clear', { places: [this.place], layers: clearedBy(options) });
    return this;
  }

  trimWhitespace(): this {
    const { place } = this;
    const formulas = this.host.call('readFormulas', { place });
    this.host.call('readValues', { place }).values.forEach((row, r) =>
      row.forEach((value, c) => {
        if (typeof value !== 'string' || formulas[r]![c] !== '') return;
        const trimmed = value.trim().replace(/\s+/g, ' ');
        // An apostrophe keeps it text, also when it now begins with "=" (VAL-05).
        if (trimmed !== value) this.cell(r, c).setValue(`'${trimmed}`);
      }),
    );
    return this;
  }

  sort(keys: number | SortKey | (number | SortKey)[]): this {
    const list = Array.isArray(keys) ? keys : [keys];
    this.host.call('sort', {
      place: this.place,
      keys: list.map((key) =>
        typeof key === 'number'
          ? { column: key, ascending: true }
          : { column: key.column, ascending: key.ascending ?? true },
      ),
    });
    return this;
  }

  private cell(down: number, right: number): this {
    const area: Area = { row: this.place.row + down, column: this.place.column + right, rows: 1, columns: 1 };
    return this.at(area);
  }
}

export interface SortKey {
  column: number;
  ascending?: boolean;
}

export interface ClearOptions {
  contentsOnly?: boolean;
  formatOnly?: boolean;
  validationsOnly?: boolean;
  commentsOnly?: boolean;
}

export function clearedBy(options: ClearOptions = {}) {
  const { contentsOnly, formatOnly, validationsOnly, commentsOnly } = options;
  const some = contentsOnly || formatOnly || validationsOnly || commentsOnly;
  if (!some) return { contents: true, formats: true, numberFormat: true, notes: true, validations: true };
  return {
    contents: contentsOnly,
    formats: formatOnly,
    numberFormat: formatOnly,
    validations: validationsOnly,
    notes: commentsOnly,
  };
}

/** An A1 formula in R1C1 notation, as seen from its cell. Texts in quotes are left alone. */
function relative(formula: string, row: number, column: number): string | null {
  if (formula === '') return null;
  const reference =
    /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![A-Za-z0-9_.$])(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d*)(?![A-Za-z0-9_(])/g;
  return formula.replace(reference, (text, fixedColumn: string, letters: string, fixedRow: string, digits: string) => {
    if (!letters) return text;
    const toRow = Number(digits);
    const toColumn = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    const part = (name: string, to: number, from: number, fixed: string) =>
      fixed ? `${name}${to}` : to === from ? name : `${name}[${to - from}]`;
    return part('R', toRow, row, fixedRow) + part('C', toColumn, column, fixedColumn);
  });
}
