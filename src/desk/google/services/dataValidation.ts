import type { SheetArea, ValidationCriteria, ValidationRule } from '../../engine/engine';
import { types } from 'node:util';
import { DataValidationCriteria, type EnumValue } from './enums';
import type { Host } from './host';
import { RangeService } from './range';
import { defineService, Service } from './service';

/** A rule in Google's words: values as scripts pass and get them. */
interface Draft {
  criteria: ValidationCriteria | null;
  values: unknown[];
  allowInvalid: boolean;
  helpText: string | null;
}

abstract class Rule extends Service {
  constructor(host: Host, draft: Draft) {
    super(host);
    Object.defineProperty(this, 'draft', { value: draft, writable: true });
  }

  declare draft: Draft;

  getCriteriaType(): EnumValue | null {
    return this.draft.criteria && DataValidationCriteria[this.draft.criteria];
  }

  getCriteriaValues(): unknown[] {
    return this.host.array(this.draft.values);
  }

  getAllowInvalid(): boolean {
    return this.draft.allowInvalid;
  }

  getHelpText(): string | null {
    return this.draft.helpText;
  }

  copy(): DataValidationBuilderService {
    return new DataValidationBuilderService(this.host, { ...this.draft });
  }
}

export class DataValidationService extends Rule {}

export class DataValidationBuilderService extends Rule {
  constructor(host: Host, draft: Draft = { criteria: null, values: [], allowInvalid: true, helpText: null }) {
    super(host, draft); // DV-01
  }

  private require(criteria: ValidationCriteria, ...values: unknown[]): this {
    this.draft = { ...this.draft, criteria, values };
    return this;
  }

  build(): DataValidationService {
    return new DataValidationService(this.host, { ...this.draft });
  }

  setAllowInvalid(allowInvalid: boolean): this {
    this.draft = { ...this.draft, allowInvalid };
    return this;
  }

  setHelpText(helpText: string): this {
    this.draft = { ...this.draft, helpText };
    return this;
  }

  withCriteria(criteria: EnumValue, values: unknown[]): this {
    return this.require(criteria.name() as ValidationCriteria, ...values);
  }

  requireCheckbox(...values: unknown[]): this {
    return this.require('CHECKBOX', ...values);
  }

  /** The values become text (DV-02). */
  requireValueInList(values: unknown[], showDropdown = true): this {
    return this.require('VALUE_IN_LIST', this.host.realm.Array.from(values, String), showDropdown);
  }

  requireValueInRange(range: RangeService, showDropdown = true): this {
    return this.require('VALUE_IN_RANGE', range, showDropdown);
  }

  requireFormulaSatisfied(formula: string): this {
    return this.require('CUSTOM_FORMULA', formula);
  }

  requireNumberBetween(start: number, end: number): this {
    return this.require('NUMBER_BETWEEN', start, end);
  }

  requireNumberNotBetween(start: number, end: number): this {
    return this.require('NUMBER_NOT_BETWEEN', start, end);
  }

  requireNumberEqualTo(number: number): this {
    return this.require('NUMBER_EQUAL_TO', number);
  }

  requireNumberNotEqualTo(number: number): this {
    return this.require('NUMBER_NOT_EQUAL_TO', number);
  }

  requireNumberGreaterThan(number: number): this {
    return this.require('NUMBER_GREATER_THAN', number);
  }

  requireNumberGreaterThanOrEqualTo(number: number): this {
    return this.require('NUMBER_GREATER_THAN_OR_EQUAL_TO', number);
  }

  requireNumberLessThan(number: number): this {
    return this.require('NUMBER_LESS_THAN', number);
  }

  requireNumberLessThanOrEqualTo(number: number): this {
    return this.require('NUMBER_LESS_THAN_OR_EQUAL_TO', number);
  }

  requireTextContains(text: string): this {
    return this.require('TEXT_CONTAINS', text);
  }

  requireTextDoesNotContain(text: string): this {
    return this.require('TEXT_DOES_NOT_CONTAIN', text);
  }

  requireTextEqualTo(text: string): this {
    return this.require('TEXT_EQUAL_TO', text);
  }

  requireTextIsEmail(): this {
    return this.require('TEXT_IS_VALID_EMAIL');
  }

  requireTextIsUrl(): this {
    return this.require('TEXT_IS_VALID_URL');
  }

  requireDate(): this {
    return this.require('DATE_IS_VALID_DATE');
  }

  requireDateEqualTo(date: Date): this {
    return this.require('DATE_EQUAL_TO', date);
  }

  requireDateBefore(date: Date): this {
    return this.require('DATE_BEFORE', date);
  }

  requireDateOnOrBefore(date: Date): this {
    return this.require('DATE_ON_OR_BEFORE', date);
  }

  requireDateAfter(date: Date): this {
    return this.require('DATE_AFTER', date);
  }

  requireDateOnOrAfter(date: Date): this {
    return this.require('DATE_ON_OR_AFTER', date);
  }

  requireDateBetween(start: Date, end: Date): this {
    return this.require('DATE_BETWEEN', start, end);
  }

  requireDateNotBetween(start: Date, end: Date): this {
    return this.require('DATE_NOT_BETWEEN', start, end);
  }
}

const isList = (criteria: string) => criteria === 'VALUE_IN_LIST' || criteria === 'VALUE_IN_RANGE';
const isDate = (criteria: string) => criteria.startsWith('DATE_');

/** A date as the day it is in the script's time zone, counted as cells count days. */
function serialDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000 + 25_569;
}

function dayOfSerial(host: Host, serial: number): Date {
  const utc = new Date((serial - 25_569) * 86_400_000);
  return new host.realm.Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
}

/** The rule as the workbook keeps it. */
export function ruleOf(rule: DataValidationService | null): ValidationRule | null {
  if (!rule) return null;
  const { criteria, values, allowInvalid, helpText } = rule.draft;
  if (!criteria) throw rule.host.exception('The data validation rule has no criteria.');
  const plain = { criteria, allowInvalid, helpText, showDropdown: isList(criteria) && values[1] !== false };
  if (criteria === 'VALUE_IN_LIST') return { ...plain, values: [...(values[0] as string[])] };
  if (criteria === 'VALUE_IN_RANGE') return { ...plain, values: [(values[0] as RangeService).place] };
  return { ...plain, values: values.map((value) => (types.isDate(value) ? serialDay(value) : (value as string))) };
}

/** The rule as a script gets it. */
export function validationOf(host: Host, rule: ValidationRule | null): DataValidationService | null {
  if (!rule) return null;
  const { criteria, allowInvalid, helpText, showDropdown } = rule;
  let values: unknown[] = rule.values;
  if (criteria === 'VALUE_IN_LIST') values = [host.array(values), showDropdown];
  if (criteria === 'VALUE_IN_RANGE') {
    const place = values[0] as SheetArea;
    values = [new RangeService(host, place.sheetId, place), showDropdown];
  }
  if (isDate(criteria)) values = rule.values.map((serial) => dayOfSerial(host, serial as number));
  return new DataValidationService(host, { criteria, values, allowInvalid, helpText });
}

defineService('DataValidation', DataValidationService);
defineService('DataValidationBuilder', DataValidationBuilderService);
