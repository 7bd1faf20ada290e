import type { ConditionalCriteria, ConditionalFormat, ConditionalStyle } from '../../engine/engine';
import { colorHex } from './colors';
import { BooleanCriteria, type EnumValue } from './enums';
import type { Host } from './host';
import { RangeService } from './range';
import { defineService, Service } from './service';

interface Draft {
  ranges: RangeService[];
  criteria: ConditionalCriteria | null;
  values: (string | number)[];
  style: ConditionalStyle;
}

abstract class Rule extends Service {
  constructor(host: Host, draft: Draft) {
    super(host);
    Object.defineProperty(this, 'draft', { value: draft, writable: true });
  }

  declare draft: Draft;

  getRanges(): RangeService[] {
    return this.host.array(this.draft.ranges);
  }

  getBooleanCondition(): BooleanConditionService | null {
    return this.draft.criteria && new BooleanConditionService(this.host, this.draft);
  }

  /** The desk has no colour scales. */
  getGradientCondition(): null {
    return null;
  }

  copy(): ConditionalFormatRuleBuilderService {
    return new ConditionalFormatRuleBuilderService(this.host, { ...this.draft });
  }
}

export class ConditionalFormatRuleService extends Rule {}

export class BooleanConditionService extends Service {
  constructor(host: Host, draft: Draft) {
    super(host);
    Object.defineProperty(this, 'draft', { value: draft });
  }

  declare private readonly draft: Draft;

  getCriteriaType(): EnumValue {
    return BooleanCriteria[this.draft.criteria!];
  }

  getCriteriaValues(): (string | number)[] {
    return this.host.array(this.draft.values);
  }

  getBackground(): string | null {
    return this.draft.style.background ?? null;
  }

  getFontColor(): string | null {
    return this.draft.style.fontColor ?? null;
  }

  getBold(): boolean | null {
    return this.draft.style.bold ?? null;
  }

  getItalic(): boolean | null {
    return this.draft.style.italic ?? null;
  }

  getUnderline(): boolean | null {
    return this.draft.style.underline ?? null;
  }

  getStrikethrough(): boolean | null {
    return this.draft.style.strikethrough ?? null;
  }
}

export class ConditionalFormatRuleBuilderService extends Rule {
  constructor(host: Host, draft: Draft = { ranges: [], criteria: null, values: [], style: {} }) {
    super(host, draft);
  }

  private when(criteria: ConditionalCriteria, ...values: (string | number)[]): this {
    this.draft = { ...this.draft, criteria, values };
    return this;
  }

  private styled(style: ConditionalStyle): this {
    this.draft = { ...this.draft, style: { ...this.draft.style, ...style } };
    return this;
  }

  build(): ConditionalFormatRuleService {
    if (!this.draft.criteria) throw this.host.exception('The conditional format rule has no condition.');
    if (!this.draft.ranges.length) throw this.host.exception('The conditional format rule has no ranges.');
    return new ConditionalFormatRuleService(this.host, { ...this.draft });
  }

  setRanges(ranges: RangeService[]): this {
    this.draft = { ...this.draft, ranges: [...ranges] };
    return this;
  }

  setBackground(color: string | null): this {
    return this.styled({ background: color === null ? undefined : colorHex(color) });
  }

  setFontColor(color: string | null): this {
    return this.styled({ fontColor: color === null ? undefined : colorHex(color) });
  }

  setBold(bold: boolean | null): this {
    return this.styled({ bold: bold ?? undefined });
  }

  setItalic(italic: boolean | null): this {
    return this.styled({ italic: italic ?? undefined });
  }

  setUnderline(underline: boolean | null): this {
    return this.styled({ underline: underline ?? undefined });
  }

  setStrikethrough(strikethrough: boolean | null): this {
    return this.styled({ strikethrough: strikethrough ?? undefined });
  }

  withCriteria(criteria: EnumValue, values: (string | number)[]): this {
    return this.when(criteria.name() as ConditionalCriteria, ...values);
  }

  whenCellEmpty(): this {
    return this.when('CELL_EMPTY');
  }

  whenCellNotEmpty(): this {
    return this.when('CELL_NOT_EMPTY');
  }

  whenFormulaSatisfied(formula: string): this {
    return this.when('CUSTOM_FORMULA', formula);
  }

  whenNumberBetween(start: number, end: number): this {
    return this.when('NUMBER_BETWEEN', start, end);
  }

  whenNumberNotBetween(start: number, end: number): this {
    return this.when('NUMBER_NOT_BETWEEN', start, end);
  }

  whenNumberEqualTo(number: number): this {
    return this.when('NUMBER_EQUAL_TO', number);
  }

  whenNumberNotEqualTo(number: number): this {
    return this.when('NUMBER_NOT_EQUAL_TO', number);
  }

  whenNumberGreaterThan(number: number): this {
    return this.when('NUMBER_GREATER_THAN', number);
  }

  whenNumberGreaterThanOrEqualTo(number: number): this {
    return this.when('NUMBER_GREATER_THAN_OR_EQUAL_TO', number);
  }

  whenNumberLessThan(number: number): this {
    return this.when('NUMBER_LESS_THAN', number);
  }

  whenNumberLessThanOrEqualTo(number: number): this {
    return this.when('NUMBER_LESS_THAN_OR_EQUAL_TO', number);
  }

  whenTextContains(text: string): this {
    return this.when('TEXT_CONTAINS', text);
  }

  whenTextDoesNotContain(text: string): this {
    return this.when('TEXT_DOES_NOT_CONTAIN', text);
  }

  whenTextEqualTo(text: string): this {
    return this.when('TEXT_EQUAL_TO', text);
  }

  whenTextStartsWith(text: string): this {
    return this.when('TEXT_STARTS_WITH', text);
  }

  whenTextEndsWith(text: string): this {
    return this.when('TEXT_ENDS_WITH', text);
  }
}

/** The rule as the workbook keeps it. */
export function formatOf({ draft }: ConditionalFormatRuleService): ConditionalFormat {
  const areas = draft.ranges.map(({ place: { row, column, rows, columns } }) => ({ row, column, rows, columns }));
  return { areas, criteria: draft.criteria!, values: [...draft.values], style: draft.style };
}

/** The rule as a script gets it. */
export function formatRuleOf(host: Host, sheetId: string, format: ConditionalFormat): ConditionalFormatRuleService {
  const ranges = format.areas.map((area) => new RangeService(host, sheetId, area));
  return new ConditionalFormatRuleService(host, { ...format, ranges });
}

defineService('ConditionalFormatRule', ConditionalFormatRuleService);
defineService('ConditionalFormatRuleBuilder', ConditionalFormatRuleBuilderService);
defineService('BooleanCondition', BooleanConditionService);
