import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILD, ROOT } from './bundle';

/** Every file of a folder and its bytes, as text that a failing test can show. */
function filesOf(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'latin1')]));
}

test('build/ is what `npm run build` makes of these sources, to the byte', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pinball-league-build-'));
  try {
    const webpack = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
    const args = [webpack, '--config', 'webpack.config.cjs', '--output-path', folder];
    execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' });
    const fresh = filesOf(folder);
    const committed = filesOf(BUILD);
    expect(Object.keys(committed)).toEqual(Object.keys(fresh));
    const stale = Object.keys(fresh).filter((name) => fresh[name] !== committed[name]);
    expect(stale).toEqual([]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
