/**
 * Formulas as text: what they refer to, and how that text changes when rows move, sheets are renamed or go.
 * Positions count from 0 here, as in Univer.
 */
import {
  deserializeRangeWithSheet,
  generateStringWithSequence,
  LexerTreeBuilder,
  sequenceNodeType,
  serializeRangeToRefString,
  type ISequenceNode,
} from '@univerjs/engine-formula';
import type { IRange } from '@univerjs/core';

const lexer = new LexerTreeBuilder();

type Part = string | ISequenceNode;

/** A block of a sheet, inclusive; whole rows or columns reach to the grid's end. */
export interface Block {
  sheetId: string;
  startRow: number;
  startColumn: number;
  endRow: number;
  endColumn: number;
}

/** Rows or columns put in before `at`, or `count` of them taken out from `at` on. */
export interface StructureChange {
  sheetId: string;
  dimension: 'rows' | 'columns';
  kind: 'insert' | 'delete';
  at: number;
  count: number;
}

/** What formulas are read against: which sheets there are, and how large. */
export interface Grid {
  sheetIdOf(name: string): string | undefined;
  nameOf(sheetId: string): string;
  sizeOf(sheetId: string): { rows: number; columns: number };
  /** The name as it was given, and the block it stands for; the name is found in any case. */
  named(name: string): { name: string; block: Block } | undefined;
}

export interface FormulaReading {
  /** The text to evaluate: open ranges closed, sheets that do not exist as `#REF!`. */
  evaluated: string;
  precedents: Block[];
  /** Names of functions, in capitals. */
  functions: string[];
  /** Must be calculated every time: it reads the clock, or cells that its text does not tell. */
  volatile: boolean;
}

const VOLATILE = new Set(['NOW', 'TODAY', 'RAND', 'RANDBETWEEN', 'RANDARRAY', 'OFFSET', 'INDIRECT', 'CELL']);
const OPEN_END = /^\$?[A-Z]{1,3}$/i;
const ONE_CELL = /^(.*!)?\$?[A-Z]{1,3}\$?\d+$/i;

export function readFormula(formula: string, sheetId: string, grid: Grid): FormulaReading {
  const precedents: Block[] = [];
  const functions: string[] = [];
  let volatile = false;
  const parts = closeOpenRanges(partsOf(formula), sheetId, grid);
  const evaluated = parts.map((part) => {
    if (typeof part === 'string') {
      // A range whose end is calculated, such as A1:INDEX(...): its text does not tell what it reads.
      if (part === ':') volatile = true;
      return part;
    }
    if (part.nodeType === sequenceNodeType.REFERENCE) {
      const block = blockOf(part.token, sheetId, grid);
      if (!block) return { ...part, token: '#REF!' };
      precedents.push(block);
      return { ...part, token: withSheetNameOf(part.token, block, grid) };
    }
    const named = grid.named(part.token.trim());
    if (named) {
      precedents.push(named.block);
      return { ...part, token: named.name };
    }
    if (part.nodeType === sequenceNodeType.FUNCTION || part.nodeType === sequenceNodeType.DEFINED_NAME) {
      functions.push(part.token.trim().toUpperCase());
    }
    return part;
  });
  if (functions.some((name) => VOLATILE.has(name))) volatile = true;
  return { evaluated: textOf(evaluated), precedents, functions, volatile };
}

/** The formula after rows or columns of a sheet moved (FORM-05); what was deleted becomes `#REF!` (FORM-06). */
export function moveFormula(formula: string, sheetId: string, change: StructureChange, grid: Grid): string {
  return mapReferences(formula, (token) => {
    const { sheetName, range } = deserializeRangeWithSheet(token);
    const target = sheetName ? grid.sheetIdOf(sheetName) : sheetId;
    if (target !== change.sheetId) return token;
    const moved = moveRange(range, change);
    return moved ? serializeRangeToRefString({ unitId: '', sheetName, range: { ...range, ...moved } }) : '#REF!';
  });
}

export function renameSheetInFormula(formula: string, oldName: string, newName: string): string {
  return mapReferences(formula, (token) => {
    const { sheetName, range } = deserializeRangeWithSheet(token);
    if (sheetName.toLowerCase() !== oldName.toLowerCase()) return token;
    return serializeRangeToRefString({ unitId: '', sheetName: newName, range });
  });
}

/** The formula after the sheet was deleted. */
export function dropSheetInFormula(formula: string, name: string): string {
  return mapReferences(formula, (token) => {
    const { sheetName } = deserializeRangeWithSheet(token);
    return sheetName.toLowerCase() === name.toLowerCase() ? '#REF!' : token;
  });
}

/** Copies keep their absolute references and shift the others (FORM-02). */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return lexer.moveFormulaRefOffset(formula, columns, rows);
}

interface Span {
  startRow: number;
  startColumn: number;
  endRow: number;
  endColumn: number;
}

/** The block after the change, or `null` when nothing of it is left. */
export function moveRange<T extends Span>(range: T, change: StructureChange): T | null {
  const rows = change.dimension === 'rows';
  const [start, end] = rows ? [range.startRow, range.endRow] : [range.startColumn, range.endColumn];
  if (Number.isNaN(start) || Number.isNaN(end)) return range;
  const moved = moveSpan(start, end, change);
  if (!moved) return null;
  return rows
    ? { ...range, startRow: moved[0], endRow: moved[1] }
    : { ...range, startColumn: moved[0], endColumn: moved[1] };
}

function moveSpan(start: number, end: number, { kind, at, count }: StructureChange): [number, number] | null {
  if (kind === 'insert') {
    return [start >= at ? start + count : start, end >= at ? end + count : end];
  }
  const lost = (position: number) => Math.min(Math.max(position - at, 0), count);
  const moved: [number, number] = [start - lost(start), end + 1 - lost(end + 1) - 1];
  return moved[1] < moved[0] ? null : moved;
}

export function rangeOf(span: Span): IRange {
  return {
    startRow: span.startRow,
    startColumn: span.startColumn,
    endRow: span.endRow,
    endColumn: span.endColumn,
  };
}

export function overlaps(a: Span, b: Span): boolean {
  return (
    a.startRow <= b.endRow && b.startRow <= a.endRow && a.startColumn <= b.endColumn && b.startColumn <= a.endColumn
  );
}

function partsOf(formula: string): Part[] {
  return lexer.sequenceNodesBuilder(formula) ?? [formula.slice(1)];
}

function textOf(parts: Part[]): string {
  return `=${generateStringWithSequence(parts)}`;
}

function mapReferences(formula: string, change: (token: string) => string): string {
  let touched = false;
  const parts = partsOf(formula).map((part) => {
    if (typeof part === 'string' || part.nodeType !== sequenceNodeType.REFERENCE) return part;
    const token = change(part.token);
    if (token !== part.token) touched = true;
    return { ...part, token };
  });
  return touched ? textOf(parts) : formula;
}

function blockOf(token: string, sheetId: string, grid: Grid): Block | null {
  const { sheetName, range } = deserializeRangeWithSheet(token);
  const target = sheetName ? grid.sheetIdOf(sheetName) : sheetId;
  if (!target) return null;
  const { rows, columns } = grid.sizeOf(target);
  const bound = (position: number, otherwise: number) => (Number.isNaN(position) ? otherwise : position);
  return {
    sheetId: target,
    startRow: bound(range.startRow, 0),
    startColumn: bound(range.startColumn, 0),
    endRow: bound(range.endRow, rows - 1),
    endColumn: bound(range.endColumn, columns - 1),
  };
}

/** Sheets finds a tab in any case, Univer only as it is written. */
function withSheetNameOf(token: string, block: Block, grid: Grid): string {
  const { sheetName, range } = deserializeRangeWithSheet(token);
  const name = grid.nameOf(block.sheetId);
  return sheetName === '' || sheetName === name
    ? token
    : serializeRangeToRefString({ unitId: '', sheetName: name, range });
}

/** Sheets knows `B2:B`, Univer does not: the column's end becomes the grid's last row. */
function closeOpenRanges(parts: Part[], sheetId: string, grid: Grid): Part[] {
  const closed: Part[] = [];
  for (let i = 0; i < parts.length; i++) {
    const [part, colon, end] = [parts[i]!, parts[i + 1], parts[i + 2]];
    const isOpen =
      typeof part !== 'string' &&
      part.nodeType === sequenceNodeType.REFERENCE &&
      ONE_CELL.test(part.token) &&
      colon === ':' &&
      typeof end === 'object' &&
      OPEN_END.test(end.token);
    if (!isOpen) {
      closed.push(part);
      continue;
    }
    const { sheetName } = deserializeRangeWithSheet(part.token);
    const target = sheetName ? grid.sheetIdOf(sheetName) : sheetId;
    const lastRow = target ? grid.sizeOf(target).rows : 1;
    closed.push({ ...part, token: `${part.token}:${end.token}${lastRow}` });
    i += 2;
  }
  return closed;
}
