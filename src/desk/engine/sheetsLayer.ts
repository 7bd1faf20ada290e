/** Sheets as tabs: their order, names, sizes, and the rows and columns in them. */
import {
  BooleanNumber,
  LocaleType,
  mergeWorksheetSnapshotWithDefault,
  type IRange,
  type IWorkbookData,
  type IWorksheetData,
} from '@univerjs/core';
import {
  AddWorksheetMergeMutation,
  InsertColMutation,
  InsertRowMutation,
  InsertSheetMutation,
  RemoveColMutation,
  RemoveRowMutation,
  RemoveSheetMutation,
  RemoveWorksheetMergeMutation,
  SetFrozenMutation,
  SetRangeValuesMutation,
  SetTabColorMutation,
  SetWorksheetHideMutation,
  SetWorksheetNameMutation,
  SetWorksheetOrderMutation,
  ToggleGridlinesMutation,
} from '@univerjs/sheets';
import { toArea, toRange } from './areas';
import type { Area, InsertSheet, SheetInfo } from './engineTypes';
import { moveFormula, moveRange, overlaps, type Grid, type StructureChange } from './formulaReferences';
import type { UniverHost } from './univerHost';

const NEW_SHEET = { rows: 1000, columns: 26 };
/** Google's sizes, in pixels. */
const COLUMN_WIDTH = 100;
const ROW_HEIGHT = 21;

export function newSheetData(
  id: string,
  name: string,
  rows = NEW_SHEET.rows,
  columns = NEW_SHEET.columns,
): IWorksheetData {
  return mergeWorksheetSnapshotWithDefault({
    id,
    name,
    rowCount: rows,
    columnCount: columns,
    defaultColumnWidth: COLUMN_WIDTH,
    defaultRowHeight: ROW_HEIGHT,
    cellData: {},
    freeze: { xSplit: 0, ySplit: 0, startRow: -1, startColumn: -1 },
  });
}

export function newWorkbookData(sheetId: string, name: string): Partial<IWorkbookData> {
  return {
    name,
    locale: LocaleType.EN_US,
    sheetOrder: [sheetId],
    sheets: { [sheetId]: newSheetData(sheetId, 'Sheet1') },
    styles: {},
  };
}

export function sheetInfo(host: UniverHost, sheetId: string): SheetInfo {
  const { id, name, hidden, rowCount, columnCount, freeze, tabColor, showGridlines } = host.sheet(sheetId).getConfig();
  return {
    id,
    name,
    hidden: hidden === BooleanNumber.TRUE,
    maxRows: rowCount,
    maxColumns: columnCount,
    frozenRows: freeze.ySplit,
    frozenColumns: freeze.xSplit,
    tabColor: tabColor || null,
    hideGridlines: showGridlines === BooleanNumber.FALSE,
  };
}

/** The sheet's position among the tabs, from 0. */
function orderOf(host: UniverHost, sheetId: string): number {
  return host.workbook.getSheets().findIndex((sheet) => sheet.getSheetId() === sheetId);
}

export function assertFreeName(host: UniverHost, name: string, except?: string): void {
  const wanted = name.toLowerCase();
  const taken = host.workbook
    .getSheets()
    .some((sheet) => sheet.getSheetId() !== except && sheet.getName().toLowerCase() === wanted);
  if (taken) throw new Error(`A sheet with the name "${name}" already exists. Please enter another name.`);
}

export function insertSheet(host: UniverHost, id: string, { name, index, copyOf, rows, columns }: InsertSheet): void {
  assertFreeName(host, name);
  const sheet = copyOf
    ? { ...structuredClone(host.sheet(copyOf).getConfig()), id, name, hidden: BooleanNumber.FALSE }
    : newSheetData(id, name, rows, columns);
  host.mutate(InsertSheetMutation.id, { index: index ?? host.workbook.getSheets().length, sheet });
}

export function deleteSheet(host: UniverHost, sheetId: string): void {
  const name = host.sheet(sheetId).getName();
  if (host.workbook.getSheets().length === 1) throw new Error("You can't remove all the sheets in a document.");
  if (isOnlyVisible(host, sheetId)) throw new Error("You can't remove all the visible sheets in a document.");
  host.mutate(RemoveSheetMutation.id, { subUnitId: sheetId, subUnitName: name });
}

export function nameSheet(host: UniverHost, sheetId: string, name: string): void {
  assertFreeName(host, name, sheetId);
  host.mutate(SetWorksheetNameMutation.id, { subUnitId: sheetId, name });
}

export function moveSheet(host: UniverHost, sheetId: string, index: number): void {
  host.sheet(sheetId);
  const [fromOrder, count] = [orderOf(host, sheetId), host.workbook.getSheets().length];
  if (!(index >= 0 && index < count)) throw new Error(`There are ${count} sheets; there is no position ${index + 1}.`);
  host.mutate(SetWorksheetOrderMutation.id, { subUnitId: sheetId, fromOrder, toOrder: index });
}

export function setSheetHidden(host: UniverHost, sheetId: string, hidden: boolean): void {
  host.sheet(sheetId);
  if (hidden && isOnlyVisible(host, sheetId)) throw new Error("You can't hide all the sheets in a document.");
  host.mutate(SetWorksheetHideMutation.id, { subUnitId: sheetId, hidden: flag(hidden) });
}

function isOnlyVisible(host: UniverHost, sheetId: string): boolean {
  const visible = host.workbook.getSheets().filter((sheet) => !sheet.isSheetHidden());
  return visible.length === 1 && visible[0]!.getSheetId() === sheetId;
}

export function setFrozen(host: UniverHost, sheetId: string, frozen: { rows?: number; columns?: number }): void {
  const { frozenRows, frozenColumns } = sheetInfo(host, sheetId);
  const [ySplit, xSplit] = [frozen.rows ?? frozenRows, frozen.columns ?? frozenColumns];
  host.mutate(SetFrozenMutation.id, {
    subUnitId: sheetId,
    ySplit,
    xSplit,
    startRow: ySplit > 0 ? ySplit : -1,
    startColumn: xSplit > 0 ? xSplit : -1,
  });
}

export function setTabColor(host: UniverHost, sheetId: string, color: string | null): void {
  host.sheet(sheetId);
  host.mutate(SetTabColorMutation.id, { subUnitId: sheetId, color: color ?? '' });
}

export function setGridlinesHidden(host: UniverHost, sheetId: string, hidden: boolean): void {
  host.sheet(sheetId);
  host.mutate(ToggleGridlinesMutation.id, { subUnitId: sheetId, showGridlines: flag(!hidden) });
}

function flag(on: boolean): BooleanNumber {
  return on ? BooleanNumber.TRUE : BooleanNumber.FALSE;
}

/** Moves the cells and the merges; everything else that counts rows is told by the caller. */
export function changeStructure(host: UniverHost, change: StructureChange): void {
  const { sheetId, dimension, kind, at, count } = change;
  const sheet = host.sheet(sheetId);
  const { rowCount, columnCount } = sheet.getConfig();
  const size = dimension === 'rows' ? rowCount : columnCount;
  if (count < 1) throw new Error(`The number of ${dimension} must be at least 1.`);
  const last = kind === 'insert' ? at : at + count;
  if (at < 0 || last > size) throw new Error(`Those ${dimension} are out of bounds.`);
  if (kind === 'delete' && count === size) throw new Error(`You can't delete all the ${dimension} on the sheet.`);
  const range: IRange =
    dimension === 'rows'
      ? { startRow: at, endRow: at + count - 1, startColumn: 0, endColumn: columnCount - 1 }
      : { startRow: 0, endRow: rowCount - 1, startColumn: at, endColumn: at + count - 1 };
  const merged = sheet.getConfig().mergeData.map((merge) => ({ ...merge }));
  if (merged.length > 0) host.mutate(RemoveWorksheetMergeMutation.id, { subUnitId: sheetId, ranges: merged });
  host.mutate(STRUCTURE_MUTATIONS[dimension][kind], { subUnitId: sheetId, range });
  const moved = merged.flatMap((merge) => moveRange(merge, change) ?? []);
  if (moved.length > 0) host.mutate(AddWorksheetMergeMutation.id, { subUnitId: sheetId, ranges: moved });
}

const STRUCTURE_MUTATIONS = {
  rows: { insert: InsertRowMutation.id, delete: RemoveRowMutation.id },
  columns: { insert: InsertColMutation.id, delete: RemoveColMutation.id },
};

/** Rewrites every formula of the workbook that the change touches (FORM-05, FORM-06). */
export function rewriteFormulas(host: UniverHost, rewrite: (formula: string, sheetId: string) => string): void {
  for (const sheet of host.workbook.getSheets()) {
    const cellValue: Record<number, Record<number, { f: string }>> = {};
    sheet.getCellMatrix().forValue((row, column, cell) => {
      if (!cell?.f) return;
      const formula = rewrite(cell.f, sheet.getSheetId());
      if (formula !== cell.f) (cellValue[row] ??= {})[column] = { f: formula };
    });
    if (Object.keys(cellValue).length > 0) {
      host.mutate(SetRangeValuesMutation.id, { subUnitId: sheet.getSheetId(), cellValue });
    }
  }
}

export function moveFormulas(host: UniverHost, grid: Grid, change: StructureChange): void {
  rewriteFormulas(host, (formula, sheetId) => moveFormula(formula, sheetId, change, grid));
}

export function merges(host: UniverHost, sheetId: string): Area[] {
  return host.sheet(sheetId).getConfig().mergeData.map(toArea);
}

export function merge(host: UniverHost, sheetId: string, area: Area): void {
  breakMerges(host, sheetId, area);
  host.mutate(AddWorksheetMergeMutation.id, { subUnitId: sheetId, ranges: [toRange(area)] });
}

export function breakMerges(host: UniverHost, sheetId: string, area: Area): void {
  const range = toRange(area);
  const touched = host
    .sheet(sheetId)
    .getConfig()
    .mergeData.filter((each) => overlaps(each, range))
    .map((each) => ({ ...each }));
  if (touched.length > 0) host.mutate(RemoveWorksheetMergeMutation.id, { subUnitId: sheetId, ranges: touched });
}
