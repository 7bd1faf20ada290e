/** What happens when somebody types on a tab that missed games depend on: Premakeups, Normalizers, Settings. */
import { openWeek } from '../rules/season';
import { groupSheets, readFillBook } from '../workbook/fillBook';
import { machineChoices, offerMachines, TEMPLATE } from '../workbook/groupTabMaking';
import { NORMALIZERS } from '../workbook/normalizers';
import { PREMAKEUPS, writePremakeupCounts } from '../workbook/premakeups';
import { SETTINGS_TAB } from '../workbook/settings';
import { premakeupCounts } from './derivedTabs';
import { waitForLock } from './lock';
import { refillGroups } from './refill';

const TABS = [PREMAKEUPS.tab, NORMALIZERS.tab, SETTINGS_TAB.tab];

/** True for the tabs on which an edit changes what group tabs show. */
export function isTypedTab(tab: string): boolean {
  return TABS.includes(tab);
}

export function editTypedTab(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet, tab: string): void {
  waitForLock();
  const sheets = groupSheets(spreadsheet);
  const book = readFillBook(spreadsheet, sheets);
  if (!book) return;
  if (tab === PREMAKEUPS.tab) writePremakeupCounts(book.premakeups, premakeupCounts(book.season));
  if (tab === NORMALIZERS.tab) {
    const template = spreadsheet.getSheetByName(TEMPLATE);
    const machines = machineChoices(book.season.normalizers);
    for (const sheet of template ? [...sheets, template] : sheets) offerMachines(sheet, machines);
  }
  const week = openWeek(book.season);
  if (week !== null)
    refillGroups(
      book.season,
      week,
      book.groups.filter((group) => group.week === week),
    );
}
