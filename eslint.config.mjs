import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import importArrows from './scripts/importArrows.mjs';

/** The folders that become build/Code.js and run in Apps Script. */
const ADDON = ['rules', 'workbook', 'actions', 'addon'].map((folder) => `src/${folder}/**/*.ts`);

/** What browsers and Node have and Apps Script's V8 does not. It has a console. */
const NOT_IN_APPS_SCRIPT = Object.keys({ ...globals.browser, ...globals.worker, ...globals.node })
  .filter((name) => name !== 'console' && !(name in globals.builtin))
  .concat('globalThis', 'NodeJS');

const GOOGLE_SERVICES = [
  'SpreadsheetApp',
  'HtmlService',
  'LockService',
  'PropertiesService',
  'CacheService',
  'ScriptApp',
  'UrlFetchApp',
  'ContentService',
  'DriveApp',
  'MailApp',
  'Session',
  'Utilities',
  'Logger',
  'Browser',
];

const NO_GOOGLE = 'The rules know nothing of Google or the console.';

const only = (names, message) => names.map((name) => ({ name, message }));
const notInAppsScript = only(NOT_IN_APPS_SCRIPT, 'Apps Script has no such global.');

const TOUCHES_GLOBAL = [
  { selector: 'MemberExpression[object.name=/^(global|globalThis)$/]', message: 'Only addon/main.ts touches global.' },
  { selector: 'VariableDeclarator[id.name=/^(global|globalThis)$/]', message: 'Only addon/main.ts touches global.' },
];

export default defineConfig(
  { ignores: ['node_modules/', 'build/', 'dist/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'all', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
      // Unions such as `CalendarDate | ''` tell a reader what a text may be, and cells are of unknown type.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    files: ['tests/**/*.ts'],
    // A test's length is its cases. What JSON and the bundle give back has no types.
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },

  {
    files: ['src/**/*.ts'],
    plugins: { arrows: importArrows },
    rules: { 'arrows/import-arrows': 'error' },
  },
  {
    files: ADDON,
    ignores: ['src/addon/main.ts'],
    rules: {
      'no-restricted-globals': ['error', ...notInAppsScript],
      'no-restricted-syntax': ['error', ...TOUCHES_GLOBAL],
    },
  },
  {
    files: ['src/addon/main.ts'],
    rules: { 'no-restricted-globals': ['error', ...notInAppsScript] },
  },
  {
    files: ['src/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...notInAppsScript, ...only([...GOOGLE_SERVICES, 'console'], NO_GOOGLE)],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The rules are pure: take a seed.' },
        { object: 'Date', property: 'now', message: 'The rules are pure: take the date.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...TOUCHES_GLOBAL,
        { selector: 'TSQualifiedName[left.name="GoogleAppsScript"]', message: NO_GOOGLE },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'The rules are pure: take the date.',
        },
      ],
    },
  },

  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'error' },
  },
);
