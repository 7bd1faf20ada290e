/** Everything Finalize Week would do right now, as plain data. Writes nothing. */
import { TWELFTHS, MILLIONTHS, type GroupName, type Move } from '../rules/types';
import { attendanceText } from '../rules/attendance';
import { problemText } from '../workbook/problems';
import { readSeasonBook, unfinished } from '../workbook/seasonBook';
import { planNight } from './plan';

/** Points and normalized scores as people read them; money in dollars. */
export interface Preview {
  week: number;
  date: string;
  /** Each as `Tab!Cell: what is wrong and the cure`. */
  problems: string[];
  warnings: string[];
  /** Empty while there are problems. */
  groups: {
    name: GroupName;
    players: {
      name: string;
      attendance: string;
      place: number;
      lp: number;
      matchBonus: number;
      tlp: number;
      tns: number;
      payout: number;
      move: Move;
      next: GroupName;
      why: string;
      games: {
        game: number;
        machine: string;
        score: number;
        how: string;
        place: number;
        points: number;
        why: string;
      }[];
    }[];
  }[];
  nextGroups: { name: GroupName; players: string[] }[];
  dropped: string[];
  seasonOver: boolean;
  champions: { division: string; player: string }[];
}

export function previewWeek(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): Preview {
  const book = readSeasonBook(spreadsheet);
  const left = unfinished(book);
  const plan = planNight(book);
  const problems = plan.problems.map(problemText);
  if (left) problems.unshift(`Week ${left.week} was cut off in the middle: use League > More > Rebuild first`);
  const { outcome } = plan;
  const shown = outcome && problems.length === 0 ? outcome : null;
  return {
    week: plan.week,
    date: outcome?.date ?? '',
    problems,
    warnings: plan.warnings.map(problemText),
    groups: shown ? groupsOf(shown) : [],
    nextGroups: shown?.nextGroups.map(({ name, players }) => ({ name, players: [...players] })) ?? [],
    dropped: shown?.dropped ?? [],
    seasonOver: shown?.seasonOver ?? false,
    champions: shown?.champions.map(({ division, player }) => ({ division: division ?? '', player })) ?? [],
  };
}

function groupsOf(outcome: NonNullable<ReturnType<typeof planNight>['outcome']>): Preview['groups'] {
  return [...new Set(outcome.nights.map((night) => night.group))].map((name) => ({
    name,
    players: outcome.nights
      .filter((night) => night.group === name)
      .map((night) => ({
        name: night.player,
        attendance: attendanceText(night.attendance),
        place: night.place,
        lp: night.lp / TWELFTHS,
        matchBonus: night.matchBonus / TWELFTHS,
        tlp: night.tlp / TWELFTHS,
        tns: night.tns / MILLIONTHS,
        payout: night.payout / 100,
        move: night.move,
        next: night.next,
        why: night.why,
        games: outcome.results
          .filter((result) => result.player === night.player)
          .map(({ game, machine, score, how, place, points, why }) => ({
            game,
            machine,
            score,
            how,
            place,
            points: points / TWELFTHS,
            why,
          })),
      })),
  }));
}
