/** Premakeups: scores recorded ahead for missed games (R5). Average and Used are worked out. */
import type { PremakeupCode, PremakeupRow } from '../rules/types';
import { parsePremakeupOrder, premakeupCodesText } from '../rules/premakeups';
import { parseScore } from '../rules/score';
import { textOf } from './cells';
import type { Problem } from './problems';
import { writeColumns, type Table, type TableLayout, type TableRecord } from './table';

export const PREMAKEUPS: TableLayout = {
  tab: 'Premakeups',
  kind: 'typed',
  columns: [
    {
      header: 'Player',
      width: 150,
      format: '@',
      note: 'Who played it. Rows may be in any order; none are needed beforehand.',
      choices: { tab: 'Roster', header: 'Player' },
    },
    {
      header: 'Machine',
      width: 200,
      format: '@',
      note: 'The machine, or its abbreviation.',
      choices: { tab: 'Normalizers', header: 'Machine' },
    },
    { header: 'First', width: 120, format: '#,##0', note: 'The first premakeup game. 20M or 1.25B may be typed.' },
    { header: 'Second', width: 120, format: '#,##0', note: 'The second premakeup game.' },
    {
      header: 'Average',
      width: 120,
      format: '#,##0',
      note: 'Worked out: the average to the nearest 10, a missing game counting 0.',
      derived: true,
    },
    {
      header: 'Order',
      width: 90,
      format: '@',
      note: 'In which order they are used, such as 2 A 1 (1 first, 2 second, A average). Choose before the first use; blank: highest first.',
    },
    { header: 'Used', width: 90, format: '@', note: 'Worked out: those used so far, in order.', derived: true },
    { header: 'Witness', width: 150, format: '@', note: 'Who played along.' },
  ],
};

export function readPremakeups(table: Table, problems: Problem[]): PremakeupRow[] {
  return table.rows
    .filter((row) =>
      ['Player', 'Machine', 'First', 'Second', 'Order'].some((header) => textOf(table.get(row, header)) !== ''),
    )
    .map((row) => {
      const complain = (header: string, what: string): void => {
        problems.push({ tab: table.layout.tab, cell: table.cell(row.row, header), what });
      };
      const score = (header: 'First' | 'Second'): number | null => {
        const cell = table.get(row, header);
        if (textOf(cell) === '') return null;
        try {
          return parseScore(typeof cell === 'number' ? cell : textOf(cell));
        } catch (error) {
          complain(header, (error as Error).message);
          return null;
        }
      };
      const order = (): PremakeupCode[] => {
        try {
          return parsePremakeupOrder(textOf(table.get(row, 'Order')));
        } catch (error) {
          complain('Order', (error as Error).message);
          return [];
        }
      };
      return {
        row: row.row,
        player: textOf(table.get(row, 'Player')),
        machine: textOf(table.get(row, 'Machine')),
        first: score('First'),
        second: score('Second'),
        order: order(),
        witness: textOf(table.get(row, 'Witness')),
      };
    });
}

export interface PremakeupCounts {
  row: number;
  average: number | null;
  order: readonly PremakeupCode[];
  used: readonly PremakeupCode[];
}

/** An order that cannot be read is left as it was typed: finalizing says what is wrong with it. */
export function writePremakeupCounts(table: Table, counts: readonly PremakeupCounts[]): void {
  const record = ({ average, order, used }: PremakeupCounts): TableRecord => ({
    Average: average ?? '',
    Used: premakeupCodesText(used),
    ...(order.length > 0 ? { Order: premakeupCodesText(order) } : {}),
  });
  writeColumns(table, ['Average', 'Order', 'Used'], new Map(counts.map((row) => [row.row, record(row)])));
}
