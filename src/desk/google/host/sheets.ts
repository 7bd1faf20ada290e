/** The spreadsheet and its sheets. */

import type { Area, SheetArea, SheetInfo } from '../../engine/engine';
import { ScriptException, type Context } from './desk';

const longestName = 100;

function checkName({ engine }: Context, name: string, self?: string): void {
  if (name.length > longestName) {
    throw new ScriptException(`The sheet name cannot be greater than ${longestName} characters.`);
  }
  const taken = engine.sheets().some((sheet) => sheet.id !== self && sheet.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new ScriptException(`A sheet with the name "${name}" already exists. Please enter another name.`);
}

function freeName({ engine }: Context, wanted: (number: number) => string): string {
  const names = new Set(engine.sheets().map(({ name }) => name.toLowerCase()));
  let number = 1;
  while (names.has(wanted(number).toLowerCase())) number++;
  return wanted(number);
}

function activate({ desk }: Context, sheetId: string, area?: Area): void {
  if (desk.active.sheetId === sheetId && !area) return;
  desk.active = { sheetId, area: area ?? { row: 1, column: 1, rows: 1, columns: 1 } };
}

/** The sheet people see: the one last activated, else the first that is not hidden. */
function activeSheet({ desk, engine }: Context): string {
  const all = engine.sheets();
  const kept = all.find(({ id }) => id === desk.active.sheetId);
  return (kept ?? all.find(({ hidden }) => !hidden) ?? all[0]!).id;
}

export const sheets = {
  sheets({ engine }: Context, _: null): SheetInfo[] {
    return engine.sheets();
  },

  sheet({ engine }: Context, { sheetId }: { sheetId: string }): SheetInfo {
    const found = engine.sheets().find(({ id }) => id === sheetId);
    if (!found) throw new ScriptException('The sheet was deleted.');
    return found;
  },

  spreadsheet({ engine, desk }: Context, _: null): { name: string; timeZone: string; locale: string; id: string } {
    return { name: engine.name(), timeZone: engine.timeZone(), locale: engine.spreadsheetLocale(), id: desk.id };
  },

  renameSpreadsheet({ engine }: Context, { name }: { name: string }): void {
    engine.setName(name);
  },

  setTimeZone({ engine }: Context, { timeZone }: { timeZone: string }): void {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone });
    } catch {
      throw new ScriptException(`Invalid argument: ${timeZone}`);
    }
    engine.setTimeZone(timeZone);
  },

  setLocale({ engine }: Context, { locale }: { locale: string }): void {
    engine.setSpreadsheetLocale(locale);
  },

  active(context: Context, _: null): SheetArea {
    const sheetId = activeSheet(context);
    const { active } = context.desk;
    return { sheetId, ...(active.sheetId === sheetId ? active.area : { row: 1, column: 1, rows: 1, columns: 1 }) };
  },

  activate(context: Context, { sheetId, area }: { sheetId: string; area?: Area }): void {
    sheets.sheet(context, { sheetId });
    activate(context, sheetId, area);
  },

  /** The new sheet becomes the active one (SHEET-01). */
  insertSheet(context: Context, { name, index, copyOf }: { name?: string; index?: number; copyOf?: string }): string {
    const title = name ?? freeName(context, (number) => `Sheet${number}`);
    checkName(context, title);
    const at = index ?? context.engine.sheets().findIndex(({ id }) => id === activeSheet(context)) + 1;
    const id = context.engine.insertSheet({ name: title, index: at, copyOf });
    activate(context, id);
    return id;
  },

  /** "Copy of X" at the end of the tabs (SHEET-07). */
  copySheet(context: Context, { sheetId, activated }: { sheetId: string; activated: boolean }): string {
    const { name } = sheets.sheet(context, { sheetId });
    const title = freeName(context, (number) => (number === 1 ? `Copy of ${name}` : `Copy of ${name} ${number}`));
    const id = context.engine.insertSheet({ name: title, copyOf: sheetId, index: context.engine.sheets().length });
    if (activated) activate(context, id);
    return id;
  },

  deleteSheet(context: Context, { sheetId }: { sheetId: string }): void {
    const { hidden } = sheets.sheet(context, { sheetId });
    const others = context.engine.sheets().filter(({ id }) => id !== sheetId);
    if (others.length === 0) throw new ScriptException("You can't remove all the sheets in a document.");
    if (!hidden && others.every((other) => other.hidden)) {
      throw new ScriptException("You can't remove all the visible sheets in a document.");
    }
    context.engine.deleteSheet(sheetId);
  },

  renameSheet(context: Context, { sheetId, name }: { sheetId: string; name: string }): void {
    checkName(context, name, sheetId);
    context.engine.renameSheet(sheetId, name);
  },

  /** `position` counts from 1 (SHEET-13). */
  moveSheet(context: Context, { sheetId, position }: { sheetId: string; position: number }): void {
    if (position < 1 || position > context.engine.sheets().length) {
      throw new ScriptException('Invalid argument: the position must be between 1 and the number of sheets.');
    }
    context.engine.moveSheet(sheetId, position - 1);
  },

  setHidden(context: Context, { sheetId, hidden }: { sheetId: string; hidden: boolean }): void {
    if (sheets.sheet(context, { sheetId }).hidden === hidden) return;
    const visible = context.engine.sheets().filter((sheet) => !sheet.hidden);
    if (hidden && visible.length === 1) throw new ScriptException("You can't hide all the sheets in a document.");
    context.engine.setSheetHidden(sheetId, hidden);
  },

  setFrozen(context: Context, { sheetId, rows, columns }: { sheetId: string; rows?: number; columns?: number }): void {
    const { maxRows, maxColumns } = sheets.sheet(context, { sheetId });
    if ((rows ?? 0) >= maxRows) throw new ScriptException("You can't freeze all visible rows on the sheet.");
    if ((columns ?? 0) >= maxColumns) throw new ScriptException("You can't freeze all visible columns on the sheet.");
    context.engine.setFrozen(sheetId, { rows, columns });
  },

  setTabColor({ engine }: Context, { sheetId, color }: { sheetId: string; color: string | null }): void {
    engine.setTabColor(sheetId, color);
  },

  setGridlinesHidden({ engine }: Context, { sheetId, hidden }: { sheetId: string; hidden: boolean }): void {
    engine.setGridlinesHidden(sheetId, hidden);
  },
};
