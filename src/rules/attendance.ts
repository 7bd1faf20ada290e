/** R3.1: how a player attended a night, as text on the tabs and as data. */
import type { Attendance } from './types';

/** A group tab has five game columns (R1.2), so these are all there is to choose. */
export const ATTENDANCE_CHOICES: readonly string[] = [
  'Present',
  'Absent',
  'No-show',
  ...[2, 3, 4, 5].map((game) => `Late ${game}`),
  ...[1, 2, 3, 4].map((games) => `Left ${games}`),
];

/**
 * Blank is null: not checked in. Case and blanks are forgiven ("late3", "no show").
 * Throws one sentence that lists the choices for anything else.
 */
export function parseAttendance(text: string): Attendance | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '');
  if (plain === '') return null;
  if (plain === 'present') return { kind: 'Present' };
  if (plain === 'absent') return { kind: 'Absent' };
  if (plain === 'noshow') return { kind: 'No-show' };
  const late = /^late([2-5])$/.exec(plain);
  if (late) return { kind: 'Late', firstGame: Number(late[1]) };
  const left = /^left([1-4])$/.exec(plain);
  if (left) return { kind: 'Left', gamesPlayed: Number(left[1]) };
  throw new Error(
    `"${text.trim()}" is not an attendance: choose Present, Absent, No-show, Late 2 to Late 5 (the first game played) or Left 1 to Left 4 (the games played before leaving)`,
  );
}

export function attendanceText(attendance: Attendance): string {
  if (attendance.kind === 'Late') return `Late ${attendance.firstGame}`;
  if (attendance.kind === 'Left') return `Left ${attendance.gamesPlayed}`;
  return attendance.kind;
}

/** Whether somebody with this attendance missed a game (R3.1); games count from 1. */
export function missesGame(attendance: Attendance, game: number): boolean {
  switch (attendance.kind) {
    case 'Present':
      return false;
    case 'Late':
      return game < attendance.firstGame;
    case 'Left':
      return game > attendance.gamesPlayed;
    case 'Absent':
    case 'No-show':
      return true;
  }
}

/** R3.6: a missed week is a week Absent or No-show, also one scored by ghosts alone; Late and Left are not. */
export function isMissedWeek(attendance: Attendance): boolean {
  return attendance.kind === 'Absent' || attendance.kind === 'No-show';
}
