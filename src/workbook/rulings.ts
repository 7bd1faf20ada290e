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

/** Rows that can be read; everything that is wrong in the others is said at once. */
export function readRulings(table: Table, problems: Problem[]): RulingRow[] {
  return table.rows.flatMap((row) => {
    let readable = true;
    const complain = (header: string, what: string): void => {
      problems.push({ tab: table.layout.tab, cell: table.cell(row.row, header), what });
      readable = false;
    };
    const number = (header: 'Week' | 'Game', example: string): number => {
      const typed = textOf(table.get(row, header));
      const value = numberOf(table.get(row, header));
      if (value !== null && Number.isInteger(value)) return value;
      const name = header.toLowerCase();
      complain(
        header,
        typed === '' ? `the ruling has no ${name}; type ${example}` : `"${typed}" is not a ${name}; type ${example}`,
      );
      return 0;
    };
    const week = number('Week', 'the number of the week');
    const game = number('Game', '1 for the first game of the night');
    const typed = textOf(table.get(row, 'Ruling'));
    const ruling = RULING_KINDS.find((kind) => kind.toLowerCase() === typed.toLowerCase());
    if (!ruling)
      complain(
        'Ruling',
        typed === ''
          ? 'no ruling is chosen; choose one from the list'
          : `"${typed}" is not a ruling; choose one from the list`,
      );
    const player = textOf(table.get(row, 'Player'));
    if (player === '') complain('Player', 'no player is named; choose one, or empty the row');
    if (!readable || !ruling) return [];
    return [
      {
        row: row.row,
        week,
        game,
        ruling,
        group: textOf(table.get(row, 'Group')),
        player,
        note: textOf(table.get(row, 'Note')),
      },
    ];
  });
}
