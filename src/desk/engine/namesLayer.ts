/** Named ranges: formulas may use them, and they follow rows that move. */
import {
  deserializeRangeWithSheet,
  IDefinedNamesService,
  type IDefinedNamesServiceParam,
  RemoveDefinedNameMutation,
  serializeRange,
  SetDefinedNameMutation,
} from '@univerjs/engine-formula';
import { quotedSheetName } from './addresses';
import { moveArea, toArea, toRange } from './areas';
import type { NamedRange } from './engineTypes';
import type { Block, StructureChange } from './formulaReferences';
import { UNIT_ID, type UniverHost } from './univerHost';

export function namedRanges(host: UniverHost): NamedRange[] {
  const names = host.injector.get(IDefinedNamesService).getDefinedNameMap(UNIT_ID) ?? {};
  return Object.values<IDefinedNamesServiceParam>(names).flatMap(({ name, formulaOrRefString }) => {
    const { sheetName, range } = deserializeRangeWithSheet(formulaOrRefString);
    const sheet = host.workbook.getSheetBySheetName(sheetName);
    return sheet ? [{ name, sheetId: sheet.getSheetId(), ...toArea(range) }] : [];
  });
}

/** The name in any case: as it was given, and the block it stands for. */
export function named(host: UniverHost, name: string): { name: string; block: Block } | undefined {
  const found = namedRanges(host).find((each) => each.name.toLowerCase() === name.toLowerCase());
  return found && { name: found.name, block: { sheetId: found.sheetId, ...toRange(found) } };
}

export function setNamedRange(host: UniverHost, { name, sheetId, ...area }: NamedRange): void {
  const reference = serializeRange({ ...toRange(area), startAbsoluteRefType: 3, endAbsoluteRefType: 3 });
  const sheetName = quotedSheetName(host.sheet(sheetId).getName());
  // The name is its own id: setting it again replaces it.
  const id = name.toLowerCase();
  host.mutate(SetDefinedNameMutation.id, { id, name, formulaOrRefString: `${sheetName}!${reference}` });
}

export function removeNamedRange(host: UniverHost, name: string): void {
  const found = namedRanges(host).find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new Error(`There is no range with the name ${name}.`);
  const id = found.name.toLowerCase();
  host.mutate(RemoveDefinedNameMutation.id, { id, name: found.name, formulaOrRefString: '' });
}

export function moveNames(host: UniverHost, change: StructureChange): void {
  for (const range of namedRanges(host).filter((each) => each.sheetId === change.sheetId)) {
    const moved = moveArea(range, change);
    if (moved) setNamedRange(host, { ...range, ...moved });
    else removeNamedRange(host, range.name);
  }
}
