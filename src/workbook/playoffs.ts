/** Playoffs: who plays for the championships. The field is filled when the season is over. */
import { MONEY_FORMAT } from './payments';
import type { TableLayout } from './table';

export const PLAYOFFS: TableLayout = {
  tab: 'Playoffs',
  kind: 'derived',
  columns: [
    { header: 'Division', width: 70, format: '@', note: 'A or B; blank when there is one division.' },
    { header: 'Seed', width: 70, format: '0', note: 'Place in the final standings.' },
    { header: 'Player', width: 150, format: '@', note: 'Who plays.' },
    { header: 'Round', width: 120, format: '@', note: 'Semi-final or final.' },
    { header: 'Place', width: 70, format: '0', note: 'Place in the end.' },
    { header: 'Prize', width: 90, format: MONEY_FORMAT, note: 'Season prize (R14.4).' },
  ],
};
