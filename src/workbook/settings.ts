/** Settings: every number and choice of the rules (R20), one a row. */
import { readSettings, writeSettings } from '../rules/settings';
import type { Settings } from '../rules/types';
import { isDate, literal, textOf, type DateReader } from './cells';
import { DATE_FORMAT } from './payments';
import type { Problem } from './problems';
import type { Table, TableLayout, TableRecord } from './table';

export const SETTINGS_TAB: TableLayout = {
  tab: 'Settings',
  kind: 'typed',
  columns: [
    {
      header: 'Setting',
      width: 230,
      format: '@',
      note: 'The name of the setting. Rows of your own may be added below.',
    },
    { header: 'Value', width: 220, format: '@', note: 'Change it here; it counts from the next action on.' },
    { header: 'Meaning', width: 620, format: '@', note: 'What the setting does.' },
  ],
};

/** Null when any setting is missing or makes no sense; each is then a problem with its address. */
export function readSettingsTab(table: Table, dates: DateReader, problems: Problem[]): Settings | null {
  const cells = table.rows.map((row) => {
    const value = table.get(row, 'Value');
    return { name: textOf(table.get(row, 'Setting')), value: isDate(value) ? dates(value) : value };
  });
  const { settings, findings } = readSettings(cells);
  for (const finding of findings) {
    const name = finding.at.kind === 'setting' ? finding.at.name : '';
    problems.push({ tab: SETTINGS_TAB.tab, cell: settingCell(table, name), what: finding.what });
  }
  return settings;
}

/** Address of a setting's value; '' when the setting is not on the tab. */
export function settingCell(table: Table, name: string): string {
  const row = table.rows.find(
    (candidate) => textOf(table.get(candidate, 'Setting')).toLowerCase() === name.toLowerCase(),
  );
  return row ? table.cell(row.row, 'Value') : '';
}

export function settingRecords(settings: Settings): TableRecord[] {
  return writeSettings(settings).map(({ name, value, meaning }) => ({
    Setting: literal(name),
    Value: typeof value === 'string' ? literal(value) : value,
    Meaning: literal(meaning),
  }));
}

/** Number formats of the Value column, row by row: what is a number is typed as one, the rest stays text. */
export function settingFormats(settings: Settings): string[] {
  return writeSettings(settings).map(({ name, value }) =>
    name === 'First night' ? DATE_FORMAT : typeof value === 'number' ? 'General' : '@',
  );
}
