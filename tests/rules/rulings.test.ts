import fc from 'fast-check';
import { sentences } from '../../src/rules/reasons';
import { applyRulings, rulingNotices, scoresZero, tiltAways, typedScoreBeforeRuling } from '../../src/rules/rulings';
import { RULING_KINDS, type RulingKind, type RulingRow } from '../../src/rules/types';
import { game } from '../support/gameBuilders';

let rows = 1;
const ruling = (kind: RulingKind, player = 'Ann', week = 3, gameNumber = 2): RulingRow => ({
  row: ++rows,
  week,
  group: '1',
  game: gameNumber,
  player,
  ruling: kind,
  note: '',
});
const here = { week: 3, game: 2, player: 'Ann' };

describe('R15.1, R15.2 which rulings score 0', () => {
  test.each([
    'Death save',
    'Slam tilt (intentional)',
    'Slam tilt (accidental)',
    "Tilted another's ball (again)",
  ] as const)('R15.1 %p: 0, whatever the cell says', (kind) => {
    expect(applyRulings([ruling(kind)], here, 45_000_000)).toMatchObject({ score: 0 });
    expect(scoresZero(kind)).toBe(true);
  });
  test.each(['Malfunction replay', 'Tilted by another, best of two', 'Other'] as const)(
    'R15.2 %p is only logged',
    (kind) => {
      expect(applyRulings([ruling(kind)], here, 45)).toEqual({ score: 45, reason: null, warning: null });
      expect(scoresZero(kind)).toBe(false);
    },
  );
  test('R15 every kind is one or the other', () => expect(RULING_KINDS.filter(scoresZero)).toHaveLength(4));
});

describe('R15.3 a 0 by ruling', () => {
  test('R15.3 warns when the cell says something else', () => {
    expect(applyRulings([ruling('Death save')], here, 45_123_450)!.warning).toBe(
      'the ruling "Death save" makes this score 0, the cell says 45,123,450: type 0, or take the ruling back',
    );
    expect(applyRulings([ruling('Death save')], here, 0)!.warning).toBeNull();
    expect(applyRulings([ruling('Death save')], here, null)).toMatchObject({ score: 0, warning: null });
  });
  test('R15.3 is for that week, game and player alone', () => {
    const row = ruling('Death save');
    expect(applyRulings([row], { ...here, week: 4 }, 45)!.score).toBe(45);
    expect(applyRulings([row], { ...here, game: 1 }, 45)!.score).toBe(45);
    expect(applyRulings([row], { ...here, player: 'Bob' }, 45)!.score).toBe(45);
    expect(applyRulings([row], { ...here, player: ' ANN' }, 45)!.score).toBe(0);
  });
  test('an empty cell without a ruling stays open', () => expect(applyRulings([], here, null)).toBeNull());
  test('the first row decides which ruling is told, whatever order the rows come in', () => {
    const [first, second] = [ruling('Death save'), ruling('Slam tilt (accidental)')];
    const told = (list: RulingRow[]) => sentences([applyRulings(list, here, 7)!.reason!]);
    expect(told([first, second])).toBe('0 by ruling "Death save", typed 7 (R15.1)');
    expect(told([second, first])).toBe(told([first, second]));
  });
  test('R15.3 is a played score of 0: last, and still first with 3 points against a half-normalizer ghost', () => {
    expect(game([0, 50, 40]).map((line) => line.place)).toEqual([3, 1, 2]);
    expect(game([0, 'GH 50'])[0]!.points).toBe(36);
  });
});

describe('the typed score is read back from the committed sentence', () => {
  test('whatever was typed, and whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 999_999_999_999_999 })),
        fc.constantFrom(...RULING_KINDS.filter(scoresZero)),
        (typed, kind) => {
          const { reason } = applyRulings([ruling(kind)], here, typed)!;
          const why = sentences([reason!, ...game([0, 1_000, 2_000])[0]!.reasons]);
          expect(typedScoreBeforeRuling(why)).toBe(typed ?? '');
        },
      ),
    );
  });
  test('null when no ruling decided', () => {
    expect(typedScoreBeforeRuling('')).toBeNull();
    expect(typedScoreBeforeRuling(sentences(game([3, 2, 1])[0]!.reasons))).toBeNull();
  });
});

describe('R15.3 what the commissioner is told', () => {
  test('R15.3 repeated intentional slams of the season are flagged in the week of the last', () => {
    const list = [
      ruling('Slam tilt (intentional)', 'Ann', 3),
      ruling('Slam tilt (intentional)', 'Ann', 1),
      ruling('Slam tilt (accidental)', 'Bob', 1),
      ruling('Slam tilt (intentional)', 'Bob', 3),
    ];
    expect(rulingNotices(list, 3)).toEqual([
      {
        at: { kind: 'row', tab: 'Rulings', row: list[0]!.row, header: 'Ruling' },
        what: 'Ann has 2 intentional slam tilts this season (weeks 1, 3): repeated ones are grounds for expulsion (R15.3)',
      },
    ]);
    expect(rulingNotices(list, 4)).toEqual([]);
    expect(rulingNotices(list, 1)).toEqual([]);
  });
  test('R15.3 tilt-aways are counted for the night: the ruling is for the second one', () => {
    const again = "Tilted another's ball (again)";
    const list = [ruling(again, 'Ann'), ruling(again, 'ann', 3, 4), ruling(again, 'Bob'), ruling(again, 'Cid', 2)];
    expect(tiltAways(list, 3)).toMatchObject([
      { player: 'Ann', times: 3 },
      { player: 'Bob', times: 2 },
    ]);
    expect(rulingNotices(list, 3).map(({ what }) => what)).toEqual([
      "Ann tilted away another player's ball 3 times this night (R15.3)",
      "Bob tilted away another player's ball 2 times this night (R15.3)",
    ]);
  });
});
