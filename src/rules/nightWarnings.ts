/** What the commissioner should look at before a night is finalized: nothing here keeps it from being so. */
import { attendanceText } from './attendance';
import { nameKey } from './names';
import { at, count } from './nightChecks';
import { groupBy, type ReadGame, type ReadGroup, type ReadNight, type ReadPlayer } from './nightReading';
import { isPremakeup } from './premakeups';
import { onRoster } from './rosterChecks';
import { rulingNotices } from './rulings';
import { formatScore } from './score';
import { stateOf } from './season';
import type { Finding } from './types';

/** R6.3's company: slips that a typed score gives away. */
const SCORES_MILLIONS = 1_000_000;
const SMALL_SCORE = 1_000;
const FAR_APART = 150;
/** R3.4: who is not there for the third game could be a no-show. */
const THIRD_GAME = 3;

export function nightWarnings(night: ReadNight): Finding[] {
  return [
    ...night.groups.flatMap((group) => [
      ...group.players.flatMap((player) => playerWarnings(player, group, night)),
      ...group.games.flatMap((game, column) => gameWarnings(game, column, group)),
      ...strayScores(group),
    ]),
    ...tooManyGames(night.groups, night.season.settings.gamesANight),
    ...differentGames(night.groups),
    ...missingWitnesses(night),
    ...rulingNotices(night.season.rulings, night.week),
  ];
}

function playerWarnings(player: ReadPlayer, group: ReadGroup, night: ReadNight): Finding[] {
  const { state, name, index, attendance } = player;
  if (!state) return [];
  const { settings } = night.season;
  const findings: Finding[] = [];
  if (state.state !== 'Active') {
    const what = `${name} is ${state.state}: their night counts, but they get no group for the next one`;
    findings.push(at(group, 'name', { player: index }, what));
  } else if (!state.record && state.joined !== null && state.joined > night.week) {
    const what = `${name} plays already, but joins in week ${state.joined}: type ${night.week}`;
    findings.push(onRoster(state.player, 'Joined', what));
  }
  const noShows = state.noShows + (attendance?.kind === 'No-show' ? 1 : 0);
  if (state.state === 'Active' && stateOf(state.player, noShows, settings) === 'Dropped') {
    const what = `${name} will be dropped: no-show ${noShows}, ${settings.noShowsAllowed} allowed (R3.5)`;
    findings.push(at(group, 'attendance', { player: index }, what));
  }
  if (attendance?.kind === 'Late' && attendance.firstGame > THIRD_GAME && state.noShows === settings.noShowsAllowed) {
    const what = `${name} has ${count(state.noShows, 'no-show')} and was not there for game ${THIRD_GAME}: type No-show if this is one too, else leave ${attendanceText(attendance)} (R3.4)`;
    findings.push(at(group, 'attendance', { player: index }, what));
  }
  player.scores.forEach((score, column) => {
    if (score?.warning) findings.push(at(group, 'score', { player: index, game: column + 1 }, score.warning));
  });
  return findings;
}

/** R6.3: ties and unlikely scores of players who played; a 0 by ruling is none. */
function gameWarnings({ game, found }: ReadGame, column: number, group: ReadGroup): Finding[] {
  const played = group.players.flatMap((player) => {
    const score = player.scores[column];
    return score && score.how === '' && score.reason === null ? [{ player, score: score.score }] : [];
  });
  const findings: Finding[] = [];
  for (const [score, equals] of groupBy(played, (one) => one.score)) {
    if (equals.length < 2) continue;
    const names = equals.map(({ player }) => player.name).join(' and ');
    const what = `${names} have the same score ${formatScore(score)} in game ${game}: check that both are right`;
    findings.push(at(group, 'score', { player: equals[equals.length - 1]!.player.index, game }, what));
  }
  const inMillions = found?.kind === 'found' && (found.normalizer ?? 0) >= SCORES_MILLIONS;
  for (const { player, score } of played) {
    if (!inMillions || score >= SMALL_SCORE) continue;
    const what = `${player.name} has only ${formatScore(score)} on ${found.machine}: check that no zeros are missing`;
    findings.push(at(group, 'score', { player: player.index, game }, what));
  }
  const [top, ...rest] = [...played].sort((one, other) => other.score - one.score);
  const bottom = rest[rest.length - 1];
  if (top && bottom && top.score > FAR_APART * bottom.score) {
    const what = `${top.player.name}'s ${formatScore(top.score)} is more than ${FAR_APART} times ${bottom.player.name}'s ${formatScore(bottom.score)}: check the zeros of both`;
    findings.push(at(group, 'score', { player: top.player.index, game }, what));
  }
  return findings;
}

/** R17.1: a column without a machine is ignored, so scores in it are worth a word. */
function strayScores(group: ReadGroup): Finding[] {
  return group.typed.machines.flatMap((machine, column) => {
    const typed = group.typed.players.some((player) => (player.scores[column] ?? null) !== null);
    if (column < group.games.length || machine.trim() !== '' || !typed) return [];
    const what = `game ${column + 1} has scores but no machine, so it does not count: choose the machine if it was played`;
    return [at(group, 'machine', { game: column + 1 }, what)];
  });
}

/** R1.2 */
function tooManyGames(groups: readonly ReadGroup[], gamesANight: number): Finding[] {
  return groups
    .filter((group) => group.games.length > gamesANight)
    .map((group) => {
      const what = `group ${group.name} has ${count(group.games.length, 'game')}, a night has ${gamesANight}: empty the machines that were not played, or change Games a night on the Settings tab`;
      return at(group, 'machine', { game: gamesANight + 1 }, what);
    });
}

/** R17.1 */
function differentGames(groups: readonly ReadGroup[]): Finding[] {
  const most = Math.max(0, ...groups.map((group) => group.games.length));
  return groups
    .filter((group) => group.games.length > 0 && group.games.length < most)
    .map((group) => {
      const games = group.games.length;
      const what = `group ${group.name} played ${count(games, 'game')}, another group ${most}: check that no game is missing`;
      return at(group, 'machine', { game: games + 1 }, what);
    });
}

/** R5.3: a premakeup used tonight without a witness. */
function missingWitnesses({ groups, premakeups }: ReadNight): Finding[] {
  const rows = groups.flatMap((group) =>
    group.players.flatMap((player) =>
      group.games.flatMap(({ found }, column) => {
        const used = isPremakeup(player.scores[column]?.how ?? '');
        const row = used && found?.kind === 'found' && premakeups.get(player.key)?.get(nameKey(found.machine));
        return row && row.witness.trim() === '' ? [row] : [];
      }),
    ),
  );
  return [...new Set(rows)].map((row) => ({
    at: { kind: 'row', tab: 'Premakeups', row: row.row, header: 'Witness' },
    what: `${row.player}'s premakeup on ${row.machine} is used tonight without a witness: type who played along (R5.1)`,
  }));
}
