import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { inlinePage } from '../../scripts/addonFiles.cjs';
import { BUILD } from './bundle';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pinball-league-pages-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The page `head` with the given files beside it, as the build makes it. */
function built(head: string, files: Record<string, string>): string {
  const page = path.join(folder, 'page.html');
  for (const [name, text] of Object.entries({ ...files, 'page.html': head })) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  return inlinePage(page, folder).html;
}

test('a page carries its stylesheet', () => {
  const html = built('<link href="night.css" rel="stylesheet" />', { 'night.css': '.score { color: #123456; }' });
  expect(html).toMatch(/^<style>[^<]*color: #123456;[^<]*<\/style>$/);
});

test('a page carries its script, with what the script imports, as plain JavaScript', () => {
  const html = built('<script src="night.ts"></script>', {
    'night.ts': `import { tripled } from './tripled'; (globalThis as { shown?: number }).shown = tripled(100);`,
    'tripled.ts': `export const tripled = (score: number): number => 3 * score;`,
  });
  const script = /^<script>([^]*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(vm.runInNewContext(`${script}; shown`)).toBe(300);
});

test('text in a script cannot end it', () => {
  const html = built('<script src="night.ts"></script>', { 'night.ts': `console.log('</script>');` });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('addresses on the web are left alone', () => {
  const head = '<link rel="stylesheet" href="https://example.com/a.css"><script src="https://example.com/a.js"></script>';
  expect(built(head, {})).toBe(head);
});

test('a page whose file is missing is an error that names it', () => {
  expect(() => built('<script src="missing.ts"></script>', {})).toThrow('missing.ts');
});

test('every page of the build is one file', () => {
  const pages = fs.readdirSync(BUILD).filter((name) => name.endsWith('.html'));
  expect(pages).not.toEqual([]);
  for (const name of pages) {
    const html = fs.readFileSync(path.join(BUILD, name), 'utf8');
    expect(html).not.toMatch(/<(?:link|script|img)\b[^>]*\b(?:href|src)="[^":]+"/);
  }
});
