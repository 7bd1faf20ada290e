/** Google's enumerations, as far as the desk's services take or give them (ENUM-01). */

export class EnumValue {
  declare readonly enumName: string;

  constructor(
    enumName: string,
    private readonly label: string,
    private readonly position: number,
  ) {
    Object.defineProperty(this, 'enumName', { value: enumName });
  }

  name(): string {
    return this.label;
  }

  ordinal(): number {
    return this.position;
  }

  compareTo(other: EnumValue): number {
    return this.position - other.ordinal();
  }

  toString(): string {
    return this.label;
  }

  toJSON(): string {
    return this.label;
  }
}

export type Enum<Name extends string> = Readonly<Record<Name, EnumValue>>;

function enumeration<Name extends string>(enumName: string, names: readonly Name[]): Enum<Name> {
  const values = names.map((name, position) => [name, new EnumValue(enumName, name, position)] as const);
  return Object.freeze(Object.fromEntries(values)) as Enum<Name>;
}

const numberCriteria = [
  'NUMBER_BETWEEN',
  'NUMBER_EQUAL_TO',
  'NUMBER_GREATER_THAN',
  'NUMBER_GREATER_THAN_OR_EQUAL_TO',
  'NUMBER_LESS_THAN',
  'NUMBER_LESS_THAN_OR_EQUAL_TO',
  'NUMBER_NOT_BETWEEN',
  'NUMBER_NOT_EQUAL_TO',
] as const;

export const DataValidationCriteria = enumeration('DataValidationCriteria', [
  'DATE_AFTER',
  'DATE_BEFORE',
  'DATE_BETWEEN',
  'DATE_EQUAL_TO',
  'DATE_IS_VALID_DATE',
  'DATE_NOT_BETWEEN',
  'DATE_ON_OR_AFTER',
  'DATE_ON_OR_BEFORE',
  ...numberCriteria,
  'TEXT_CONTAINS',
  'TEXT_DOES_NOT_CONTAIN',
  'TEXT_EQUAL_TO',
  'TEXT_IS_VALID_EMAIL',
  'TEXT_IS_VALID_URL',
  'VALUE_IN_LIST',
  'VALUE_IN_RANGE',
  'CUSTOM_FORMULA',
  'CHECKBOX',
]);

export const BooleanCriteria = enumeration('BooleanCriteria', [
  'CELL_EMPTY',
  'CELL_NOT_EMPTY',
  ...numberCriteria,
  'TEXT_CONTAINS',
  'TEXT_DOES_NOT_CONTAIN',
  'TEXT_EQUAL_TO',
  'TEXT_STARTS_WITH',
  'TEXT_ENDS_WITH',
  'CUSTOM_FORMULA',
]);

export const ProtectionType = enumeration('ProtectionType', ['RANGE', 'SHEET']);
export const SheetType = enumeration('SheetType', ['GRID', 'OBJECT', 'DATASOURCE']);
export const Dimension = enumeration('Dimension', ['COLUMNS', 'ROWS']);
export const WrapStrategy = enumeration('WrapStrategy', ['WRAP', 'OVERFLOW', 'CLIP']);
export const BorderStyle = enumeration('BorderStyle', [
  'DOTTED',
  'DASHED',
  'SOLID',
  'SOLID_MEDIUM',
  'SOLID_THICK',
  'DOUBLE',
]);
export const CopyPasteType = enumeration('CopyPasteType', [
  'PASTE_NORMAL',
  'PASTE_NO_BORDERS',
  'PASTE_FORMAT',
  'PASTE_FORMULA',
  'PASTE_DATA_VALIDATION',
  'PASTE_VALUES',
  'PASTE_CONDITIONAL_FORMATTING',
  'PASTE_COLUMN_WIDTHS',
]);
export const Button = enumeration('Button', ['CLOSE', 'OK', 'CANCEL', 'YES', 'NO']);
export const ButtonSet = enumeration('ButtonSet', ['OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL']);
export const AuthMode = enumeration('AuthMode', ['NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL']);
export const XFrameOptionsMode = enumeration('XFrameOptionsMode', ['ALLOWALL', 'DEFAULT']);
export const SandboxMode = enumeration('SandboxMode', ['EMULATED', 'IFRAME', 'NATIVE']);
export const Charset = enumeration('Charset', ['US_ASCII', 'UTF_8']);
export const DigestAlgorithm = enumeration('DigestAlgorithm', ['MD2', 'MD5', 'SHA_1', 'SHA_256', 'SHA_384', 'SHA_512']);
