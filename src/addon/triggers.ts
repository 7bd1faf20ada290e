/** What happens by itself when somebody types. */
import { editGroupTab } from '../actions/editGroupTab';
import { editTypedTab, isTypedTab } from '../actions/editTypedTab';
import { groupOfTab } from '../workbook/groupTab';
import { Refusal } from '../workbook/problems';

export function edited(event: GoogleAppsScript.Events.SheetsOnEdit): void {
  const { range } = event;
  const sheet = range.getSheet();
  const tab = sheet.getName();
  const spreadsheet = event.source;
  try {
    if (groupOfTab(tab) !== null) {
      const block = {
        row: range.getRow(),
        column: range.getColumn(),
        rows: range.getNumRows(),
        columns: range.getNumColumns(),
      };
      const said = editGroupTab(sheet, block);
      if (said !== null) spreadsheet.toast(said, 'League', 8);
    } else if (isTypedTab(tab)) editTypedTab(spreadsheet, tab);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    spreadsheet.toast(error.message, 'League', 8);
  }
}
