/**
 * Keeps what is ours on a group tab true: machine names in full, normalizers, and the scores and codes of missed
 * games (R5). Cells that people typed are never written, so nothing typed at the same moment is lost.
 */
import { fillNight, type Fill } from '../rules/night';
import { machineFinder } from '../rules/normalizers';
import type { Season } from '../rules/types';
import { literal, textOf, type Cell } from '../workbook/cells';
import { COLUMN, GAMES, ROW, type GroupTab } from '../workbook/groupTab';

/** True for a cell that somebody has just edited (row and column of the tab). */
export type JustEdited = (row: number, column: number) => boolean;

/** Refills tabs of the open week; each is written only where something changes. */
export function refillGroups(
  season: Season,
  week: number,
  tabs: readonly GroupTab[],
  edited: JustEdited = () => false,
): void {
  const fills = fillNight(season, { week, date: '', groups: tabs.map(({ typed }) => typed) });
  tabs.forEach((tab, index) => {
    writeMachines(season, week, tab);
    const changes = changesOf(tab, fills[index] ?? [], edited);
    writeCells(tab, changes.scores);
    writeCells(tab, changes.codes);
  });
}

/** Abbreviations become names, and each machine's normalizer of the week stands over it (R4.1). */
function writeMachines(season: Season, week: number, tab: GroupTab): void {
  const findMachine = machineFinder(season.normalizers, week);
  const { machines } = tab.typed;
  const found = machines.map((machine) => (machine === '' ? null : findMachine(machine)));
  const names = found.map((machine, game) => (machine?.kind === 'found' ? machine.machine : (machines[game] ?? '')));
  const normalizers = found.map((machine): Cell => (machine?.kind === 'found' ? (machine.normalizer ?? '') : ''));
  if (
    names.some((name, game) => name !== machines[game]) ||
    normalizers.some((value, game) => value !== tab.normalizers[game])
  )
    tab.sheet.getRange(ROW.normalizers, COLUMN.games, 2, GAMES).setValues([normalizers, names.map(literal)]);
}

/** A value for one cell of the tab. */
interface CellChange {
  row: number;
  column: number;
  value: number | string;
}

function changesOf(
  tab: GroupTab,
  fills: readonly (readonly (Fill | null)[])[],
  edited: JustEdited,
): { scores: CellChange[]; codes: CellChange[] } {
  const scores: CellChange[] = [];
  const codes: CellChange[] = [];
  tab.rows.forEach((row, player) => {
    for (let game = 0; game < GAMES; game++) {
      const fill = fills[player]?.[game] ?? null;
      const column = COLUMN.games + game;
      const codeRow = row + ROW.how - ROW.players;
      const shown = tab.shown[player]![game]!;
      const code = textOf(tab.values[codeRow - 1]?.[column - 1]);
      const empty = textOf(shown) === '';
      // Typed: never had a code, or was just typed over one of ours, which takes the code away. When attendance
      // says the game was missed, finalizing asks about it.
      const typed = !empty && (code === '' || (edited(row, column) && shown !== fill?.score));
      const wanted = typed || !fill ? '' : fill.how;
      if (code !== wanted) codes.push({ row: codeRow, column, value: wanted });
      if (!typed && shown !== (fill?.score ?? '')) scores.push({ row, column, value: fill?.score ?? '' });
    }
  });
  return { scores, codes };
}

/** Neighbouring cells are written as one block: a whole group that is absent is one call for scores, one for codes. */
function writeCells(tab: GroupTab, changes: readonly CellChange[]): void {
  for (const block of blocksOf(changes)) {
    const first = block[0]![0]!;
    tab.sheet
      .getRange(first.row, first.column, block.length, block[0]!.length)
      .setValues(block.map((line) => line.map(({ value }) => value)));
  }
}

function blocksOf(changes: readonly CellChange[]): CellChange[][][] {
  const lines: CellChange[][] = [];
  for (const change of changes) {
    const line = lines[lines.length - 1];
    const last = line?.[line.length - 1];
    if (line && last && last.row === change.row && last.column === change.column - 1) line.push(change);
    else lines.push([change]);
  }
  const blocks: CellChange[][][] = [];
  for (const line of lines) {
    const under = blocks.find((block) => {
      const above = block[block.length - 1]!;
      return above[0]!.row === line[0]!.row - 1 && above[0]!.column === line[0]!.column && above.length === line.length;
    });
    if (under) under.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
