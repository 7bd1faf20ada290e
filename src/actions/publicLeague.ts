/** What players may see, as plain data: no skills, no payments, nothing that can be changed. */
import { nightDates } from '../rules/season';
import { standings } from '../rules/standings';
import { MILLIONTHS, TWELFTHS, type GroupName, type ResultRow, type Season } from '../rules/types';
import { textOf, type Cell } from '../workbook/cells';
import { COLUMN, GAMES, ROW, type GroupTab } from '../workbook/groupTab';
import { readSeasonBook } from '../workbook/seasonBook';
import { shownNight, type ShownNight } from './shownNight';

export interface PublicLeague {
  season: string;
  weeks: number;
  /** The open night with what the group tabs show right now; null when the season is over. */
  tonight: { week: number; date: string; groups: PublicGroup[] } | null;
  standings: {
    rank: number | null;
    change: number | null;
    player: string;
    division: string;
    state: string;
    weeks: number;
    tlp: number;
    behind: number | null;
    lastNight: number | null;
    ans: number;
    wins: number;
    losses: number;
    noShows: number;
    premakeupsUsed: number;
    nextGroup: GroupName;
  }[];
  /** Every finalized night of every player. */
  nights: PublicNight[];
}

export interface PublicNight extends ShownNight {
  week: number;
  date: string;
  group: GroupName;
}

export interface PublicGroup {
  name: GroupName;
  machines: string[];
  players: {
    name: string;
    attendance: string;
    /** One a game: the number that shorthand such as 20M means; '' where nothing is known yet. */
    scores: (number | string)[];
    codes: string[];
    points: (number | string)[];
    order: (number | string)[];
    lp: number | string;
    bonus: number | string;
    tlp: number | string;
    tns: number | string;
    place: number | string;
  }[];
}

export function publicLeague(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): PublicLeague {
  const { season, groups } = readSeasonBook(spreadsheet);
  const { settings } = season;
  const finalized = season.nights.reduce((last, night) => Math.max(last, night.week), 0);
  const week = finalized + 1;
  return {
    season: settings.season,
    weeks: settings.weeks,
    tonight:
      week > settings.weeks
        ? null
        : { week, date: nightDates(settings)[week - 1] ?? '', groups: groups.map(publicGroup) },
    standings: standings(season).map((row) => ({
      rank: row.rank,
      change: row.change,
      player: row.player,
      division: row.division ?? '',
      state: row.state,
      weeks: row.weeks,
      tlp: row.tlp / TWELFTHS,
      behind: row.behind === null ? null : row.behind / TWELFTHS,
      lastNight: row.lastNight === null ? null : row.lastNight / TWELFTHS,
      ans: row.ans / MILLIONTHS,
      wins: row.wins,
      losses: row.losses,
      noShows: row.noShows,
      premakeupsUsed: row.premakeupsUsed,
      nextGroup: row.nextGroup,
    })),
    nights: publicNights(season),
  };
}

function publicNights({ nights, results }: Season): PublicNight[] {
  const games = new Map<string, ResultRow[]>();
  for (const result of results) {
    const key = `${result.week}/${result.player}`;
    const rows = games.get(key);
    if (rows) rows.push(result);
    else games.set(key, [result]);
  }
  return nights.map((night) => ({
    week: night.week,
    date: night.date,
    group: night.group,
    ...shownNight(night, games.get(`${night.week}/${night.player}`) ?? []),
  }));
}

/** The tab's own live cells: what players see is what the commissioner sees. */
function publicGroup(tab: GroupTab): PublicGroup {
  const at = (row: number, column: number): number | string => plain(tab.values[row - 1]?.[column - 1] ?? '');
  const perGame = (row: number): (number | string)[] =>
    Array.from({ length: GAMES }, (_, game) => at(row, COLUMN.games + game));
  return {
    name: tab.typed.name,
    machines: tab.typed.machines,
    players: tab.rows.map((row, player) => {
      const typed = tab.typed.players[player]!;
      const index = row - ROW.players;
      const [lp, bonus, tlp, tns, place] = [0, 1, 2, 3, 4].map((offset) => at(row, COLUMN.live + offset)) as [
        number,
        number,
        number,
        number,
        number,
      ];
      return {
        name: typed.name,
        attendance: textOf(at(row, COLUMN.attendance)),
        scores: perGame(row).map((shown, game) => typed.scores[game] ?? shown),
        codes: perGame(ROW.how + index).map(String),
        points: perGame(ROW.points + index),
        order: perGame(ROW.order + index),
        lp,
        bonus,
        tlp,
        tns,
        place,
      };
    }),
  };
}

function plain(cell: Cell): number | string {
  return typeof cell === 'number' ? cell : textOf(cell);
}
