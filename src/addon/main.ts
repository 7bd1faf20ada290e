/**
 * What Google calls: every menu handler, trigger, custom function and google.script.run call is assigned to `global`
 * here, and the build makes a top-level function of each. Nothing else may run when this file loads: the menu must
 * appear before anybody has allowed the add-on anything.
 *
 * @OnlyCurrentDoc
 * @preserve
 */
import {
  groupSizes,
  leaguePoints,
  matchPoints,
  normalizeScores,
  parseScoreText,
  playOrderTable,
  premakeup,
} from './functions';
import {
  callDemoLeague,
  callFinalizeWeek,
  callPreviewWeek,
  callPublicLeague,
  callRebuild,
  callSetUpLeague,
  callStarterMachines,
  callUndoFinalize,
  type Confirmed,
} from './calls';
import type { NewLeague } from '../actions/setUpLeague';
import { type Cells } from './cells';
import {
  exportFromMenu,
  finalizeFromMenu,
  helpFromMenu,
  makeMenu,
  moneyFromMenu,
  rebuildFromMenu,
  rulingsFromMenu,
  setUpFromMenu,
  undoFromMenu,
} from './menu';
import { edited } from './triggers';

declare const global: Record<string, (...args: never[]) => unknown>;

// ---------------------------------------------------------------- triggers

/** Makes the League menu when the file is opened. */
global.onOpen = () => makeMenu();

/** Makes the League menu right after the add-on was installed. */
global.onInstall = () => makeMenu();

/** Keeps group tabs true while people type. */
global.onEdit = (event: GoogleAppsScript.Events.SheetsOnEdit) => edited(event);

// ---------------------------------------------------------------- menu

/** League > Set Up League */
global.menuSetUpLeague = () => setUpFromMenu();

/** League > Finalize Week */
global.menuFinalizeWeek = () => finalizeFromMenu();

/** League > Undo Last Finalize */
global.menuUndoFinalize = () => undoFromMenu();

/** League > More > Rebuild */
global.menuRebuild = () => rebuildFromMenu();

/** League > More > Rulings */
global.menuRulings = () => rulingsFromMenu();

/** League > More > Money */
global.menuMoney = () => moneyFromMenu();

/** League > More > Export */
global.menuExport = () => exportFromMenu();

/** League > More > Help */
global.menuHelp = () => helpFromMenu();

// ---------------------------------------------------------------- calls

/** Makes every tab of a new league. */
global.setUpLeague = (league: NewLeague) => callSetUpLeague(league);

/** Everything Finalize Week would do, as data; writes nothing. */
global.previewWeek = () => callPreviewWeek();

/** Finalizes the open week; `confirmed` accepts warnings, never problems. */
global.finalizeWeek = (options?: Confirmed) => callFinalizeWeek(options);

/** Opens the last finalized week again; `confirmed` throws away what was typed for the next one. */
global.undoFinalize = (options?: Confirmed) => callUndoFinalize(options);

/** Makes everything anew that follows from what was typed and committed. */
global.rebuild = () => callRebuild();

/** What players may see. */
global.publicLeague = () => callPublicLeague();

/** An invented league for the Set Up League page. */
global.demoLeague = (firstNight: string) => callDemoLeague(firstNight);

/** Machines with starter normalizers, for the Set Up League page. */
global.starterMachines = () => callStarterMachines();

// ---------------------------------------------------------------- custom functions

/**
 * League points of every game of a group, bonus points included. A game stays blank until all its scores are in.
 *
 * @param {Array<Array<number|string>>} scores One row per player (best standing first), one column per game, such as C4:G7; 20M and 1.25B are fine.
 * @param {Array<Array<string>>} how Optional: how each score came about, same size: blank (played), PM1, PM2, PMA, PM0, GA or GH.
 * @param {Array<Array<number>>} normalizers Optional: one row of normalizers; needed for games with a GH ghost.
 * @param {Array<Array<string>>} players Optional: the column of names; rows without a name stay blank.
 * @return {Array<Array<number|string>>} The points, in the size of the scores.
 * @customfunction
 * @preserve
 */
global.LEAGUEPOINTS = (scores: Cells, how?: Cells, normalizers?: Cells, players?: Cells) =>
  leaguePoints(scores, how, normalizers, players);

/**
 * Scores divided by the normalizers of their machines: normalized millions, to 6 decimals.
 *
 * @param {Array<Array<number|string>>} scores One row per player, one column per game; 20M and 1.25B are fine.
 * @param {Array<Array<number>>} normalizers One row of normalizers, or one cell for all games.
 * @return {Array<Array<number|string>>} The normalized scores, in the size of the scores.
 * @customfunction
 * @preserve
 */
global.NORMALIZE = (scores: Cells, normalizers: Cells) => normalizeScores(scores, normalizers);

/**
 * The match of a group: for each player the league points (LP), the match bonus, their total (TLP), the total
 * normalized score (TNS) and the place. Columns that are blank are ignored.
 *
 * @param {Array<Array<number>>} points League points, one row per player (best standing first), one column per game.
 * @param {Array<Array<number>>} normalized Normalized scores, same size.
 * @param {Array<Array<string>>} how Optional: how each score came about, same size; a ghost (GA, GH) has no normalized score.
 * @return {Array<Array<number|string>>} Five columns: LP, match bonus, TLP, TNS, place.
 * @customfunction
 * @preserve
 */
global.MATCHPOINTS = (points: Cells, normalized: Cells, how?: Cells) => matchPoints(points, normalized, how);

/**
 * Who plays when: 1 plays first. The first game goes by standing, best last; each later game, as soon as the one
 * before it is complete, by its finish, winner last. Whoever arrives late plays first.
 *
 * @param {Array<Array<number|string>>} scores One row per player (best standing first), one column per game.
 * @param {Array<Array<string>>} how Optional: the codes of missed games, same size; a player has no turn there.
 * @param {Array<Array<string>>} players Optional: the column of names; rows without a name stay blank.
 * @return {Array<Array<number|string>>} The turns, in the size of the scores.
 * @customfunction
 * @preserve
 */
global.PLAYORDER = (scores: Cells, how?: Cells, players?: Cells) => playOrderTable(scores, how, players);

/**
 * The sizes of the groups, from the top group down.
 *
 * @param {number} players The number of players.
 * @param {boolean} division Optional: TRUE for the groups of one division, which has at least two from four players on.
 * @return {Array<Array<number>>} One row of sizes.
 * @customfunction
 * @preserve
 */
global.GROUPSIZES = (players: Cells, division?: Cells) => groupSizes(players, division);

/**
 * The premakeup score a missed game on a machine uses next, blank when there is none (left).
 *
 * @param {number} first The first premakeup score on the machine, blank when not recorded.
 * @param {number} second The second premakeup score, blank when not recorded.
 * @param {string} used The codes used so far, in order, such as 1 0; blank for none.
 * @param {string} order Optional: the chosen order, such as 2 A 1; blank takes the highest first.
 * @return {number|string} The score.
 * @customfunction
 * @preserve
 */
global.PREMAKEUP = (first: Cells, second: Cells, used: Cells, order?: Cells) => premakeup(first, second, used, order);

/**
 * The number a score means: 20M is 20,000,000, 1.25B is 1,250,000,000, 45,123,450 is itself.
 *
 * @param {string|Array<Array<string>>} text The score as typed, or a range of them.
 * @return {number|Array<Array<number>>} The number, exact.
 * @customfunction
 * @preserve
 */
global.PARSESCORE = (text: Cells) => parseScoreText(text);
