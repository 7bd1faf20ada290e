import {
  ATTENDANCE_CHOICES,
  attendanceText,
  isMissedWeek,
  missesGame,
  parseAttendance,
} from '../../src/rules/attendance';

test('R3.1 every choice is read and written back', () => {
  expect(ATTENDANCE_CHOICES.map((text) => attendanceText(parseAttendance(text)!))).toEqual(ATTENDANCE_CHOICES);
  expect(ATTENDANCE_CHOICES).toHaveLength(11);
});

test.each([
  ['present', 'Present'],
  [' No show ', 'No-show'],
  ['NOSHOW', 'No-show'],
  ['late3', 'Late 3'],
  ['LEFT  2', 'Left 2'],
])('R3.1 "%s" is %s', (typed, text) => expect(attendanceText(parseAttendance(typed)!)).toBe(text));

test('R3.1 blank is not checked in', () => {
  expect(parseAttendance('  ')).toBeNull();
});

test.each(['here', 'Late', 'Late 1', 'Late 6', 'Left 0', 'Left 5', 'Late 2.5'])('R3.1 "%s" is none', (typed) =>
  expect(() => parseAttendance(typed)).toThrow(`"${typed}" is not an attendance: choose Present, Absent, No-show`),
);

test.each([
  ['Present', ''],
  ['Late 3', '12'],
  ['Left 3', '45'],
  ['Absent', '12345'],
  ['No-show', '12345'],
])('R3.1 %s misses games "%s"', (text, missed) => {
  const attendance = parseAttendance(text)!;
  expect([1, 2, 3, 4, 5].filter((game) => missesGame(attendance, game)).join('')).toBe(missed);
});

test('R3.6 Absent and No-show are missed weeks, Late and Left are not', () => {
  const missed = ATTENDANCE_CHOICES.filter((text) => isMissedWeek(parseAttendance(text)!));
  expect(missed).toEqual(['Absent', 'No-show']);
});
