/** Results: one row a player a game, written by Finalize Week. Points stand as numbers, millionths as decimals. */
import { MILLIONTHS, TWELFTHS, type How, type ResultRow } from '../rules/types';
import { literal, textOf, type Cell } from './cells';
import type { Problem } from './problems';
import type { Row, Table, TableLayout, TableRecord } from './table';

export const RESULTS: TableLayout = {
  tab: 'Results',
  kind: 'committed',
  columns: [
    { header: 'Week', width: 70, format: '0', note: 'The night.' },
    { header: 'Group', width: 70, format: '@', note: 'The group of that night.' },
    { header: 'Game', width: 70, format: '0', note: '1 is the first game of the night.' },
    { header: 'Machine', width: 180, format: '@', note: 'The machine played.' },
    { header: 'Player', width: 150, format: '@', note: 'Who played, or whose premakeup or ghost stood in.' },
    { header: 'Score', width: 120, format: '#,##0', note: 'The score used for placing.' },
    {
      header: 'How',
      width: 70,
      format: '@',
      note: 'Blank: played. PM1, PM2, PMA: that premakeup. PM0: the zero for a second premakeup never played. GA: average ghost. GH: half-normalizer ghost.',
    },
    { header: 'Place', width: 70, format: '0', note: 'Place in the game.' },
    { header: 'Base', width: 70, format: 'General', note: 'Points for the place.' },
    { header: 'Bonus', width: 70, format: 'General', note: 'Bonus points of the game.' },
    { header: 'Points', width: 70, format: 'General', note: 'Base and bonus.' },
    { header: 'Normalized', width: 90, format: '0.000000', note: 'Score divided by the normalizer; a ghost counts 0.' },
    { header: 'Why', width: 500, format: '@', note: 'The reason for every point.' },
  ],
};

const HOWS: readonly How[] = ['', 'PM1', 'PM2', 'PMA', 'PM0', 'GA', 'GH'];

/** The rows of Results as they were committed. Something typed over says so with its address. */
export function readResults(table: Table, problems: Problem[]): ResultRow[] {
  return table.rows.map((row) => {
    const number = numberReader(table, row, problems);
    const how = textOf(table.get(row, 'How')) as How;
    if (!HOWS.includes(how))
      problems.push({
        tab: RESULTS.tab,
        cell: table.cell(row.row, 'How'),
        what: `"${how}" is no code of the league; ${PUT_BACK}`,
      });
    return {
      week: number('Week'),
      group: textOf(table.get(row, 'Group')),
      game: number('Game'),
      machine: textOf(table.get(row, 'Machine')),
      player: textOf(table.get(row, 'Player')),
      score: number('Score'),
      how,
      place: number('Place'),
      base: Math.round(number('Base') * TWELFTHS),
      bonus: Math.round(number('Bonus') * TWELFTHS),
      points: Math.round(number('Points') * TWELFTHS),
      normalized: Math.round(number('Normalized') * MILLIONTHS),
      why: textOf(table.get(row, 'Why')),
    };
  });
}

const PUT_BACK = 'this row was written by Finalize Week: put it back with Edit > Undo or File > Version history';

/** Reads the numbers of a committed row; says where one was typed over. */
export function numberReader(table: Table, row: Row, problems: Problem[]): (header: string) => number {
  return (header) => {
    const cell: Cell = table.get(row, header);
    if (typeof cell === 'number') return cell;
    problems.push({
      tab: table.layout.tab,
      cell: table.cell(row.row, header),
      what: cell === '' ? `${header} is empty; ${PUT_BACK}` : `"${textOf(cell)}" is not a number; ${PUT_BACK}`,
    });
    return 0;
  };
}

export function resultRecord(result: ResultRow): TableRecord {
  return {
    Week: result.week,
    Group: result.group,
    Game: result.game,
    Machine: literal(result.machine),
    Player: literal(result.player),
    Score: result.score,
    How: result.how,
    Place: result.place,
    Base: result.base / TWELFTHS,
    Bonus: result.bonus / TWELFTHS,
    Points: result.points / TWELFTHS,
    Normalized: result.normalized / MILLIONTHS,
    Why: literal(result.why),
  };
}
