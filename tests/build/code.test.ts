import { CODE, load, menuItems, topLevelFunctions } from './bundle';

/** The custom functions and their arguments, as the README documents them. */
const CUSTOM_FUNCTIONS: Record<string, string[]> = {
  LEAGUEPOINTS: ['scores', 'how', 'normalizers', 'players'],
  NORMALIZE: ['scores', 'normalizers'],
  MATCHPOINTS: ['points', 'normalized', 'how'],
  PLAYORDER: ['scores', 'how', 'players'],
  GROUPSIZES: ['players', 'division'],
  PREMAKEUP: ['first', 'second', 'used', 'order'],
  PARSESCORE: ['text'],
};
const TRIGGERS = ['onOpen', 'onInstall', 'onEdit'];
const CALLS = ['setUpLeague', 'previewWeek', 'finalizeWeek', 'undoFinalize', 'rebuild', 'publicLeague'];
const MENU = ['League > Set Up League', 'League > Finalize Week', 'League > Undo Last Finalize'];
const SUBMENU = ['Rebuild', 'Rulings', 'Money', 'Export', 'Help'];

const functions = topLevelFunctions(CODE);
const names = functions.map((one) => one.name);
const functionCalled = (name: string) => functions.find((one) => one.name === name);

describe('build/Code.js', () => {
  test('is under 150 KB', () => {
    expect(Buffer.byteLength(CODE)).toBeLessThan(150_000);
  });

  test('tells Google that it needs this spreadsheet alone', () => {
    expect(CODE).toContain('@OnlyCurrentDoc');
  });

  test('tells nothing of the machine it was built on', () => {
    expect(CODE).not.toContain(process.cwd());
  });

  test('calls no service when it loads', () => {
    expect(() => load(CODE)).not.toThrow();
  });

  test('replaces every top-level function by the real one when it loads', () => {
    const loaded = load(CODE);
    const empty = names.filter((name) => /\{\s*\}$/.test(String(loaded[name])));
    expect(empty).toEqual([]);
  });

  test('declares every function once', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(TRIGGERS)('has the trigger %s as a top-level function', (name) => {
    expect(names).toContain(name);
  });

  test.each(CALLS)('has %s for google.script.run as a top-level function', (name) => {
    expect(names).toContain(name);
  });
});

describe('the League menu', () => {
  const items = menuItems(CODE);

  test('has the items people know, in their order', () => {
    expect(items.map((item) => item.label)).toEqual([...MENU, ...SUBMENU.map((label) => `League > More > ${label}`)]);
  });

  test('names a top-level function for every item', () => {
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => !names.includes(item.handler))).toEqual([]);
  });
});

describe.each(Object.entries(CUSTOM_FUNCTIONS))('the custom function %s', (name, parameters) => {
  test('is a top-level function with its documented arguments', () => {
    expect(functionCalled(name)?.parameters).toEqual(parameters);
  });

  test('has the help that Sheets shows', () => {
    const comment = functionCalled(name)?.comment ?? '';
    expect(comment).toMatch(/@customfunction\b/);
    expect(comment).toMatch(/@return \{[^}]+\} \S/);
    const documented = [...comment.matchAll(/@param \{[^}]+\} \[?(\w+)\]? \S/g)].map((match) => match[1]);
    expect(documented).toEqual(parameters);
  });
});

describe('the checks themselves', () => {
  test('a bundle newer than ES2020 does not parse', () => {
    expect(() => topLevelFunctions('class League { static #week = 1; }')).toThrow(SyntaxError);
    expect(() => topLevelFunctions('export const week = 1;')).toThrow(SyntaxError);
  });

  test('a service called at top level is noticed', () => {
    expect(() => load('SpreadsheetApp.getActive();')).toThrow('SpreadsheetApp is not defined');
  });

  test('a function inside another is no top-level function', () => {
    const found = topLevelFunctions('(() => { function finalizeWeek() {} })(); /** Help. */ function rebuild(a) {}');
    expect(found).toEqual([{ name: 'rebuild', parameters: ['a'], comment: '* Help. ' }]);
  });

  test('items of a submenu are found', () => {
    const code = `function onOpen() {
      const ui = SpreadsheetApp.getUi();
      const more = ui.createMenu('More').addItem('Help', 'showHelp');
      ui.createMenu('League').addItem('Check In', 'checkIn').addSeparator().addSubMenu(more).addToUi();
    }`;
    expect(menuItems(code)).toEqual([
      { label: 'League > Check In', handler: 'checkIn' },
      { label: 'League > More > Help', handler: 'showHelp' },
    ]);
  });
});
