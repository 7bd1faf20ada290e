/** League > Finalize Week: everything the rule sheet decides about a night, at once. */
import type { NightOutcome } from '../rules/night';
import type { Season } from '../rules/types';
import { nightRecord } from '../workbook/nights';
import { Refusal, type Problem } from '../workbook/problems';
import { resultRecord } from '../workbook/results';
import { readSeasonBook, type SeasonBook } from '../workbook/seasonBook';
import type { Conversation } from './conversation';
import { appendWeek } from './committedRows';
import { chatText } from './chatText';
import { finalizedSentence, finishFinalize } from './finishFinalize';
import { underLock } from './lock';
import { planNight } from './plan';
import { completeUnfinished } from './unfinished';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface Finalized {
  week: number;
  /** What was done, in one sentence. */
  sentence: string;
  /** To paste into the league's chat; '' when there is nothing new to tell. */
  chat: string;
}

/**
 * Finalizes the open week. Throws a Refusal that lists every problem, and then nothing was written. Warnings are
 * asked about unless `confirmed`; null when the answer was no.
 */
export function finalizeWeek(spreadsheet: Spreadsheet, talk: Conversation, confirmed = false): Finalized | null {
  const first = underLock(() => attempt(spreadsheet, talk, confirmed, null));
  if (!('ask' in first)) return first;
  // The question is asked without the lock: an alert would drop it.
  if (!talk.confirm(`Finalize week ${first.week}?`, warningText(first.ask))) return null;
  return underLock(() => {
    const second = attempt(spreadsheet, talk, true, first.fingerprint);
    if ('ask' in second) throw new Error('A confirmed week asks nothing');
    return second;
  });
}

interface Question {
  week: number;
  ask: Problem[];
  fingerprint: string;
}

function attempt(
  spreadsheet: Spreadsheet,
  talk: Conversation,
  confirmed: boolean,
  expected: string | null,
): Finalized | Question {
  const book = readSeasonBook(spreadsheet);
  const completed = completeUnfinished(book, talk.who);
  if (completed) return { ...completed, chat: '' };
  const plan = planNight(book);
  if (plan.problems.length > 0 || !plan.outcome)
    throw new Refusal(`Week ${plan.week} was not finalized and nothing was changed. To mend first:`, plan.problems);
  if (expected !== null && plan.fingerprint !== expected)
    throw new Refusal(
      `Somebody changed something while the question was open: week ${plan.week} was not finalized. Look at the change and use League > Finalize Week again.`,
    );
  if (plan.warnings.length > 0 && !confirmed)
    return { week: plan.week, ask: plan.warnings, fingerprint: plan.fingerprint };
  talk.progress(`Finalizing week ${plan.week}`);
  const season = commit(book, plan.outcome);
  finishFinalize(book, season, plan.week, talk.who);
  return {
    week: plan.week,
    sentence: finalizedSentence(season, plan.week),
    chat: chatText(season, plan.week),
  };
}

function warningText(warnings: readonly Problem[]): string {
  return [
    'Please look at these first:',
    ...warnings.map(({ tab, cell, what }) => `- ${tab}!${cell}: ${what}`),
    '',
    'Finalize all the same?',
  ].join('\n');
}

/**
 * Writes Results, then Nights in one call: that call is the moment from which the week is finalized. Gives the
 * season with the week in it.
 */
function commit(book: SeasonBook, outcome: NightOutcome): Season {
  appendWeek(book.tables.results, book.season, outcome.results.map(resultRecord));
  // Nothing written before may arrive after the commit.
  SpreadsheetApp.flush();
  appendWeek(book.tables.nights, book.season, outcome.nights.map(nightRecord));
  SpreadsheetApp.flush();
  return outcome.after.season;
}
