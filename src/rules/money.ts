/** R14: dues, the weekly pot and its payouts, the season fund and its prizes. Whole cents everywhere (R14.5). */
import { isMissedWeek } from './attendance';
import { positions } from './ladder';
import { nameKey } from './names';
import type { SeasonView } from './seasonView';
import type { SeasonReason } from './seasonReasons';
import type {
  Attendance,
  CalendarDate,
  Cents,
  DivisionName,
  GroupName,
  Millionths,
  NightRow,
  PaymentRow,
  Season,
  Settings,
  Twelfths,
} from './types';

/**
 * R14.5: shares an amount out by weights, in whole cents that add up to it: everybody gets their share rounded
 * down, and the cents left over go to the largest remainders (equal ones: the earlier).
 * `weights` are not negative and not all 0; no weights give no shares.
 */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  // Weights such as 12.5 become whole, so that remainders compare exactly.
  const whole = weights.map((weight) => Math.round(weight * 1000));
  const sum = whole.reduce((total, weight) => total + weight, 0);
  const shares = whole.map((weight) => Math.floor((amount * weight) / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  whole
    .map((weight, at) => ({ at, remainder: (amount * weight) % sum }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
    .slice(0, left)
    .forEach(({ at }) => shares[at]!++);
  return shares;
}

/** R14.1: what a week's players owe, and the part of it that is the week's pot. */
export interface WeekPot {
  dues: Cents;
  pot: Cents;
}

type PotRules = Pick<Settings, 'dues' | 'potShare' | 'potCounts'>;

/** R14.1: the pot of a week with `players` owing and `counting` of them counting for the pot; an odd cent is the pot's. */
export function weekPot(players: number, counting: number, rules: PotRules): WeekPot {
  const share = rules.dues * counting * rules.potShare;
  // A share such as 0.1 has no exact double: what is within a millionth of a cent of a whole cent is that cent.
  return { dues: rules.dues * players, pot: Math.max(0, Math.ceil(share - 1e-6)) };
}

/**
 * How many of a week's players count for the pot (R14.1): all, or with "paid up" those whose payments up to that
 * date cover their dues up to that week. A payment without a date counts from the start.
 */
export function countingPlayers(
  players: readonly { name: string; weeksOwed: number }[],
  date: CalendarDate,
  paid: Payments,
  rules: PotRules,
): number {
  if (rules.potCounts === 'owed') return players.length;
  return players.filter(({ name, weeksOwed }) => paidBy(paid, name, date) >= weeksOwed * rules.dues).length;
}

/** Payments by name key. */
export type Payments = ReadonlyMap<string, readonly PaymentRow[]>;

export function paymentsByPlayer(payments: readonly PaymentRow[]): Payments {
  const byPlayer = new Map<string, PaymentRow[]>();
  for (const payment of payments) {
    const key = nameKey(payment.player);
    const rows = byPlayer.get(key);
    if (rows) rows.push(payment);
    else byPlayer.set(key, [payment]);
  }
  return byPlayer;
}

function paidBy(payments: Payments, player: string, until: CalendarDate | null): Cents {
  let total = 0;
  for (const payment of payments.get(nameKey(player)) ?? []) {
    if (until === null || payment.date === null || payment.date <= until) total += payment.amount;
  }
  return total;
}

/** A player's night as payouts see it. */
export interface PayoutFinish {
  name: string;
  place: number;
  tlp: Twelfths;
  tns: Millionths;
  attendance: Attendance;
}

export interface Payout {
  player: string;
  amount: Cents;
  reason: SeasonReason;
}

type PayoutRules = Pick<Settings, 'playersForThreePayouts' | 'payoutsBelow' | 'payoutsFrom'>;

/**
 * R14.2, R14.3: who is paid from the week's pot. Each group's winner is the best of it who was there; the winners
 * are ranked by the night's TLP, then TNS, then the night's ladder. Prizes without a winner stay in the season
 * fund. Winners who were absent are listed with amount 0 and the reason. A prize of no cents is not listed.
 */
export function weeklyPayouts(
  pot: Cents,
  groups: readonly { name: GroupName; players: readonly PayoutFinish[] }[],
  ladder: readonly string[],
  rules: PayoutRules,
): Payout[] {
  const payouts: Payout[] = [];
  const winners: { player: PayoutFinish; standIn: boolean }[] = [];
  let players = 0;
  for (const group of groups) {
    players += group.players.length;
    const finish = [...group.players].sort((one, other) => one.place - other.place);
    const there = finish.find((player) => !isMissedWeek(player.attendance));
    if (there) winners.push({ player: there, standIn: there !== finish[0] });
    if (finish[0] && there !== finish[0]) {
      payouts.push({ player: finish[0].name, amount: 0, reason: { kind: 'noPayoutAbsent' } });
    }
  }
  const place = positions(ladder);
  winners.sort(
    (one, other) =>
      other.player.tlp - one.player.tlp ||
      other.player.tns - one.player.tns ||
      place.get(nameKey(one.player.name))! - place.get(nameKey(other.player.name))!,
  );
  const shares = players < rules.playersForThreePayouts ? rules.payoutsBelow : rules.payoutsFrom;
  shareOut(pot, shares).forEach((amount, at) => {
    const winner = winners[at];
    if (!winner || amount === 0) return;
    const { player, standIn } = winner;
    // Equal points are told apart by the TNS, so the sentence has to show it.
    const tns = winners.some((other) => other !== winner && other.player.tlp === player.tlp) ? player.tns : null;
    const facts = { prize: at + 1, share: shares[at]!, amount, pot, tlp: player.tlp, tns, standIn };
    payouts.push({ player: player.name, amount, reason: { kind: 'payout', ...facts } });
  });
  return payouts;
}

/** One line of the Pots tab. */
export interface PotRow {
  week: number;
  dues: Cents;
  pot: Cents;
  paidOut: Cents;
  /** R14.1, R14.3: dues that were not paid out. */
  toFund: Cents;
}

/** R14.1: the pots of the finalized weeks, from the committed rows; what was paid out is what Nights says. */
export function pots(season: Season): PotRow[] {
  const paid = paymentsByPlayer(season.payments);
  const weeksOwed = new Map<string, number>();
  return nightsByWeek(season.nights).map(([week, rows]) => {
    const players = rows.map((row) => {
      const key = nameKey(row.player);
      weeksOwed.set(key, (weeksOwed.get(key) ?? 0) + 1);
      return { name: row.player, weeksOwed: weeksOwed.get(key)! };
    });
    const counting = countingPlayers(players, rows[0]!.date, paid, season.settings);
    const { dues, pot } = weekPot(players.length, counting, season.settings);
    const paidOut = rows.reduce((total, row) => total + row.payout, 0);
    return { week, dues, pot, paidOut, toFund: dues - paidOut };
  });
}

function nightsByWeek(nights: readonly NightRow[]): [number, NightRow[]][] {
  const byWeek = new Map<number, NightRow[]>();
  for (const night of nights) {
    const rows = byWeek.get(night.week);
    if (rows) rows.push(night);
    else byWeek.set(night.week, [night]);
  }
  return [...byWeek].sort(([one], [other]) => one - other);
}

/** R14.1: the commissioner's contribution and all dues that were not paid out in the week. */
export function seasonFund(season: Season): Cents {
  return pots(season).reduce((fund, pot) => fund + pot.toFund, season.settings.contribution);
}

export interface Prize {
  division: DivisionName | null;
  place: number;
  amount: Cents;
}

/** R14.4: the season's prizes out of a fund; they add up to it. Division null when there is only one. */
export function seasonPrizes(
  fund: Cents,
  divided: boolean,
  rules: Pick<Settings, 'prizesA' | 'prizesB' | 'prizesOneDivision'>,
): Prize[] {
  const places = divided
    ? ([
        ['A', rules.prizesA],
        ['B', rules.prizesB],
      ] as const)
    : ([[null, rules.prizesOneDivision]] as const);
  const prizes = places.flatMap(([division, weights]) =>
    weights.map((weight, at) => ({ division, place: at + 1, weight })),
  );
  const amounts = shareOut(
    fund,
    prizes.map((prize) => prize.weight),
  );
  return prizes.map(({ division, place }, at) => ({ division, place, amount: amounts[at]! }));
}

/** One line of the Money tab. */
export interface MoneyRow {
  player: string;
  owed: Cents;
  paid: Cents;
  /** Paid less owed: negative is what the player still owes. */
  balance: Cents;
  /** Weekly payouts so far. */
  won: Cents;
  /** R14.4, projected: what the place held now in the standings would get from the fund as it is now. */
  prize: Cents;
}

/** R14: every roster player's money, in roster order. Who was dropped or left keeps owing and gets no prize (R14.6). */
export function money(view: SeasonView): MoneyRow[] {
  const { season, states } = view;
  const paid = paymentsByPlayer(season.payments);
  const prizes = projectedPrizes(view);
  return [...states.values()].map(({ key, player, record }) => {
    const nights = record?.nights ?? [];
    const owed = nights.length * season.settings.dues;
    const paidIn = paidBy(paid, player.name, null);
    const won = nights.reduce((total, night) => total + night.payout, 0);
    return { player: player.name, owed, paid: paidIn, balance: paidIn - owed, won, prize: prizes.get(key) ?? 0 };
  });
}

/** Prizes by name key; a place nobody Active holds is not paid. Equal ranks are paid in the order listed. */
function projectedPrizes(view: SeasonView): Map<string, Cents> {
  const divided = view.tables.some((table) => table.division !== null);
  const prizes = new Map<string, Cents>();
  if (view.history.lastWeek === 0) return prizes;
  for (const { division, place, amount } of seasonPrizes(seasonFund(view.season), divided, view.season.settings)) {
    const player = view.tables.find((table) => table.division === division)?.players[place - 1];
    if (player?.state === 'Active') prizes.set(player.key, amount);
  }
  return prizes;
}
