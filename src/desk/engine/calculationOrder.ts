/** In which order formulas are calculated, and which of them run in a circle. */
import type { FormulaCell, FormulaIndex } from './formulaIndex';
import type { Block } from './formulaReferences';

export interface CalculationOrder {
  /** The changed formulas and all that may depend on them, each after the ones it reads. */
  order: FormulaCell[];
  /** Formulas that read themselves, directly or through others. */
  circular: Set<FormulaCell>;
}

/** Tarjan's strongly connected components, without recursion: a chain of thousands of cells is no problem. */
export function inCalculationOrder(changed: Iterable<FormulaCell>, index: FormulaIndex): CalculationOrder {
  const order: FormulaCell[] = [];
  const circular = new Set<FormulaCell>();
  const found = new Map<FormulaCell, Visit>();
  const open: Visit[] = [];
  let next = 0;

  function visit(formula: FormulaCell): Visit {
    const dependents = [...new Set(index.dependentsOf(reachOf(formula)))];
    const made: Visit = { formula, dependents, at: 0, number: next, lowest: next, isOpen: true };
    next++;
    found.set(formula, made);
    open.push(made);
    return made;
  }

  for (const start of changed) {
    if (found.has(start)) continue;
    const path = [visit(start)];
    while (path.length > 0) {
      const current = path[path.length - 1]!;
      const dependent = current.dependents[current.at++];
      if (dependent) {
        const seen = found.get(dependent);
        if (!seen) path.push(visit(dependent));
        else if (seen.isOpen) current.lowest = Math.min(current.lowest, seen.number);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1];
      if (parent) parent.lowest = Math.min(parent.lowest, current.lowest);
      if (current.lowest === current.number) closeComponent(current);
    }
  }

  function closeComponent(root: Visit): void {
    const members = open.splice(open.indexOf(root));
    for (const member of members) {
      member.isOpen = false;
      order.push(member.formula);
    }
    if (members.length > 1 || root.dependents.includes(root.formula)) {
      for (const { formula } of members) circular.add(formula);
    }
  }

  return { order: order.reverse(), circular: readingThemselves(circular, index) };
}

interface Visit {
  formula: FormulaCell;
  dependents: FormulaCell[];
  at: number;
  number: number;
  lowest: number;
  isOpen: boolean;
}

/** Everything the formula shows: its own cell, and where its array result went last. */
function reachOf({ sheetId, row, column, result, blocked }: FormulaCell): Block {
  const [rows, columns] = blocked ? [1, 1] : [result.length, result[0]!.length];
  return { sheetId, startRow: row, startColumn: column, endRow: row + rows - 1, endColumn: column + columns - 1 };
}

/**
 * Of a group that hangs together, those on a circle of formula cells proper. A circle through an array result may
 * end as soon as that result is calculated anew, so it is no circle yet.
 */
function readingThemselves(candidates: Set<FormulaCell>, index: FormulaIndex): Set<FormulaCell> {
  const circular = new Set<FormulaCell>();
  for (const start of candidates) {
    const seen = new Set<FormulaCell>();
    const waiting = [start];
    while (waiting.length > 0 && !circular.has(start)) {
      for (const dependent of index.dependentsOf(ownCell(waiting.pop()!))) {
        if (dependent === start) circular.add(start);
        if (!candidates.has(dependent) || seen.has(dependent)) continue;
        seen.add(dependent);
        waiting.push(dependent);
      }
    }
  }
  return circular;
}

function ownCell({ sheetId, row, column }: FormulaCell): Block {
  return { sheetId, startRow: row, startColumn: column, endRow: row, endColumn: column };
}
