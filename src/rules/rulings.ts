/** R15: rulings that change a score, and what the commissioner is told about the others. */
import type { GameReason } from './gameReasons';
import { sameName } from './names';
import { formatScore, parseScore } from './score';
import type { Finding, RulingKind, RulingRow } from './types';

const ZERO: readonly RulingKind[] = [
  'Death save',
  'Slam tilt (intentional)',
  'Slam tilt (accidental)',
  "Tilted another's ball (again)",
];

/** R15.1: the game counts 0. The other rulings are only logged (R15.2). */
export function scoresZero(ruling: RulingKind): boolean {
  return ZERO.includes(ruling);
}

/** A played score after the rulings on it. */
export interface RuledScore {
  score: number;
  /** null when no ruling changes the score. */
  reason: GameReason | null;
  /** What to tell the commissioner when the cell says something else than the ruling, else null. */
  warning: string | null;
}

/**
 * The score a played game counts: 0 by ruling whatever the cell says (R15.3), else as typed. `typed` is null for an
 * empty cell; without a ruling the answer is then null. The first ruling in the order of the tab's rows decides.
 * A player is in one group a night, so week, game and player find the ruling.
 */
export function applyRulings(
  rulings: readonly RulingRow[],
  { week, game, player }: { week: number; game: number; player: string },
  typed: number | null,
): RuledScore | null {
  let ruling: RulingRow | null = null;
  for (const row of rulings) {
    const applies = row.week === week && row.game === game && scoresZero(row.ruling) && sameName(row.player, player);
    if (applies && (ruling === null || row.row < ruling.row)) ruling = row;
  }
  if (!ruling) return typed === null ? null : { score: typed, reason: null, warning: null };
  return {
    score: 0,
    reason: { kind: 'rulingZero', ruling: ruling.ruling, typed },
    warning: typed
      ? `the ruling "${ruling.ruling}" makes this score 0, the cell says ${formatScore(typed)}: type 0, or take the ruling back`
      : null,
  };
}

const TYPED = /0 by ruling "[^"]*", typed ([\d,]+|nothing) \(R15\.1\)/;

/**
 * The cell a ruling overruled, from the committed sentence (Undo puts it back): the typed score, '' for an empty cell,
 * or null when no ruling decided this score.
 */
export function typedScoreBeforeRuling(why: string): number | '' | null {
  const typed = TYPED.exec(why)?.[1];
  if (typed === undefined) return null;
  return typed === 'nothing' ? '' : parseScore(typed);
}

/** Times each player tilted away another's ball this night: the ruling says "again", so one row means two (R15.3). */
export function tiltAways(
  rulings: readonly RulingRow[],
  week: number,
): { player: string; row: number; times: number }[] {
  return perPlayer(rulings.filter((row) => row.week === week && row.ruling === "Tilted another's ball (again)")).map(
    (rows) => ({ player: rows[0]!.player, row: last(rows).row, times: rows.length + 1 }),
  );
}

/** What the commissioner should know of this week's rulings: repeated intentional slams and tilt-aways (R15.3). */
export function rulingNotices(rulings: readonly RulingRow[], week: number): Finding[] {
  const slams = perPlayer(rulings.filter((row) => row.week <= week && row.ruling === 'Slam tilt (intentional)'))
    .filter((rows) => rows.length > 1 && last(rows).week === week)
    .map((rows) => {
      const weeks = [...new Set(rows.map((row) => row.week))];
      const when = `${weeks.length === 1 ? 'week' : 'weeks'} ${weeks.join(', ')}`;
      const what = `${rows[0]!.player} has ${rows.length} intentional slam tilts this season (${when}): repeated ones are grounds for expulsion (R15.3)`;
      return { row: last(rows).row, what };
    });
  const tilts = tiltAways(rulings, week).map(({ player, row, times }) => ({
    row,
    what: `${player} tilted away another player's ball ${times} times this night (R15.3)`,
  }));
  return [...slams, ...tilts].map(({ row, what }) => ({
    at: { kind: 'row', tab: 'Rulings', row, header: 'Ruling' },
    what,
  }));
}

/** The rows of each player, by week and row. */
function perPlayer(rulings: readonly RulingRow[]): RulingRow[][] {
  const players: RulingRow[][] = [];
  for (const row of [...rulings].sort((a, b) => a.week - b.week || a.row - b.row)) {
    const rows = players.find(([first]) => sameName(first!.player, row.player));
    if (rows) rows.push(row);
    else players.push([row]);
  }
  return players;
}

function last(rows: readonly RulingRow[]): RulingRow {
  return rows[rows.length - 1]!;
}
