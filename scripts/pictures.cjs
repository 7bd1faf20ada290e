/**
 * Makes the picture of the README, docs/group-tab.png: the demo league on the desk, a group's night half typed,
 * written as an Excel file and printed by LibreOffice. Needs `soffice` (LibreOffice Calc) and `pdftoppm`
 * (poppler-utils): on Debian `apt-get install libreoffice-calc poppler-utils`.
 *
 *     node scripts/pictures.cjs
 */
const { execFileSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { Workbook } = require('exceljs');

const root = path.join(__dirname, '..');
/** Milliseconds a program may take. */
const LONGEST = 120_000;

const LIGHT_LINE = { style: 'thin', color: { argb: 'FFE0E0E0' } };
const LIGHT_LINES = { top: LIGHT_LINE, right: LIGHT_LINE, bottom: LIGHT_LINE, left: LIGHT_LINE };

/** Cleo is late and has played a premakeup on the first machine; the third game is still going on. */
async function typeHalfANight(desk) {
  const league = await desk.call('demoLeague', ['2001-03-07']);
  await desk.call('setUpLeague', [league]);
  await desk.paste('Premakeups!A2', [
    ['Cleo Marsh', 'Medieval Madness', '12.5M', '9,800,000', '', '', '', 'Ada Quill'],
  ]);
  await desk.paste('Group 1!C3', [['MM', 'Godzilla', 'AFM', 'TZ', 'Iron Maiden']]);
  await desk.paste('Group 1!B4', [['Present'], ['Present'], ['Late 2']]);
  await desk.paste('Group 1!C4', [['18,204,330', '96,310,420', '1.25B']]);
  await desk.paste('Group 1!C5', [['7,415,900', '31,885,100', '']]);
  await desk.paste('Group 1!D6', [['54,120,770', '2,207,441,980']]);
}

/** Prints one tab of an Excel file as a picture, cut to what is on it. `area` is such as `A1:L19`. */
async function picture(xlsx, tab, area, png, dotsPerInch = 130) {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-'));
  try {
    const page = path.join(folder, 'page.xlsx');
    await keepOneTab(xlsx, tab, area, page);
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, page]);
    const pdf = path.join(folder, 'page.pdf');
    const whole = ['-r', String(dotsPerInch), '-f', '1', '-singlefile'];
    const { left, top, width, height } = inkOf(run('pdftoppm', [...whole, pdf]));
    const cut = ['-x', left, '-y', top, '-W', width, '-H', height].map(String);
    run('pdftoppm', [...whole, ...cut, '-png', pdf, png.replace(/\.png$/, '')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program, args) {
  return execFileSync(program, args, {
    timeout: LONGEST,
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The tab alone on one large page, with the letters and numbers of its columns and rows. */
async function keepOneTab(from, tab, area, to) {
  const workbook = new Workbook();
  await workbook.xlsx.readFile(from);
  for (const sheet of workbook.worksheets) if (sheet.name !== tab) workbook.removeWorksheet(sheet.id);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error(`There is no tab named "${tab}".`);
  // Dropdowns and formulas point to the other tabs; their results are all a picture needs.
  sheet.dataValidations.model = {};
  const showsLines = sheet.views[0]?.showGridLines !== false;
  const [first, last] = area.split(':').map((address) => sheet.getCell(address));
  for (let row = first.row; row <= last.row; row++) {
    for (let column = first.col; column <= last.col; column++) {
      const cell = sheet.getCell(row, column);
      cell.note = undefined;
      if (cell.formula) cell.value = cell.result ?? null;
      // Printed grid lines are black; a spreadsheet's are light.
      if (showsLines) cell.border = { ...LIGHT_LINES, ...cell.border };
    }
  }
  Object.assign(sheet.pageSetup, {
    paperSize: 8, // A3
    orientation: 'landscape',
    printArea: area.replace(/\d+/g, '$$$&'), // without the dollars LibreOffice prints the whole tab
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 1,
    showRowColHeaders: true,
    margins: { left: 0.4, right: 0.4, top: 0.4, bottom: 0.4, header: 0, footer: 0 },
  });
  await workbook.xlsx.writeFile(to);
}

/** Where a picture in PPM format (binary, 8 bits) is not white, with a small margin. */
function inkOf(ppm) {
  const [head, columns, rows] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 64));
  const [width, height] = [Number(columns), Number(rows)];
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = head.length, pixel = 0; pixel < width * height; pixel++, at += 3) {
    if (ppm[at] > 250 && ppm[at + 1] > 250 && ppm[at + 2] > 250) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < left) throw new Error('The page is empty.');
  const margin = 6;
  [left, top] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return { left, top, width: right - left + 1 + margin, height: bottom - top + 1 + margin };
}

async function main() {
  run(process.execPath, [path.join(__dirname, 'buildDesk.cjs')]);
  const { openDesk } = require('../dist/desk/index.cjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'league-'));
  const desk = await openDesk({ build: path.join(root, 'build') });
  try {
    await typeHalfANight(desk);
    const xlsx = path.join(folder, 'league.xlsx');
    await desk.saveXlsx(xlsx);
    mkdirSync(path.join(root, 'docs'), { recursive: true });
    await picture(xlsx, 'Group 1', 'A1:L19', path.join(root, 'docs/group-tab.png'));
  } finally {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

module.exports = { picture };
if (require.main === module) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
