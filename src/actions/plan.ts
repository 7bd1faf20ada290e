/** What finalizing would do right now: the same plan is previewed and carried out. */
import { decideNight, type NightDecision } from '../rules/night';
import { nextGroupsFrom } from '../rules/nextGroups';
import { nightDates, openWeek } from '../rules/season';
import { viewSeason } from '../rules/seasonView';
import { standings } from '../rules/standings';
import { machineFinder } from '../rules/normalizers';
import { nameKey, sameName } from '../rules/names';
import type { CalendarDate, Finding, TypedNight } from '../rules/types';
import { problemOf, uniqueProblems } from '../workbook/addresses';
import { groupTabName } from '../workbook/groupTab';
import { NORMALIZERS } from '../workbook/normalizers';
import { Refusal, type Problem } from '../workbook/problems';
import { ROSTER } from '../workbook/roster';
import type { SeasonBook } from '../workbook/seasonBook';
import { championLines } from './champions';

export interface Plan {
  week: number;
  date: CalendarDate;
  problems: Problem[];
  warnings: Problem[];
  outcome: NightDecision['outcome'];
  /** Equal when nothing that decides was changed. */
  fingerprint: string;
}

/** The open week's number. Throws a Refusal that says who won when the season is over. */
export function openWeekOf(book: SeasonBook): number {
  const week = openWeek(book.season);
  if (week !== null) return week;
  const champions = championLines(standings(book.season));
  throw new Refusal(
    `The season is over: all ${book.season.settings.weeks} weeks are finalized. ${champions.join('; ')}.`,
  );
}

export function planNight(book: SeasonBook): Plan {
  const week = openWeekOf(book);
  const night = typedNight(book, week);
  const decision = decideNight(book.season, night);
  const problems = uniqueProblems([
    ...book.problems,
    ...wrongWeeks(book, week),
    ...missingTabs(book, decision.problems),
    ...oncePerMachine(decision.problems)
      .filter((finding) => !explained(book, finding))
      .map((finding) => problemOf(book, finding)),
  ]);
  return {
    week,
    date: night.date,
    problems,
    warnings: decision.warnings.map((finding) => problemOf(book, finding)),
    outcome: problems.length === 0 ? decision.outcome : null,
    fingerprint: JSON.stringify([book.season, night]),
  };
}

export function typedNight(book: SeasonBook, week: number): TypedNight {
  return {
    week,
    date: nightDates(book.season.settings)[week - 1] ?? '',
    groups: book.groups.map(({ typed }) => typed),
  };
}

function wrongWeeks(book: SeasonBook, week: number): Problem[] {
  return book.groups
    .filter((group) => group.week !== week)
    .map((group) => ({
      tab: group.tab,
      cell: 'B1',
      what: `this cell should say "Week ${week}", the open week; use League > More > Rebuild to turn the tab to it`,
    }));
}

/** A player on no tab whose own tab is missing or damaged: the tab is the problem, not the player. */
function lostTab(book: SeasonBook, finding: Finding): string | null {
  if (finding.at.kind !== 'row' || finding.at.tab !== ROSTER.tab || finding.at.header !== 'Player') return null;
  const { row } = finding.at;
  const player = book.season.roster.find((candidate) => candidate.row === row);
  if (!player) return null;
  const key = nameKey(player.name);
  if (book.groups.some(({ typed }) => typed.players.some(({ name }) => nameKey(name) === key))) return null;
  const groups = nextGroupsFrom(book.season, viewSeason(book.season));
  const own = groups.find(({ players }) => players.some((name) => nameKey(name) === key));
  if (!own || book.groups.some(({ typed }) => typed.name === own.name)) return null;
  return groupTabName(own.name);
}

/** True for what follows from another problem that is listed already. */
function explained(book: SeasonBook, finding: Finding): boolean {
  return lostTab(book, finding) !== null || hasBadNormalizer(book, finding);
}

/** A machine whose normalizer cell is a problem itself. */
function hasBadNormalizer(book: SeasonBook, { at }: Finding): boolean {
  if (at.kind !== 'group' || at.part !== 'machine') return false;
  const machine = book.groups.find(({ typed }) => typed.name === at.group)?.typed.machines[at.game ?? 0] ?? '';
  const found = machineFinder(book.season.normalizers, openWeekOf(book))(machine);
  return book.season.normalizers.some(
    (row) =>
      found.kind === 'found' &&
      sameName(row.machine, found.machine) &&
      book.problems.some(
        ({ tab, cell }) => tab === NORMALIZERS.tab && cell === book.tables.normalizers.cell(row.row, 'Normalizer'),
      ),
  );
}

/** The same machine may be wrong in every group: it is said once, where it comes first. */
function oncePerMachine(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>();
  return findings.filter(({ at, what }) => {
    if (at.kind !== 'group' || at.part !== 'machine') return true;
    if (said.has(what)) return false;
    said.add(what);
    return true;
  });
}

function missingTabs(book: SeasonBook, findings: readonly Finding[]): Problem[] {
  const lost = new Set(findings.map((finding) => lostTab(book, finding)).filter((tab) => tab !== null));
  return [...lost]
    .filter((tab) => !book.damaged.includes(tab))
    .map((tab) => ({
      tab,
      cell: '',
      what: `there is no tab named "${tab}"; name it so again if it was renamed, or use League > More > Rebuild to make a new one`,
    }));
}
