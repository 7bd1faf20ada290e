/** Rulings: what the commissioner decided about a game (R15). */
import { RULING_KINDS, type RulingRow } from '../rules/types';
import { numberOf, textOf } from './cells';
import type { Problem } from './problems';
import type { Table, TableLayout } from './table';

export const RULINGS: TableLayout = {
  tab: 'Rulings',
  kind: 'typed',
  columns: [
    { header: 'Week', width: 70, format: '0', note: 'The week of the game.' },
    { header: 'Group', width: 70, format: '@', note: 'Its group, such as 2 or B1.' },
    { header: 'Game', width: 70, format: '0', note: '1 is the first game of the night.' },
    {
      header: 'Player',
      width: 150,
      format: '@',
      note: 'Whose score it changes.',
      choices: { tab: 'Roster', header: 'Player' },
    },
    {
      header: 'Ruling',
      width: 230,
      format: '@',
      note: 'The first four score 0 for the game.',
      choices: { list: RULING_KINDS, strict: true },
    },
    { header: 'Note', width: 300, format: '@', note: 'What happened.' },
  ],
};

export function readRulings(table: Table, problems: Problem[]): RulingRow[] {
  return table.rows.flatMap((row) => {
    const complain = (header: string, what: string): [] => {
      problems.push({ tab: table.layout.tab, cell: table.cell(row.row, header), what });
      return [];
    };
    const week = numberOf(table.get(row, 'Week'));
    const game = numberOf(table.get(row, 'Game'));
    const typed = textOf(table.get(row, 'Ruling'));
    const ruling = RULING_KINDS.find((kind) => kind.toLowerCase() === typed.toLowerCase());
    if (week === null || !Number.isInteger(week))
      return complain('Week', 'the ruling has no week; type the number of the week');
    if (game === null || !Number.isInteger(game))
      return complain('Game', 'the ruling has no game; type 1 for the first game of the night');
    if (!ruling) return complain('Ruling', `"${typed}" is not a ruling; choose one from the list`);
    return [
      {
        row: row.row,
        week,
        game,
        ruling,
        group: textOf(table.get(row, 'Group')),
        player: textOf(table.get(row, 'Player')),
        note: textOf(table.get(row, 'Note')),
      },
    ];
  });
}
