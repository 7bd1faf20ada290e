/** The Roster: who plays. The last five columns are worked out by the league. */
import type { RosterPlayer } from '../rules/types';
import { literal, numberOf, textOf } from './cells';
import type { Problem } from './problems';
import { writeColumns, type Table, type TableLayout, type TableRecord } from './table';

export const STATUS_CHOICES = ['Active', 'Withdrawn', 'Dropped'] as const;

export const ROSTER: TableLayout = {
  tab: 'Roster',
  kind: 'typed',
  columns: [
    {
      header: 'Player',
      width: 150,
      format: '@',
      note: 'One name a player, spelled the same everywhere. No phone numbers or e-mails: everyone with the link can read this tab.',
    },
    { header: 'Skill', width: 70, format: '0', note: '1 is a novice, 10 an expert. It makes the groups of week 1.' },
    {
      header: 'Status',
      width: 90,
      format: '@',
      note: 'Blank is Active. Withdrawn: left of their own accord. Dropped: expelled.',
      choices: { list: STATUS_CHOICES, strict: true },
    },
    { header: 'Joined', width: 70, format: '0', note: 'The first week the player plays. Blank is filled in for you.' },
    {
      header: 'State',
      width: 90,
      format: '@',
      note: 'Worked out: Status, and Dropped after too many no-shows.',
      derived: true,
    },
    { header: 'Division', width: 70, format: '@', note: 'Worked out when the league splits.', derived: true },
    { header: 'No-shows', width: 90, format: '0', note: 'Worked out from Nights.', derived: true },
    {
      header: 'Missed weeks',
      width: 90,
      format: '0',
      note: 'Worked out from Nights: weeks Absent or No-show.',
      derived: true,
    },
    { header: 'Premakeups used', width: 120, format: '0', note: 'Worked out from Results.', derived: true },
  ],
};

/** Players in the order of the tab. Says what is wrong with a number or a status, and leaves it to be mended. */
export function readRoster(table: Table, problems: Problem[]): RosterPlayer[] {
  return table.rows
    .filter((row) => textOf(table.get(row, 'Player')) !== '' || textOf(table.get(row, 'Skill')) !== '')
    .map((row) => {
      const complain = (header: string, what: string): void => {
        problems.push({ tab: table.layout.tab, cell: table.cell(row.row, header), what });
      };
      const name = textOf(table.get(row, 'Player'));
      if (name === '') complain('Player', 'there is a skill but no name; type the name of the player or empty the row');
      const skill = numberOf(table.get(row, 'Skill'));
      if (skill === null) complain('Skill', `${name} has no skill; type a number from 1 (novice) to 10 (expert)`);
      else if (Number.isNaN(skill))
        complain(
          'Skill',
          `"${textOf(table.get(row, 'Skill'))}" is not a skill; type a number from 1 (novice) to 10 (expert)`,
        );
      const typed = textOf(table.get(row, 'Status'));
      const status = STATUS_CHOICES.find((choice) => choice.toLowerCase() === typed.toLowerCase()) ?? '';
      if (typed !== '' && status === '')
        complain(
          'Status',
          `"${typed}" is not a status; choose Active, Withdrawn or Dropped, or leave it blank for Active`,
        );
      const joined = numberOf(table.get(row, 'Joined'));
      if (joined !== null && !(Number.isInteger(joined) && joined >= 1))
        complain(
          'Joined',
          `"${textOf(table.get(row, 'Joined'))}" is not a week; type the number of the first week the player plays, or leave it blank`,
        );
      return { row: row.row, name, skill: skill ?? NaN, status, joined };
    });
}

/** The worked-out columns of one player. */
export interface RosterCounts {
  row: number;
  joined: number | null;
  state: string;
  division: string;
  noShows: number;
  missedWeeks: number;
  premakeupsUsed: number;
}

export function writeRosterCounts(table: Table, counts: readonly RosterCounts[]): void {
  const records = new Map<number, TableRecord>(
    counts.map((player) => [
      player.row,
      {
        Joined: player.joined ?? '',
        State: player.state,
        Division: player.division,
        'No-shows': player.noShows,
        'Missed weeks': player.missedWeeks,
        'Premakeups used': player.premakeupsUsed,
      },
    ]),
  );
  writeColumns(table, ['Joined', 'State', 'Division', 'No-shows', 'Missed weeks', 'Premakeups used'], records);
}

export function rosterRecord(player: { name: string; skill: number }): TableRecord {
  return {
    Player: literal(player.name),
    Skill: player.skill,
    Joined: 1,
    State: 'Active',
    'No-shows': 0,
    'Missed weeks': 0,
    'Premakeups used': 0,
  };
}
