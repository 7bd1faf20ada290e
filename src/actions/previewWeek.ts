/** Everything Finalize Week would do right now, as plain data. Writes nothing. */
import type { NightOutcome } from '../rules/night';
import type { GroupName } from '../rules/types';
import { problemText } from '../workbook/problems';
import { readSeasonBook, unfinished } from '../workbook/seasonBook';
import { planNight } from './plan';
import { shownNight, type ShownNight } from './shownNight';

export interface Preview {
  week: number;
  date: string;
  /** Each as `Tab!Cell: what is wrong and the cure`. */
  problems: string[];
  warnings: string[];
  /** Empty while there are problems, as are the rest. */
  groups: { name: GroupName; players: ShownNight[] }[];
  nextGroups: { name: GroupName; players: string[] }[];
  dropped: string[];
  seasonOver: boolean;
  champions: { division: string; player: string }[];
}

export function previewWeek(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): Preview {
  const book = readSeasonBook(spreadsheet);
  const left = unfinished(book);
  const plan = planNight(book);
  const problems = left
    ? [
        `${left.kind === 'undo' ? 'Taking back' : 'Finalizing'} week ${left.week} was cut off in the middle: the next action, such as Finalize Week, ends it first`,
      ]
    : plan.problems.map(problemText);
  const outcome = problems.length === 0 ? plan.outcome : null;
  return {
    week: plan.week,
    date: plan.date,
    problems,
    warnings: plan.warnings.map(problemText),
    groups: outcome ? groupsOf(outcome) : [],
    nextGroups: outcome?.nextGroups.map(({ name, players }) => ({ name, players: [...players] })) ?? [],
    dropped: outcome?.dropped ?? [],
    seasonOver: outcome?.seasonOver ?? false,
    champions: outcome?.champions.map(({ division, player }) => ({ division: division ?? '', player })) ?? [],
  };
}

function groupsOf({ nights, results }: NightOutcome): Preview['groups'] {
  return [...new Set(nights.map((night) => night.group))].map((name) => ({
    name,
    players: nights
      .filter((night) => night.group === name)
      .map((night) =>
        shownNight(
          night,
          results.filter((result) => result.player === night.player),
        ),
      ),
  }));
}
