/** The desk's command line. */

import * as path from 'node:path';
import * as readline from 'node:readline';
import { parseArgs } from 'node:util';
import { driveLine } from './drive';
import { openDesk } from './index';

const help = `The desk: the league's spreadsheet on your own machine.

  npm run desk -- drive FILE            reads one JSON command a line, answers one JSON line each
  npm run desk -- xlsx FILE OUT.xlsx    writes the spreadsheet as an Excel file

FILE is made when it is missing. --build FOLDER takes another built add-on than build/. Commands of drive:
  {"type":"Group 1!C4","value":"20M"}            types into a cell; "values":[[...]] pastes a block
  {"menu":"Finalize Week","answers":["YES"]}     clicks a menu item and answers what it asks
  {"call":"previewWeek","args":[]}               calls a function as the sidebar does
  {"read":"Standings"}  {"read":"Group 1!C10:G13"}
  {"tabs":true}  {"usage":true}  {"fail":{"afterCalls":17}}
`;

const ownBuild = path.join(__dirname, '../../build');

/** Answers in the order of the lines, and saves after each that changed something. */
async function drive(file: string, build: string): Promise<void> {
  const desk = await openDesk({ file, build });
  try {
    desk.save();
    for await (const line of readline.createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      let answer = await driveLine(desk, line);
      try {
        desk.save();
      } catch (error) {
        answer = { ok: false, error: `The file could not be saved: ${(error as Error).message}` };
      }
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    await desk.close();
  }
}

async function xlsx(file: string, target: string, build: string): Promise<void> {
  const desk = await openDesk({ file, build });
  try {
    await desk.saveXlsx(target);
  } finally {
    await desk.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'string', default: ownBuild }, help: { type: 'boolean', default: false } },
  });
  const [command, ...args] = positionals;
  if (values.help || command === undefined) return void process.stdout.write(help);
  if (command === 'drive' && args.length === 1) return drive(args[0]!, values.build);
  if (command === 'xlsx' && args.length === 2) return xlsx(args[0]!, args[1]!, values.build);
  throw new Error(`There is no command "${positionals.join(' ')}".\n\n${help}`);
}

// Only answers go to standard output, whatever a library prints.
console.log = console.error;

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
