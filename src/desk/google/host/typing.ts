import { parseTyped, type CellWrite } from '../../engine/engine';

/** What typing the text would put into a cell that has this number format. */
export function typedWrite(text: string, format: string): CellWrite {
  return parseTyped(text, { format, year: new Date().getFullYear() });
}
