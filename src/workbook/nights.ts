/** Nights: one row a player a night, written by Finalize Week in one call. A week is finalized when it stands here. */
import { attendanceText, parseAttendance } from '../rules/attendance';
import { MILLIONTHS, TWELFTHS, type Attendance, type Move, type NightRow } from '../rules/types';
import { literal, textOf, type DateReader } from './cells';
import { DATE_FORMAT, MONEY_FORMAT } from './payments';
import type { Problem } from './problems';
import { numberReader } from './results';
import type { Table, TableLayout, TableRecord } from './table';

export const NIGHTS: TableLayout = {
  tab: 'Nights',
  kind: 'committed',
  columns: [
    { header: 'Week', width: 70, format: '0', note: 'The night.' },
    { header: 'Date', width: 90, format: DATE_FORMAT, note: 'Its date.' },
    { header: 'Group', width: 70, format: '@', note: 'The group of that night.' },
    { header: 'Player', width: 150, format: '@', note: 'Who was in it.' },
    { header: 'Attendance', width: 90, format: '@', note: 'Present, Late, Left, Absent or No-show.' },
    { header: 'LP', width: 70, format: 'General', note: 'League points of the games.' },
    { header: 'Match bonus', width: 90, format: 'General', note: 'Bonus points of the night as a match.' },
    { header: 'TLP', width: 70, format: 'General', note: 'LP and match bonus.' },
    { header: 'TNS', width: 90, format: '0.000000', note: 'Total normalized score of the night.' },
    { header: 'Place', width: 70, format: '0', note: 'Place in the group.' },
    { header: 'Payout', width: 90, format: MONEY_FORMAT, note: 'Weekly payout.' },
    { header: 'Move', width: 70, format: '@', note: 'up, down, stay or frozen.' },
    { header: 'Next', width: 70, format: '@', note: 'Group of the next night.' },
    { header: 'Why', width: 600, format: '@', note: 'The reasons for the match points, the move and the payout.' },
  ],
};

const MOVES: readonly Move[] = ['up', 'down', 'stay', 'frozen', ''];

export function readNights(table: Table, dates: DateReader, problems: Problem[]): NightRow[] {
  return table.rows.map((row) => {
    const number = numberReader(table, row, problems);
    const complain = (header: string, what: string): void => {
      problems.push({ tab: NIGHTS.tab, cell: table.cell(row.row, header), what });
    };
    const attendance = (): Attendance => {
      try {
        return parseAttendance(textOf(table.get(row, 'Attendance'))) ?? { kind: 'Present' };
      } catch (error) {
        complain('Attendance', (error as Error).message);
        return { kind: 'Present' };
      }
    };
    const date = dates(table.get(row, 'Date'));
    if (!date) complain('Date', 'this is not a date; put it back with Edit > Undo or File > Version history');
    return {
      week: number('Week'),
      date: date || '',
      group: textOf(table.get(row, 'Group')),
      player: textOf(table.get(row, 'Player')),
      attendance: attendance(),
      lp: Math.round(number('LP') * TWELFTHS),
      matchBonus: Math.round(number('Match bonus') * TWELFTHS),
      tlp: Math.round(number('TLP') * TWELFTHS),
      tns: Math.round(number('TNS') * MILLIONTHS),
      place: number('Place'),
      payout: Math.round(number('Payout') * 100),
      move: MOVES.find((move) => move === textOf(table.get(row, 'Move'))) ?? '',
      next: textOf(table.get(row, 'Next')),
      why: textOf(table.get(row, 'Why')),
    };
  });
}

export function nightRecord(night: NightRow): TableRecord {
  return {
    Week: night.week,
    // A date text is parsed by Sheets in its own time zone, so no instant ever shifts it by a day.
    Date: night.date,
    Group: night.group,
    Player: literal(night.player),
    Attendance: attendanceText(night.attendance),
    LP: night.lp / TWELFTHS,
    'Match bonus': night.matchBonus / TWELFTHS,
    TLP: night.tlp / TWELFTHS,
    TNS: night.tns / MILLIONTHS,
    Place: night.place,
    Payout: night.payout / 100,
    Move: night.move,
    Next: night.next,
    Why: literal(night.why),
  };
}
