/** Protections and named ranges. */

import type { NamedRange, Protection, SheetArea } from '../../engine/engine';
import { ScriptException, type Context } from './desk';

export const protections = {
  protections({ engine }: Context, { sheetId }: { sheetId?: string }): Protection[] {
    return engine.protections(sheetId);
  },

  protection({ engine }: Context, { id }: { id: string }): Protection {
    const found = engine.protections().find((protection) => protection.id === id);
    if (!found) throw new ScriptException('The protection was removed.');
    return found;
  },

  /** A sheet has one protection at most, the same each time; a range gets another one each time (PROT-01). */
  protect({ engine }: Context, { sheetId, area }: { sheetId: string; area: SheetArea | null }): string {
    const existing = engine.protections(sheetId).find((protection) => protection.area === null);
    if (!area && existing) return existing.id;
    const block = area && { row: area.row, column: area.column, rows: area.rows, columns: area.columns };
    return engine.addProtection({
      sheetId,
      area: block,
      description: '',
      warningOnly: false,
      unprotected: [],
      editors: null,
    });
  },

  updateProtection(context: Context, { id, change }: { id: string; change: Partial<Omit<Protection, 'id'>> }): void {
    const { area, sheetId } = protections.protection(context, { id });
    if (change.unprotected && area) {
      throw new ScriptException('Unprotected ranges can only be set on a protected sheet.'); // PROT-10
    }
    context.engine.updateProtection(id, { ...change, sheetId: change.sheetId ?? sheetId });
  },

  removeProtection({ engine }: Context, { id }: { id: string }): void {
    engine.removeProtection(id);
  },

  namedRanges({ engine }: Context, _: null): NamedRange[] {
    return engine.namedRanges();
  },

  setNamedRange({ engine }: Context, range: NamedRange): void {
    engine.setNamedRange(range);
  },

  removeNamedRange({ engine }: Context, { name }: { name: string }): void {
    if (!engine.namedRanges().some((range) => range.name === name)) {
      throw new ScriptException(`The named range "${name}" does not exist.`); // NAME-03
    }
    engine.removeNamedRange(name);
  },
};
