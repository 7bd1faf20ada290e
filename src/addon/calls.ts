/** What dialogs, the sidebar and scripts may call with google.script.run: plain JSON in and out. */
import { demoLeague } from '../actions/demoLeague';
import { finalizeWeek, type Finalized } from '../actions/finalizeWeek';
import { previewWeek, type Preview } from '../actions/previewWeek';
import { publicLeague, type PublicLeague } from '../actions/publicLeague';
import { rebuild } from '../actions/rebuild';
import { setUpLeague, type NewLeague } from '../actions/setUpLeague';
import { undoFinalize } from '../actions/undoFinalize';
import type { Completed } from '../actions/unfinished';
import { STARTER_MACHINES } from '../rules/starterMachines';
import { callTalk } from './talk';

export interface Confirmed {
  confirmed?: boolean;
}

const book = (): GoogleAppsScript.Spreadsheet.Spreadsheet => SpreadsheetApp.getActiveSpreadsheet();

export function callSetUpLeague(league: NewLeague): { sentence: string } {
  return { sentence: setUpLeague(book(), league, callTalk()) };
}

export function callPreviewWeek(): Preview {
  return previewWeek(book());
}

export function callFinalizeWeek(options?: Confirmed): Finalized {
  return finalizeWeek(book(), callTalk(), options?.confirmed === true)!;
}

export function callUndoFinalize(options?: Confirmed): Completed {
  return undoFinalize(book(), callTalk(), options?.confirmed === true)!;
}

export function callRebuild(): { sentence: string } {
  return { sentence: rebuild(book(), callTalk()) };
}

export function callPublicLeague(): PublicLeague {
  return publicLeague(book());
}

/** For the Set Up League page: a whole invented league, and every machine with a starter normalizer. */
export function callDemoLeague(firstNight: string): NewLeague {
  return demoLeague(firstNight);
}

export function callStarterMachines(): { name: string; abbreviation: string; normalizer: number }[] {
  return STARTER_MACHINES.map((machine) => ({ ...machine }));
}
