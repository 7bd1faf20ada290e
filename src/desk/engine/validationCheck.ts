/** Whether a value satisfies a validation rule. */
import type { CellValue, ValidationRule } from './engineTypes';

export interface ValidationQuestion {
  rule: ValidationRule;
  value: CellValue;
  /** The value holds a date (its cell has a date format). */
  isDate: boolean;
  /** For VALUE_IN_RANGE: what the range holds. */
  listed: () => CellValue[];
  /** For CUSTOM_FORMULA: what the formula gives with the value in its cell. */
  formulaHolds: () => boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const URL = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

export function satisfies({ rule, value, isDate, listed, formulaHolds }: ValidationQuestion): boolean {
  const { criteria, values } = rule;
  // Emptying a cell is always allowed (DV-09).
  if (value === null || value === '') return true;
  if (criteria === 'VALUE_IN_LIST') return values.some((allowed) => sameText(allowed as CellValue, value));
  if (criteria === 'VALUE_IN_RANGE') {
    return listed().some((allowed) => allowed !== null && allowed !== '' && sameText(allowed, value));
  }
  if (criteria === 'CHECKBOX') {
    return values.length === 0 ? typeof value === 'boolean' : values.some((each) => sameText(each as CellValue, value));
  }
  if (criteria === 'CUSTOM_FORMULA') return formulaHolds();
  const [first, second] = values;
  if (criteria.startsWith('TEXT_')) return textHolds(criteria, String(value), String(first ?? ''));
  if (typeof value !== 'number') return false;
  if (criteria === 'DATE_IS_VALID_DATE') return isDate;
  return numberHolds(criteria.replace(/^(NUMBER|DATE)_/, ''), value, Number(first), Number(second));
}

/** A dropdown's texts stand for numbers and check marks too: typing 9 chooses the item 9. */
function sameText(allowed: CellValue, value: CellValue): boolean {
  const text = (each: CellValue) => (typeof each === 'boolean' ? String(each).toUpperCase() : String(each));
  return text(allowed) === text(value) || String(allowed) === String(value);
}

function textHolds(criteria: string, value: string, text: string): boolean {
  const [low, part] = [value.toLowerCase(), text.toLowerCase()];
  if (criteria === 'TEXT_CONTAINS') return low.includes(part);
  if (criteria === 'TEXT_DOES_NOT_CONTAIN') return !low.includes(part);
  if (criteria === 'TEXT_EQUAL_TO') return low === part;
  return criteria === 'TEXT_IS_VALID_EMAIL' ? EMAIL.test(value) : URL.test(value);
}

function numberHolds(relation: string, value: number, first: number, second: number): boolean {
  const [low, high] = first <= second ? [first, second] : [second, first];
  switch (relation) {
    case 'BETWEEN':
      return value >= low && value <= high;
    case 'NOT_BETWEEN':
      return value < low || value > high;
    case 'EQUAL_TO':
      return value === first;
    case 'NOT_EQUAL_TO':
      return value !== first;
    case 'GREATER_THAN':
    case 'AFTER':
      return value > first;
    case 'GREATER_THAN_OR_EQUAL_TO':
    case 'ON_OR_AFTER':
      return value >= first;
    case 'LESS_THAN':
    case 'BEFORE':
      return value < first;
    case 'LESS_THAN_OR_EQUAL_TO':
    case 'ON_OR_BEFORE':
      return value <= first;
    default:
      throw new Error(`${relation} is no validation rule this program knows.`);
  }
}
