/** What the engine keeps beside Univer's workbook: protections, row groups, stores, and the next free id. */
import { moveArea } from './areas';
import type { Area, OwnData, Protection, RowGroup } from './engineTypes';
import type { StructureChange } from './formulaReferences';

export function newOwnData(timeZone: string): OwnData {
  return { timeZone, spreadsheetLocale: 'en_US', protections: [], rowGroups: {}, stores: {}, nextId: 1 };
}

/** Ids are counted, never random: the same steps give the same workbook. */
export function takeId(own: OwnData, prefix: string): string {
  return `${prefix}${own.nextId++}`;
}

export function moveOwnData(own: OwnData, change: StructureChange): void {
  own.protections = own.protections.flatMap((protection): Protection[] => {
    if (protection.sheetId !== change.sheetId) return [protection];
    const unprotected = protection.unprotected.flatMap((area): Area[] => asList(moveArea(area, change)));
    if (!protection.area) return [{ ...protection, unprotected }];
    const area = moveArea(protection.area, change);
    return area ? [{ ...protection, area, unprotected }] : [];
  });
  const groups = own.rowGroups[change.sheetId];
  if (!groups || change.dimension !== 'rows') return;
  own.rowGroups[change.sheetId] = groups.flatMap((group): RowGroup[] => {
    const area = moveArea({ row: group.row, rows: group.rows, column: 1, columns: 1 }, change);
    return area ? [{ ...group, row: area.row, rows: area.rows }] : [];
  });
}

export function copyOwnData(own: OwnData, from: string, to: string): void {
  for (const protection of own.protections.filter((each) => each.sheetId === from)) {
    own.protections.push({ ...structuredClone(protection), sheetId: to, id: takeId(own, 'protection') });
  }
  const groups = own.rowGroups[from];
  if (groups) own.rowGroups[to] = structuredClone(groups);
}

export function dropOwnData(own: OwnData, sheetId: string): void {
  own.protections = own.protections.filter((protection) => protection.sheetId !== sheetId);
  delete own.rowGroups[sheetId];
}

function asList<T>(value: T | null): T[] {
  return value === null ? [] : [value];
}
