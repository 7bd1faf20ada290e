/** Turns the group tabs to a week: the same tabs, renamed, added or removed where the groups changed. */
import { attendanceText } from '../rules/attendance';
import { compareGroupNames } from '../rules/history';
import type { CalendarDate, GroupName, How, NightRow, ResultRow } from '../rules/types';
import { typedScoreBeforeRuling } from '../rules/rulings';
import { nameKey } from '../rules/names';
import { GAMES, groupOfTab, groupTabName, writeGroupTab, type GroupTabContent } from '../workbook/groupTab';
import { makeGroupTab, TEMPLATE } from '../workbook/groupTabMaking';
import { Refusal } from '../workbook/problems';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** An empty tab for a group of the week. */
export function emptyContent(
  group: { name: GroupName; players: readonly string[] },
  week: number,
  date: CalendarDate,
): GroupTabContent {
  return {
    group: group.name,
    week,
    date,
    machines: [],
    normalizers: [],
    players: group.players.map((name) => ({ name, attendance: '', scores: [], codes: [] })),
  };
}

/**
 * Writes the contents, one tab a group. Tabs that are not among them are renamed to one that is missing, so that
 * links stay good; what is left over is deleted. A tab that `keep` names is left as it is.
 */
export function turnGroupTabs(
  spreadsheet: Spreadsheet,
  contents: readonly GroupTabContent[],
  keep: (sheet: Sheet, group: GroupName) => boolean = () => false,
): void {
  const tabs = new Map<GroupName, Sheet>();
  for (const sheet of spreadsheet.getSheets()) {
    const group = groupOfTab(sheet.getName());
    if (group !== null) tabs.set(group, sheet);
  }
  const wanted = new Set(contents.map(({ group }) => group));
  const spare = [...tabs.keys()].filter((group) => !wanted.has(group)).sort(compareGroupNames);
  for (const content of contents) {
    let sheet = tabs.get(content.group);
    if (!sheet) {
      const other = spare.shift();
      if (other !== undefined) {
        sheet = tabs.get(other)!;
        sheet.setName(groupTabName(content.group));
      } else sheet = addGroupTab(spreadsheet, content.group);
    } else if (keep(sheet, content.group)) continue;
    writeGroupTab(sheet, content);
  }
  for (const group of spare) spreadsheet.deleteSheet(tabs.get(group)!);
}

/** A new tab stands behind the group tabs that come before it. */
function addGroupTab(spreadsheet: Spreadsheet, group: GroupName): Sheet {
  const template = spreadsheet.getSheetByName(TEMPLATE);
  if (!template)
    throw new Refusal(
      `A tab for group ${group} is needed, and the hidden tab "${TEMPLATE}" it is made from is missing: use League > More > Rebuild, then try again.`,
    );
  const sheets = spreadsheet.getSheets();
  const before = sheets.filter((sheet) => {
    const other = groupOfTab(sheet.getName());
    return other !== null && compareGroupNames(other, group) < 0;
  });
  const last = before[before.length - 1];
  return makeGroupTab(spreadsheet, template, group, last ? last.getIndex() : 1);
}

/**
 * The tabs of a finalized week as they were typed, from its committed rows. `standing` orders the players of a tab:
 * best first.
 */
export function typedContents(
  week: number,
  date: CalendarDate,
  nights: readonly Pick<NightRow, 'player' | 'group' | 'attendance'>[],
  results: readonly ResultRow[],
  standing: ReadonlyMap<string, number>,
  normalizerOf: (machine: string) => number | null,
): GroupTabContent[] {
  const scores = new Map<string, ResultRow[]>();
  const machines = new Map<GroupName, string[]>();
  for (const result of results) {
    const key = nameKey(result.player);
    const rows = scores.get(key);
    if (rows) rows.push(result);
    else scores.set(key, [result]);
    const played = machines.get(result.group) ?? [];
    played[result.game - 1] = result.machine;
    machines.set(result.group, played);
  }
  const groups = [...new Set(nights.map((night) => night.group))].sort(compareGroupNames);
  return groups.map((group) => {
    const played = Array.from({ length: GAMES }, (_, game) => machines.get(group)?.[game] ?? '');
    const players = nights
      .filter((night) => night.group === group)
      .sort((a, b) => (standing.get(nameKey(a.player)) ?? 0) - (standing.get(nameKey(b.player)) ?? 0));
    return {
      group,
      week,
      date,
      machines: played,
      normalizers: played.map((machine) => (machine === '' ? null : normalizerOf(machine))),
      players: players.map((night) => {
        const rows = scores.get(nameKey(night.player)) ?? [];
        const at = (game: number): ResultRow | undefined => rows.find((row) => row.game === game + 1);
        return {
          name: night.player,
          attendance: attendanceText(night.attendance),
          scores: Array.from({ length: GAMES }, (_, game) => typedScore(at(game))),
          codes: Array.from({ length: GAMES }, (_, game): How => at(game)?.how ?? ''),
        };
      }),
    };
  });
}

/** What the cell held: a ruling counts 0 whatever was typed, and its sentence keeps what was (R15.3). */
function typedScore(result: ResultRow | undefined): number | null {
  if (!result) return null;
  const typed = typedScoreBeforeRuling(result.why);
  return typed === null ? result.score : typed === '' ? null : typed;
}
