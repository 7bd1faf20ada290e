/** What is wrong with the Roster for finalizing a night. */
import { nameKey, nearestName } from './names';
import { groupBy, type ReadNight } from './nightReading';
import { type PlayerState, playsInWeek } from './season';
import type { Finding, RosterPlayer } from './types';

/** R2.1, R2.3, R2.4, R1.3 */
export function rosterProblems(night: ReadNight): Finding[] {
  const { season, view, week } = night;
  const seated = new Set(night.groups.flatMap((group) => group.players.map((player) => player.key)));
  const meant = mistypedNames(night);
  return [
    ...season.roster.flatMap((player) => skillProblem(player)),
    ...doubledNames(season.roster),
    ...goneFromRoster(night),
    ...[...view.states.values()].flatMap((player): Finding[] => {
      const joins = joiningWeek(player, week, seated.has(player.key));
      const last = season.settings.lastWeekToJoin;
      if (joins !== null && joins > last && player.joined === null && week <= last) {
        const what = `${player.player.name} is new and in no group, and nobody joins after week ${last}: use League > More > Rebuild to give them a place this week, or set Status to Withdrawn (R1.3)`;
        return [onRoster(player.player, 'Joined', what)];
      }
      if (joins !== null && joins > last) {
        const what = `${player.player.name} would join in week ${joins}, but nobody joins after week ${season.settings.lastWeekToJoin}: set Status to Withdrawn (R1.3)`;
        return [onRoster(player.player, 'Joined', what)];
      }
      // A blank Joined is filled in with the week after this one (R1.4), so its week has not come.
      if (
        seated.has(player.key) ||
        meant.has(player.key) ||
        player.joined === null ||
        !playsInWeek(player, week, season.settings)
      )
        return [];
      const what = `${player.player.name} is Active but in no group: put them on a group tab (Absent if need be), or set Status to Withdrawn`;
      return [onRoster(player.player, 'Player', what)];
    }),
  ];
}

/** Who is meant by names that are not on the Roster: the typing mistake is the problem, not that they seem missing. */
function mistypedNames({ season, groups }: ReadNight): Set<string> {
  const strange = groups.flatMap((group) => group.players.filter((player) => player.state === null));
  const names = season.roster.map((player) => player.name);
  return new Set(strange.map((player) => nameKey(nearestName(player.name, names) ?? '')));
}

/**
 * R1.4: the week somebody without a night yet joins: as typed, else this week when they are in a group, else the
 * next one. null for who has played before or is not Active.
 */
export function joiningWeek(player: PlayerState, week: number, inGroup: boolean): number | null {
  if (player.record || player.state !== 'Active') return null;
  return player.joined ?? (inGroup ? week : week + 1);
}

function skillProblem(player: RosterPlayer): Finding[] {
  if (player.skill >= 1 && player.skill <= 10) return [];
  return [
    onRoster(player, 'Skill', `${player.name} has no skill from 1 to 10: type a number from 1 (novice) to 10 (expert)`),
  ];
}

function doubledNames(roster: readonly RosterPlayer[]): Finding[] {
  return [...groupBy(roster, (player) => nameKey(player.name)).values()].flatMap(([first, ...others]) =>
    others.map((player) =>
      onRoster(player, 'Player', `${player.name} is also in row ${first!.row}: give each player a name of their own`),
    ),
  );
}

/** The workbook is the only state: whoever has played must stay on the Roster, spelled the same. */
function goneFromRoster({ season, view }: ReadNight): Finding[] {
  const row = season.roster.reduce((last, player) => Math.max(last, player.row), 1) + 1;
  return [...view.history.records.values()]
    .filter((record) => !view.states.has(record.key))
    .map((record) => {
      const what = `${record.name} has played but is not on the Roster: add the name again, with Status Withdrawn if they left`;
      return { at: { kind: 'row', tab: 'Roster', row, header: 'Player' }, what };
    });
}

export function onRoster(player: Pick<RosterPlayer, 'row'>, header: string, what: string): Finding {
  return { at: { kind: 'row', tab: 'Roster', row: player.row, header }, what };
}
