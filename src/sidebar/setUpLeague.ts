/** The Set Up League page: reads the pasted lists and sends one league. */
import type { NewLeague } from '../actions/setUpLeague';
import { byId } from './elements';

type Machine = NewLeague['machines'][number];

const season = byId('season', HTMLInputElement);
const firstNight = byId('firstNight', HTMLInputElement);
const players = byId('players', HTMLTextAreaElement);
const machines = byId('machines', HTMLTextAreaElement);
const said = byId('said', HTMLElement);
let known: Machine[] = [];

function say(text: string): void {
  said.textContent = text;
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `Ada Quill, 9`, or two columns pasted from a spreadsheet; a skill left out is 5. */
function readPlayers(): NewLeague['players'] {
  return lines(players.value).map((line) => {
    const parts = /^(.*?)[\t,;]\s*([\d.]+)\s*$/.exec(line);
    return parts ? { name: parts[1]!.trim(), skill: Number(parts[2]) } : { name: line, skill: 5 };
  });
}

/** `Medieval Madness, MM, 9,300,000`; what is left out is taken from the machine of that name. */
function readMachines(): Machine[] {
  return lines(machines.value).map((line) => {
    const [name = '', ...rest] = line.split(/[\t,;]/).map((part) => part.trim());
    const starter = known.find((machine) => machine.name.toLowerCase() === name.toLowerCase());
    const digits = rest.filter((part) => /^\d+$/.test(part)).join('');
    const abbreviation = rest.find((part) => part !== '' && !/^\d+$/.test(part)) ?? starter?.abbreviation ?? '';
    return {
      name: starter?.name ?? name,
      abbreviation,
      normalizer: digits === '' ? (starter?.normalizer ?? 0) : Number(digits),
    };
  });
}

function fill(league: NewLeague): void {
  season.value = league.season;
  players.value = league.players.map(({ name, skill }) => `${name}, ${skill}`).join('\n');
  machines.value = league.machines
    .map(({ name, abbreviation, normalizer }) => `${name}\t${abbreviation ?? ''}\t${normalizer}`)
    .join('\n');
  say('An invented league is filled in. Change what you like, then choose Set up.');
}

function done({ sentence }: { sentence: string }): void {
  byId('league', HTMLFormElement).hidden = true;
  say(`${sentence} Close this window: the first tab is the front page, and scores are typed on the group tabs.`);
}

byId('league', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  say('Setting up ...');
  google.script.run
    .withSuccessHandler(done)
    .withFailureHandler((error) => say(error.message))
    .setUpLeague({
      season: season.value.trim(),
      firstNight: firstNight.value,
      players: readPlayers(),
      machines: readMachines(),
    });
});

byId('demo', HTMLButtonElement).addEventListener('click', () => {
  google.script.run
    .withSuccessHandler(fill)
    .withFailureHandler((error) => say(error.message))
    .demoLeague(firstNight.value);
});

const today = new Date();
firstNight.value = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');
google.script.run
  .withSuccessHandler((list: Machine[]) => {
    known = list;
  })
  .withFailureHandler((error) => say(error.message))
  .starterMachines();
season.focus();
