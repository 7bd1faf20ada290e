/** The League menu and what its items do. */
import { finalizeWeek } from '../actions/finalizeWeek';
import { rebuild } from '../actions/rebuild';
import { undoFinalize } from '../actions/undoFinalize';
import { MONEY } from '../workbook/money';
import { Refusal } from '../workbook/problems';
import { RULINGS } from '../workbook/rulings';
import { showFinalized, showPage } from './pages';
import { fromMenu, menuTalk } from './talk';

/** Menus are all that may be made before anybody has allowed the add-on anything. */
export function makeMenu(): void {
  const ui = SpreadsheetApp.getUi();
  ui.createMenu('League')
    .addItem('Set Up League', 'menuSetUpLeague')
    .addSeparator()
    .addItem('Finalize Week', 'menuFinalizeWeek')
    .addItem('Undo Last Finalize', 'menuUndoFinalize')
    .addSeparator()
    .addSubMenu(
      ui
        .createMenu('More')
        .addItem('Rebuild', 'menuRebuild')
        .addItem('Rulings', 'menuRulings')
        .addItem('Money', 'menuMoney')
        .addItem('Export', 'menuExport')
        .addItem('Help', 'menuHelp'),
    )
    .addToUi();
}

export function setUpFromMenu(): void {
  showPage('setUpLeague', 'Set Up League', 720, 640);
}

export function finalizeFromMenu(): void {
  fromMenu('Finalize Week', () => {
    const done = finalizeWeek(SpreadsheetApp.getActiveSpreadsheet(), menuTalk());
    if (done === null) return 'Nothing was finalized.';
    if (done.chat === '') return done.sentence;
    showFinalized(done);
    return null;
  });
}

export function undoFromMenu(): void {
  fromMenu(
    'Undo Last Finalize',
    () => undoFinalize(SpreadsheetApp.getActiveSpreadsheet(), menuTalk())?.sentence ?? 'Nothing was undone.',
  );
}

export function rebuildFromMenu(): void {
  fromMenu('Rebuild', () => rebuild(SpreadsheetApp.getActiveSpreadsheet(), menuTalk()));
}

/** Goes to a tab, where the rest is said by its headers' notes. */
export function goTo(tab: string, hint: string): void {
  fromMenu(tab, () => {
    const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
    const sheet = spreadsheet.getSheetByName(tab);
    if (!sheet) throw new Refusal(`There is no tab named "${tab}": use League > Set Up League first.`);
    spreadsheet.setActiveSheet(sheet);
    return hint;
  });
}

export function rulingsFromMenu(): void {
  goTo(
    RULINGS.tab,
    'Add one row a ruling: week, group, game, player and the ruling. It counts when the week is finalized.',
  );
}

export function moneyFromMenu(): void {
  goTo(
    MONEY.tab,
    'Type what is paid on the tab Payments; this tab is brought up to date by Finalize Week and by Rebuild.',
  );
}

export function exportFromMenu(): void {
  showPage('export', 'Export', 460, 300);
}

export function helpFromMenu(): void {
  const page = HtmlService.createHtmlOutputFromFile('help').setTitle('Help');
  SpreadsheetApp.getUi().showSidebar(page);
}
