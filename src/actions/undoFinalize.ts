/** League > Undo Last Finalize: the last week is open again, with everything that was typed. */
import { lastFinalizedWeek } from '../rules/season';
import { isTyped } from '../workbook/groupTab';
import { Refusal } from '../workbook/problems';
import { readSeasonBook } from '../workbook/seasonBook';
import { carryOutUndo } from './carryOutUndo';
import type { Conversation } from './conversation';
import { underLock } from './lock';
import { completeUnfinished, type Completed } from './unfinished';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

interface Question {
  week: number;
  /** Tabs on which something is typed for the week after. */
  typed: string[];
  fingerprint: string;
}

/** Null when the answer was no. Asks before it throws away what was typed for the next week, unless `confirmed`. */
export function undoFinalize(spreadsheet: Spreadsheet, talk: Conversation, confirmed = false): Completed | null {
  const first = underLock(() => attempt(spreadsheet, talk, confirmed, null));
  if (!('typed' in first)) return first;
  const text = `What was typed for week ${first.week + 1} on ${first.typed.join(', ')} is thrown away. Take back week ${first.week} all the same?`;
  // The question is asked without the lock: an alert would drop it.
  if (!talk.confirm(`Undo week ${first.week}?`, text)) return null;
  return underLock(() => {
    const second = attempt(spreadsheet, talk, true, first.fingerprint);
    if ('typed' in second) throw new Error('A confirmed undo asks nothing');
    return second;
  });
}

function attempt(
  spreadsheet: Spreadsheet,
  talk: Conversation,
  confirmed: boolean,
  expected: string | null,
): Completed | Question {
  const book = readSeasonBook(spreadsheet);
  const completed = completeUnfinished(book, talk.who);
  if (completed) return completed;
  const week = lastFinalizedWeek(book.season);
  if (week === 0) throw new Refusal('No week is finalized yet, so there is nothing to undo.');
  const open = book.groups.filter((group) => group.week === week + 1);
  const fingerprint = JSON.stringify([week, open.map(({ typed }) => typed)]);
  if (expected !== null && expected !== fingerprint)
    throw new Refusal(
      'Somebody changed something while the question was open: nothing was undone. Look at the change and use League > Undo Last Finalize again.',
    );
  const typed = open.filter(isTyped).map(({ tab }) => tab);
  if (typed.length > 0 && !confirmed) return { week, typed, fingerprint };
  talk.progress(`Taking back week ${week}`);
  carryOutUndo(book, week, talk.who);
  return { week, sentence: `Week ${week} is open again: its scores and attendance are back on the group tabs.` };
}
