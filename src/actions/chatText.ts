/** What to paste into the league's chat after a night. */
import { compareGroupNames } from '../rules/history';
import { nextGroupsFrom } from '../rules/nextGroups';
import { nightDates, openWeek } from '../rules/season';
import { standings } from '../rules/standings';
import { TWELFTHS, type Season } from '../rules/types';
import { longDate, moveOf } from '../workbook/leaguePage';
import { championLines } from './champions';

/** Plain text: places, points and moves by group, payouts, and the groups of the next night. */
export function chatText(season: Season, week: number): string {
  const nights = season.nights.filter((night) => night.week === week);
  const lines = [`${season.settings.season}, week ${week}`];
  for (const group of [...new Set(nights.map((night) => night.group))].sort(compareGroupNames)) {
    lines.push('', `Group ${group}`);
    for (const night of nights.filter((row) => row.group === group).sort((a, b) => a.place - b.place))
      lines.push(
        `${night.place}. ${night.player}: ${Math.round((night.tlp / TWELFTHS) * 100) / 100} points; ${moveOf(night)}`,
      );
  }
  const next = openWeek(season);
  if (next === null)
    return [...lines, '', 'The season is over.', ...championLines(standings(season)).map((line) => `${line}.`)].join(
      '\n',
    );
  lines.push('', `Next: week ${next}, ${longDate(nightDates(season.settings)[next - 1] ?? '')}`);
  for (const { name, players } of nextGroupsFrom(season)) lines.push(`Group ${name}: ${players.join(', ')}`);
  return lines.join('\n');
}
