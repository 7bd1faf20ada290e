import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './bundle';

/** Which folders of src/ each folder may import; the pages may import types alone from the folders in brackets. */
const MAY_IMPORT: Record<string, string> = {
  rules: 'rules',
  workbook: 'workbook rules',
  actions: 'actions workbook rules',
  addon: 'addon actions workbook rules',
  sidebar: 'sidebar [addon] [actions] [workbook] [rules]',
  players: 'players [addon] [actions] [workbook] [rules]',
  desk: 'desk',
  demo: 'demo desk',
};
const FOLDERS = Object.keys(MAY_IMPORT);
const ADDON = ['rules', 'workbook', 'actions', 'addon'];

interface Snippet {
  file: string;
  code: string;
  /** Whether the rule named must complain (true) or keep quiet (false). */
  forbidden: boolean;
  rule: string;
}

const ARROWS = 'arrows/import-arrows';
const GLOBALS = 'no-restricted-globals';
const SYNTAX = 'no-restricted-syntax';

const snippets: Snippet[] = [];
const add = (rule: string, forbidden: boolean, file: string, code: string) =>
  snippets.push({ rule, forbidden, file, code });

for (const from of FOLDERS) {
  const allowed = (MAY_IMPORT[from] ?? '').split(' ');
  for (const to of FOLDERS) {
    const code = allowed.includes(to);
    const types = code || allowed.includes(`[${to}]`);
    add(ARROWS, !code, `src/${from}/one.ts`, `import { two } from '../${to}/two'; two();`);
    add(ARROWS, !code, `src/${from}/deep/er/one.ts`, `import '../../../${to}/two';`);
    add(ARROWS, !types, `src/${from}/one.ts`, `import type { Two } from '../${to}/two'; export type One = Two;`);
  }
  const packages = from === 'desk' || from === 'demo';
  add(ARROWS, !packages, `src/${from}/one.ts`, `import fs from 'node:fs'; fs.statSync('.');`);
  add(ARROWS, !packages, `src/${from}/one.ts`, `import { of } from 'rxjs'; of(1);`);
  add(ARROWS, true, `src/${from}/one.ts`, `import { one } from '../../tests/support/one'; one();`);
  add(ARROWS, true, `src/${from}/one.ts`, `import config from '../../jest.config'; config();`);
}

// Every way to import, on one forbidden arrow.
for (const code of [
  `export { two } from '../addon/two';`,
  `export * from '../addon/two';`,
  `export type { Two } from '../addon/two';`,
  `export const two = import('../addon/two');`,
  `export const two = require('../addon/two');`,
  `import two = require('../addon/two'); two();`,
  `export type Two = import('../addon/two').Two;`,
  `export type Two = typeof import('../addon/two');`,
]) {
  add(ARROWS, true, 'src/rules/one.ts', code);
}
add(ARROWS, false, 'src/sidebar/one.ts', `import { type Two } from '../rules/two'; export type One = Two;`);
add(ARROWS, true, 'src/sidebar/one.ts', `import { type Two, three } from '../rules/two'; export const o: Two = three;`);
add(ARROWS, false, 'tests/desk/one.test.ts', `import { two } from '../../src/desk/two'; two();`);

for (const folder of ADDON) {
  for (const name of ['process', 'require', 'setTimeout', 'fetch', 'URL', 'TextEncoder', 'crypto', 'performance']) {
    add(GLOBALS, true, `src/${folder}/one.ts`, `export const one = ${name};`);
  }
  for (const name of ['window', 'document', 'structuredClone', 'Buffer', '__dirname']) {
    add(GLOBALS, true, `src/${folder}/one.ts`, `export const one = ${name};`);
  }
  for (const name of ['global', 'globalThis']) {
    add(GLOBALS, true, `src/${folder}/one.ts`, `export const one = ${name};`);
    add(SYNTAX, true, `src/${folder}/one.ts`, `${name}.one = () => 1;`);
  }
  add(SYNTAX, true, `src/${folder}/one.ts`, `declare const global: { one: number }; global.one = 1;`);
  add(GLOBALS, false, `src/${folder}/one.ts`, `export const one = new Map([[1, Math.max(1, 2)]]);`);
  add(GLOBALS, folder === 'rules', `src/${folder}/one.ts`, `SpreadsheetApp.flush();`);
  add(SYNTAX, folder === 'rules', `src/${folder}/one.ts`, `export type One = GoogleAppsScript.Spreadsheet.Sheet;`);
  add(GLOBALS, folder === 'rules', `src/${folder}/one.ts`, `console.log('one');`);
}
add(GLOBALS, false, 'src/addon/main.ts', `declare const global: { one: number }; global.one = 1; export {};`);
add(SYNTAX, false, 'src/addon/main.ts', `declare const global: { one: number }; global.one = 1; export {};`);
add(GLOBALS, true, 'src/addon/main.ts', `setTimeout(() => 1); export {};`);

add('no-restricted-properties', true, 'src/rules/one.ts', `export const one = Math.random();`);
add('no-restricted-properties', true, 'src/rules/one.ts', `export const one = Date.now();`);
add(SYNTAX, true, 'src/rules/one.ts', `export const one = new Date();`);
add(SYNTAX, false, 'src/rules/one.ts', `export const one = new Date(0);`);

add('@typescript-eslint/no-explicit-any', true, 'src/workbook/one.ts', `export const one = (two: any) => String(two);`);
add('@typescript-eslint/no-unused-vars', true, 'src/workbook/one.ts', `const one = 1;`);
add('max-lines', true, 'src/workbook/one.ts', `export const one = [\n${'1,\n'.repeat(300)}];`);
add('max-lines', false, 'src/workbook/one.ts', `export const one = [\n${'1,\n\n// why\n'.repeat(298)}];`);

const lintSnippets = path.join(ROOT, 'tests/build/lintSnippets.mjs');
const answer = execFileSync(process.execPath, [lintSnippets], { cwd: ROOT, input: JSON.stringify(snippets) });
const complaints = JSON.parse(answer.toString()) as string[][];

const cases = snippets.map((snippet, index) => ({
  ...snippet,
  verdict: snippet.forbidden ? 'refuses' : 'allows',
  shown: snippet.code.split('\n')[0],
  found: complaints[index] ?? ['null: not linted'],
}));

describe('the lint rules keep the arrows between the folders', () => {
  test.each(cases)('$rule $verdict $shown in $file', ({ rule, forbidden, found }) => {
    // A snippet that does not parse, or was not linted, proves nothing.
    expect(found.filter((complaint) => complaint.startsWith('null: '))).toEqual([]);
    expect(found.some((complaint) => complaint.startsWith(`${rule}: `))).toBe(forbidden);
  });
});
