/** Data validation: rules as Google names them, kept in Univer's plugin so that a page shows them. */
import {
  DataValidationErrorStyle,
  DataValidationOperator,
  DataValidationRenderMode,
  DataValidationType,
  type IRange,
  type ISheetDataValidationRule,
} from '@univerjs/core';
import {
  AddDataValidationMutation,
  DataValidationModel,
  RemoveDataValidationMutation,
} from '@univerjs/data-validation';
import { deserializeRangeWithSheet, serializeRange } from '@univerjs/engine-formula';
import { quotedSheetName } from './addresses';
import { subtract, toArea, toRange } from './areas';
import type { Area, SheetArea, ValidationCriteria, ValidationRule } from './engineTypes';
import { moveFormula, moveRange, overlaps, renameSheetInFormula, shiftFormula } from './formulaReferences';
import type { Grid, StructureChange } from './formulaReferences';
import { UNIT_ID, type UniverHost } from './univerHost';

/** Univer keeps this with the rule and leaves it alone: what it has no words for. */
interface OurInfo {
  criteria: ValidationCriteria;
  values: (string | number | boolean)[];
}

type StoredRule = ISheetDataValidationRule & { bizInfo?: OurInfo };

const OPERATORS: Record<string, DataValidationOperator> = {
  BETWEEN: DataValidationOperator.BETWEEN,
  NOT_BETWEEN: DataValidationOperator.NOT_BETWEEN,
  EQUAL_TO: DataValidationOperator.EQUAL,
  NOT_EQUAL_TO: DataValidationOperator.NOT_EQUAL,
  GREATER_THAN: DataValidationOperator.GREATER_THAN,
  GREATER_THAN_OR_EQUAL_TO: DataValidationOperator.GREATER_THAN_OR_EQUAL,
  LESS_THAN: DataValidationOperator.LESS_THAN,
  LESS_THAN_OR_EQUAL_TO: DataValidationOperator.LESS_THAN_OR_EQUAL,
  BEFORE: DataValidationOperator.LESS_THAN,
  ON_OR_BEFORE: DataValidationOperator.LESS_THAN_OR_EQUAL,
  AFTER: DataValidationOperator.GREATER_THAN,
  ON_OR_AFTER: DataValidationOperator.GREATER_THAN_OR_EQUAL,
};

export function storedRules(host: UniverHost, sheetId: string): StoredRule[] {
  host.sheet(sheetId);
  return host.injector.get(DataValidationModel).getRules(UNIT_ID, sheetId) as StoredRule[];
}

/** The rule on a cell counted from 0, with its formula as it reads for that cell. */
export function ruleAt(
  host: UniverHost,
  grid: Grid,
  sheetId: string,
  row: number,
  column: number,
): { rule: ValidationRule; formulaHere: string } | null {
  const cell: IRange = { startRow: row, endRow: row, startColumn: column, endColumn: column };
  const stored = storedRules(host, sheetId).find((rule) => rule.ranges.some((range) => overlaps(range, cell)));
  if (!stored) return null;
  const anchor = stored.ranges[0]!;
  const formulaHere = shiftFormula(stored.formula1 ?? '', row - anchor.startRow, column - anchor.startColumn);
  return { rule: fromUniver(stored, grid), formulaHere };
}

export function readValidations(
  host: UniverHost,
  grid: Grid,
  sheetId: string,
  area: Area,
): (ValidationRule | null)[][] {
  const block = Array.from({ length: area.rows }, () =>
    Array.from({ length: area.columns }, (): ValidationRule | null => null),
  );
  const wanted = toRange(area);
  for (const stored of storedRules(host, sheetId)) {
    const rule = fromUniver(stored, grid);
    for (const range of stored.ranges.filter((each) => overlaps(each, wanted))) {
      for (let r = Math.max(range.startRow, wanted.startRow); r <= Math.min(range.endRow, wanted.endRow); r++) {
        const line = block[r - wanted.startRow]!;
        const last = Math.min(range.endColumn, wanted.endColumn);
        for (let c = Math.max(range.startColumn, wanted.startColumn); c <= last; c++) {
          line[c - wanted.startColumn] = structuredClone(rule);
        }
      }
    }
  }
  return block;
}

export function setValidation(
  host: UniverHost,
  newId: () => string,
  sheetId: string,
  area: Area,
  rule: ValidationRule | null,
): void {
  const range = toRange(area);
  for (const stored of storedRules(host, sheetId).filter((each) => each.ranges.some((one) => overlaps(one, range)))) {
    const ranges = stored.ranges.flatMap((each) => subtract(each, range));
    replace(host, sheetId, stored, ranges.length > 0 ? anchoredAnew(stored, ranges) : null);
  }
  if (!rule) return;
  const made = toUniver(host, rule, newId(), range);
  const twin = storedRules(host, sheetId).find((each) => rule.criteria !== 'CUSTOM_FORMULA' && isSameRule(each, made));
  if (twin) replace(host, sheetId, twin, { ...twin, ranges: [...twin.ranges, range] });
  else host.mutate(AddDataValidationMutation.id, { subUnitId: sheetId, rule: made });
}

/** A custom formula is written for the first cell of the first range. */
function anchoredAnew(stored: StoredRule, ranges: IRange[]): StoredRule {
  const [old, now] = [stored.ranges[0]!, ranges[0]!];
  const formula1 =
    stored.bizInfo?.criteria === 'CUSTOM_FORMULA' && stored.formula1
      ? shiftFormula(stored.formula1, now.startRow - old.startRow, now.startColumn - old.startColumn)
      : stored.formula1;
  return { ...stored, ranges, formula1 };
}

function replace(host: UniverHost, sheetId: string, old: StoredRule, rule: StoredRule | null): void {
  host.mutate(RemoveDataValidationMutation.id, { subUnitId: sheetId, ruleId: old.uid });
  if (rule) host.mutate(AddDataValidationMutation.id, { subUnitId: sheetId, rule });
}

function isSameRule(a: StoredRule, b: StoredRule): boolean {
  const bare = ({ uid: _uid, ranges: _ranges, ...rest }: StoredRule) => JSON.stringify(rest);
  return bare(a) === bare(b);
}

/** Rules of every sheet follow moved rows; those of the sheet itself move along. */
export function moveValidations(host: UniverHost, grid: Grid, change: StructureChange): void {
  eachRule(host, (sheetId, rule) => ({
    ...rule,
    formula1: rule.formula1?.startsWith('=') ? moveFormula(rule.formula1, sheetId, change, grid) : rule.formula1,
    ranges: sheetId === change.sheetId ? rule.ranges.flatMap((range) => moveRange(range, change) ?? []) : rule.ranges,
  }));
}

export function renameSheetInValidations(host: UniverHost, oldName: string, newName: string): void {
  eachRule(host, (_sheetId, rule) => ({
    ...rule,
    formula1: rule.formula1?.startsWith('=') ? renameSheetInFormula(rule.formula1, oldName, newName) : rule.formula1,
  }));
}

function eachRule(host: UniverHost, change: (sheetId: string, rule: StoredRule) => StoredRule): void {
  for (const sheet of host.workbook.getSheets()) {
    const sheetId = sheet.getSheetId();
    for (const rule of [...storedRules(host, sheetId)]) {
      const changed = change(sheetId, rule);
      if (JSON.stringify(changed) === JSON.stringify(rule)) continue;
      replace(host, sheetId, rule, changed.ranges.length > 0 ? changed : null);
    }
  }
}

export function copyValidations(host: UniverHost, newId: () => string, from: string, to: string): void {
  for (const rule of [...storedRules(host, from)]) {
    host.mutate(AddDataValidationMutation.id, { subUnitId: to, rule: { ...structuredClone(rule), uid: newId() } });
  }
}

function toUniver(host: UniverHost, rule: ValidationRule, uid: string, range: IRange): StoredRule {
  const { criteria, values, allowInvalid, helpText, showDropdown } = rule;
  const plain = values.filter((value): value is string | number | boolean => typeof value !== 'object');
  const common = {
    uid,
    ranges: [range],
    allowBlank: true,
    errorStyle: allowInvalid ? DataValidationErrorStyle.WARNING : DataValidationErrorStyle.STOP,
    showErrorMessage: helpText !== null,
    ...(helpText === null ? {} : { error: helpText }),
    showDropDown: showDropdown,
    bizInfo: { criteria, values: plain },
  };
  const texts = plain.map(String);
  if (criteria === 'VALUE_IN_LIST') {
    const renderMode = showDropdown ? DataValidationRenderMode.ARROW : DataValidationRenderMode.TEXT;
    return { ...common, type: DataValidationType.LIST, formula1: texts.join(','), renderMode };
  }
  if (criteria === 'VALUE_IN_RANGE') {
    const renderMode = showDropdown ? DataValidationRenderMode.ARROW : DataValidationRenderMode.TEXT;
    return { ...common, type: DataValidationType.LIST, formula1: referenceTo(host, values), renderMode };
  }
  if (criteria === 'CHECKBOX') {
    return { ...common, type: DataValidationType.CHECKBOX, formula1: texts[0], formula2: texts[1] };
  }
  if (criteria === 'CUSTOM_FORMULA') return { ...common, type: DataValidationType.CUSTOM, formula1: texts[0] };
  const operator = OPERATORS[criteria.replace(/^(NUMBER|DATE)_/, '')];
  const bounds = { formula1: texts[0], formula2: texts[1], operator };
  if (criteria.startsWith('NUMBER_')) return { ...common, type: DataValidationType.DECIMAL, ...bounds };
  if (criteria.startsWith('DATE_') && operator) return { ...common, type: DataValidationType.DATE, ...bounds };
  return { ...common, type: DataValidationType.ANY };
}

function referenceTo(host: UniverHost, values: ValidationRule['values']): string {
  const area = values.find((value): value is SheetArea => typeof value === 'object');
  if (!area) throw new Error('A rule that takes its values from a range needs that range.');
  const absolute = serializeRange({ ...toRange(area), startAbsoluteRefType: 3, endAbsoluteRefType: 3 });
  return `=${quotedSheetName(host.sheet(area.sheetId).getName())}!${absolute}`;
}

function fromUniver(stored: StoredRule, grid: Grid): ValidationRule {
  const info = stored.bizInfo;
  if (!info) throw new Error('The workbook holds a validation rule that this program did not make.');
  let values: ValidationRule['values'] = [...info.values];
  if (info.criteria === 'CUSTOM_FORMULA') values = [stored.formula1 ?? ''];
  if (info.criteria === 'VALUE_IN_RANGE') {
    const { sheetName, range } = deserializeRangeWithSheet((stored.formula1 ?? '').slice(1));
    const sheetId = grid.sheetIdOf(sheetName);
    values = sheetId ? [{ sheetId, ...toArea(range) }] : [];
  }
  return {
    criteria: info.criteria,
    values,
    allowInvalid: stored.errorStyle !== DataValidationErrorStyle.STOP,
    helpText: stored.error ?? null,
    showDropdown: stored.showDropDown ?? true,
  };
}
