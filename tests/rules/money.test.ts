import fc from 'fast-check';
import { parseAttendance } from '../../src/rules/attendance';
import {
  money,
  type PayoutFinish,
  pots,
  seasonFund,
  seasonPrizes,
  shareOut,
  weeklyPayouts,
  weekPot,
} from '../../src/rules/money';
import { seasonSentence } from '../../src/rules/seasonReasons';
import { viewSeason } from '../../src/rules/seasonView';
import { MILLIONTHS, type PaymentRow, TWELFTHS } from '../../src/rules/types';
import { DEFAULTS, nightRow, roster, season } from '../support/seasonBuilders';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** `A=20 B!=18 C=10`: TLP by place, ! was absent; `/` and a number is the TNS. */
function finished(name: string, text: string): { name: string; players: PayoutFinish[] } {
  const players = text.split(' ').map((word, at) => {
    const [, player = '', absent, tlp = '0', tns = '1'] = /^(\w+)(!?)=(\d+)(?:\/(\d+))?$/.exec(word)!;
    const attendance = parseAttendance(absent ? 'Absent' : 'Present')!;
    return { name: player, place: at + 1, tlp: Number(tlp) * TWELFTHS, tns: Number(tns) * MILLIONTHS, attendance };
  });
  return { name, players };
}

function paid(pot: number, ladder: string, ...groups: ReturnType<typeof finished>[]): string[] {
  return weeklyPayouts(pot, groups, [...ladder], DEFAULTS)
    .filter(({ amount }) => amount > 0)
    .map(({ player, amount }) => `${player} ${amount}`);
}

describe('R14.1 the pot', () => {
  test('is half of what the week’s players owe', () => {
    expect(weekPot(9, 9, DEFAULTS)).toEqual({ dues: 5400, pot: 2700 });
  });
  test('gets the odd cent', () => {
    expect(weekPot(3, 3, { ...DEFAULTS, dues: 333 })).toEqual({ dues: 999, pot: 500 });
  });
  test('is exact for shares without an exact double', () => {
    expect(weekPot(10, 10, { ...DEFAULTS, dues: 100, potShare: 0.29 }).pot).toBe(290);
    expect(weekPot(10, 10, { ...DEFAULTS, dues: 100, potShare: 0.57 }).pot).toBe(570);
  });
  test('with "paid up" counts only who has paid all dues so far', () => {
    const payment = (player: string, amount: number, date: string | null): PaymentRow => ({
      row: 2,
      player,
      amount,
      date,
      note: '',
    });
    const nights = [1, 2].flatMap((week) =>
      ['A', 'B', 'C'].map((name) => nightRow(name, { week, date: week === 1 ? '2001-03-07' : '2001-03-14' })),
    );
    const payments = [
      payment('a', 600, '2001-03-07'),
      payment('A', 600, '2001-03-14'),
      payment('B', 600, '2001-03-08'),
      payment('C', 1200, null),
    ];
    const of = season(roster('A B C'), { nights, payments }, { potCounts: 'paid up' });
    expect(pots(of).map(({ dues, pot }) => [dues, pot])).toEqual([
      [1800, 600],
      [1800, 600],
    ]);
    expect(pots({ ...of, settings: DEFAULTS }).map(({ pot }) => pot)).toEqual([900, 900]);
  });
});

describe('R14.2 weekly payouts', () => {
  test('75 / 25 to the best two winners with fewer than 18 players', () => {
    expect(
      paid(2700, 'ABCDEF', finished('1', 'A=15 B=14'), finished('2', 'C=18 D=1'), finished('3', 'E=16 F=1')),
    ).toEqual(['C 2025', 'E 675']);
  });
  test('65 / 25 / 10 to the best three with 18 players', () => {
    const groups = [0, 1, 2, 3, 4, 5].map((at) => finished(String(at + 1), `W${at}=${20 - at} X${at}=1 Y${at}=0`));
    expect(paid(5400, '', ...groups)).toEqual(['W0 3510', 'W1 1350', 'W2 540']);
    const seventeen = [...groups.slice(0, 5), finished('6', 'W5=15 X5=1')];
    expect(paid(5100, '', ...seventeen)).toEqual(['W0 3825', 'W1 1275']);
  });
  test('ties go by TNS, then by the night’s ladder', () => {
    expect(paid(100, 'AC', finished('1', 'A=15/2 B=1'), finished('2', 'C=15/3 D=1'))).toEqual(['C 75', 'A 25']);
    expect(paid(100, 'CA', finished('1', 'A=15/2 B=1'), finished('2', 'C=15/2 D=1'))).toEqual(['C 75', 'A 25']);
  });
});

describe('R14.3 absent winners', () => {
  test('the next of the group who was there stands as its winner', () => {
    expect(paid(100, '', finished('1', 'A!=20 B=12 C=1'), finished('2', 'D=15 E=1'))).toEqual(['D 75', 'B 25']);
    expect(paid(100, '', finished('1', 'A!=20 B!=12 C=1'), finished('2', 'D=15 E=1'))).toEqual(['D 75', 'C 25']);
  });
  test('a group with nobody there has no winner, and the rest goes to the fund', () => {
    expect(paid(100, '', finished('1', 'A!=20 B!=12'), finished('2', 'D=15 E=1'))).toEqual(['D 75']);
  });
  test('R18.1 the sentences say who was paid and why another was not', () => {
    const payouts = weeklyPayouts(100, [finished('1', 'A!=20 B=12'), finished('2', 'D=15 E=1')], [], DEFAULTS);
    expect(payouts.map(({ player, reason }) => `${player} ${seasonSentence(reason)}`)).toEqual([
      'A no payout: the winner was absent (R14.3)',
      'D wins $0.75: best of the group winners with 15 points, 75% of the pot of $1.00 (R14.2)',
      'B wins $0.25: second best of the group winners with 12 points, 25% of the pot of $1.00 (R14.2, R14.3: the best of the group who was there)',
    ]);
  });
});

describe('R14.4 season prizes', () => {
  test('A 35 / 20 / 4 and B 20 / 14 / 7 of the fund', () => {
    expect(seasonPrizes(10_000, true, DEFAULTS).map(({ division, amount }) => `${division} ${amount}`)).toEqual([
      'A 3500',
      'A 2000',
      'A 400',
      'B 2000',
      'B 1400',
      'B 700',
    ]);
  });
  test('A’s third is 20% of A’s second, B’s third 50% of B’s second', () => {
    const [, a2, a3, , b2, b3] = seasonPrizes(100_000, true, DEFAULTS).map(({ amount }) => amount);
    expect([a3! / a2!, b3! / b2!]).toEqual([0.2, 0.5]);
  });
  test('9 / 5 / 1 with one division', () => {
    expect(seasonPrizes(1500, false, DEFAULTS).map(({ amount }) => amount)).toEqual([900, 500, 100]);
  });
});

describe('R14.5 whole cents', () => {
  test('the cents left over go to the largest remainders, equal ones to the earlier prize', () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(shareOut(11, [1, 1, 1])).toEqual([4, 4, 3]);
    expect(shareOut(101, [65, 25, 10])).toEqual([66, 25, 10]);
    expect(shareOut(2725, [75, 25])).toEqual([2044, 681]);
  });
  test('shares always add up and are never a cent or more off', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (amount, list) => {
        fc.pre(sum(list) > 0);
        const shares = shareOut(amount, list);
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, at) => expect(Math.abs(share - (amount * list[at]!) / sum(list))).toBeLessThan(1));
      }),
    );
  });
});

describe('R14.5, R14.6 the accounts', () => {
  const nights = [
    nightRow('A', { points: 9, payout: 675 }),
    nightRow('B', { points: 5, payout: 225 }),
    nightRow('C', { points: 3 }),
    nightRow('A', { week: 2, points: 4, payout: 600 }),
    nightRow('B', { week: 2, points: 9 }),
  ];
  const payments: PaymentRow[] = [
    { row: 2, date: null, player: 'A', amount: 600, note: '' },
    { row: 3, date: null, player: 'c', amount: 600, note: '' },
  ];
  const players = roster('A B C').map((player) =>
    player.name === 'C' ? { ...player, status: 'Dropped' as const } : player,
  );
  const of = season(players, { nights, payments }, { contribution: 5000 });

  test('dues are owed for every week with a row', () => {
    expect(
      money(viewSeason(of)).map(({ player, owed, paid: paidIn, balance, won }) => [player, owed, paidIn, balance, won]),
    ).toEqual([
      ['A', 1200, 600, -600, 1275],
      ['B', 1200, 0, -1200, 225],
      ['C', 600, 600, 0, 0],
    ]);
  });

  test('what is not paid out is in the fund, with the contribution and a dropped player’s dues', () => {
    expect(pots(of)).toEqual([
      { week: 1, dues: 1800, pot: 900, paidOut: 900, toFund: 900 },
      { week: 2, dues: 1200, pot: 600, paidOut: 600, toFund: 600 },
    ]);
    expect(seasonFund(of)).toBe(6500);
  });

  test('prizes are projected for who is Active', () => {
    const prizes = seasonPrizes(6500, false, DEFAULTS).map(({ amount }) => amount);
    expect(money(viewSeason(of)).map(({ prize }) => prize)).toEqual([prizes[1], prizes[0], 0]);
  });

  test('every cent in is paid out, a prize, or in the fund', () => {
    const dues = sum(money(viewSeason(of)).map(({ owed }) => owed));
    expect(dues + 5000).toBe(sum(pots(of).map(({ paidOut }) => paidOut)) + seasonFund(of));
    expect(sum(seasonPrizes(seasonFund(of), true, DEFAULTS).map(({ amount }) => amount))).toBe(seasonFund(of));
  });
});
