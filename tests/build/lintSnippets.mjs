/**
 * Lints snippets as if they were files of this project: reads `[{file, code}]` as JSON on stdin, answers with one
 * list of `ruleId: message` for each. A process of its own, because ESLint loads its configuration as a module.
 */
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// The snippets are on no disk, so nothing can be asked about their types.
const untyped = { ...tseslint.configs.disableTypeChecked, files: ['**/*.ts'] };
const eslint = new ESLint({ overrideConfig: [untyped] });

const lint = async ({ file, code }) => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result.messages.map((message) => `${message.ruleId}: ${message.message}`);
};
const snippets = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(await Promise.all(snippets.map(lint))));
