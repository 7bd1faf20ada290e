/** The built add-on, as it would be pushed to Google: Code.js, pages, manifest. */

import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Build, Manifest } from './host/desk';

/** Reads a folder such as `build/`. Throws one sentence when it holds no add-on. */
export function readBuild(folder: string): Build {
  const code = path.join(folder, 'Code.js');
  if (!fs.existsSync(code)) throw new Error(`There is no Code.js in ${folder}: build the add-on first.`);
  const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.html'));
  const html = pages.map((name) => [name.slice(0, -'.html'.length), fs.readFileSync(path.join(folder, name), 'utf8')]);
  const manifest = path.join(folder, 'appsscript.json');
  return {
    code: fs.readFileSync(code, 'utf8'),
    html: Object.fromEntries(html) as Record<string, string>,
    manifest: fs.existsSync(manifest) ? (JSON.parse(fs.readFileSync(manifest, 'utf8')) as Manifest) : {},
  };
}
