/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { openTestDesk } from '../support/desk';

test('AUTH-01 onOpen runs in NONE until the add-on was used in the file, then in LIMITED', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  const file = path.join(folder, 'league.json');
  const code = `function onOpen(e) { console.log(String(e.authMode)); SpreadsheetApp.getUi().createMenu('M').addItem('Go', 'go').addToUi() } function go() {}`;
  const modes: string[] = [];
  for (const use of [false, true, false]) {
    const desk = await openTestDesk(code, { file });
    modes.push(...desk.log);
    if (use) await desk.menu('Go');
    desk.save();
    await desk.close();
  }
  expect(modes).toEqual(['NONE', 'NONE', 'LIMITED']);
  fs.rmSync(folder, { recursive: true });
});
