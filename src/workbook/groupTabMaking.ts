/** Makes group tabs: one hidden Template with every format and rule, and copies of it. */
import { ATTENDANCE_CHOICES } from '../rules/attendance';
import type { NormalizerRow } from '../rules/types';
import { BLOCKS, COLUMN, GAMES, HEIGHT, PLAYERS, ROW, WIDTH, groupTabName } from './groupTab';
import { LOOK } from './look';
import { choiceRule, setWidths, warnBeforeEdits } from './tabMaking';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export const TEMPLATE = 'Template';

/** Fills an empty sheet with the looks, dropdowns and rules of a group tab. */
export function frameTemplate(spreadsheet: Spreadsheet, sheet: Sheet): void {
  setWidths(sheet, [130, 95, 115, 115, 115, 115, 115, 55, 60, 55, 75, 55]);
  const block = (row: number, column: number, rows: number, columns: number): GoogleAppsScript.Spreadsheet.Range =>
    sheet.getRange(row, column, rows, columns);
  const scores = block(ROW.players, COLUMN.games, PLAYERS, GAMES);
  const players = block(ROW.players, COLUMN.name, PLAYERS, 1);
  const attendance = block(ROW.players, COLUMN.attendance, PLAYERS, 1);
  const machines = block(ROW.headers, COLUMN.games, 1, GAMES);

  block(ROW.title, 1, 1, 2).setFontWeight('bold').setFontSize(14);
  block(ROW.title, 3, 1, 1).setNumberFormat('ddd, mmm d, yyyy').setHorizontalAlignment('left');
  block(ROW.normalizers, 1, 1, WIDTH).setFontColor(LOOK.derivedText).setFontStyle('italic');
  block(ROW.normalizers, COLUMN.games, 1, GAMES).setNumberFormat('#,##0');
  block(ROW.headers, 1, 1, WIDTH)
    .setBackground(LOOK.header)
    .setFontColor(LOOK.headerText)
    .setFontWeight('bold')
    .setWrap(true);
  block(ROW.headers, COLUMN.games, 1 + PLAYERS, WIDTH - COLUMN.games + 1).setHorizontalAlignment('center');
  machines.setNumberFormat('@');
  players.setNumberFormat('@').setFontWeight('bold').setBackground(LOOK.input);
  attendance.setNumberFormat('@').setBackground(LOOK.input);
  // Shorthand such as 20M is text: it stands where numbers do.
  scores.setNumberFormat('#,##0').setBackground(LOOK.input).setHorizontalAlignment('right');
  block(ROW.players, COLUMN.live, PLAYERS, 5).setBackground(LOOK.derived);
  block(ROW.players, COLUMN.live + 3, PLAYERS, 1).setNumberFormat('0.000');
  for (const { row } of BLOCKS) {
    block(row - 1, 1, 1, COLUMN.live - 1)
      .setBackground(LOOK.heading)
      .setFontWeight('bold');
    block(row, 1, PLAYERS, COLUMN.live - 1).setFontColor(LOOK.derivedText);
    block(row - 1, COLUMN.games, 1 + PLAYERS, GAMES).setHorizontalAlignment('center');
  }
  block(ROW.points, COLUMN.games, PLAYERS, GAMES).setFontColor(LOOK.text);
  block(ROW.normalized, COLUMN.games, PLAYERS, GAMES).setNumberFormat('0.000');
  block(ROW.how, COLUMN.games, PLAYERS, GAMES).setNumberFormat('@');

  players.setDataValidation(choiceRule(spreadsheet, { tab: 'Roster', header: 'Player' }, 'Player'));
  attendance.setDataValidation(choiceRule(spreadsheet, { list: ATTENDANCE_CHOICES, strict: true }, 'Attendance'));
  sheet
    .getRange('A3:L3')
    .setNotes([
      [
        'Choose from the Roster; a player may be moved to another group before the night.',
        'Blank: not checked in, and counts as Present when every score is there. Late 3: game 3 was the first one played. Left 2: played two games, then left.',
        ...Array.from({ length: GAMES }, () => 'Choose the machine, or type its abbreviation.'),
        'League points of the games.',
        'Match bonus.',
        'LP and bonus.',
        'Total normalized score, which decides ties.',
        'Place in the group.',
      ],
    ]);
  sheet.setConditionalFormatRules([
    rule('=C28<>""', scores, { background: LOOK.ours }),
    rule('=OR($B4="Absent",$B4="No-show")', block(ROW.players, 1, PLAYERS, 2), { background: LOOK.absent }),
    rule('=$L4=1', block(ROW.players, COLUMN.live, PLAYERS, 5), { background: LOOK.winner }),
  ]);
  sheet.setFrozenRows(ROW.headers);
  sheet.setFrozenColumns(1);
  sheet.getRange(1, 1, HEIGHT, WIDTH).setVerticalAlignment('middle');
  // Normalized scores and codes are there for whoever wants to know; folded away for everybody else.
  sheet.getRange(`${ROW.normalized - 1}:${HEIGHT}`).shiftRowGroupDepth(1);
  sheet.getRowGroup(ROW.normalized - 1, 1)?.collapse();
  sheet.setTabColor(LOOK.tabs.group);
}

function rule(
  formula: string,
  range: GoogleAppsScript.Spreadsheet.Range,
  look: { background: string },
): GoogleAppsScript.Spreadsheet.ConditionalFormatRule {
  return SpreadsheetApp.newConditionalFormatRule()
    .whenFormulaSatisfied(formula)
    .setBackground(look.background)
    .setRanges([range])
    .build();
}

/** A new group tab at a position among the tabs (counted from 0), without content; the caller writes it. */
export function makeGroupTab(spreadsheet: Spreadsheet, template: Sheet, group: string, index: number): Sheet {
  const sheet = spreadsheet.insertSheet(groupTabName(group), index, { template });
  // A copy of the hidden Template may be hidden too.
  sheet.showSheet();
  protectGroupTab(sheet);
  return sheet;
}

function protectGroupTab(sheet: Sheet): void {
  warnBeforeEdits(sheet, [
    sheet.getRange(ROW.players, 1, PLAYERS, COLUMN.live - 1),
    sheet.getRange(ROW.headers, COLUMN.games, 1, GAMES),
  ]);
}

/** The machines that may be chosen: working ones, by name. */
export function machineChoices(normalizers: readonly NormalizerRow[]): string[] {
  return [...new Set(normalizers.filter((row) => row.working && row.machine !== '').map((row) => row.machine))];
}

/** Puts the machine dropdown of a tab in force. Names typed otherwise are accepted: an abbreviation is replaced. */
export function offerMachines(sheet: Sheet, machines: readonly string[]): void {
  const cells = sheet.getRange(ROW.headers, COLUMN.games, 1, GAMES);
  cells.setDataValidation(
    machines.length === 0
      ? null
      : SpreadsheetApp.newDataValidation()
          .requireValueInList([...machines], true)
          .setAllowInvalid(true)
          .setHelpText('Machine: choose a working machine of the tab Normalizers, or type its abbreviation.')
          .build(),
  );
}
