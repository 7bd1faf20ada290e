/** Data validation and conditional formats. */

import type { ConditionalFormat, SheetArea, ValidationRule } from '../../engine/engine';
import { area } from './areas';
import type { Context } from './desk';

export const rules = {
  readValidations(context: Context, { place }: { place: SheetArea }): (ValidationRule | null)[][] {
    return context.engine.readValidations(place.sheetId, area.checked(context, place));
  },

  setValidation(context: Context, { places, rule }: { places: SheetArea[]; rule: ValidationRule | null }): void {
    for (const place of places) context.engine.setValidation(place.sheetId, area.checked(context, place), rule);
  },

  writeValidations(
    context: Context,
    { place, rules: grid }: { place: SheetArea; rules: (ValidationRule | null)[][] },
  ): void {
    area.checked(context, place);
    grid.forEach((row, r) =>
      row.forEach((rule, c) => {
        const cell = { row: place.row + r, column: place.column + c, rows: 1, columns: 1 };
        context.engine.setValidation(place.sheetId, cell, rule);
      }),
    );
  },

  /** Check boxes replace any rule and start unchecked (DV-10). */
  insertCheckboxes(context: Context, { places, values }: { places: SheetArea[]; values: (string | boolean)[] }): void {
    const rule: ValidationRule = {
      criteria: 'CHECKBOX',
      values,
      allowInvalid: false,
      helpText: null,
      showDropdown: false,
    };
    rules.setValidation(context, { places, rule });
    for (const place of places) fill(context, place, values[1] ?? (values.length === 1 ? '' : false));
  },

  removeCheckboxes(context: Context, { places }: { places: SheetArea[] }): void {
    rules.setValidation(context, { places, rule: null });
    for (const place of places) fill(context, place, null);
  },

  /** Ticks or unticks the cells that have check boxes. */
  tick(context: Context, { places, checked }: { places: SheetArea[]; checked: boolean }): void {
    for (const place of places) {
      const writes = rules
        .readValidations(context, { place })
        .map((row) => row.map((rule) => (rule?.criteria === 'CHECKBOX' ? { value: tickValue(rule, checked) } : null)));
      context.engine.writeCells(place.sheetId, place.row, place.column, writes);
    }
  },

  /** `null` where a cell has no check box, or where some are checked and some not (DV-11). */
  isChecked(context: Context, { place }: { place: SheetArea }): boolean | null {
    const cells = context.engine.readCells(place.sheetId, place).flat();
    const states = rules
      .readValidations(context, { place })
      .flat()
      .map((rule, index) => (rule?.criteria === 'CHECKBOX' ? cells[index]!.value === tickValue(rule, true) : null));
    return states.every((state) => state === states[0]) ? states[0]! : null;
  },

  readConditionalFormats({ engine }: Context, { sheetId }: { sheetId: string }): ConditionalFormat[] {
    return engine.readConditionalFormats(sheetId);
  },

  writeConditionalFormats(
    { engine }: Context,
    { sheetId, formats }: { sheetId: string; formats: ConditionalFormat[] },
  ): void {
    engine.writeConditionalFormats(sheetId, formats);
  },
};

function tickValue(rule: ValidationRule, checked: boolean): string | boolean {
  const [on, off] = rule.values;
  if (on === undefined) return checked;
  return checked ? String(on) : String(off ?? '');
}

function fill({ engine }: Context, place: SheetArea, value: string | boolean | null): void {
  const row = Array.from({ length: place.columns }, () => ({ value }));
  engine.writeCells(place.sheetId, place.row, place.column, Array<typeof row>(place.rows).fill(row));
}
