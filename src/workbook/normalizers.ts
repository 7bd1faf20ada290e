/** Normalizers: the machines, what a score on each is worth (R4.1), and whether it works tonight. */
import type { NormalizerRow } from '../rules/types';
import { literal, numberOf, textOf } from './cells';
import type { Problem } from './problems';
import type { Table, TableLayout, TableRecord } from './table';

export const NORMALIZERS: TableLayout = {
  tab: 'Normalizers',
  kind: 'typed',
  columns: [
    { header: 'Machine', width: 220, format: '@', note: 'The name of the machine.' },
    { header: 'Abbreviation', width: 120, format: '@', note: 'Short name; it may be typed instead of the name.' },
    {
      header: 'Normalizer',
      width: 120,
      format: '#,##0',
      note: 'The raw score worth one normalized million: a whole number from 1.',
    },
    {
      header: 'Working',
      width: 90,
      format: 'General',
      note: 'Ticked machines are offered on the group tabs.',
      checkbox: true,
    },
    {
      header: 'Since week',
      width: 90,
      format: '0',
      note: 'Blank: from the start. To change a normalizer in mid-season add a second row with the week it begins.',
    },
  ],
};

export function readNormalizers(table: Table, problems: Problem[]): NormalizerRow[] {
  return table.rows
    .filter((row) => ['Machine', 'Abbreviation', 'Normalizer'].some((header) => textOf(table.get(row, header)) !== ''))
    .map((row) => {
      const complain = (header: string, what: string): void => {
        problems.push({ tab: table.layout.tab, cell: table.cell(row.row, header), what });
      };
      const machine = textOf(table.get(row, 'Machine'));
      if (machine === '') complain('Machine', 'the machine has no name; type one or empty the row');
      const normalizer = numberOf(table.get(row, 'Normalizer'));
      const usable = normalizer !== null && Number.isInteger(normalizer) && normalizer >= 1;
      // A blank one matters only when the machine is played (R4.4); anything else typed here is a mistake now.
      if (normalizer !== null && !usable)
        complain(
          'Normalizer',
          `"${textOf(table.get(row, 'Normalizer'))}" is not a normalizer; type a whole number from 1, such as 45,000,000`,
        );
      const sinceWeek = numberOf(table.get(row, 'Since week'));
      if (sinceWeek !== null && !(Number.isInteger(sinceWeek) && sinceWeek >= 1))
        complain(
          'Since week',
          `"${textOf(table.get(row, 'Since week'))}" is not a week; type a week number or leave it blank`,
        );
      return {
        row: row.row,
        machine,
        abbreviation: textOf(table.get(row, 'Abbreviation')),
        normalizer: usable ? normalizer : null,
        working: table.get(row, 'Working') === true,
        sinceWeek,
      };
    });
}

export function normalizerRecord(machine: {
  name: string;
  abbreviation: string;
  normalizer?: number | null;
}): TableRecord {
  return {
    Machine: literal(machine.name),
    Abbreviation: literal(machine.abbreviation),
    Normalizer: machine.normalizer ?? '',
    Working: true,
  };
}
