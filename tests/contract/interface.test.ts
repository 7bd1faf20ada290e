/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { openTestDesk, snippets, type TestDesk } from '../support/desk';

const { run, failure } = snippets();

const asking = `
function onOpen() {
  SpreadsheetApp.getUi().createMenu('M').addItem('Ask', 'ask').addItem('Prompt', 'prompt').addItem('Pages', 'pages').addToUi();
}
function put(values) { SpreadsheetApp.getActiveSheet().getRange(1, 1, 1, values.length).setValues([values]); }
function ask() {
  const ui = SpreadsheetApp.getUi();
  const closed = ui.alert('t', 'p', ui.ButtonSet.YES_NO);
  put([closed === ui.Button.YES, closed === ui.Button.NO, closed === ui.Button.CLOSE]);
}
function prompt() {
  const ui = SpreadsheetApp.getUi();
  const reply = ui.prompt('Name?', ui.ButtonSet.OK_CANCEL);
  put([reply.getResponseText(), reply.getSelectedButton().toString()]);
}
function pages() {
  const ui = SpreadsheetApp.getUi();
  const page = HtmlService.createHtmlOutput('<b>x</b>').setTitle('S').setWidth(600).setHeight(300);
  ui.showSidebar(page);
  ui.showModalDialog(page.setTitle('A'), 'B');
  ui.showSidebar(page.setTitle('Second'));
  put(['went on']);
}
`;

async function withDesk(
  code: string,
  use: (desk: TestDesk) => Promise<void> | void,
  oauthScopes?: string[],
): Promise<void> {
  const desk = await openTestDesk(code, { manifest: { oauthScopes } });
  try {
    await use(desk);
  } finally {
    await desk.close();
  }
}

test('UI-01 alert returns the button clicked, CLOSE for the title bar', () =>
  withDesk(asking, async (desk) => {
    await desk.menu('Ask', ['YES']);
    expect(await desk.read('Sheet1!A1:C1')).toEqual([[true, false, false]]);
    await desk.menu('Ask');
    expect(await desk.read('Sheet1!A1:C1')).toEqual([[false, false, true]]);
  }));

test('UI-02 alert takes text, text and buttons, or title, text and buttons', () =>
  withDesk(
    `function onOpen() { SpreadsheetApp.getUi().createMenu('M').addItem('Go', 'go').addToUi() }
     function go() { const ui = SpreadsheetApp.getUi(); ui.alert('a'); ui.alert('a', ui.ButtonSet.OK_CANCEL); ui.alert('t', 'a', ui.ButtonSet.YES_NO_CANCEL) }`,
    async (desk) => {
      const { alerts } = await desk.menu('Go', ['OK', 'CANCEL', 'NO']);
      expect(alerts).toEqual([
        { title: '', text: 'a', buttons: 'OK', answer: 'OK' },
        { title: '', text: 'a', buttons: 'OK_CANCEL', answer: 'CANCEL' },
        { title: 't', text: 'a', buttons: 'YES_NO_CANCEL', answer: 'NO' },
      ]);
    },
  ));

test('UI-03 an alert drops the locks held', async () => {
  expect(
    await run(`const lock = LockService.getDocumentLock(); lock.tryLock(0); const before = lock.hasLock();
      SpreadsheetApp.getUi().alert('x'); return [before, lock.hasLock()]`),
  ).toEqual([true, false]);
});

test('UI-04 a prompt has the text typed even when it was cancelled', () =>
  withDesk(asking, async (desk) => {
    await desk.menu('Prompt', [{ button: 'CANCEL', text: 'abc' }]);
    expect(await desk.read('Sheet1!A1:B1')).toEqual([['abc', 'CANCEL']]);
    await desk.menu('Prompt', ['Fay']);
    expect(await desk.read('Sheet1!A1:B1')).toEqual([['Fay', 'OK']]);
  }));

test('text does not answer an alert: the command fails and says why', () =>
  withDesk(asking, async (desk) => {
    await expect(desk.menu('Ask', ['maybe'])).rejects.toThrow('does not fit the question "p"');
  }));

test('UI-05 UI-06 dialogs and sidebars return at once, with their titles', () =>
  withDesk(asking, async (desk) => {
    const { dialogs } = await desk.menu('Pages');
    expect(dialogs.map(({ kind, title }) => [kind, title])).toEqual([
      ['sidebar', 'S'],
      ['modal', 'B'],
      ['sidebar', 'Second'],
    ]);
    expect(await desk.read('Sheet1!A1')).toEqual([['went on']]);
  }));

test('UI-07 a new sidebar closes the one before', () =>
  withDesk(asking, async (desk) => {
    await desk.menu('Pages');
    expect(desk.page).toMatchObject({ kind: 'sidebar', title: 'Second', html: '<b>x</b>' });
  }));

test('UI-08 a sidebar has a fixed width; a dialog has the one set', () =>
  withDesk(asking, async (desk) => {
    const { dialogs } = await desk.menu('Pages');
    expect(dialogs.map(({ width }) => width)).toEqual([null, 600, null]);
  }));

test('UI-10 without a user interface getUi throws', () =>
  withDesk(`function timer() { SpreadsheetApp.getUi() }`, async (desk) => {
    await expect(desk.runUnattended('timer')).rejects.toThrow('Cannot call SpreadsheetApp.getUi() from this context.');
  }));

test('UI-11 without its scope showing a sidebar throws', () =>
  withDesk(
    asking,
    async (desk) => {
      await expect(desk.menu('Pages')).rejects.toThrow(
        'Specified permissions are not sufficient to call Ui.showSidebar. Required permissions: https://www.googleapis.com/auth/script.container.ui',
      );
    },
    ['https://www.googleapis.com/auth/spreadsheets.currentonly'],
  ));

test('MENU-01 a menu appears only after addToUi, with its entries in order', () =>
  withDesk(
    `function onOpen() { const ui = SpreadsheetApp.getUi(); ui.createMenu('never').addItem('x', 'x');
       ui.createMenu('M').addItem('a', 'f').addSeparator().addSubMenu(ui.createMenu('More').addItem('b', 'g')).addToUi() }`,
    (desk) => {
      expect(desk.menus).toEqual([
        {
          label: 'M',
          addOn: false,
          entries: [
            { kind: 'item', label: 'a', functionName: 'f' },
            { kind: 'separator' },
            { kind: 'menu', label: 'More', entries: [{ kind: 'item', label: 'b', functionName: 'g' }] },
          ],
        },
      ]);
    },
  ));

test('MENU-02 createAddonMenu fills the entry under Extensions', () =>
  withDesk(`function onOpen() { SpreadsheetApp.getUi().createAddonMenu().addItem('a', 'f').addToUi() }`, (desk) => {
    expect(desk.menus.map(({ addOn }) => addOn)).toEqual([true]);
  }));

test('MENU-03 a menu with a name already there replaces it', () =>
  withDesk(
    `function onOpen() { const ui = SpreadsheetApp.getUi(); ui.createMenu('M').addItem('a', 'f').addToUi(); ui.createMenu('M').addItem('b', 'g').addToUi() }`,
    (desk) => {
      expect(desk.menus.map(({ label, entries }) => [label, entries])).toEqual([
        ['M', [{ kind: 'item', label: 'b', functionName: 'g' }]],
      ]);
    },
  ));

test('MENU-04 an item calls the top-level function of that name, in full authorization; also by its path', () =>
  withDesk(
    `function onOpen() { const ui = SpreadsheetApp.getUi();
       ui.createMenu('M').addSubMenu(ui.createMenu('More').addItem('Go', 'go')).addToUi() }
     function go() { PropertiesService.getDocumentProperties().setProperty('a', 'b'); SpreadsheetApp.getActive().toast('done', 'Go') }`,
    async (desk) => {
      expect((await desk.menu('Go')).toasts).toEqual([{ title: 'Go', text: 'done' }]);
      expect((await desk.menu('More > Go')).toasts).toHaveLength(1);
      await expect(desk.menu('Nope')).rejects.toThrow('There is no menu item "Nope". There are: More > Go.');
    },
  ));

test('MENU-05 an item whose function does not exist fails when clicked', () =>
  withDesk(
    `function onOpen() { SpreadsheetApp.getUi().createMenu('M').addItem('x', 'nope').addToUi() }`,
    async (desk) => {
      await expect(desk.menu('x')).rejects.toThrow('Script function not found: nope');
    },
  ));

test('HTML-01 an HtmlOutput returns what was set', async () => {
  expect(
    await run(`const o = HtmlService.createHtmlOutput('<b>x</b>'); const title = o.getTitle();
      return [title, o.setWidth(200).getWidth(), o.setHeight(100).getHeight(), o.setTitle('T').getTitle(), o.append('y').getContent()]`),
  ).toEqual(['', 200, 100, 'T', '<b>x</b>y']);
});

test('HTML-02 a file that does not exist throws', async () => {
  expect(await failure(`HtmlService.createHtmlOutputFromFile('does_not_exist')`)).toContain('does_not_exist');
  expect(await failure(`HtmlService.createTemplateFromFile('does_not_exist')`)).toContain('does_not_exist');
});

test('HTML-03 properties of a template are its variables, escaped or as they are', async () => {
  expect(
    await run(`const t = HtmlService.createTemplate('Hello <?= name ?> <?!= name ?><? for (let i = 0; i < 2; i++) { ?>!<? } ?>');
      t.name = '<i>'; return t.evaluate().getContent()`),
  ).toBe('Hello &lt;i&gt; <i>!!');
});
