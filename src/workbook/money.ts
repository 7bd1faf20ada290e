/** Money and Pots: where every dollar is (R14). Dollars on the tabs, cents in the rules. */
import type { MoneyRow, PotRow } from '../rules/money';
import { literal } from './cells';
import { MONEY_FORMAT } from './payments';
import type { TableLayout, TableRecord } from './table';

export const MONEY: TableLayout = {
  tab: 'Money',
  kind: 'derived',
  columns: [
    { header: 'Player', width: 150, format: '@', note: 'In the order of the Roster.' },
    { header: 'Owed', width: 90, format: MONEY_FORMAT, note: 'Dues of the weeks on record.' },
    { header: 'Paid', width: 90, format: MONEY_FORMAT, note: 'From the tab Payments.' },
    { header: 'Balance', width: 90, format: MONEY_FORMAT, note: 'Paid less owed; negative is still owed.' },
    { header: 'Won', width: 90, format: MONEY_FORMAT, note: 'Weekly payouts so far.' },
    {
      header: 'Prize',
      width: 90,
      format: MONEY_FORMAT,
      note: 'Projected season prize: what the place held now would get from the fund as it is now (R14.4).',
    },
  ],
};

export const POTS: TableLayout = {
  tab: 'Pots',
  kind: 'derived',
  columns: [
    { header: 'Week', width: 70, format: '0', note: 'The night.' },
    { header: 'Dues', width: 90, format: MONEY_FORMAT, note: 'What the players of the week owe for it.' },
    { header: 'Pot', width: 90, format: MONEY_FORMAT, note: 'The share that is paid out the same week (R14.1).' },
    { header: 'Paid out', width: 90, format: MONEY_FORMAT, note: 'To the best group winners (R14.2).' },
    { header: 'To the fund', width: 90, format: MONEY_FORMAT, note: 'The rest of the dues.' },
  ],
};

export function moneyRecord(row: MoneyRow): TableRecord {
  return {
    Player: literal(row.player),
    Owed: row.owed / 100,
    Paid: row.paid / 100,
    Balance: row.balance / 100,
    Won: row.won / 100,
    Prize: row.prize / 100,
  };
}

export function potRecord(row: PotRow): TableRecord {
  return {
    Week: row.week,
    Dues: row.dues / 100,
    Pot: row.pot / 100,
    'Paid out': row.paidOut / 100,
    'To the fund': row.toFund / 100,
  };
}
