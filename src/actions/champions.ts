/** Who won the season: the best of each division's final standings. */
import type { StandingRow } from '../rules/standings';
import { TWELFTHS } from '../rules/types';

/** One sentence a division, without a full stop: `Ann won division A with 172 points`. Equals win together. */
export function championLines(standings: readonly StandingRow[]): string[] {
  const first = standings.filter((row) => row.rank === 1 && row.state === 'Active');
  const divisions = [...new Set(first.map((row) => row.division))].sort();
  return divisions.map((division) => {
    const winners = first.filter((row) => row.division === division);
    const names = winners.map((row) => row.player).join(' and ');
    const points = Math.round(((winners[0]?.tlp ?? 0) / TWELFTHS) * 100) / 100;
    return `${names} won ${division === null ? 'the season' : `division ${division}`} with ${points} points`;
  });
}
