/** A run that was cut off is carried to its end by the next action, which then does nothing else. */
import { unfinished, type SeasonBook } from '../workbook/seasonBook';
import { carryOutUndo } from './carryOutUndo';
import { finishFinalize } from './finishFinalize';

export interface Completed {
  week: number;
  sentence: string;
}

/** Null when nothing was left to be done. */
export function completeUnfinished(book: SeasonBook, who: string): Completed | null {
  const left = unfinished(book);
  if (!left) return null;
  const { week } = left;
  if (left.kind === 'undo') {
    carryOutUndo(book, week, who);
    return {
      week,
      sentence: `Taking back week ${week} had been cut off; it is done now, and week ${week} is open again. Nothing else was done.`,
    };
  }
  finishFinalize(book, book.season, week, who);
  return {
    week,
    sentence: `Finalizing week ${week} had been cut off after its results were saved; the rest is done now. Nothing else was done: start again what you meant to do.`,
  };
}
