/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import * as ExcelJS from 'exceljs';
import { at, engineModule, newSheet, onSheet } from '../support/engine';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-engine-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);

function league() {
  const sheet = newSheet({ name: 'Wednesday', timeZone: 'America/Bogota' });
  const { engine, sheetId, put } = sheet;
  put('A1', ['Player', 5, true, '=B1*2', '=SEQUENCE(2)', 'x']);
  engine.writeCells(sheetId, 3, 1, [[{ value: 46297, format: 'yyyy-mm-dd' }]]);
  engine.setStyle(sheetId, at('A1:C1'), { bold: true, background: '#eeeeee' });
  engine.writeNotes(sheetId, 1, 1, [['a note']]);
  engine.setValidation(sheetId, at('A2'), {
    criteria: 'VALUE_IN_LIST',
    values: ['Present', 'Absent'],
    allowInvalid: false,
    helpText: 'Choose one.',
    showDropdown: true,
  });
  engine.writeConditionalFormats(sheetId, [
    { areas: [at('B1:B9')], criteria: 'NUMBER_GREATER_THAN', values: [3], style: { background: '#ff0000' } },
  ]);
  engine.addProtection({
    sheetId,
    area: null,
    description: 'derived',
    warningOnly: true,
    unprotected: [],
    editors: null,
  });
  engine.setNamedRange({ name: 'best', sheetId, ...at('A1:B1') });
  engine.setRowGroups(sheetId, [{ row: 20, rows: 3, collapsed: true }]);
  engine.setFrozen(sheetId, { rows: 1, columns: 1 });
  engine.writeStore('document', { key: 'value' });
  engine.setSheetHidden(engine.insertSheet({ name: 'Hidden' }), true);
  return sheet;
}

describe('the saved workbook', () => {
  it('comes back whole', async () => {
    const { engine, sheetId, values } = league();
    const before = await values('A1:F3');
    const file = inFolder('league.json');
    const open = engineModule().openWorkbookFile(file);
    expect(open.content).toBeNull();
    expect(open.save(engine.save())).toBe(fs.statSync(file).size);
    open.close();

    const again = engineModule().openWorkbookFile(file);
    const loaded = engineModule().createEngine({ file: again.content! });
    expect(await onSheet(loaded, sheetId).values('A1:F3')).toEqual(before);
    expect(loaded.name()).toBe('Wednesday');
    expect(loaded.timeZone()).toBe('America/Bogota');
    expect(loaded.sheets()).toEqual(engine.sheets());
    expect(loaded.readStyles(sheetId, at('A1:D3'))).toEqual(engine.readStyles(sheetId, at('A1:D3')));
    expect(loaded.readNotes(sheetId, at('A1'))).toEqual([['a note']]);
    expect(loaded.readValidations(sheetId, at('A2'))).toEqual(engine.readValidations(sheetId, at('A2')));
    expect(loaded.readConditionalFormats(sheetId)).toEqual(engine.readConditionalFormats(sheetId));
    expect(loaded.protections()).toEqual(engine.protections());
    expect(loaded.namedRanges()).toEqual(engine.namedRanges());
    expect(loaded.rowGroups(sheetId)).toEqual(engine.rowGroups(sheetId));
    expect(loaded.isRowHidden(sheetId, 21)).toBe(true);
    expect(loaded.readStore('document')).toEqual({ key: 'value' });
    expect(JSON.stringify(loaded.save())).toBe(JSON.stringify(engine.save()));
    expect(loaded.insertSheet({ name: 'New' })).not.toBe(sheetId);
    again.close();
  });

  it('the same steps give the same bytes, and so does the same content written in another order', () => {
    expect(JSON.stringify(league().engine.save())).toBe(JSON.stringify(league().engine.save()));
    const texts = [
      ['A1', 'B2'],
      ['B2', 'A1'],
    ].map((order) => {
      const { engine, sheetId, put } = newSheet();
      for (const address of order) {
        put(address, [address]);
        engine.setStyle(sheetId, at(address), address === 'A1' ? { bold: true } : { italic: true });
      }
      engine.writeStore('document', Object.fromEntries(order.map((key) => [key, key])));
      put('C3', ['gone']);
      put('C3', [null]);
      return JSON.stringify(engine.save());
    });
    expect(texts[0]).toBe(texts[1]);
  });
});

describe('the file on disk', () => {
  it('a crash while saving leaves the old file', () => {
    const file = inFolder('league.json');
    const open = engineModule().openWorkbookFile(file);
    open.save(newSheet({ name: 'Old' }).engine.save());
    const old = fs.readFileSync(file, 'utf8');
    const library = path.resolve('dist/desk/engine.cjs');
    open.close();
    // The process dies once the new text is written and before it is in the file's place.
    const script = `
      const fs = require('node:fs');
      fs.renameSync = () => process.kill(process.pid, 'SIGKILL');
      const { createEngine, openWorkbookFile } = require(${JSON.stringify(library)});
      openWorkbookFile(${JSON.stringify(file)}).save(createEngine({ name: 'New' }).save());`;
    expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL');
    expect(fs.readFileSync(file, 'utf8')).toBe(old);
    const again = engineModule().openWorkbookFile(file);
    expect(engineModule().createEngine({ file: again.content! }).name()).toBe('Old');
    again.close();
  });

  it.each([['{"kind":"pinball-lea'], ['{}'], [''], ['null'], ['{"kind":"pinball-league-workbook","version":2}']])(
    'refuses %j with a sentence, leaves it, and keeps a copy',
    (text) => {
      const file = inFolder('league.json');
      fs.writeFileSync(file, text);
      const open = () => engineModule().openWorkbookFile(file);
      expect(open).toThrow(
        'league.json is damaged or is not a league file. It was left as it is, and a copy is in league.json.damaged-1.',
      );
      expect(open).toThrow('league.json.damaged-2');
      expect(fs.readFileSync(file, 'utf8')).toBe(text);
      expect(fs.readFileSync(inFolder('league.json.damaged-1'), 'utf8')).toBe(text);
      expect(fs.existsSync(`${file}.lock`)).toBe(false);
    },
  );

  it('two desks on one file: the second is refused until the first closes', () => {
    const file = inFolder('league.json');
    const first = engineModule().openWorkbookFile(file);
    expect(() => engineModule().openWorkbookFile(file)).toThrow(
      `league.json is open in another desk (process ${process.pid}). Close that one first, or use another file.`,
    );
    first.close();
    expect(() => first.save(newSheet().engine.save())).toThrow('league.json is closed.');
    engineModule().openWorkbookFile(file).close();
  });

  it('takes over the lock of a desk that died', () => {
    const file = inFolder('league.json');
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    fs.writeFileSync(`${file}.lock`, String(dead));
    const open = engineModule().openWorkbookFile(file);
    expect(fs.readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.pid));
    open.close();
    fs.writeFileSync(`${file}.lock`, '');
    engineModule().openWorkbookFile(file).close();
  });
});

describe('the xlsx file', () => {
  it('holds values, formulas with results, looks, rules and tabs; custom functions and arrays as values', async () => {
    const { engine, sheetId, put } = league();
    engine.registerCustomFunction('DOUBLE', ([n]) => Number(n) * 2);
    put('A5', ['=DOUBLE(4)', '=1/0', '=SUM(1,2)+DOUBLE(1)']);
    engine.setColumnWidths(sheetId, 1, 1, 145);
    engine.merge(sheetId, at('A7:B7'));
    const file = inFolder('league.xlsx');
    await engineModule().writeXlsx(engine, file);

    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(file);
    const sheet = workbook.getWorksheet('Sheet1')!;
    expect(sheet.getCell('A1').value).toBe('Player');
    expect(sheet.getCell('C1').value).toBe(true);
    expect(sheet.getCell('D1').value).toMatchObject({ formula: 'B1*2', result: 10 });
    expect([sheet.getCell('E1').value, sheet.getCell('E2').value]).toEqual([1, 2]);
    expect([sheet.getCell('A5').value, sheet.getCell('C5').value]).toEqual([8, 5]);
    expect(sheet.getCell('B5').value).toMatchObject({ formula: '1/0' });
    expect(sheet.getCell('A1').font).toMatchObject({ bold: true, name: 'Arial', size: 10 });
    expect(sheet.getCell('A1').fill).toMatchObject({ fgColor: { argb: 'FFEEEEEE' } });
    expect(sheet.getCell('A3').numFmt).toBe('yyyy-mm-dd');
    expect(sheet.getCell('A1').note).toBe('a note');
    expect(sheet.getCell('A2').dataValidation).toMatchObject({ type: 'list', formulae: ['"Present,Absent"'] });
    expect(sheet.getColumn(1).width).toBe(20);
    expect(sheet.getRow(21).hidden).toBe(true);
    expect(sheet.getCell('B7').master.address).toBe('A7');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 1 });
    const { conditionalFormattings } = sheet as unknown as { conditionalFormattings: unknown };
    expect(conditionalFormattings).toMatchObject([{ ref: 'B1:B9', rules: [{ formulae: ['AND(ISNUMBER(B1),B1>3)'] }] }]);
    expect(workbook.getWorksheet('Hidden')!.state).toBe('hidden');
    expect(workbook.definedNames.getRanges('best').ranges).toEqual(['Sheet1!$A$1:$B$1']);
  });
});
