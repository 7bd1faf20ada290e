/** The workbook as JSON that is the same whenever the workbook is the same. */
import type { ICellData, IObjectMatrixPrimitiveType, IStyleData, IWorkbookData, Nullable } from '@univerjs/core';

type Cells = IObjectMatrixPrimitiveType<ICellData>;

/**
 * A copy with everything in order. Univer gives styles random ids and keeps those nobody uses any more; here they are
 * numbered in the order in which sheets, rows and columns first use them. Empty cells are left out.
 */
export function normalized(data: IWorkbookData): IWorkbookData {
  const byContent = new Map<string, string>();
  const byId = new Map<string, string>();
  const styles: Record<string, Nullable<IStyleData>> = {};

  function styleId(style: NonNullable<ICellData['s']>): string {
    if (typeof style === 'string') {
      let id = byId.get(style);
      if (!id) byId.set(style, (id = numberOf(data.styles[style])));
      return id;
    }
    return numberOf(style);
  }

  function numberOf(style: Nullable<IStyleData>): string {
    const content = JSON.stringify(sortedKeys(style ?? {}));
    let id = byContent.get(content);
    if (!id) {
      id = String(byContent.size + 1);
      byContent.set(content, id);
      styles[id] = sortedKeys(style ?? {}) as IStyleData;
    }
    return id;
  }

  function cellsOf(cells: Cells): Cells {
    const copy: Cells = {};
    for (const row of Object.keys(cells).map(Number)) {
      const line: Record<number, ICellData> = {};
      for (const column of Object.keys(cells[row]!).map(Number)) {
        const cell = cellOf(cells[row]![column] ?? {});
        if (cell) line[column] = cell;
      }
      if (Object.keys(line).length > 0) copy[row] = line;
    }
    return copy;
  }

  function cellOf({ f, p, s, si, t, v, custom }: ICellData): ICellData | null {
    const cell: ICellData = {};
    if (custom) cell.custom = sortedKeys(custom) as NonNullable<ICellData['custom']>;
    if (f) cell.f = f;
    if (p) cell.p = structuredClone(p);
    if (s) cell.s = styleId(s);
    if (si) cell.si = si;
    if (v !== null && v !== undefined) {
      cell.t = t;
      cell.v = v;
    }
    return Object.keys(cell).length > 0 ? cell : null;
  }

  const sheets: IWorkbookData['sheets'] = {};
  for (const sheetId of data.sheetOrder) {
    const { cellData, ...rest } = data.sheets[sheetId]!;
    sheets[sheetId] = { cellData: cellsOf(cellData ?? {}), ...(sortedKeys(rest) as object) };
  }
  const { sheets: _sheets, styles: _styles, resources = [], ...rest } = data;
  // A plugin that was never used writes nothing or an empty object, as it happens.
  const used = resources.filter((resource) => resource.data !== '' && resource.data !== '{}');
  return { ...(sortedKeys({ ...rest, resources: used }) as IWorkbookData), sheets, styles };
}

/** A copy with every object's keys in order. What is not there is left out. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = value as Record<string, unknown>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(entries).sort()) {
    if (entries[key] !== undefined) sorted[key] = sortedKeys(entries[key]);
  }
  return sorted;
}
