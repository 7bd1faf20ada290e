/**
 * An ESLint plugin that keeps the arrows between the folders of src/:
 *
 *     addon -> actions -> workbook -> rules        demo -> desk
 *
 * A folder imports itself and the folders named for it below, in any form: import, export from, import(), require()
 * and import types.
 */
import path from 'node:path';

/**
 * For each folder of src/: the folders whose code it may import, those whose types alone it may import, and whether
 * it may import packages. The add-on's folders may not: nothing of Node exists in Apps Script.
 */
export const ARROWS = {
  rules: { code: ['rules'], types: [], packages: false },
  workbook: { code: ['workbook', 'rules'], types: [], packages: false },
  actions: { code: ['actions', 'workbook', 'rules'], types: [], packages: false },
  addon: { code: ['addon', 'actions', 'workbook', 'rules'], types: [], packages: false },
  sidebar: { code: ['sidebar'], types: ['addon', 'actions', 'workbook', 'rules'], packages: false },
  players: { code: ['players'], types: ['addon', 'actions', 'workbook', 'rules'], packages: false },
  desk: { code: ['desk'], types: [], packages: true },
  demo: { code: ['demo', 'desk'], types: [], packages: true },
};

/** True for `import type ...`, `export type ... from`, and an import of which every name is marked `type`. */
function isTypeOnly(node) {
  if (node.type === 'TSImportType') return true;
  if ((node.importKind ?? node.exportKind) === 'type') return true;
  return node.specifiers?.length > 0 && node.specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
}

/** The folder of src/ that a path lies in: `rules` for src/rules/game.ts, undefined outside src/. */
function folderOf(file, root) {
  const [top, folder] = path.relative(root, file).split(path.sep);
  return top === 'src' ? folder : undefined;
}

/** The sentence that forbids `specifier` in `file`, or undefined when it is allowed. */
function whyForbidden(specifier, typeOnly, file, root) {
  const from = folderOf(file, root);
  const arrows = ARROWS[from];
  if (!arrows) return undefined;
  if (!specifier.startsWith('.')) return arrows.packages ? undefined : `src/${from} may not import packages.`;
  const to = folderOf(path.resolve(path.dirname(file), specifier), root);
  if (to === undefined) return `src/${from} may not import files outside src.`;
  if (arrows.code.includes(to)) return undefined;
  if (!arrows.types.includes(to)) return `src/${from} may not import src/${to}.`;
  return typeOnly ? undefined : `src/${from} may import types alone from src/${to}.`;
}

const importArrows = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}' } },
  create(context) {
    const check = (node, source) => {
      const specifier = source?.type === 'TSLiteralType' ? source.literal.value : source?.value;
      if (typeof specifier !== 'string') return;
      const why = whyForbidden(specifier, isTypeOnly(node), context.filename, context.cwd);
      if (why) context.report({ node: source, messageId: 'forbidden', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument),
      TSExternalModuleReference: (node) => check(node, node.expression),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
    };
  },
};

export default { meta: { name: 'import-arrows' }, rules: { 'import-arrows': importArrows } };
