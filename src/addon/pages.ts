/** Opens the add-on's own pages. */
import type { Finalized } from '../actions/finalizeWeek';

export function showPage(file: string, title: string, width: number, height: number): void {
  const page = HtmlService.createHtmlOutputFromFile(file).setWidth(width).setHeight(height);
  SpreadsheetApp.getUi().showModalDialog(page, title);
}

/** The template prints its variables escaped: names are data, never HTML. */
export function showFinalized(done: Finalized): void {
  const template = HtmlService.createTemplateFromFile('finalized') as GoogleAppsScript.HTML.HtmlTemplate & {
    sentence: string;
    chat: string;
  };
  template.sentence = done.sentence;
  template.chat = done.chat;
  SpreadsheetApp.getUi().showModalDialog(
    template.evaluate().setWidth(560).setHeight(520),
    `Week ${done.week} is finalized`,
  );
}
