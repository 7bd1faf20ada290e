import type * as Library from '../../src/desk/index';

/** The built desk, loaded once outside of jest's own contexts. */
declare const deskModule: (name: string) => unknown;

export function deskLibrary(): typeof Library {
  return deskModule('index') as typeof Library;
}

export type TestDesk = Library.OpenDesk;

/** A desk in memory with this code as its add-on. */
export function openTestDesk(code: string, options: Omit<Library.DeskOptions, 'code'> = {}): Promise<TestDesk> {
  return deskLibrary().openDesk({ code, ...options });
}

/** Runs the text it is given as the body of a function of `ss` and `sheet`, a new sheet. */
const evaluate = `
function evaluate(body) {
  var ss = SpreadsheetApp.getActive();
  return new Function('ss', 'sheet', body)(ss, ss.insertSheet(ss.getNumSheets()));
}
`;

export interface Snippets {
  /** What the snippet returns, as google.script.run would give it. Rejects with the script's error. */
  run: (body: string) => Promise<unknown>;
  /** The message of the error that the snippet ends with. */
  failure: (body: string) => Promise<string>;
  desk: () => TestDesk;
}

/** One desk for the tests of a file, in which snippets of script run. */
export function snippets(options: Omit<Library.DeskOptions, 'code'> = {}, code = ''): Snippets {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(evaluate + code, { manifest: { timeZone: 'America/New_York' }, ...options });
  });
  afterAll(() => desk.close());
  const run = (body: string) => desk.call('evaluate', [body]);
  return {
    run,
    failure: (body) =>
      run(body).then(
        (value) => `no error, but ${JSON.stringify(value)}`,
        (error: Error) => error.message,
      ),
    desk: () => desk,
  };
}
