/**
 * Evaluates one formula with Univer's parser and functions, and nothing else: what to evaluate when, and where the
 * result goes, is the calculator's business. Univer's own scheduler leaves stale values behind when an array result
 * shrinks or is blocked; it is not used.
 */
import type { ErrorType } from '@univerjs/engine-formula';
import {
  AstTreeBuilder,
  CELL_INVERTED_INDEX_CACHE,
  FormulaDataModel,
  IFormulaCurrentConfigService,
  IFormulaRuntimeService,
  IFunctionService,
  Interpreter,
  Lexer,
  NullValueObject,
  type generateAstNode,
  type LexerNode,
  type ArrayValueObject,
  type BaseFunction,
  BaseReferenceObject,
  type BaseValueObject,
  type FunctionVariantType,
} from '@univerjs/engine-formula';
import type { ICellData, IObjectMatrixPrimitiveType, Nullable, ObjectMatrix } from '@univerjs/core';
import type { CellValue } from './engineTypes';
import { ArrayFormula, Sort } from './functions';
import { UNIT_ID, type UniverHost } from './univerHost';

/** One cell of a result. `format` is the number format that comes with the value, `''` when none does. */
export interface ResultCell {
  value: CellValue;
  isError: boolean;
  format: string;
}

export type SpillData = Record<string, IObjectMatrixPrimitiveType<ICellData>>;

export interface Evaluator {
  /** Call once before a series of evaluations: takes in sheets, sizes and names as they are now. */
  prepare(spills: SpillData): void;
  /** Rows of result cells; never empty. Positions count from 0. */
  evaluate(formula: string, sheetId: string, row: number, column: number): ResultCell[][];
  hasFunction(name: string): boolean;
  addFunctions(...functions: BaseFunction[]): void;
}

/** Univer's name for the same thing on the left, what Sheets shows on the right. */
const SHEETS_ERROR: Record<string, string> = { '#SPILL!': '#REF!', '#CALC!': '#N/A', '#CYCLE!': '#REF!' };

/** A formula that gives a blank leaves its cell blank for the formulas that read it; stock Univer reads it as 0. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- called with `call` below
const readStockCell = BaseReferenceObject.prototype.getCellValueObject;
BaseReferenceObject.prototype.getCellValueObject = function (this: BaseReferenceObject, cell: ICellData) {
  return cell.v === null || cell.v === undefined ? NullValueObject.create() : readStockCell.call(this, cell);
};

type AstNode = ReturnType<typeof generateAstNode>;

export function createEvaluator(host: UniverHost): Evaluator {
  const { injector } = host;
  const config = injector.get(IFormulaCurrentConfigService);
  const runtime = injector.get(IFormulaRuntimeService);
  const lexer = injector.get(Lexer);
  const parser = injector.get(AstTreeBuilder);
  const interpreter = injector.get(Interpreter);
  const model = injector.get(FormulaDataModel);
  const functions = injector.get(IFunctionService);
  functions.registerExecutors(new ArrayFormula('ARRAYFORMULA'), new Sort('SORT'));
  let parsed = new Map<string, AstNode | string>();

  function nodeOf(formula: string): AstNode | string {
    const known = parsed.get(formula);
    if (known !== undefined) return known;
    const tree = lexer.treeBuilder(formula);
    const node = typeof tree === 'string' ? tree : ((parser.parse(tree as LexerNode) as AstNode | null) ?? '#ERROR!');
    parsed.set(formula, node);
    return node;
  }

  return {
    prepare(spills) {
      config.setExecuteUnitId(UNIT_ID);
      config.load({
        ...model.getCalculateData(),
        formulaData: {},
        arrayFormulaCellData: { [UNIT_ID]: spills },
        arrayFormulaRange: {},
        forceCalculate: false,
        dirtyRanges: [],
        dirtyNameMap: {},
        dirtyDefinedNameMap: {},
        dirtyUnitFeatureMap: {},
        dirtyUnitOtherFormulaMap: {},
      });
      runtime.reset();
      parsed = new Map();
    },

    evaluate(formula, sheetId, row, column) {
      // Values changed since the last evaluation: nothing remembered from then may be used.
      runtime.clearArrayObjectCache();
      CELL_INVERTED_INDEX_CACHE.clear();
      const { rowCount, columnCount } = host.sheet(sheetId).getConfig();
      runtime.setCurrent(row, column, rowCount, columnCount, sheetId, UNIT_ID);
      let node: AstNode | string;
      try {
        node = nodeOf(formula);
      } catch {
        return [[errorCell('#ERROR!')]];
      }
      if (typeof node === 'string') return [[errorCell(node)]];
      try {
        return resultOf(interpreter.execute({ node, refOffsetX: 0, refOffsetY: 0 }));
      } catch {
        // A built-in function that fails on what it was given shows an error; the calculation goes on.
        return [[errorCell('#ERROR!')]];
      } finally {
        node.resetCalculationState();
      }
    },

    hasFunction: (name) => functions.hasExecutor(name.toUpperCase()),
    addFunctions(...added) {
      functions.registerExecutors(...added);
      parsed = new Map();
    },
  };
}

function errorCell(error: string): ResultCell {
  return { value: SHEETS_ERROR[error] ?? error, isError: true, format: '' };
}

function resultOf(variant: FunctionVariantType): ResultCell[][] {
  const value = variant.isReferenceObject()
    ? (variant as BaseReferenceObject).toArrayValueObject()
    : (variant as BaseValueObject);
  if (!value.isArray()) return [[resultCell(value)]];
  const array = value as ArrayValueObject;
  const rows = array.getArrayValue();
  const columns = array.getColumnCount();
  if (rows.length === 0 || columns === 0) return [[{ value: null, isError: false, format: '' }]];
  return rows.map((row) => Array.from({ length: columns }, (_, column) => resultCell(row[column])));
}

function resultCell(value: Nullable<BaseValueObject>): ResultCell {
  if (!value || value.isNull()) return { value: null, isError: false, format: '' };
  if (value.isError()) return errorCell((value as unknown as { getErrorType(): ErrorType }).getErrorType());
  const plain = value.getValue();
  const format = value.getPattern();
  if (value.isBoolean()) return { value: Boolean(plain), isError: false, format };
  return { value: plain, isError: false, format };
}

export type CellMatrix = ObjectMatrix<Nullable<ICellData>>;
