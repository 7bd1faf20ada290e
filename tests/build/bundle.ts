import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { type Comment, type FunctionDeclaration, parse } from 'acorn';

export const ROOT = path.join(__dirname, '../..');
export const BUILD = path.join(ROOT, 'build');
export const CODE = fs.readFileSync(path.join(BUILD, 'Code.js'), 'utf8');

/** A top-level function of the bundle, as Google and Sheets' helper see it. */
export interface TopLevelFunction {
  name: string;
  parameters: string[];
  /** The comment that stands directly above it; empty when there is none. */
  comment: string;
}

/** The top-level function declarations of the bundle, which must parse as an ES2020 script. */
export function topLevelFunctions(code: string): TopLevelFunction[] {
  const comments: Comment[] = [];
  const program = parse(code, { ecmaVersion: 2020, sourceType: 'script', onComment: comments });
  const commentAbove = (start: number) => {
    const above = comments.filter((comment) => comment.end <= start).pop();
    return above && code.slice(above.end, start).trim() === '' ? above.value : '';
  };
  const functions = program.body.filter((node): node is FunctionDeclaration => node.type === 'FunctionDeclaration');
  return functions.map((node) => ({
    name: node.id.name,
    parameters: node.params.map((parameter) => (parameter.type === 'Identifier' ? parameter.name : parameter.type)),
    comment: commentAbove(node.start),
  }));
}

/** The bundle run as a script, with the given services and nothing else. */
export function load(code: string, services: Record<string, unknown> = {}): Record<string, () => unknown> {
  const context = vm.createContext({ ...services });
  vm.runInContext(code, context, { filename: 'Code.js' });
  return context;
}

export interface MenuItem {
  /** The labels from the menu down to the item: `League > More > Help`. */
  label: string;
  handler: string;
}

/** A menu that remembers its items; `addToUi` hands them over. */
class RecordedMenu {
  readonly items: MenuItem[] = [];

  constructor(
    readonly caption: string,
    private readonly shown: MenuItem[],
  ) {}

  addItem(label: string, handler: string) {
    this.items.push({ label: `${this.caption} > ${label}`, handler });
    return this;
  }

  addSeparator() {
    return this;
  }

  addSubMenu(menu: RecordedMenu) {
    this.items.push(...menu.items.map((item) => ({ ...item, label: `${this.caption} > ${item.label}` })));
    return this;
  }

  addToUi() {
    this.shown.push(...this.items);
  }
}

/** What the bundle's onOpen puts into the menu bar. It may use menus alone, as in an add-on nobody has allowed yet. */
export function menuItems(code: string): MenuItem[] {
  const shown: MenuItem[] = [];
  const createMenu = (caption: string) => new RecordedMenu(caption, shown);
  const ui = { createMenu, createAddonMenu: () => createMenu('League') };
  load(code, { SpreadsheetApp: { getUi: () => ui } }).onOpen?.();
  return shown;
}
