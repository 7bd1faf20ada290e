/**
 * Why a player moved or stayed, was paid, dropped or put into a division (R18): plain data beside each decision,
 * made into one sentence only when it is shown.
 */
import { type Cents, type DivisionName, MILLIONTHS, type Millionths, TWELFTHS, type Twelfths } from './types';

/** How a player finished, and the points the second swap of a four-player group asks for (R10.2). */
interface MoveFacts {
  place: number;
  players: number;
  lp: Twelfths;
  threshold: Twelfths;
}

/** The second pair of a boundary that did not swap: both players' points, and what it would have taken (R10.2). */
interface SecondPair {
  upLp: Twelfths;
  upAtLeast: Twelfths;
  downLp: Twelfths;
  downAtMost: Twelfths;
}

export type MoveReason =
  | ({ kind: 'movesUp' | 'movesUpSecond' | 'movesDown' | 'movesDownSecond' } & MoveFacts)
  | { kind: 'staysFrozen' }
  | { kind: 'staysPremakeup'; place: number }
  | ({ kind: 'staysSecondPair'; direction: 'up' | 'down' } & SecondPair)
  | { kind: 'staysTop' }
  | { kind: 'staysBottom' }
  | { kind: 'staysNobody'; direction: 'up' | 'down' }
  | { kind: 'stays'; place: number; players: number };

export type SeasonReason =
  | MoveReason
  | { kind: 'noMoveLastNight' }
  | { kind: 'noMoveSeeded' }
  | { kind: 'dropped'; noShows: number; allowed: number }
  | {
      kind: 'division';
      division: DivisionName;
      rank: number;
      players: number;
      inA: number;
      tlp: Twelfths;
      ans: Millionths | null;
    }
  | {
      kind: 'payout';
      prize: number;
      share: number;
      amount: Cents;
      pot: Cents;
      tlp: Twelfths;
      tns: Millionths | null;
      standIn: boolean;
    }
  | { kind: 'noPayoutAbsent' };

const PLACES = ['best', 'second best', 'third best'];

/** One plain sentence, without a full stop, with the numbers that decided and the rule. */
export function seasonSentence(reason: SeasonReason): string {
  switch (reason.kind) {
    case 'movesUp':
      return reason.place === 1 ? 'up: won the group (R10.1)' : 'up: best placed of those who may move up (R10.4)';
    case 'movesUpSecond':
      return `up: ${points(reason.lp)}, at least ${number(reason.threshold)} (R10.2)`;
    case 'movesDown':
      return reason.place === reason.players
        ? 'down: last of the group (R10.1)'
        : 'down: lowest placed of those who may move down (R10.4)';
    case 'movesDownSecond':
      return `down: ${points(reason.lp)}, at most ${number(reason.threshold)} (R10.2)`;
    case 'staysFrozen':
      return 'stays: absent without a premakeup (R10.3)';
    case 'staysPremakeup':
      return `stays: absent with a premakeup and ${ordinal(reason.place)}, not first (R10.3)`;
    case 'staysSecondPair':
      return secondPair(reason);
    case 'staysTop':
      return 'stays: first of the top group (R10.1)';
    case 'staysBottom':
      return 'stays: last of the bottom group (R10.1)';
    case 'staysNobody':
      return `stays: nobody of the group ${reason.direction === 'up' ? 'above may move down' : 'below may move up'} (R10.4)`;
    case 'stays':
      return `stays: ${ordinal(reason.place)} of ${reason.players} (R10.1)`;
    case 'noMoveLastNight':
      return 'no movement after the last night (R10.6)';
    case 'noMoveSeeded':
      return 'no movement: the divisions are seeded by the standings (R10.6)';
    case 'dropped':
      return `dropped: ${reason.noShows} no-shows, ${reason.allowed} allowed (R3.5)`;
    case 'division':
      return `division ${reason.division}: ${ordinal(reason.rank)} of ${reason.players} with ${points(reason.tlp)}${tied('ANS', reason.ans)}, the top ${reason.inA} are A (R11.1)`;
    case 'payout':
      return payout(reason);
    case 'noPayoutAbsent':
      return 'no payout: the winner was absent (R14.3)';
  }
}

function secondPair(pair: SecondPair): string {
  return (
    `stays: no second swap, it takes at least ${number(pair.upAtLeast)} points up (${number(pair.upLp)}) ` +
    `and at most ${number(pair.downAtMost)} down (${number(pair.downLp)}) (R10.2)`
  );
}

function payout(reason: Extract<SeasonReason, { kind: 'payout' }>): string {
  const why = reason.standIn ? ' (R14.2, R14.3: the best of the group who was there)' : ' (R14.2)';
  return (
    `wins ${dollars(reason.amount)}: ${PLACES[reason.prize - 1] ?? ordinal(reason.prize)} of the group winners with ` +
    `${points(reason.tlp)}${tied('TNS', reason.tns)}, ${reason.share}% of the pot of ${dollars(reason.pot)}${why}`
  );
}

/** What told equal points apart, said only where there was something to tell apart. */
function tied(what: string, normalized: Millionths | null): string {
  return normalized === null ? '' : `, tied, with ${what} ${(normalized / MILLIONTHS).toFixed(6)}`;
}

/** `$6.00` */
export function dollars(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** Twelfths as people read points: 12, 2.5, 2.33. */
function number(twelfths: Twelfths): string {
  return String(Math.round((twelfths / TWELFTHS) * 100) / 100);
}

function points(twelfths: Twelfths): string {
  return `${number(twelfths)} ${twelfths === TWELFTHS ? 'point' : 'points'}`;
}

function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}
