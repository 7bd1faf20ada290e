/** Notes of cells. */
import { RemoveNoteMutation, SheetsNoteModel, UpdateNoteMutation } from '@univerjs/sheets-note';
import type { Area } from './engineTypes';
import { moveRange, type StructureChange } from './formulaReferences';
import { UNIT_ID, type UniverHost } from './univerHost';

/** How large Univer draws a note, in pixels. */
const NOTE_SIZE = { width: 200, height: 100 };

interface PlacedNote {
  row: number;
  column: number;
  text: string;
}

/** All notes of the sheet, counted from 0. */
function notesOf(host: UniverHost, sheetId: string): PlacedNote[] {
  const notes = host.injector.get(SheetsNoteModel).getSheetNotes(UNIT_ID, sheetId);
  return [...(notes?.values() ?? [])].map(({ row, col, note }) => ({ row, column: col, text: note }));
}

function setNote(host: UniverHost, sheetId: string, { row, column, text }: PlacedNote): void {
  const note = { id: `${sheetId}-${row}-${column}`, row, col: column, note: text, ...NOTE_SIZE };
  host.mutate(UpdateNoteMutation.id, { sheetId, row, col: column, note, silent: true });
}

function removeNote(host: UniverHost, sheetId: string, row: number, column: number): void {
  host.mutate(RemoveNoteMutation.id, { sheetId, row, col: column, silent: true });
}

export function readNotes(host: UniverHost, sheetId: string, area: Area): string[][] {
  host.sheet(sheetId);
  const block = Array.from({ length: area.rows }, () => Array.from({ length: area.columns }, () => ''));
  for (const { row, column, text } of notesOf(host, sheetId)) {
    const line = block[row + 1 - area.row];
    const at = column + 1 - area.column;
    if (line && at >= 0 && at < area.columns) line[at] = text;
  }
  return block;
}

export function writeNotes(
  host: UniverHost,
  sheetId: string,
  row: number,
  column: number,
  notes: (string | null)[][],
): void {
  host.sheet(sheetId);
  const known = new Set(notesOf(host, sheetId).map((note) => `${note.row} ${note.column}`));
  notes.forEach((line, r) =>
    line.forEach((text, c) => {
      const place = { row: row - 1 + r, column: column - 1 + c };
      if (text) setNote(host, sheetId, { ...place, text });
      else if (text === '' && known.has(`${place.row} ${place.column}`)) {
        removeNote(host, sheetId, place.row, place.column);
      }
    }),
  );
}

export function copyNotes(host: UniverHost, from: string, to: string): void {
  for (const note of notesOf(host, from)) setNote(host, to, note);
}

/**
 * Runs the change of rows or columns, and has the notes where they belong after it. They are off the sheet meanwhile:
 * Univer would move those it finds by itself, as far as it knows how.
 */
export function movingNotes(host: UniverHost, change: StructureChange, run: () => void): void {
  const notes = notesOf(host, change.sheetId);
  for (const { row, column } of notes) removeNote(host, change.sheetId, row, column);
  try {
    run();
  } catch (error) {
    for (const note of notes) setNote(host, change.sheetId, note);
    throw error;
  }
  for (const { row, column, text } of notes) {
    const moved = moveRange({ startRow: row, endRow: row, startColumn: column, endColumn: column }, change);
    if (moved) setNote(host, change.sheetId, { row: moved.startRow, column: moved.startColumn, text });
  }
}
