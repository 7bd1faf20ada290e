/** What is wrong on the Normalizers, Premakeups, Rulings and Payments tabs for finalizing a night. */
import { missesGame } from './attendance';
import { nameKey, nearestName } from './names';
import { groupBy, type ReadNight } from './nightReading';
import type { MachineFound } from './normalizers';
import type { Finding, PremakeupRow, RulingRow } from './types';

/** Every row names a player and a machine, each pair once; scores are whole numbers from 0. */
export function premakeupProblems({ season, view, findMachine, premakeups }: ReadNight): Finding[] {
  return season.premakeups.flatMap((row): Finding[] => {
    const findings: Finding[] = [];
    const wrong = (header: string, what: string) =>
      findings.push({ at: { kind: 'row', tab: 'Premakeups', row: row.row, header }, what });
    const player = nameKey(row.player);
    if (!view.states.has(player)) wrong('Player', unknownPlayer(row.player, season.roster));
    const found = findMachine(row.machine);
    if (found.kind !== 'found') {
      wrong('Machine', machineProblem(row.machine, found));
    } else {
      const first: PremakeupRow | undefined = premakeups.get(player)?.get(nameKey(found.machine));
      if (first && first !== row) {
        wrong('Machine', `${row.player} has ${found.machine} in row ${first.row} already: keep both scores in one row`);
      }
    }
    for (const [header, score] of [
      ['First', row.first],
      ['Second', row.second],
    ] as const) {
      if (score !== null && !(Number.isSafeInteger(score) && score >= 0)) {
        wrong(header, `${score} is not a score: type a whole number from 0, such as 45,123,450 or 20M`);
      }
    }
    return findings;
  });
}

/** R4.4: of two rows for one machine from the same week on nobody could say which counts. */
export function normalizerProblems({ season }: ReadNight): Finding[] {
  const rows = season.normalizers.filter((row) => nameKey(row.machine) !== '');
  const same = groupBy(rows, (row) => `${nameKey(row.machine)}/${row.sinceWeek ?? 0}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map((row): Finding => {
      const what = `${row.machine} is in row ${first!.row} already: delete one of the two rows, or type the week from which this one counts in Since week`;
      return { at: { kind: 'row', tab: 'Normalizers', row: row.row, header: 'Machine' }, what };
    }),
  );
}

/** R14.5: every payment is somebody's. */
export function paymentProblems({ season, view }: ReadNight): Finding[] {
  return season.payments
    .filter((payment) => !view.states.has(nameKey(payment.player)))
    .map(({ row, player }) => ({
      at: { kind: 'row', tab: 'Payments', row, header: 'Player' },
      what: unknownPlayer(player, season.roster),
    }));
}

/** R15.3: each ruling of the week is about a game somebody played on a group tab. */
export function rulingProblems({ season, view, groups, rulings }: ReadNight): Finding[] {
  const seats = new Map(groups.flatMap((group) => group.players.map((player) => [player.key, { group, player }])));
  return rulings.flatMap((row): Finding[] => {
    const key = nameKey(row.player);
    const seat = seats.get(key);
    if (!view.states.has(key)) return [onRulings(row, 'Player', unknownPlayer(row.player, season.roster))];
    if (!seat)
      return [onRulings(row, 'Player', `${row.player} is in no group this week: correct the name or the week`)];
    const { group, player } = seat;
    if (nameKey(row.group) !== nameKey(group.name)) {
      const what = `${player.name} plays in group ${group.name} this week, not in group ${row.group || '(blank)'}: type ${group.name}`;
      return [onRulings(row, 'Group', what)];
    }
    if (!(row.game >= 1 && row.game <= group.games.length)) {
      const what = `group ${group.name} played no game ${row.game}: type the number of the game the ruling is about`;
      return [onRulings(row, 'Game', what)];
    }
    if (player.attendance && missesGame(player.attendance, row.game)) {
      const what = `${player.name} missed game ${row.game}: correct the game, the ruling or the attendance`;
      return [onRulings(row, 'Game', what)];
    }
    return [];
  });
}

function onRulings(row: RulingRow, header: string, what: string): Finding {
  return { at: { kind: 'row', tab: 'Rulings', row: row.row, header }, what };
}

/** Why a text is no machine, and what to do. */
export function machineProblem(typed: string, found: Exclude<MachineFound, { kind: 'found' }>): string {
  if (found.kind === 'ambiguous') return `"${typed}" is short for ${found.machines.join(' and ')}: type the full name`;
  const cure = found.nearest === null ? 'choose a machine that is, or add it there' : `did you mean ${found.nearest}?`;
  return `"${typed}" is not on the Normalizers tab: ${cure}`;
}

/** "Did you mean" for a name that is not on the Roster. */
export function unknownPlayer(typed: string, roster: readonly { name: string }[]): string {
  if (nameKey(typed) === '') return 'no player is named: choose one, or empty the row';
  const near = nearestName(
    typed,
    roster.map((player) => player.name),
  );
  return `"${typed}" is not on the Roster: ${near === null ? 'correct the name, or add the player there' : `did you mean ${near}?`}`;
}
