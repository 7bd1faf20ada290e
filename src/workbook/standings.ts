/** Standings: R12.2's table, rewritten whole after every night. */
import type { StandingRow } from '../rules/standings';
import { MILLIONTHS, TWELFTHS } from '../rules/types';
import { literal, type Cell } from './cells';
import type { TableLayout, TableRecord } from './table';

export const STANDINGS: TableLayout = {
  tab: 'Standings',
  kind: 'derived',
  columns: [
    {
      header: 'Rank',
      width: 70,
      format: '0',
      note: 'By season TLP, then ANS, then wins and losses; equals share a rank (R12.1).',
    },
    { header: 'Change', width: 70, format: '+0;-0;0', note: 'Places gained since the table of the week before.' },
    { header: 'Player', width: 150, format: '@', note: 'Who left the league stands below.' },
    { header: 'Division', width: 70, format: '@', note: 'A or B after the split.' },
    { header: 'Weeks', width: 70, format: '0', note: 'Nights on record.' },
    { header: 'TLP', width: 70, format: 'General', note: 'Total league points of the season.' },
    { header: 'Behind', width: 70, format: 'General', note: 'Points behind the leader of the same table.' },
    { header: 'Last night', width: 90, format: 'General', note: 'TLP of the last night.' },
    { header: 'ANS', width: 90, format: '0.000', note: 'Average of the weekly TNS.' },
    { header: 'W-L', width: 70, format: '@', note: 'Opponents outscored and outscored by, over all games (R11.3).' },
    { header: 'No-shows', width: 90, format: '0', note: 'Nights missed without notice.' },
    { header: 'Premakeups used', width: 120, format: '0', note: 'Of the season (R5.5).' },
    { header: 'Next group', width: 90, format: '@', note: 'Group of the next night.' },
  ],
};

export function standingRecord(standing: StandingRow): TableRecord {
  const points = (twelfths: number | null): Cell => (twelfths === null ? '' : twelfths / TWELFTHS);
  return {
    Rank: standing.rank ?? '',
    Change: standing.change ?? '',
    Player: literal(standing.player),
    Division: standing.division ?? '',
    Weeks: standing.weeks,
    TLP: points(standing.tlp),
    Behind: points(standing.behind),
    'Last night': points(standing.lastNight),
    ANS: standing.ans / MILLIONTHS,
    'W-L': `${standing.wins}-${standing.losses}`,
    'No-shows': standing.noShows,
    'Premakeups used': standing.premakeupsUsed,
    'Next group': standing.nextGroup,
  };
}
