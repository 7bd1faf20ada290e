/** Copying blocks of cells. */

import type { Area, CellWrite, SheetArea } from '../../engine/engine';
import { area } from './areas';
import type { Context } from './desk';

/** Which layers a copy takes along. */
export interface CopyLayers {
  /** Formulas, shifted; values where `valuesOnly`. */
  contents: boolean;
  valuesOnly: boolean;
  formats: boolean;
  validations: boolean;
  notes: boolean;
}

interface Block {
  writes: CellWrite[][];
  styles: ReturnType<Context['engine']['readStyles']>;
  notes: string[][];
  validations: ReturnType<Context['engine']['readValidations']>;
}

export const copying = {
  /** The whole source even into a smaller target, and as often as it fits whole into a larger one (GRID-17 to GRID-19). */
  copyCells(context: Context, { from, to, layers }: { from: SheetArea; to: SheetArea; layers: CopyLayers }): void {
    area.checked(context, from);
    const { engine } = context;
    const read = engine.readCells(from.sheetId, from);
    const styles = engine.readStyles(from.sheetId, from);
    const notes = engine.readNotes(from.sheetId, from);
    const validations = engine.readValidations(from.sheetId, from);
    for (let down = 0; down < Math.max(1, Math.floor(to.rows / from.rows)); down++) {
      for (let right = 0; right < Math.max(1, Math.floor(to.columns / from.columns)); right++) {
        const row = to.row + down * from.rows;
        const column = to.column + right * from.columns;
        const writes = read.map((line) =>
          line.map(({ formula, value }): CellWrite =>
            formula && !layers.valuesOnly
              ? { formula: engine.shiftFormula(formula, row - from.row, column - from.column) }
              : { value },
          ),
        );
        const target = { sheetId: to.sheetId, row, column, rows: from.rows, columns: from.columns };
        paste(context, area.checked(context, target), { writes, styles, notes, validations }, layers);
      }
    }
  },
};

function paste({ engine }: Context, target: SheetArea, block: Block, layers: CopyLayers): void {
  const { sheetId, row, column } = target;
  if (layers.contents) engine.writeCells(sheetId, row, column, block.writes);
  if (layers.formats) engine.writeStyles(sheetId, row, column, block.styles);
  if (layers.notes) engine.writeNotes(sheetId, row, column, block.notes);
  if (layers.validations) {
    block.validations.forEach((line, r) =>
      line.forEach((rule, c) => {
        const cell: Area = { row: row + r, column: column + c, rows: 1, columns: 1 };
        engine.setValidation(sheetId, cell, rule);
      }),
    );
  }
}
