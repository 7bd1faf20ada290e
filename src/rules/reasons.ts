/**
 * R18: every point, move, premakeup use and payout carries its reason as data; this is the one place where a
 * reason becomes a sentence.
 */
import { type GameReason, gameSentence, isGameReason } from './gameReasons';
import { type SeasonReason, seasonSentence } from './seasonReasons';

export type Reason = GameReason | SeasonReason;

/** One plain sentence, without a full stop, that says which numbers decided and cites the rule. */
export function sentence(reason: Reason): string {
  return isGameReason(reason) ? gameSentence(reason) : seasonSentence(reason);
}

/** The sentences of several reasons as one text for a cell. */
export function sentences(reasons: readonly Reason[]): string {
  return reasons.map(sentence).join('; ');
}
