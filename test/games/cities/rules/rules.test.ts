import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine';
import { tileFace } from '../../../../src/games/cities/rules/content.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { COLORS, type Feature } from '../../../../src/games/cities/rules/kinds.ts';
import {
  placementsOf,
  rotateFace,
  takesFeature,
  takesPiece,
  tilePoints,
} from '../../../../src/games/cities/rules/neighborhood.ts';
import {
  type Action,
  type Item,
  ROWS,
  type Rotation,
  type Slot,
  type State,
} from '../../../../src/games/cities/rules/types.ts';
import { begun, type CitiesMatch, citiesMatch, playFirst, playUntil, STANDARD } from '../match.ts';
import { spacesOf } from '../towns.ts';

const worker = (row: string, slot: number) => (action: Action) =>
  action.kind === 'worker' && action.row === row && action.slot === slot;
const isEnd = (action: Action) => action.kind === 'end';

/** Sends a worker and does the first thing possible with what it brings. */
function takeTurn(match: CitiesMatch, row: string, slot: number): CitiesMatch {
  let current = playFirst(match, worker(row, slot));
  while (!cities.legal(current.state, current.state.active!).some(isEnd)) current = playFirst(current);
  return playFirst(current);
}

const free = (state: State) => cities.legal(state, state.active!).filter((action) => action.kind === 'worker');
const items = (state: State, row: (typeof ROWS)[number]) => state.market[row].map((slot) => slot.length);

describe('set-up', () => {
  test.each([
    [2, 'standard', 4],
    [2, 'long', 7],
    [3, 'standard', 8],
    [4, 'standard', 8],
  ] as const)('%s seats play the %s game over %s rounds', (seats, length, rounds) => {
    expect(citiesMatch(seats, { board: 'venice', length }).state.rounds).toBe(rounds);
  });

  test('the board is the one chosen, or one of eight at random', () => {
    expect(citiesMatch(2, { board: 'lisbon', length: 'standard' }).state.board).toBe('lisbon');
    const seen = new Set(
      Array.from(
        { length: 80 },
        (_, i) => citiesMatch(2, { board: 'random', length: 'standard' }, `b${i}`).state.board,
      ),
    );
    expect(seen.size).toBe(8);
  });

  test('the start player is chosen at random and holds the star', () => {
    const stars = new Set(Array.from({ length: 60 }, (_, i) => citiesMatch(4, STANDARD, `s${i}`).state.star));
    expect(stars).toEqual(new Set([0, 1, 2, 3]));
  });

  test.each([2, 3, 4])('with %s seats, starting tiles are picked counter-clockwise, the start player last', (seats) => {
    let match = citiesMatch(seats);
    const star = match.state.star!;
    const order: number[] = [];
    while (match.state.phase === 'start') {
      order.push((match.state.active! - star + seats) % seats);
      match = playFirst(match);
    }
    expect(order).toEqual([3, 2, 1, 0].slice(4 - seats));
    expect(match.state.active).toBe(star);
  });

  test('all four starting tiles lie open; those not chosen are out', () => {
    let match = citiesMatch(3);
    expect(cities.legal(match.state, match.state.active!)).toHaveLength(4);
    match = playFirst(match);
    expect(cities.legal(match.state, match.state.active!)).toHaveLength(3);
    expect(begun(3).state.startTiles).toEqual([]);
  });

  test('with two seats the middle value of each achievement is out', () => {
    expect(citiesMatch(2).state.rings.map((ring) => ring.length)).toEqual([2, 2, 2]);
    expect(citiesMatch(3).state.rings.map((ring) => ring.length)).toEqual([3, 3, 3]);
  });
});

describe('a round', () => {
  test('begins with 4 cards, 4 tiles, 6 features and 10 pieces', () => {
    const { state } = begun(4);
    expect(ROWS.map((row) => items(state, row))).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 2],
      [4, 3, 3, 0],
    ]);
    expect(COLORS.reduce((sum, color) => sum + state.bag[color], 0)).toBe(90);
  });

  test('the last item of each row lies face down for everyone', () => {
    const { state } = begun(3);
    for (const seat of [null, 0, 1, 2]) {
      const { market } = cities.view(state, seat);
      expect(market.cards[3]).toEqual([null]);
      expect(market.tiles[3]).toEqual([null]);
      expect(market.features[3]).toEqual([state.market.features[3]![0], null]);
      expect(market.pieces[3]).toEqual([null, null]);
      expect([...market.cards.slice(0, 3), ...market.tiles.slice(0, 3)].flat()).not.toContain(null);
    }
  });

  test('play begins with the star and goes clockwise', () => {
    let match = begun(3);
    const star = match.state.star!;
    for (const [i, row] of ROWS.entries()) {
      expect(match.state.active).toBe((star + i) % 3);
      match = takeTurn(match, row, 0);
    }
  });

  test('the star leaves its holder after their first turn', () => {
    const match = begun(4);
    expect(match.state.star).toBe(match.state.active);
    expect(takeTurn(match, 'cards', 0).state.star).toBeNull();
  });

  test('workers may be placed in any order of rows', () => {
    for (const row of ROWS) expect(takeTurn(begun(4), row, 0).state.workers[row][0]).not.toBeNull();
  });

  test('with three or four seats, one worker per row', () => {
    let match = begun(4);
    const seat = match.state.active!;
    match = takeTurn(match, 'tiles', 0);
    match = takeTurn(takeTurn(takeTurn(match, 'cards', 0), 'cards', 1), 'cards', 2);
    expect(match.state.active).toBe(seat);
    expect(new Set(free(match.state).map((action) => action.row))).toEqual(new Set(['cards', 'features', 'pieces']));
  });

  test('with two seats, two workers per row', () => {
    let match = begun(2);
    const seat = match.state.active!;
    match = takeTurn(takeTurn(match, 'tiles', 0), 'cards', 0);
    expect(free(match.state).some((action) => action.row === 'tiles')).toBe(true);
    match = takeTurn(takeTurn(match, 'tiles', 1), 'cards', 1);
    expect(match.state.active).toBe(seat);
    expect(free(match.state).some((action) => action.row === 'tiles')).toBe(false);
  });

  test('a taken space is not offered again', () => {
    const match = takeTurn(begun(2), 'features', 1);
    expect(free(match.state)).not.toContainEqual({ kind: 'worker', row: 'features', slot: 1 });
    expect(match.state.market.features[1]).toEqual([]);
  });

  test('ends with the star going to the rightmost worker of the last row', () => {
    for (const seed of ['star a', 'star b', 'star c']) {
      let match = begun(3, STANDARD, seed);
      let workers: readonly (Seat | null)[] = match.state.workers.pieces;
      while (match.state.round === 1) {
        match = playFirst(match, (action) => action.kind !== 'worker' || action.slot > 0 || action.row !== 'pieces');
        if (match.state.round === 1) workers = match.state.workers.pieces;
        else workers = match.log.at(-1) ? lastPieceWorkers(match, workers) : workers;
      }
      expect(match.state.star).toBe(workers.findLast((seat) => seat !== null));
      expect(match.state.active).toBe(match.state.star);
    }
  });

  test.each([
    ['the bag, if it was taken', [1, 3, 0], 1],
    ['the third space, if nobody took the bag', [0, 2, 1], 1],
    ['the bag, if nobody took the third space', [3, 0, 1], 0],
  ])('with three seats the star goes to the worker on %s', (_, slots, holder) => {
    let match = begun(3);
    const star = match.state.active!;
    for (const row of ['cards', 'tiles', 'features', 'pieces'] as const) {
      for (const [i, slot] of slots.entries()) {
        expect(match.state.active).toBe((star + i) % 3);
        match = takeTurn(match, row, row === 'pieces' ? slot : i);
      }
    }
    expect(match.state.round).toBe(2);
    expect(match.state.star).toBe((star + holder) % 3);
    expect(match.state.active).toBe(match.state.star);
  });

  test('with three seats what is left over is removed, and pieces do not go back to the bag', () => {
    const before = playUntil(begun(3), (state) => state.round === 2).state;
    const left = before.removed.filter((item) => item.kind === 'card' || item.kind === 'tile');
    expect(left.map((item) => item.kind).sort()).toEqual(['card', 'tile']);
    const inBag = COLORS.reduce((sum, color) => sum + before.bag[color], 0);
    expect([80, 78]).toContain(inBag);
  });

  test('with two or four seats nothing is left over', () => {
    for (const seats of [2, 4]) {
      const { removed } = playUntil(begun(seats), (state) => state.round === 2).state;
      expect(removed.filter((item) => item.kind === 'card' || item.kind === 'tile')).toEqual([]);
    }
  });
});

/** The last turn of a round is not in `workers` any more when the next round lies there. */
function lastPieceWorkers(match: CitiesMatch, before: readonly (Seat | null)[]) {
  const { row, slot, seat } = match.state.last!;
  return row === 'pieces' ? before.with(slot, seat) : before;
}

describe('taking items', () => {
  test('a scoring card joins the seat’s cards, open to all', () => {
    const match = begun(3);
    const seat = match.state.active!;
    const [card] = match.state.market.cards[1]!;
    const after = takeTurn(match, 'cards', 1).state;
    expect(after.towns[seat]!.cards).toEqual([(card as Extract<Item, { kind: 'card' }>).card]);
    expect(cities.view(after, null).towns[seat]!.cards).toEqual(after.towns[seat]!.cards);
  });

  test('the last piece space draws two from the bag', () => {
    const match = playFirst(begun(2), worker('pieces', 3));
    expect(match.state.work!.hand.map((item) => item.kind)).toEqual(['piece', 'piece']);
    const before = COLORS.reduce((sum, color) => sum + match.state.bag[color], 0);
    const { bag } = takeTurn(begun(2), 'pieces', 3).state;
    expect(COLORS.reduce((sum, color) => sum + bag[color], 0)).toBe(before - 2);
  });

  test('a city tile must be placed: it can’t be discarded', () => {
    const match = playFirst(begun(2), worker('tiles', 0));
    const legal = cities.legal(match.state, match.state.active!);
    expect(new Set(legal.map((action) => action.kind))).toEqual(new Set(['tile']));
    expect(legal).toHaveLength(4 * 4);
  });

  test('the features of a group may be placed in any order, and each can be discarded', () => {
    const match = playFirst(begun(2), worker('features', 0));
    const taken = match.state.work!.taken.map((item) => (item as Extract<Item, { kind: 'feature' }>).feature);
    const legal = cities.legal(match.state, match.state.active!);
    for (const feature of taken) expect(legal).toContainEqual({ kind: 'drop', item: feature });
    expect(cities.legal(playFirst(match).state, match.state.active!).some(isEnd)).toBe(new Set(taken).size === 0);
  });

  test('nothing of a turn is public before its end', () => {
    let match = playFirst(begun(3), worker('pieces', 0));
    const seat = match.state.active!;
    const before = cities.view(begun(3).state, null);
    while (cities.legal(match.state, seat).length > 0 && match.state.active === seat) {
      expect(cities.view(match.state, null)).toEqual(before);
      match = playFirst(match);
    }
    expect(cities.view(match.state, null)).not.toEqual(before);
  });
});

describe('city tiles', () => {
  const at = (...places: [number, number][]) => places.map(([x, y]) => ({ tile: 1, x, y, turn: 0 as Rotation }));
  const points = (length: 'standard' | 'long', ...places: [number, number][]) =>
    tilePoints(at(...places), length).map(({ x, y }) => `${x},${y}`);

  test('go side by side with one that lies, never corner to corner', () => {
    expect(points('standard', [0, 0])).toEqual(['0,-1', '-1,0', '1,0', '0,1']);
  });

  test('never make a neighborhood longer or wider than three, in any direction', () => {
    expect(points('standard', [0, 0], [1, 0], [2, 0])).toEqual(['0,-1', '1,-1', '2,-1', '0,1', '1,1', '2,1']);
    expect(points('standard', [0, 0], [-1, 0], [-2, 0])).not.toContain('1,0');
    expect(points('standard', [0, 0], [0, 1], [0, 2])).toEqual(['-1,0', '1,0', '-1,1', '1,1', '-1,2', '1,2']);
  });

  test('the long game allows three by five, either way round', () => {
    expect(points('long', [0, 0], [1, 0], [2, 0])).toContain('3,0');
    expect(points('long', [0, 0], [1, 0], [2, 0], [3, 0])).toContain('4,0');
    expect(points('long', [0, 0], [1, 0], [2, 0], [3, 0], [4, 0])).not.toContain('5,0');
    const wide: [number, number][] = [0, 1, 2, 3].map((x) => [x, 0]);
    expect(points('long', ...wide, [0, 1], [0, 2])).not.toContain('0,3');
    expect(points('long', [0, 0], [0, 1], [0, 2], [0, 3])).toContain('0,4');
  });

  test('turn clockwise by quarters', () => {
    expect(rotateFace(['red', 'blue', 'green', 'yellow'], 1)).toEqual(['green', 'red', 'yellow', 'blue']);
    expect(rotateFace(tileFace(1), 2)).toEqual([...tileFace(1)].reverse());
  });

  test('any kind of space may lie next to any other', () => {
    const town = { tiles: at([0, 0]), spaces: [], cards: [] };
    expect(placementsOf(town, { kind: 'tile', tile: 5 }, 'standard')).toHaveLength(16);
  });
});

describe('features', () => {
  const fits = (drawing: string, feature: Feature) => spacesOf(drawing).map((space) => takesFeature(space, feature));

  test.each([
    ['a dolphin goes on water', 'dolphin', '~ ^ r b', [true, false, false, false]],
    ['a tree goes on a park', 'tree', '~ ^ r b', [false, true, false, false]],
    ['a monument goes on building land', 'monument', '~ ^ r b', [false, false, true, true]],
    ['a special one goes on building land', 'special', '~ ^ r b', [false, false, true, true]],
    ['gray ones need land without pieces', 'monument', 'r1 b4 g y', [false, false, true, true]],
    ['one feature per space', 'ferry', '~ ~d ~f ~', [true, false, false, true]],
    [
      'no monument on a special space, no special one on a monument',
      'special',
      'r* rm r b*g1',
      [false, false, true, false],
    ],
  ] as const)('%s', (_, feature, drawing, expected) => {
    expect(fits(drawing, feature)).toEqual(expected);
  });
});

describe('building pieces', () => {
  const fits = (drawing: string, color: 'red' | 'blue') => spacesOf(drawing).map((space) => takesPiece(space, color));

  test.each([
    ['go on land of their color', 'r b g y', [true, false, false, false]],
    ['go on a stack of their color', 'r1 b1 r3 g2', [true, false, true, false]],
    ['stack four high at most', 'r3 r4 r1 r2', [true, false, true, true]],
    ['never go on water or park', '~ ^ ~d ^t', [false, false, false, false]],
    ['never go on a monument', 'rm bm gm r', [false, false, false, true]],
    ['go on any empty special space', 'r* b* g* y*', [true, true, true, true]],
    ['on a built special space follow the first piece', 'b*r1 r*b1 b*r4 g*r3', [true, false, false, true]],
  ] as const)('%s', (_, drawing, expected) => {
    expect(fits(drawing, 'red')).toEqual(expected);
  });

  test('of one group may be split and placed in any order', () => {
    const town = { tiles: [], spaces: spacesOf('r b / r2 ^'), cards: [] };
    expect(placementsOf(town, { kind: 'piece', color: 'red' }, 'standard')).toEqual([
      { kind: 'piece', color: 'red', x: 0, y: 0 },
      { kind: 'piece', color: 'red', x: 0, y: 1 },
      { kind: 'drop', item: 'red' },
    ]);
  });

  test('without room can only be discarded', () => {
    const town = { tiles: [], spaces: spacesOf('b ^ / r4 ~'), cards: [] };
    expect(placementsOf(town, { kind: 'piece', color: 'red' }, 'standard')).toEqual([{ kind: 'drop', item: 'red' }]);
  });

  test('alike ones are offered once', () => {
    const match = begun(2);
    const work = {
      row: 'pieces' as const,
      slot: 1 as Slot,
      taken: [],
      placed: [],
      hand: [
        { kind: 'piece', color: 'red' },
        { kind: 'piece', color: 'red' },
      ] as const,
    };
    const legal = cities.legal({ ...match.state, work }, match.state.active!);
    expect(legal.filter((action) => action.kind === 'drop')).toHaveLength(1);
  });
});
