import {
  groupSizes,
  leaguePoints,
  matchPoints,
  normalizeScores,
  parseScoreText,
  playOrderTable,
  premakeup,
} from '../../src/addon/functions';

describe('LEAGUEPOINTS', () => {
  test('R6 players x games in, the same shape of points out', () =>
    expect(
      leaguePoints([
        [100, '52.1M'],
        [60, 14_800_000],
        [50, '27,000,000'],
      ]),
    ).toEqual([
      [3, 4],
      [2, 0],
      [1, 2],
    ]));
  test('a game column is blank until every score of it is in', () =>
    expect(
      leaguePoints([
        [100, 9, ''],
        [60, '', ''],
        [50, 7, ''],
      ]),
    ).toEqual([
      [3, '', ''],
      [2, '', ''],
      [1, '', ''],
    ]));
  test('rows without a name are not players and stay blank', () => {
    const scores = [
      [100, ''],
      [60, ''],
      [50, ''],
      ['', 5],
    ];
    expect(leaguePoints(scores, '', '', [['Ann'], ['Bob'], ['Cid'], [' ']])).toEqual([
      [3, ''],
      [2, ''],
      [1, ''],
      ['', ''],
    ]);
    expect(leaguePoints(scores, '', '', [['Ann'], ['Bob'], ['Cid'], ['Dan']])[0]).toEqual(['', '']);
  });
  test('without names, rows with any score or code are players', () => {
    expect(leaguePoints([[100], [60], [50], ['']])).toEqual([[3], [2], [1], ['']]);
    expect(leaguePoints([[100], [60], ['']], [[''], [''], ['PM0']])).toEqual([[4], [2], [0]]);
    expect(
      leaguePoints([
        ['', ''],
        ['', ''],
      ]),
    ).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
  test('R6.3 shares are plain numbers', () =>
    expect(leaguePoints([[7], [7], [7], [1]]).map(([points]) => points)).toEqual([2 + 1 / 3, 2 + 1 / 3, 2 + 1 / 3, 1]));
  test('R6.5, R6.6 codes count, in any case', () => {
    expect(leaguePoints([[200], [60], [50]], [['pm1'], [''], ['GA']])).toEqual([[3], [2], [0]]);
    expect(leaguePoints([[100], [60], [50]], [['GA'], [''], ['']])).toEqual([[0], [2], [1]]);
  });
  test('R5.7 a blank score with GH counts as N/2, odd normalizers and shorthand too', () => {
    const how = [['GH'], [''], ['']];
    expect(leaguePoints([[''], [50], [20]], how, [[101]])).toEqual([[0], [2], [1]]);
    expect(leaguePoints([[''], [51], [20]], how, [[101]])).toEqual([[0], [3], [1]]);
    expect(leaguePoints([[50.5], [51], [20]], how, [[101]])).toEqual([[0], [3], [1]]);
    expect(leaguePoints([[''], ['20M'], ['30M']], how, [['50M']])).toEqual([[0], [1], [3]]);
  });
  test('R5.3 a blank score with PM0 counts as 0; other codes wait for their score', () => {
    expect(leaguePoints([[''], [50], [20]], [['PM0'], [''], ['']])).toEqual([[0], [4], [2]]);
    for (const code of ['PM1', 'PMA', 'GA']) {
      expect(leaguePoints([[''], [50], [20]], [[code], [''], ['']])).toEqual([[''], [''], ['']]);
    }
  });
  test('R5.8 two players, one of them a half-normalizer ghost', () => {
    const how = [
      ['GH', 'GH'],
      ['', ''],
    ];
    expect(
      leaguePoints(
        [
          ['', 50],
          [150, 149],
        ],
        how,
        [[100, 100]],
      ),
    ).toEqual([
      [0, 0],
      [4, 3],
    ]);
  });
  test('GH needs normalizers: a sentence without any, blank while that cell is blank', () => {
    expect(() => leaguePoints([[''], [50]], [['GH'], ['']])).toThrow(
      'The normalizers are needed for a game with the code GH',
    );
    expect(() => leaguePoints([[50], [50]], [['GH'], ['']])).toThrow(
      'A game against a half-normalizer ghost needs the normalizer',
    );
    expect(
      leaguePoints(
        [
          ['', 5],
          [50, 9],
        ],
        [
          ['GH', ''],
          ['', ''],
        ],
        [['', 10]],
      ),
    ).toEqual([
      ['', 1],
      ['', 3],
    ]);
    expect(leaguePoints([[50], [60], [20]], [['GH'], [''], ['']])).toEqual([[0], [3], [1]]);
  });
  test('one cell, and one row, are still ranges', () => {
    expect(leaguePoints(5)).toEqual([[3]]);
    expect(leaguePoints([[5, '']])).toEqual([[3, '']]);
    expect(leaguePoints('')).toEqual([['']]);
  });
  test.each([
    [() => leaguePoints([['abc']]), '"abc" is not a score: type a whole number such as 45,123,450 or 20M'],
    [() => leaguePoints([[-1]]), '"-1" is negative: a score is a whole number from 0'],
    [() => leaguePoints([[1.5]]), '"1.5" is not a whole score: type a whole number such as 45,123,450 or 20M'],
    [() => leaguePoints([[true]]), '"true" is not a score: type a whole number such as 45,123,450 or 20M'],
    [() => leaguePoints([[new Date(0)]]), 'A date is not a score: type a whole number such as 45,123,450 or 20M'],
    [() => leaguePoints([[1]], [['PMX']]), '"PMX" is not a code: use PM1, PM2, PMA, PM0, GA or GH, or leave it blank'],
    [() => leaguePoints([[1], [2]], [['']]), 'how must have 2 rows and 1 columns, like the first range'],
    [() => leaguePoints([[1, 2, 3]], '', [[1, 2]]), 'normalizers must be one row of 3 cells, or one cell'],
    [() => leaguePoints([[1]], '', [[0]]), 'A normalizer must be a whole number from 1'],
    [() => leaguePoints([[1], [2]], '', '', [['Ann']]), 'players must be one column of 2 rows, like the scores'],
    [() => leaguePoints([[1], [2], [3], [4], [5]]), 'A game has 1 to 4 players'],
  ])('a bad argument throws one plain sentence (%#)', (call, message) => expect(call).toThrow(new Error(message)));
});

describe('NORMALIZE', () => {
  test('R4.1 scores by a row of normalizers, blanks kept', () =>
    expect(
      normalizeScores(
        [
          ['3B', '75M', ''],
          [0, '', 5],
        ],
        [['1B', 50_000_000, '']],
      ),
    ).toEqual([
      [3, 1.5, ''],
      [0, '', ''],
    ]));
  test('R4.1 one normalizer for all', () =>
    expect(
      normalizeScores(
        [
          [5, 10],
          [15, ''],
        ],
        10,
      ),
    ).toEqual([
      [0.5, 1],
      [1.5, ''],
    ]));
  test('R4.5 6 decimals, exact', () => {
    expect(normalizeScores(104_024_375, 50_000_000)).toEqual([[2.080488]]);
    expect(normalizeScores([[1]], [[3]])).toEqual([[0.333333]]);
  });
  test('R5.7 a half-normalizer ghost is half, odd normalizers too', () =>
    expect(normalizeScores(50.5, 101)).toEqual([[0.5]]));
  test.each([0, 1.5, -3, 'x'])('R4.4 refuses %p as a normalizer', (normalizer) =>
    expect(() => normalizeScores([[1]], [[normalizer]])).toThrow(),
  );
});

describe('MATCHPOINTS', () => {
  const example = [
    [4, 4, 3, 3, 1],
    [2, 2, 2, 2, 2],
    [0, 0, 1, 1, 3],
  ];
  const normalized = [
    [2, 1, 1, 1, 1],
    [1, 1, 0.5, 0.25, 0.25],
    [0.5, 0.5, 0.5, 0.25, 0.25],
  ];
  test('R7.6 the example', () =>
    expect(matchPoints(example, normalized)).toEqual([
      [15, 4, 19, 6, 1],
      [10, 2, 12, 3, 2],
      [5, 0, 5, 2, 3],
    ]));
  test('blank columns are ignored, and blank rows stay blank', () =>
    expect(
      matchPoints(
        [
          [3, '', ''],
          [1, '', ''],
          ['', '', ''],
        ],
        [
          [2, 9, ''],
          [1, '', ''],
          ['', '', ''],
        ],
      ),
    ).toEqual([
      [3, 4, 7, 2, 1],
      [1, 0, 1, 1, 2],
      ['', '', '', '', ''],
    ]));
  test('nothing in, nothing out', () => expect(matchPoints([['', '']], [['', '']])).toEqual([['', '', '', '', '']]));
  test("R4.3 a ghost's normalized score counts 0, and R7.5 a night of ghosts has no match points", () =>
    expect(matchPoints([[3], [0]], [[2], [0.5]], [[''], ['GH']])).toEqual([
      [3, 4, 7, 2, 1],
      [0, 0, 0, 0, 2],
    ]));
  test('R7.3 last ties by row order', () =>
    expect(matchPoints([[2], [2]], [[1], [1]]).map((row) => row[4])).toEqual([1, 2]));
  test('R4.5 thirds add up to whole points', () => {
    const third = 2 + 1 / 3;
    expect(
      matchPoints(
        [
          [third, third, third],
          [1, 1, 1],
        ],
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
      )[0]![0],
    ).toBe(7);
    expect(matchPoints([[2.3333, 2.3333, 2.3333]], [[0.1, 0.2, 0]])).toEqual([[7, 3, 10, 0.3, 1]]);
  });
  test.each([
    [() => matchPoints([['x']], [[1]]), '"x" is not a number of points: give a number from 0'],
    [() => matchPoints([[1]], [[-1]]), '"-1" is not a normalized score: give a number from 0'],
    [() => matchPoints([[1, 2]], [[1]]), 'normalized must have 1 rows and 2 columns, like the first range'],
    [() => matchPoints([[1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1]]), 'A match has 1 to 4 players'],
  ])('a bad argument throws one plain sentence (%#)', (call, message) => expect(call).toThrow(new Error(message)));
});

describe('PLAYORDER', () => {
  const names = [['Ann'], ['Bob'], ['Cid'], ['']];
  test('R8.1 game 1 shows at once, best standing last', () =>
    expect(
      playOrderTable(
        [
          ['', ''],
          ['', ''],
          ['', ''],
          ['', ''],
        ],
        '',
        names,
      ),
    ).toEqual([
      [3, ''],
      [2, ''],
      [1, ''],
      ['', ''],
    ]));
  test('R8.2 game k+1 as soon as game k is complete', () =>
    expect(
      playOrderTable(
        [
          ['50K', ''],
          ['1M', ''],
          [70_000, ''],
          ['', ''],
        ],
        '',
        names,
      ),
    ).toEqual([
      [3, 1],
      [2, 3],
      [1, 2],
      ['', ''],
    ]));
  test('R8.2 a game with a code has no order for that player, who plays first on arrival', () =>
    expect(
      playOrderTable(
        [
          ['', ''],
          [6, ''],
          [5, ''],
          ['', ''],
        ],
        [
          ['GH', ''],
          ['', ''],
          ['', ''],
          ['', ''],
        ],
        names,
      ),
    ).toEqual([
      ['', 1],
      [2, 3],
      [1, 2],
      ['', ''],
    ]));
});

describe('GROUPSIZES', () => {
  test('R9.1, R11.5 one row of sizes', () => {
    expect(groupSizes(14)).toEqual([[3, 3, 4, 4]]);
    expect(groupSizes([[4]], true)).toEqual([[2, 2]]);
    expect(groupSizes(4, 'FALSE')).toEqual([[4]]);
    expect(groupSizes('')).toEqual([['']]);
  });
  test.each([
    [() => groupSizes(1.5), '"1.5" is not a number of players: give a whole number'],
    [() => groupSizes('many'), '"many" is not a number of players: give a number from 0'],
    [() => groupSizes([[1, 2]]), 'players must be one cell, not a range'],
    [() => groupSizes(8, 'maybe'), 'division must be TRUE or FALSE'],
  ])('a bad argument throws one plain sentence (%#)', (call, message) => expect(call).toThrow(new Error(message)));
});

describe('PREMAKEUP', () => {
  test('R5.3 the example: 50M, 0, 25M, then none', () => {
    expect(premakeup('50M', '', '')).toBe(50_000_000);
    expect(premakeup('50M', '', 1)).toBe(0);
    expect(premakeup('50M', '', '1 0')).toBe(25_000_000);
    expect(premakeup('50M', '', '1 0 A')).toBe('');
  });
  test('R5.2 the order, else the highest', () => {
    expect(premakeup(20, 40, '')).toBe(40);
    expect(premakeup(20, 40, '', 'A 1 2')).toBe(30);
    expect(premakeup([[20]], [[40]], [['2']], [['2 1 A']])).toBe(20);
  });
  test('blank when nothing is recorded', () => expect(premakeup('', '', '')).toBe(''));
  test.each([
    [() => premakeup('x', '', ''), '"x" is not a score'],
    [() => premakeup(1, 2, '7'), '"7" is not a list of premakeup codes'],
    [() => premakeup(1, 2, '', '1 2'), '"1 2" is not an order of premakeups'],
    [() => premakeup([[1], [2]], 2, ''), 'first must be one cell, not a range'],
  ])('a bad argument throws one plain sentence (%#)', (call, message) => expect(call).toThrow(message));
});

describe('PARSESCORE', () => {
  test('a cell in, a number out', () => {
    expect(parseScoreText('20M')).toBe(20_000_000);
    expect(parseScoreText('123,456,789,012')).toBe(123_456_789_012);
    expect(parseScoreText('')).toBe('');
  });
  test('a range in, a range out', () =>
    expect(
      parseScoreText([
        ['20M', ''],
        [7, '1.5k'],
      ]),
    ).toEqual([
      [20_000_000, ''],
      [7, 1500],
    ]));
  test('anything else is one sentence', () =>
    expect(() => parseScoreText('twenty')).toThrow('"twenty" is not a score'));
});
