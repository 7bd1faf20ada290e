import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './bundle';

/** The pages the add-on is made with; each becomes one file of the build. */
function pages(): string[] {
  const folders = ['src/sidebar', 'src/players'].map((folder) => path.join(ROOT, folder)).filter(fs.existsSync);
  return folders.flatMap((folder) => fs.readdirSync(folder)).filter((name) => name.endsWith('.html'));
}

test('clasp would push Code.js, the manifest and the pages, and nothing else', () => {
  // Nobody is logged in, here and in the place where clasp looks for a login.
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pinball-league-clasp-'));
  try {
    const clasp = path.join(ROOT, 'node_modules/@google/clasp/build/src/index.js');
    const env = { ...process.env, HOME: home, USERPROFILE: home, NO_UPDATE_NOTIFIER: '1' };
    const answer = execFileSync(process.execPath, [clasp, 'show-file-status', '--json'], { cwd: ROOT, env });
    const status = JSON.parse(answer.toString()) as { filesToPush: string[]; untrackedFiles: string[] };
    const expected = ['Code.js', 'appsscript.json', ...pages()].map((name) => `build/${name}`);
    expect(status.filesToPush.sort()).toEqual(expected.sort());
    expect(status.untrackedFiles).toEqual([]);
  } finally {
    fs.rmSync(home, { recursive: true });
  }
});
