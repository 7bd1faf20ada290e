/**
 * Functions as Sheets has them where Univer lacks or bends them: custom functions, `SORT` and `ARRAYFORMULA`.
 */
import {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ErrorValueObject,
  ErrorType,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseValueObject,
} from '@univerjs/engine-formula';
import type { Nullable } from '@univerjs/core';
import { isDateFormat } from './display';
import type { ArgumentCell, CellAddress, CustomFunction, CustomFunctionArgument } from './engineTypes';

/** Univer asks for one of its own error names; Sheets shows this one for a script that threw (FUNC-08). */
const SCRIPT_ERROR = '#ERROR!' as ErrorType;

export interface CustomFunctionReport {
  cell: CellAddress;
  message: string;
}

/**
 * A custom function for Univer's evaluation. Blanks arrive as `''`, single cells as values and blocks as arrays
 * (FUNC-01); a throw becomes `#ERROR!` and is reported, since an exception would end the whole calculation.
 */
export function customFunctionFor(
  name: string,
  run: CustomFunction,
  onCall: () => void,
  onError: (report: CustomFunctionReport) => void,
): BaseFunction {
  return new (class extends BaseFunction {
    override calculate(...variants: BaseValueObject[]): BaseValueObject {
      const cell: CellAddress = { sheetId: this.subUnitId ?? '', row: this.row + 1, column: this.column + 1 };
      onCall();
      try {
        return toVariant(run(variants.map(toArgument), cell));
      } catch (error) {
        onError({ cell, message: error instanceof Error ? error.message : messageOf(error) });
        return ErrorValueObject.create(SCRIPT_ERROR);
      }
    }
  })(name);
}

/** Errors thrown in another realm are no `Error` here, but carry a message all the same. */
function messageOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : String(error);
}

function toArgument(variant: BaseValueObject): CustomFunctionArgument {
  if (!variant.isArray()) return toArgumentCell(variant);
  const array = variant as ArrayValueObject;
  const [rows, columns] = [array.getRowCount(), array.getColumnCount()];
  const values = array.getArrayValue();
  const block = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => toArgumentCell(values[row]?.[column])),
  );
  return rows === 1 && columns === 1 ? block[0]![0]! : block;
}

function toArgumentCell(value: Nullable<BaseValueObject>): ArgumentCell {
  if (!value || value.isNull()) return '';
  if (value.isError()) return (value as unknown as ErrorValueObject).getErrorType();
  const plain = value.getValue();
  if (value.isBoolean()) return Boolean(plain);
  if (typeof plain === 'number' && isDateFormat(value.getPattern())) return { dateSerial: plain };
  return plain;
}

function toVariant(result: unknown): BaseValueObject {
  if (!Array.isArray(result)) return toScalar(result);
  const rows = result.map((row: unknown) => (Array.isArray(row) ? row : [row]) as unknown[]);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return StringValueObject.create('');
  return arrayOf(
    rows.map((row) => Array.from({ length: columns }, (_, column) => toScalar(row[column]))),
    columns,
  );
}

function toScalar(value: unknown): BaseValueObject {
  if (value === null || value === undefined || value === '') return NullValueObject.create();
  if (typeof value === 'number') {
    return Number.isFinite(value) ? NumberValueObject.create(value) : ErrorValueObject.create(ErrorType.NUM);
  }
  if (typeof value === 'boolean') return BooleanValueObject.create(value);
  return StringValueObject.create(String(value));
}

function arrayOf(rows: (BaseValueObject | null)[][], columns: number): ArrayValueObject {
  return ArrayValueObject.create({
    calculateValueList: rows,
    rowCount: rows.length,
    columnCount: columns,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

/** Every formula is evaluated as an array formula already: the value itself. */
export class ArrayFormula extends BaseFunction {
  override minParams = 1;
  override maxParams = 1;
  override calculate(value: BaseValueObject): BaseValueObject {
    return value;
  }
}

/**
 * `SORT(range, column, ascending, ...)`. Univer's own sorts the cached range in place, so that other functions then
 * read it sorted. Numbers come before texts, texts before booleans, blanks last (GRID-13); equal rows keep their order.
 */
export class Sort extends BaseFunction {
  override minParams = 1;
  override maxParams = 255;
  override calculate(range: BaseValueObject, ...keys: BaseValueObject[]): BaseValueObject {
    if (!range.isArray()) return range;
    const array = range as ArrayValueObject;
    const rows = array.getArrayValue().map((row) => row.slice());
    const order: { column: number; sign: number }[] = [];
    for (let i = 0; i < keys.length; i += 2) {
      const column = Number(single(keys[i]!).getValue());
      const ascending = keys[i + 1] === undefined || Boolean(single(keys[i + 1]!).getValue());
      if (!(column >= 1 && column <= array.getColumnCount())) return ErrorValueObject.create(ErrorType.VALUE);
      order.push({ column: column - 1, sign: ascending ? 1 : -1 });
    }
    if (order.length === 0) order.push({ column: 0, sign: 1 });
    rows.sort((a, b) => {
      for (const { column, sign } of order) {
        const difference = compare(a[column], b[column], sign);
        if (difference !== 0) return difference;
      }
      return 0;
    });
    return arrayOf(rows as BaseValueObject[][], array.getColumnCount());
  }
}

function single(value: BaseValueObject): BaseValueObject {
  return value.isArray() ? (value as ArrayValueObject).getFirstCell() : value;
}

type Cell = Nullable<BaseValueObject>;

function compare(a: Cell, b: Cell, sign: number): number {
  const [rankA, rankB] = [rank(a), rank(b)];
  if (rankA === BLANK || rankB === BLANK) return rankA - rankB;
  if (rankA !== rankB) return sign * (rankA - rankB);
  const [x, y] = [a!.getValue(), b!.getValue()];
  if (typeof x === 'string' && typeof y === 'string') {
    const [low, high] = [x.toLowerCase(), y.toLowerCase()];
    return low === high ? 0 : low < high ? -sign : sign;
  }
  return sign * (Number(x) - Number(y));
}

const BLANK = 3;

function rank(value: Cell): number {
  if (!value || value.isNull()) return BLANK;
  if (value.isNumber()) return 0;
  return value.isBoolean() ? 2 : 1;
}
