/** R19: what holds for every season, whatever is typed. */
import fc from 'fast-check';
import { groupSizes } from '../../src/rules/groups';
import { decideNight, type NightOutcome } from '../../src/rules/night';
import { nextGroupsFrom } from '../../src/rules/nextGroups';
import { isGhost } from '../../src/rules/premakeups';
import { nightDates, openWeek } from '../../src/rules/season';
import type { PremakeupRow, Season, TypedNight } from '../../src/rules/types';
import {
  decided,
  DEFAULTS,
  MACHINES,
  manyPlayers,
  playedNight,
  premakeup,
  scoresFrom,
  season,
} from '../support/seasonBuilders';

interface Played {
  before: Season;
  typed: TypedNight;
  outcome: NightOutcome;
}

const ATTENDANCES = ['Present', 'Present', 'Present', 'Present', 'Late 2', 'Left 3', 'Absent', 'No-show'];

/** A whole invented season of `players` players; everything follows from the seed. */
function play(players: number, seed: number, games: number): Played[] {
  const scores = scoresFrom(seed);
  const attendance = (player: string, week: number) => {
    const text = ATTENDANCES[scores(player, week, 99) % ATTENDANCES.length]!;
    const number = Number(/\d/.exec(text)?.[0] ?? 0);
    return number > games ? 'Present' : text;
  };
  const premakeups = manyPlayers(players).flatMap(({ name }, at): PremakeupRow[] =>
    at % 3 === 0
      ? []
      : MACHINES.map(({ machine }, column) => ({
          ...premakeup(name, machine, { first: scores(name, 0, column) }),
          row: at * MACHINES.length + column + 2,
          second: column % 2 === 0 ? scores(name, 0, column + 10) : null,
        })),
  );
  let current = season(manyPlayers(players), { premakeups }, { gamesANight: games });
  const weeks: Played[] = [];
  // A league whose last player was dropped has no more nights.
  for (let week = openWeek(current); week !== null && nextGroupsFrom(current).length > 0; week = openWeek(current)) {
    const before = current;
    const typed = playedNight(before, week, scores, attendance);
    const outcome = decided(before, typed);
    weeks.push({ before, typed, outcome });
    current = outcome.after.season;
  }
  return weeks;
}

const leagues = fc.record({
  players: fc.integer({ min: 1, max: 26 }),
  seed: fc.nat(),
  games: fc.integer({ min: 1, max: 5 }),
});

function everySeason(check: (weeks: Played[]) => void): void {
  const property = fc.property(leagues, ({ players, seed, games }) => check(play(players, seed, games)));
  fc.assert(property, { numRuns: 10 });
}

function everyNight(check: (night: Played) => void): void {
  everySeason((weeks) => {
    expect(weeks.length === DEFAULTS.weeks || weeks.at(-1)!.outcome.nextGroups.length === 0).toBe(true);
    weeks.forEach(check);
  });
}

test('R6.1, R19 a game hands out two points a player at most, all of them with everyone present', () => {
  everyNight(({ outcome }) => {
    const games = new Map<string, { points: number; players: number; played: boolean }>();
    for (const row of outcome.results) {
      const key = `${row.group}/${row.game}`;
      const game = games.get(key) ?? { points: 0, players: 0, played: true };
      games.set(key, {
        points: game.points + row.points,
        players: game.players + 1,
        played: game.played && row.how === '',
      });
    }
    for (const { points, players, played } of games.values()) {
      const whole = (players === 1 ? 3 : 2 * players) * 12;
      expect(points).toBeLessThanOrEqual(whole);
      if (played) expect(points).toBe(whole);
    }
  });
});

test('R14.5 payouts and what stays in the fund add up to the dues', () => {
  everyNight(({ outcome: { pot, nights } }) => {
    const paid = nights.reduce((sum, row) => sum + row.payout, 0);
    expect(paid).toBe(pot.paidOut);
    expect(pot.paidOut + pot.toFund).toBe(pot.dues);
    expect(pot.dues).toBe(nights.length * DEFAULTS.dues);
    expect(paid).toBeLessThanOrEqual(pot.pot);
    const winners = new Set(
      nights.filter((row) => !['Absent', 'No-show'].includes(row.attendance.kind)).map((row) => row.group),
    );
    if (winners.size >= (nights.length < 18 ? 2 : 3)) expect(paid).toBe(pot.pot);
  });
});

test('R2.2 the next groups hold every Active player once, nobody else, in the sizes of R9', () => {
  everyNight(({ outcome }) => {
    const active = outcome.standings.filter((row) => row.state === 'Active');
    const seated = outcome.nextGroups.flatMap((group) => group.players);
    expect([...seated].sort()).toEqual(outcome.seasonOver ? [] : active.map((row) => row.player).sort());
    for (const division of ['A', 'B', null] as const) {
      const groups = outcome.nextGroups.filter(({ name }) => (/[AB]/.exec(name)?.[0] ?? null) === division);
      const sizes = groups.map((group) => group.players.length);
      expect(sizes).toEqual(
        groupSizes(
          sizes.reduce((sum, size) => sum + size, 0),
          division !== null,
        ),
      );
    }
  });
});

test('R10.3, R10.4 nobody moves more than one group and frozen players stay, while groups are not re-cut', () => {
  everyNight(({ outcome }) => {
    const sizes = (of: string[]) => [...of].sort().join();
    const recut =
      sizes(outcome.nights.map((row) => row.group)) !==
      sizes(outcome.nextGroups.flatMap((g) => g.players.map(() => g.name)));
    if (recut) return;
    for (const row of outcome.nights) {
      const step = { up: -1, down: 1, stay: 0, frozen: 0, '': 0 }[row.move];
      expect(Number(row.next.replace(/[AB]/, ''))).toBe(Number(row.group.replace(/[AB]/, '')) + step);
    }
  });
});

test('Next is where the committed rows and the Roster alone put the player', () => {
  everyNight(({ outcome }) => {
    const next = new Map(nextGroupsFrom(outcome.after.season).flatMap((g) => g.players.map((name) => [name, g.name])));
    for (const row of outcome.nights) expect(row.next).toBe(next.get(row.player) ?? '');
  });
});

test('R12.1 standings add up from Nights and rank by points', () => {
  everyNight(({ outcome }) => {
    const tlp = new Map<string, number>();
    for (const row of outcome.after.season.nights) tlp.set(row.player, (tlp.get(row.player) ?? 0) + row.tlp);
    outcome.standings.forEach((row, at) => {
      expect(row.tlp).toBe(tlp.get(row.player));
      const above = outcome.standings[at - 1];
      if (above && above.division === row.division && above.state === row.state)
        expect(above.tlp).toBeGreaterThanOrEqual(row.tlp);
    });
  });
});

test('R4.3, R5.6 a ghost has no points and no normalized score', () => {
  everyNight(({ outcome }) => {
    for (const row of outcome.results) if (isGhost(row.how)) expect([row.points, row.normalized]).toEqual([0, 0]);
  });
});

test('R5.5 nobody uses more premakeup scores than allowed, none from the fourth missed week on', () => {
  everySeason((weeks) => {
    const last = weeks.at(-1)!.outcome.after;
    for (const { premakeupsUsed, record } of last.states.values()) {
      expect(premakeupsUsed).toBeLessThanOrEqual(DEFAULTS.premakeupLimit);
      const missed = record!.nights.filter((row) => ['Absent', 'No-show'].includes(row.attendance.kind));
      const fourth = missed[DEFAULTS.missedWeeksCovered];
      if (fourth) expect(record!.premakeups.filter((row) => row.week >= fourth.week)).toEqual([]);
    }
  });
});

/** What people see of an outcome. */
function shown({ after: _, premakeupsUsed: __, ...outcome }: NightOutcome) {
  return outcome;
}

test('R19 finalizing the same inputs twice gives the same result', () => {
  everyNight(({ before, typed, outcome }) => {
    expect(shown(decideNight(before, typed).outcome!)).toEqual(shown(outcome));
  });
});

test('R19 the order in which tabs and rows were typed never matters', () => {
  everyNight(({ before, typed, outcome }) => {
    const turned: TypedNight = {
      ...typed,
      groups: [...typed.groups].reverse().map((group) => ({ ...group, players: [...group.players].reverse() })),
    };
    const shuffled: Season = {
      ...before,
      premakeups: [...before.premakeups].reverse(),
      results: [...before.results].reverse(),
      nights: [...before.nights].reverse(),
    };
    expect(shown(decideNight(shuffled, turned).outcome!)).toEqual(shown(outcome));
  });
});

test('R1.1 nights are a week apart unless a date is skipped, and never on a skipped one', () => {
  const skips = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 6 });
  fc.assert(
    fc.property(skips, (weeks) => {
      const calendar = nightDates({ ...DEFAULTS, weeks: 30, skippedDates: [] });
      const skippedDates = weeks.map((week) => calendar[week]!);
      expect(nightDates({ ...DEFAULTS, skippedDates })).toEqual(
        calendar.filter((date) => !skippedDates.includes(date)).slice(0, DEFAULTS.weeks),
      );
    }),
  );
});
