/** R9.4: the groups of the open week, made from the committed rows and the Roster. */
import { cutLadder, type Group } from './groups';
import { positions } from './ladder';
import { nameKey } from './names';
import { leagueStanding, type SeasonView, viewSeason } from './seasonView';
import type { Season } from './types';

/**
 * The groups of the open week from the top, A's before B's; players are listed by league standing, best first
 * (week 1: by skill), as the group tabs list them. None when the season is over.
 */
export function nextGroupsFrom(season: Season, view: SeasonView = viewSeason(season)): Group[] {
  if (view.history.lastWeek >= season.settings.weeks) return [];
  const standing = positions(leagueStanding(season, view));
  const byStanding = (one: string, other: string) => standing.get(nameKey(one))! - standing.get(nameKey(other))!;
  return view.ladder
    .flatMap(({ division, players }) =>
      cutLadder(
        players.map((player) => player.name),
        division,
      ),
    )
    .map((group) => ({ ...group, players: [...group.players].sort(byStanding) }));
}
