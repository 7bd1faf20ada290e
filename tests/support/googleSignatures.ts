import * as fs from 'node:fs';
import * as path from 'node:path';
import * as ts from 'typescript';

const types = path.join(__dirname, '../../node_modules/@types/google-apps-script');

/** The services the desk has, by the file of @types/google-apps-script that declares them. */
const services: Record<string, string[]> = {
  spreadsheet: [
    'SpreadsheetApp',
    'Spreadsheet',
    'Sheet',
    'Range',
    'RangeList',
    'Protection',
    'NamedRange',
    'Group',
    'DataValidation',
    'DataValidationBuilder',
    'ConditionalFormatRule',
    'ConditionalFormatRuleBuilder',
    'BooleanCondition',
  ],
  base: ['Ui', 'Menu', 'PromptResponse', 'Session', 'User', 'Logger'],
  html: ['HtmlService', 'HtmlOutput', 'HtmlTemplate'],
  lock: ['LockService', 'Lock'],
  properties: ['PropertiesService', 'Properties'],
  cache: ['CacheService', 'Cache'],
  utilities: ['Utilities'],
  script: ['ScriptApp'],
};

/** Service -> method -> its signatures, each a list of parameter types; an optional parameter ends in `?`. */
export type Signatures = Record<string, Record<string, string[][]>>;

/** What Google documents: the public methods of each service and their parameters, read from the types package. */
export function googleSignatures(): Signatures {
  const signatures: Signatures = {};
  for (const [file, names] of Object.entries(services)) {
    const name = path.join(types, `google-apps-script.${file}.d.ts`);
    const source = ts.createSourceFile(name, fs.readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node) && names.includes(node.name.text)) addService(signatures, node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return signatures;
}

function addService(signatures: Signatures, service: ts.InterfaceDeclaration): void {
  const methods = (signatures[service.name.text] ??= {});
  for (const member of service.members) {
    if (!ts.isMethodSignature(member)) continue;
    const parameters = member.parameters.map((parameter) => {
      const type = parameter.type?.getText().replace(/\s+/g, ' ') ?? 'any';
      return (parameter.dotDotDotToken ? '...' : '') + type + (parameter.questionToken ? '?' : '');
    });
    (methods[member.name.getText()] ??= []).push(parameters);
  }
}
