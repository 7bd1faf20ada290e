/**
 * @jest-environment <rootDir>/tests/support/deskEnvironment.cjs
 *
 * A group tab while the night is typed.
 */
import { TestLeague } from '../support/league';

let league: TestLeague;
beforeEach(async () => {
  league = await TestLeague.open(9);
});
afterEach(() => league.desk.close());

const type = (cell: string, text: string): Promise<unknown> => league.desk.type(`Group 1!${cell}`, text);
const paste = (cell: string, texts: string[][]): Promise<unknown> => league.desk.paste(`Group 1!${cell}`, texts);
const read = (block: string): Promise<(string | number | boolean)[][]> => league.desk.read(`Group 1!${block}`);

test('R6 points show as soon as a game is complete, shorthand included', async () => {
  await type('C3', 'Attack');
  await paste('C4', [['100M'], ['60M']]);
  expect((await read('C10:C13')).flat()).toEqual(['', '', '', '']);
  await type('C6', '50,000,000');
  expect((await read('C10:C13')).flat()).toEqual([3, 2, 1, '']);
  expect(await read('H4:H6')).toEqual([[3], [2], [1]]);
});

test('R7 totals, match bonus, TNS and place stand beside the scores', async () => {
  await league.typeGroup('Group 1');
  const [first] = await read('H4:L4');
  expect(first).toEqual([15, 3, 18, 21, 1]);
});

test('R8 the order of play of game 1 shows at once, of the next as soon as one is complete', async () => {
  expect(await read('C16:C19')).toEqual([[3], [2], [1], ['']]);
  await type('C3', 'Attack');
  await paste('C4', [['10M'], ['30M'], ['20M']]);
  expect(await read('D16:D19')).toEqual([[1], [3], [2], ['']]);
});

test('an abbreviation becomes the name of the machine, and its normalizer stands over it', async () => {
  await type('D3', 'br');
  expect(await read('D2:D3')).toEqual([[10_000_000], ['Bride']]);
});

test('R5.7 a missed game is filled with half the normalizer as soon as attendance says so', async () => {
  await paste('C3', [['Attack', 'Bride']]);
  await type('B5', 'Absent');
  expect(await read('C5:G5')).toEqual([[5_000_000, 5_000_000, '', '', '']]);
  expect(await read('C29:G29')).toEqual([['GH', 'GH', '', '', '']]);
});

test('R5.2 a premakeup fills the missed game, and is replaced when it changes', async () => {
  await paste('C3', [['Attack']]);
  await type('B5', 'Absent');
  await league.desk.paste('Premakeups!A2', [['Player B', 'AT', '20M', '30M', '', '', '', 'Player A']]);
  expect([await league.cell('Group 1!C5'), await league.cell('Group 1!C29')]).toEqual([30_000_000, 'PM2']);
  await league.desk.type('Premakeups!F2', '1,2,a');
  expect([await league.cell('Group 1!C5'), await league.cell('Group 1!C29')]).toEqual([20_000_000, 'PM1']);
  expect((await league.desk.read('Premakeups!E2:G2'))[0]).toEqual([25_000_000, '1 2 A', '']);
});

test('R3.1 Late and Left fill only the games missed, and Present empties them again', async () => {
  await paste('C3', [['Attack', 'Bride', 'Comet']]);
  await type('B4', 'Late 2');
  await type('B5', 'Left 1');
  expect(await read('C28:E29')).toEqual([
    ['GH', '', ''],
    ['', 'GH', 'GH'],
  ]);
  await type('B4', 'Present');
  await type('B5', '');
  expect((await read('C28:G31')).flat().join('')).toBe('');
  expect((await read('C4:G7')).flat().join('')).toBe('');
});

test('a score typed over one of ours takes it back: its code goes', async () => {
  await paste('C3', [['Attack']]);
  await type('B5', 'Absent');
  await type('C5', '12M');
  expect(await read('C29:C29')).toEqual([['']]);
  expect(await league.cell('Group 1!C5')).toBe('12M');
});

test('emptying a score of ours fills it again', async () => {
  await paste('C3', [['Attack']]);
  await type('B5', 'Absent');
  await type('C5', '');
  expect([await league.cell('Group 1!C5'), await league.cell('Group 1!C29')]).toEqual([5_000_000, 'GH']);
});

test('a score typed before attendance says that the game was missed stays, and finalizing asks', async () => {
  await league.typeGroup('Group 1');
  await type('B4', 'Left 4');
  expect(await league.cell('Group 1!G4')).toBe(44_000_000);
  expect(await league.refusal('finalizeWeek', { confirmed: true })).toContain(
    'Group 1!G4: Player A is Left 4 and missed game 5',
  );
});

test('a whole group that is absent costs at most 9 calls', async () => {
  await paste('C3', [['Attack', 'Bride', 'Comet', 'Dracula', 'Earthshaker']]);
  league.desk.usage();
  await paste('B4', [['Absent'], ['Absent'], ['Absent']]);
  expect(league.desk.usage().total).toBeLessThanOrEqual(9);
  expect((await read('C28:G30')).flat()).toEqual(Array<string>(15).fill('GH'));
});

test('a score of a played game costs one look', async () => {
  await paste('C3', [['Attack']]);
  league.desk.usage();
  await type('C4', '20M');
  expect(league.desk.usage().total).toBe(1);
});
