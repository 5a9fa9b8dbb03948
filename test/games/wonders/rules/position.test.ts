import { describe, expect, test } from 'vitest';
import { scorePosition } from '../../../../src/games/wonders/rules/position.ts';

const answer = (data: unknown) => {
  const result = scorePosition(data);
  return result.ok ? JSON.stringify(result.value) : result.refusal;
};

const board = (wonder: string, change = {}) => ({ wonder, side: 'day', stages: 0, cards: [], coins: 3, ...change });

const final = {
  game: 'wonders',
  seats: [
    {
      ...board('babylon', { stages: 2, cards: ['Apothecary', 'Pigeonhole'], coins: 5 }),
      debts: 2,
      military: { '1': 1, defeats: 1 },
    },
    board('gizah', { side: 'night', stages: 4, cards: ['Workshop', 'Militia'], coins: 1 }),
    { ...board('petra', { cards: ['Cells', 'Altar', 'Builders Guild'], coins: 9 }), military: { '1': 2 } },
  ],
};

describe('a final position', () => {
  test('is scored seat by seat, line by line, and ranked', () => {
    expect(answer(final)).toBe(
      '{"seats":[{"military":0,"treasury":-1,"wonder":3,"blue":0,"yellow":0,"green":10,"purple":0,"black":0,"total":12,"shields":0},{"military":0,"treasury":0,"wonder":20,"blue":0,"yellow":0,"green":1,"purple":0,"black":0,"total":21,"shields":2},{"military":2,"treasury":3,"wonder":0,"blue":3,"yellow":0,"green":0,"purple":6,"black":4,"total":18,"shields":0}],"ranking":[[1],[2],[0]]}',
    );
  });

  test('with teams has their sums, and team mates share a group', () => {
    const seats = [
      board('gizah', { cards: ['Town Hall'], coins: 1 }),
      board('rhodos', { stages: 1, coins: 2 }),
      { ...board('petra', { stages: 2, coins: 1 }), debts: 1 },
      board('olympia', { coins: 1 }),
    ];
    const result = scorePosition({ game: 'wonders', teams: true, seats });
    expect(result).toMatchObject({
      ok: true,
      value: { seats: [{ total: 6 }, { total: 3 }, { total: 9 }, { total: 0 }] },
    });
    expect(answer({ game: 'wonders', teams: true, seats })).toContain(
      '"ranking":[[0,1],[2,3]],"teams":[{"seats":[0,1],"total":9},{"seats":[2,3],"total":9}]',
    );
    expect(answer({ game: 'wonders', teams: false, seats })).not.toContain('teams');
  });
});

const payments = {
  game: 'wonders',
  ask: 'payments',
  build: 'Library',
  city: board('rhodos', { cards: ['Loom', 'East Trading Post', 'Caravansery'] }),
  left: { wonder: 'gizah', side: 'day', stages: 0, cards: [] },
  right: { wonder: 'byzantium', side: 'day', stages: 0, cards: [] },
};

describe('payments', () => {
  test('are those that no other one beats, sorted by sum, then left', () => {
    expect(answer(payments)).toBe(
      '{"result":"pay","payments":[{"bank":0,"left":0,"right":1},{"bank":0,"left":2,"right":0}]}',
    );
    expect(answer({ ...payments, build: 'Tabularium' })).toBe(
      '{"result":"pay","payments":[{"bank":2,"left":0,"right":0}]}',
    );
  });

  test('free: a chain, a free building, own production, rebates', () => {
    const free = '{"result":"free"}';
    expect(answer({ ...payments, build: 'Lighthouse' })).toBe(free);
    expect(answer({ ...payments, build: 'Apothecary' })).toBe(free);
    const rebates = board('rhodos', { cards: ["Smuggler's Cache", 'East Trading Post'] });
    expect(answer({ ...payments, build: 'Baths', city: rebates })).toBe(free);
    const olympia = board('olympia', { side: 'night', stages: 2, coins: 0 });
    expect(answer({ ...payments, build: 'Palace', city: olympia, turn: 1 })).toBe(free);
    expect(answer({ ...payments, build: 'Palace', city: olympia, turn: 7 })).toBe(free);
    const petra = board('petra', { cards: ['Architect Firm'] });
    expect(answer({ ...payments, build: 'stage', city: petra })).toBe(free);
  });

  test('impossible: has it, no stage left, resources not to be had, or too few coins', () => {
    const impossible = '{"result":"impossible"}';
    const city = (change: object) => ({ ...payments.city, ...change });
    expect(answer({ ...payments, build: 'Loom' })).toBe(impossible);
    expect(answer({ ...payments, build: 'stage', city: city({ stages: 3 }) })).toBe(impossible);
    expect(answer({ ...payments, build: 'Palace' })).toBe(impossible);
    expect(answer({ ...payments, build: 'Tabularium', city: city({ coins: 1 }) })).toBe(impossible);
    const olympia = board('olympia', { side: 'night', stages: 2, coins: 0 });
    expect(answer({ ...payments, build: 'Palace', city: olympia })).toBe(impossible);
    expect(answer({ ...payments, build: 'Palace', city: olympia, turn: 8 })).toBe(impossible);
  });
});

const conflict = {
  game: 'wonders',
  ask: 'conflict',
  age: 2,
  seats: [{ shields: 2, diplomacy: 1 }, { shields: 5 }, { shields: 3 }, { shields: 4 }],
};

describe('a conflict', () => {
  test('gives the tokens each takes and what is left of diplomacy', () => {
    expect(answer(conflict)).toBe(
      '{"seats":[{"victories":0,"defeats":0,"diplomacy":0},{"victories":2,"defeats":0,"diplomacy":0},{"victories":0,"defeats":2,"diplomacy":0},{"victories":1,"defeats":1,"diplomacy":0}]}',
    );
    const seats = [{ shields: 0 }, { shields: 4, diplomacy: 2 }, { shields: 1 }, { shields: 7 }];
    expect(answer({ game: 'wonders', ask: 'conflict', age: 3, teams: true, seats })).toBe(
      '{"seats":[{"victories":0,"defeats":2,"diplomacy":0},{"victories":1,"defeats":0,"diplomacy":1},{"victories":0,"defeats":1,"diplomacy":0},{"victories":2,"defeats":0,"diplomacy":0}]}',
    );
  });
});

const seat = (i: number, change: object) => ({ seats: final.seats.with(i, { ...final.seats[i]!, ...change }) });
const many = (count: number) => ({
  seats: ['gizah', 'petra', 'rhodos', 'olympia', 'ephesos', 'babylon', 'byzantium', 'alexandria']
    .slice(0, count)
    .map((wonder) => board(wonder)),
});

describe('refused, with the field named:', () => {
  test.each<[string, object, object, string, RegExp]>([
    ['another game', final, { game: 'cities' }, 'game', /wonders/],
    ['another question', final, { ask: 'score' }, 'ask', /payments/],
    ['an unknown board', final, seat(1, { wonder: 'troy' }), 'seats[1].wonder', /gizah/],
    ['an unknown side', final, seat(1, { side: 'B' }), 'seats[1].side', /night/],
    ['an unknown card', final, seat(0, { cards: ['Apothecary', 'Pawnshop'] }), 'seats[0].cards[1]', /name/],
    ['an id in place of a name', final, seat(0, { cards: ['altar'] }), 'seats[0].cards[0]', /name/],
    ['an unknown key of military', final, seat(2, { military: { '2': 1 } }), 'seats[2].military', /"2"/],
    ['an unknown key of a city', final, seat(2, { shields: 1 }), 'seats[2]', /shields/],
    ['an unknown key', final, { color: 'red' }, '', /color/],
    ['a name twice', final, seat(0, { cards: ['Altar', 'Loom', 'Loom'] }), 'seats[0].cards[2]', /Loom.*twice/],
    ['too many stages', final, seat(0, { stages: 4 }), 'seats[0].stages', /3/],
    ['a board twice', final, seat(2, { wonder: 'babylon' }), 'seats[2].wonder', /babylon.*twice/],
    ['two seats', final, many(2), 'seats', /3/],
    ['eight seats', final, many(8), 'seats', /7/],
    ['teams of three seats', final, { teams: true }, 'teams', /4 or 6/],
    ['teams of five seats', final, { ...many(5), teams: true }, 'teams', /4 or 6/],
    ['no seats', final, { seats: undefined }, 'seats', /./],
    ['no coins', final, seat(1, { coins: undefined }), 'seats[1].coins', /./],
    ['half a coin', final, seat(1, { coins: 1.5 }), 'seats[1].coins', /int/],
    ['coins below 0', final, seat(1, { coins: -1 }), 'seats[1].coins', /0/],
    ['coins in words', final, seat(1, { coins: '3' }), 'seats[1].coins', /number/],
    ['stages below 0', final, seat(1, { stages: -1 }), 'seats[1].stages', /0/],
    ['debts below 0', final, seat(1, { debts: -1 }), 'seats[1].debts', /0/],
    ['half a debt', final, seat(1, { debts: 0.5 }), 'seats[1].debts', /int/],
    ['tokens below 0', final, seat(1, { military: { '5': -1 } }), 'seats[1].military.5', /0/],
    ['half a defeat', final, seat(1, { military: { defeats: 0.5 } }), 'seats[1].military.defeats', /int/],
    ['turn 0', payments, { turn: 0 }, 'turn', /1/],
    ['turn 9', payments, { turn: 9 }, 'turn', /8/],
    ['half a turn', payments, { turn: 1.5 }, 'turn', /int/],
    ['an unknown building', payments, { build: 'Pawnshop' }, 'build', /name/],
    ['nothing to build', payments, { build: undefined }, 'build', /./],
    ['no neighbor', payments, { right: undefined }, 'right', /./],
    ['a neighbor’s board twice', payments, { left: payments.right }, 'right.wonder', /twice/],
    [
      'the own board at a neighbor’s',
      payments,
      { left: { ...payments.left, wonder: 'rhodos' } },
      'left.wonder',
      /twice/,
    ],
    ['a neighbor’s stages', payments, { left: { ...payments.left, stages: 4 } }, 'left.stages', /3/],
    [
      'a neighbor’s name twice',
      payments,
      { left: { ...payments.left, cards: ['Mine', 'Mine'] } },
      'left.cards[1]',
      /twice/,
    ],
    ['no own coins', payments, { city: { ...payments.city, coins: undefined } }, 'city.coins', /./],
    ['Age 0', conflict, { age: 0 }, 'age', /1.*2.*3/],
    ['Age 4', conflict, { age: 4 }, 'age', /1.*2.*3/],
    ['no Age', conflict, { age: undefined }, 'age', /./],
    ['shields below 0', conflict, { seats: conflict.seats.with(2, { shields: -1 }) }, 'seats[2].shields', /0/],
    [
      'half a token',
      conflict,
      { seats: conflict.seats.with(0, { shields: 1, diplomacy: 0.5 }) },
      'seats[0].diplomacy',
      /int/,
    ],
    ['a conflict of two', conflict, { seats: conflict.seats.slice(2) }, 'seats', /3/],
    ['a conflict of eight', conflict, { seats: [...conflict.seats, ...conflict.seats] }, 'seats', /7/],
    ['teams of three in a conflict', conflict, { teams: true, seats: conflict.seats.slice(1) }, 'teams', /4 or 6/],
  ])('%s', (_, position, change, at, detail) => {
    const result = scorePosition({ ...position, ...change });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'bad-file', at } });
    expect(result.ok ? '' : result.refusal.detail).toMatch(detail);
  });

  test('what is no object', () => {
    for (const data of [null, 3, 'wonders', []]) expect(scorePosition(data)).toMatchObject({ ok: false });
  });
});
