/** A finalized night of one player as people read it: plain numbers, money in dollars, every game with its reason. */
import { attendanceText } from '../rules/attendance';
import { MILLIONTHS, TWELFTHS, type GroupName, type Move, type NightRow, type ResultRow } from '../rules/types';

export interface ShownGame {
  game: number;
  machine: string;
  score: number;
  /** '' for a played score, else its code. */
  how: string;
  place: number;
  points: number;
  why: string;
}

export interface ShownNight {
  player: string;
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
  games: ShownGame[];
}

export function shownNight(night: NightRow, games: readonly ResultRow[]): ShownNight {
  return {
    player: night.player,
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
    games: games.map(({ game, machine, score, how, place, points, why }) => ({
      game,
      machine,
      score,
      how,
      place,
      points: points / TWELFTHS,
      why,
    })),
  };
}
