/** Payments: money handed in (R14). Dollars on the tab, cents in the rules. */
import type { PaymentRow } from '../rules/types';
import { numberOf, textOf, type DateReader } from './cells';
import type { Problem } from './problems';
import type { Table, TableLayout } from './table';

export const MONEY_FORMAT = '$#,##0.00';
export const DATE_FORMAT = 'yyyy-mm-dd';

export const PAYMENTS: TableLayout = {
  tab: 'Payments',
  kind: 'typed',
  columns: [
    { header: 'Date', width: 90, format: DATE_FORMAT, note: 'When it was paid.' },
    { header: 'Player', width: 150, format: '@', note: 'Who paid.', choices: { tab: 'Roster', header: 'Player' } },
    { header: 'Amount', width: 90, format: MONEY_FORMAT, note: 'Dollars and cents; a refund is negative.' },
    { header: 'Note', width: 300, format: '@', note: 'Anything worth keeping.' },
  ],
};

export function readPayments(table: Table, dates: DateReader, problems: Problem[]): PaymentRow[] {
  return table.rows
    .filter((row) => ['Player', 'Amount'].some((header) => textOf(table.get(row, header)) !== ''))
    .map((row) => {
      const complain = (header: string, what: string): void => {
        problems.push({ tab: table.layout.tab, cell: table.cell(row.row, header), what });
      };
      const amount = numberOf(table.get(row, 'Amount'));
      if (amount === null || Number.isNaN(amount))
        complain(
          'Amount',
          `"${textOf(table.get(row, 'Amount'))}" is not an amount; type dollars and cents, such as 6.00`,
        );
      else if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6)
        complain('Amount', `${amount} is not whole cents; type dollars and cents, such as 6.00`);
      const date = dates(table.get(row, 'Date'));
      if (date === null)
        complain('Date', `"${textOf(table.get(row, 'Date'))}" is not a date; type one such as 2001-03-07`);
      return {
        row: row.row,
        date: date === '' ? null : date,
        player: textOf(table.get(row, 'Player')),
        amount: Math.round((amount ?? 0) * 100),
        note: textOf(table.get(row, 'Note')),
      };
    });
}
