/** An invented league, to try things with. */
import { STARTER_MACHINES } from '../rules/starterMachines';
import type { NewLeague } from './setUpLeague';

const PLAYERS: readonly [string, number][] = [
  ['Ada Quill', 9],
  ['Bruno Tamm', 9],
  ['Cleo Marsh', 8],
  ['Dmitri Vale', 8],
  ['Edie Stone', 8],
  ['Felix Rowe', 7],
  ['Greta Lindh', 7],
  ['Hugo Banks', 7],
  ['Imani Cole', 6],
  ['Jonas Wick', 6],
  ['Kira Sol', 6],
  ['Leon Park', 5],
  ['Mina Frost', 5],
  ['Nico Bell', 5],
  ['Olive Hart', 4],
  ['Pavel Roth', 4],
  ['Quinn Ames', 3],
  ['Rosa Lake', 3],
];

const MACHINES = [
  'Medieval Madness',
  'Attack From Mars',
  'Godzilla',
  'Iron Maiden',
  'Monster Bash',
  'The Addams Family',
  'Twilight Zone',
  'Stern Jurassic Park',
  "Bram Stoker's Dracula",
  'Theatre of Magic',
  'Fish Tales',
  'Funhouse',
  'Star Trek (Stern)',
  'Tales of the Arabian Nights',
];

/** 18 players and 14 real machines with their starter normalizers. `firstNight` is a date such as 2001-03-07. */
export function demoLeague(firstNight: string): NewLeague {
  return {
    season: 'Demo season',
    firstNight,
    players: PLAYERS.map(([name, skill]) => ({ name, skill })),
    machines: STARTER_MACHINES.filter(({ name }) => MACHINES.includes(name)).map((machine) => ({ ...machine })),
  };
}
