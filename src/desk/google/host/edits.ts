/** What a person types or pastes. */

import type { CellValue, CellWrite, Engine, SheetArea } from '../../engine/engine';
import type { TriggerEvent } from '../events';
import { area } from './areas';
import { typedWrite } from './typing';

export interface Edit {
  place: SheetArea;
  /** The event that the edit raises, as onEdit gets it. */
  event: TriggerEvent;
  /** What the person is told: a protection that only warns, a value that a rule only marks. */
  warnings: string[];
}

/** As one types into a cell; a rule that rejects the value refuses the edit (DV-07). */
export async function typeCell(engine: Engine, cell: SheetArea, text: string): Promise<Edit> {
  await engine.calculate();
  const { sheetId, row, column } = cell;
  const before = engine.readCells(sheetId, cell)[0]![0]!;
  const write = text === '' ? { clear: true as const } : typedWrite(text, before.format);
  const warnings = [...protectionWarnings(engine, cell), ...ruleWarnings(engine, cell, write)];
  engine.writeCells(sheetId, row, column, [[write]]);
  await engine.calculate();
  const after = engine.readCells(sheetId, cell)[0]![0]!;
  const edited = { place: cell, value: eventText(after.value), oldValue: eventText(before.value) };
  return { place: cell, event: { authMode: 'LIMITED', edited }, warnings };
}

/** As one pastes a block: rules do not stop it, and the grid grows when the block is larger. */
export async function pasteBlock(engine: Engine, topLeft: SheetArea, texts: string[][]): Promise<Edit> {
  const rows = texts.length;
  const columns = Math.max(0, ...texts.map((row) => row.length));
  if (rows === 0 || columns === 0) throw new Error('There is nothing to paste: "values" needs at least one cell.');
  const place = { ...topLeft, rows, columns };
  growGrid(engine, place);
  const before = engine.readCells(place.sheetId, place);
  const writes = texts.map((row, r) =>
    row.map((text, c) => (text === '' ? { clear: true as const } : typedWrite(text, before[r]![c]!.format))),
  );
  const warnings = protectionWarnings(engine, place);
  engine.writeCells(place.sheetId, place.row, place.column, writes);
  await engine.calculate();
  const single = rows * columns === 1;
  const value = single ? eventText(engine.readCells(place.sheetId, place)[0]![0]!.value) : undefined;
  const oldValue = single ? eventText(before[0]![0]!.value) : undefined;
  return { place, event: { authMode: 'LIMITED', edited: { place, value, oldValue } }, warnings };
}

/** Numbers, dates as serials and booleans arrive as text, an empty cell as nothing (TRIG-02, TRIG-05, TRIG-06). */
function eventText(value: CellValue): string | undefined {
  if (value === null || value === '') return undefined;
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function growGrid(engine: Engine, { sheetId, row, column, rows, columns }: SheetArea): void {
  const { maxRows, maxColumns } = engine.sheet(sheetId);
  const rowsMissing = row + rows - 1 - maxRows;
  const columnsMissing = column + columns - 1 - maxColumns;
  if (rowsMissing > 0) engine.insertRows(sheetId, maxRows + 1, rowsMissing);
  if (columnsMissing > 0) engine.insertColumns(sheetId, maxColumns + 1, columnsMissing);
}

/** The person at the desk is the owner: a protection warns, and never stops (PROT-04, PROT-08). */
function protectionWarnings(engine: Engine, place: SheetArea): string[] {
  const met = engine.protections(place.sheetId).filter((protection) => {
    if (!protection.warningOnly) return false;
    if (protection.area) return area.overlaps(protection.area, place);
    return !protection.unprotected.some((open) => area.covers(open, place));
  });
  const { name } = engine.sheet(place.sheetId);
  return met.map(
    ({ description }) => `${name}!${area.notation(place)} is protected${description && `: ${description}`}.`,
  );
}

function ruleWarnings(engine: Engine, cell: SheetArea, write: CellWrite): string[] {
  if (!('value' in write)) return [];
  const verdict = engine.checkValidation(cell.sheetId, cell.row, cell.column, write.value);
  if (verdict.ok) return [];
  if (!verdict.rule.allowInvalid) throw new Error(verdict.rule.helpText ?? verdict.message);
  return [verdict.message];
}
