/** Conditional formats as Google names them, kept in Univer's plugin so that a page draws them. */
import type { IStyleBase } from '@univerjs/core';
import {
  AddConditionalRuleMutation,
  CFNumberOperator,
  CFRuleType,
  CFSubRuleType,
  CFTextOperator,
  ConditionalFormattingRuleModel,
  DeleteConditionalRuleMutation,
  type IConditionFormattingRule,
} from '@univerjs/sheets-conditional-formatting';
import { toArea, toRange } from './areas';
import type { ConditionalCriteria, ConditionalFormat } from './engineTypes';
import { moveFormula, moveRange, renameSheetInFormula, type Grid, type StructureChange } from './formulaReferences';
import { conditionalFromUniver, conditionalToUniver } from './stylesLayer';
import { UNIT_ID, type UniverHost } from './univerHost';

const NUMBERS: Partial<Record<ConditionalCriteria, CFNumberOperator>> = {
  NUMBER_BETWEEN: CFNumberOperator.between,
  NUMBER_NOT_BETWEEN: CFNumberOperator.notBetween,
  NUMBER_EQUAL_TO: CFNumberOperator.equal,
  NUMBER_NOT_EQUAL_TO: CFNumberOperator.notEqual,
  NUMBER_GREATER_THAN: CFNumberOperator.greaterThan,
  NUMBER_GREATER_THAN_OR_EQUAL_TO: CFNumberOperator.greaterThanOrEqual,
  NUMBER_LESS_THAN: CFNumberOperator.lessThan,
  NUMBER_LESS_THAN_OR_EQUAL_TO: CFNumberOperator.lessThanOrEqual,
};
const TEXTS: Partial<Record<ConditionalCriteria, CFTextOperator>> = {
  CELL_EMPTY: CFTextOperator.containsBlanks,
  CELL_NOT_EMPTY: CFTextOperator.notContainsBlanks,
  TEXT_CONTAINS: CFTextOperator.containsText,
  TEXT_DOES_NOT_CONTAIN: CFTextOperator.notContainsText,
  TEXT_EQUAL_TO: CFTextOperator.equal,
  TEXT_STARTS_WITH: CFTextOperator.beginsWith,
  TEXT_ENDS_WITH: CFTextOperator.endsWith,
};

/** In order of evaluation. */
function storedRules(host: UniverHost, sheetId: string): IConditionFormattingRule[] {
  host.sheet(sheetId);
  return host.injector.get(ConditionalFormattingRuleModel).getSubunitRules(UNIT_ID, sheetId) ?? [];
}

export function readConditionalFormats(host: UniverHost, sheetId: string): ConditionalFormat[] {
  return storedRules(host, sheetId).map(fromUniver);
}

export function writeConditionalFormats(
  host: UniverHost,
  newId: () => string,
  sheetId: string,
  rules: ConditionalFormat[],
): void {
  const made = rules.map((rule) => toUniver(rule, newId()));
  replaceAll(host, sheetId, made);
}

function replaceAll(host: UniverHost, sheetId: string, rules: IConditionFormattingRule[]): void {
  for (const { cfId } of [...storedRules(host, sheetId)]) {
    host.mutate(DeleteConditionalRuleMutation.id, { subUnitId: sheetId, cfId });
  }
  // Univer puts each new rule before the others.
  for (const rule of [...rules].reverse()) host.mutate(AddConditionalRuleMutation.id, { subUnitId: sheetId, rule });
}

export function copyConditionalFormats(host: UniverHost, newId: () => string, from: string, to: string): void {
  replaceAll(
    host,
    to,
    storedRules(host, from).map((rule) => ({ ...structuredClone(rule), cfId: newId() })),
  );
}

export function moveConditionalFormats(host: UniverHost, grid: Grid, change: StructureChange): void {
  changeRules(host, (sheetId, rule) => ({
    ...rule,
    ranges: sheetId === change.sheetId ? rule.ranges.flatMap((range) => moveRange(range, change) ?? []) : rule.ranges,
    rule: withFormula(rule.rule, (formula) => moveFormula(formula, sheetId, change, grid)),
  }));
}

export function renameSheetInConditionalFormats(host: UniverHost, oldName: string, newName: string): void {
  changeRules(host, (_sheetId, rule) => ({
    ...rule,
    rule: withFormula(rule.rule, (formula) => renameSheetInFormula(formula, oldName, newName)),
  }));
}

type Config = IConditionFormattingRule['rule'];

function withFormula(rule: Config, change: (formula: string) => string): Config {
  if (rule.type !== CFRuleType.highlightCell || !('subType' in rule)) return rule;
  return rule.subType === CFSubRuleType.formula ? { ...rule, value: change(rule.value) } : rule;
}

function changeRules(
  host: UniverHost,
  change: (sheetId: string, rule: IConditionFormattingRule) => IConditionFormattingRule,
): void {
  for (const sheet of host.workbook.getSheets()) {
    const sheetId = sheet.getSheetId();
    const old = storedRules(host, sheetId);
    const changed = old.map((rule) => change(sheetId, rule)).filter((rule) => rule.ranges.length > 0);
    if (JSON.stringify(changed) !== JSON.stringify(old)) replaceAll(host, sheetId, changed);
  }
}

function toUniver({ areas, criteria, values, style }: ConditionalFormat, cfId: string): IConditionFormattingRule {
  const look = { type: CFRuleType.highlightCell as const, style: conditionalToUniver(style) as IStyleBase };
  return {
    cfId,
    ranges: areas.map(toRange),
    stopIfTrue: false,
    rule: { ...look, ...condition(criteria, values) } as Config,
  };
}

function condition(criteria: ConditionalCriteria, values: (string | number)[]): Record<string, unknown> {
  if (criteria === 'CUSTOM_FORMULA') return { subType: CFSubRuleType.formula, value: String(values[0]) };
  const operator = NUMBERS[criteria];
  if (operator) {
    const numbers = values.map(Number);
    return { subType: CFSubRuleType.number, operator, value: numbers.length > 1 ? numbers : numbers[0] };
  }
  return { subType: CFSubRuleType.text, operator: TEXTS[criteria], value: values[0] ?? '' };
}

function fromUniver({ ranges, rule }: IConditionFormattingRule): ConditionalFormat {
  if (rule.type !== CFRuleType.highlightCell || !('subType' in rule)) {
    throw new Error('The workbook holds a conditional format that this program did not make.');
  }
  const common = { areas: ranges.map(toArea), style: conditionalFromUniver(rule.style) };
  if (rule.subType === CFSubRuleType.formula) return { ...common, criteria: 'CUSTOM_FORMULA', values: [rule.value] };
  if (rule.subType === CFSubRuleType.number) {
    const values = Array.isArray(rule.value) ? rule.value : rule.value === undefined ? [] : [rule.value];
    return { ...common, criteria: nameOf(NUMBERS, rule.operator), values };
  }
  if (rule.subType === CFSubRuleType.text) {
    return { ...common, criteria: nameOf(TEXTS, rule.operator), values: rule.value ? [rule.value] : [] };
  }
  throw new Error('The workbook holds a conditional format that this program did not make.');
}

function nameOf<V>(names: Partial<Record<ConditionalCriteria, V>>, value: V): ConditionalCriteria {
  const name = (Object.keys(names) as ConditionalCriteria[]).find((each) => names[each] === value);
  if (!name) throw new Error('The workbook holds a conditional format that this program did not make.');
  return name;
}
