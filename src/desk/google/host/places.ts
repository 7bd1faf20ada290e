/** Where people say something is: a tab, or a block of one. */

import type { Engine, SheetArea, SheetInfo } from '../../engine/engine';
import { parseAddress, splitSheet } from '../address';

function tabOfName(engine: Engine, name: string): SheetInfo {
  const all = engine.sheets();
  const plain = name.trim().toLowerCase();
  const found = all.find((sheet) => sheet.name === name) ?? all.find((sheet) => sheet.name.toLowerCase() === plain);
  if (!found) throw new Error(`There is no tab "${name}".`);
  return found;
}

/** The place of `Group 1!C4` or `'Group 1'!C4:G7`. */
export function placeOf(engine: Engine, text: string): SheetArea {
  const { sheet } = splitSheet(text);
  if (sheet === null) throw new Error(`"${text}" does not say which tab: write it as Tab!${text}.`);
  const { id, maxRows, maxColumns } = tabOfName(engine, sheet);
  const address = parseAddress(text);
  if (!address) throw new Error(`"${text}" is not an address such as ${sheet}!C4.`);
  const { row, column, rows, columns } = address;
  return { sheetId: id, row, column, rows: rows ?? maxRows, columns: columns ?? maxColumns };
}

/** The whole content of a tab, from row 1; `null` when it is empty. */
function contentOf(engine: Engine, name: string): SheetArea | null {
  const { id } = tabOfName(engine, name.startsWith("'") ? splitSheet(`${name}!`).sheet! : name);
  const { row, column } = engine.lastContent(id);
  return row === 0 ? null : { sheetId: id, row: 1, column: 1, rows: row, columns: column };
}

/** A tab's name gives its content, an address its block. */
export function readingPlace(engine: Engine, text: string): SheetArea | null {
  const isTab = !text.includes('!') || engine.sheets().some(({ name }) => name === text);
  return isTab ? contentOf(engine, text) : placeOf(engine, text);
}
