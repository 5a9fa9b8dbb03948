import { describe, expect, test } from 'vitest';
import { fieldsOf, rotateFace, tilePoints } from '../../../../src/games/tourists/rules/city.ts';
import { TILE_IDS, TILES } from '../../../../src/games/tourists/rules/content.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { scoreCity } from '../../../../src/games/tourists/rules/scoring.ts';
import type { Action, PlacedTile, State } from '../../../../src/games/tourists/rules/types.ts';
import { visitsOf } from '../../../../src/games/tourists/rules/visits.ts';
import { act, finish, isEnd, playTo, touristsMatch } from '../match.ts';

/** Tiles where a drawing has an x; which tiles does not matter for where others fit. */
const tilesAt = (drawing: string): PlacedTile[] =>
  drawing
    .split('/')
    .flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === 'x' ? [{ tile: x + 1, x, y, turn: 0 as const }] : [])),
    );

/** The free points around, drawn as o within the rectangle of -1 to 4. */
function drawPoints(tiles: readonly PlacedTile[]): string {
  const points = tilePoints(tiles);
  const sign = (x: number, y: number) => {
    if (tiles.some((tile) => tile.x === x && tile.y === y)) return 'x';
    return points.some((point) => point.x === x && point.y === y) ? 'o' : '.';
  };
  return [-1, 0, 1, 2, 3, 4].map((y) => [-1, 0, 1, 2, 3, 4].map((x) => sign(x, y)).join('')).join('/');
}

const kinds = (actions: readonly Action[]) => new Set(actions.map(({ kind }) => kind));

describe('set-up', () => {
  test('three tiles lie open, thirteen in the pile, eight are aside', () => {
    const { drawn, pile, aside, phase, round } = touristsMatch(4).state;
    expect([drawn.length, pile.length, aside.length]).toEqual([3, 13, 8]);
    expect([...drawn, ...pile, ...aside].toSorted((a, b) => a - b)).toEqual(TILE_IDS);
    expect([phase, round]).toEqual(['start', 0]);
  });

  test('is the same for the same seed, and another for another', () => {
    expect(touristsMatch(2).state).toEqual(touristsMatch(2).state);
    expect(touristsMatch(2, '1', 'other').state.drawn).not.toEqual(touristsMatch(2).state.drawn);
  });

  test('allows 1 to 8 seats; level 1 comes first', () => {
    expect(tourists.seats).toEqual({ min: 1, max: 8 });
    expect(tourists.options.level.choices.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });
});

describe('the starting tiles', () => {
  test('any of the three comes first, in any turn', () => {
    expect(tourists.legal(touristsMatch().state, 0)).toHaveLength(3 * 4);
  });

  test.each([
    ['second', 'x'],
    ['third', 'x./.x'],
  ])('the %s touches corners, never a side', (_, drawing) => {
    const tiles = tilesAt(drawing);
    for (const { x, y } of tilePoints(tiles)) {
      const distances = tiles.map((tile) => [Math.abs(tile.x - x), Math.abs(tile.y - y)].join());
      expect(distances).toContain('1,1');
      expect(distances.some((distance) => distance === '0,1' || distance === '1,0')).toBe(false);
    }
  });

  test('make a diagonal or a V: six shapes', () => {
    const shapes = new Set<string>();
    for (const second of tilePoints(tilesAt('x'))) {
      const two: PlacedTile[] = [...tilesAt('x'), { ...second, tile: 2, turn: 0 }];
      for (const third of tilePoints(two)) {
        const three = [...two, third];
        const [left, top] = [Math.min(...three.map(({ x }) => x)), Math.min(...three.map(({ y }) => y))];
        shapes.add(
          three
            .map(({ x, y }) => `${x - left}${y - top}`)
            .sort()
            .join(' '),
        );
      }
    }
    expect(shapes.size).toBe(6);
  });

  test('are placed one by one, then confirmed, without tourists', () => {
    let match = touristsMatch(1);
    for (const left of [3, 2, 1]) {
      const legal = tourists.legal(match.state, 0);
      expect(new Set(legal.map((action) => action.kind === 'tile' && action.tile)).size).toBe(left);
      match = act(match, 0);
    }
    expect(tourists.legal(match.state, 0)).toEqual([{ kind: 'end' }]);
    const { phase, round, drawn, cities } = act(match, 0).state;
    expect([phase, round, drawn.length, cities[0]!.tiles.length]).toEqual(['round', 1, 1, 3]);
  });
});

describe('placing a tile', () => {
  test.each([
    ['at a side or a corner', 'x./.x/x.', 'ooo.../oxoo../ooxo../oxoo../ooo.../......'],
    ['never wider than four', '.x../x.x./...x', '.ooo../.oxoo./.xoxo./.ooox./...oo./......'],
    ['never higher than four', 'x./.x/x./.x', '....../oxoo../ooxo../oxoo../ooxo../......'],
    ['anywhere left when the frame is fixed', 'xxxx/x..x/xx.x/x.xx', '....../.xxxx./.xoox./.xxox./.xoxx./......'],
  ])('goes %s', (_, drawing, points) => {
    expect(drawPoints(tilesAt(drawing))).toBe(points);
  });

  test('takes any quarter turn, and everyone has the same tile', () => {
    const { state } = playTo(touristsMatch(3), 1);
    for (const seat of [0, 1, 2]) {
      const legal = tourists.legal(state, seat);
      expect(legal).toHaveLength(4 * tilePoints(state.cities[seat]!.tiles).length);
      expect(new Set(legal.map((action) => action.kind === 'tile' && action.tile))).toEqual(new Set(state.drawn));
    }
  });

  test('a turned tile shows its fields a quarter further clockwise', () => {
    expect(rotateFace(TILES[1]!, 1)).toEqual(['terrace', 'attraction', 'water', 'park']);
    expect(rotateFace(TILES[1]!, 2)).toEqual(['water', 'terrace', 'park', 'attraction']);
    expect(fieldsOf([{ tile: 1, x: -1, y: 2, turn: 1 }])).toEqual([
      { x: -2, y: 4, kind: 'terrace' },
      { x: -1, y: 4, kind: 'attraction' },
      { x: -2, y: 5, kind: 'water' },
      { x: -1, y: 5, kind: 'park' },
    ]);
  });
});

describe('tourists', () => {
  /** Tile 1 (A P / T W) at the left and tile 7 (A A / P T) just laid at its right. */
  const laid: PlacedTile = { tile: 7, x: 1, y: 0, turn: 0 };
  const tiles: PlacedTile[] = [{ tile: 1, x: 0, y: 0, turn: 0 }, laid];
  const visits = (...standing: [number, number][]) =>
    visitsOf({ tiles, tourists: standing.map(([x, y]) => ({ x, y })) }, laid);
  const spots = (all: ReturnType<typeof visits>, kind: string) =>
    all.flatMap((visit) => (visit.kind === kind && visit.kind !== 'stay' ? [`${visit.x}${visit.y}`] : []));

  test('a new one comes to any field of the last tile but water', () => {
    expect(spots(visits(), 'tourist')).toEqual(['20', '30', '21', '31']);
    const water = visitsOf({ tiles, tourists: [] }, tiles[0]!);
    expect(spots(water, 'tourist')).toEqual(['00', '10', '01']);
  });

  test('one in the city jumps to any such field', () => {
    expect(visits([0, 0])).toContainEqual({ kind: 'jump', from: { x: 0, y: 0 }, x: 3, y: 1 });
    expect(spots(visits([0, 0], [1, 0]), 'jump')).toHaveLength(2 * 4);
  });

  test('one in the city walks a field in eight directions, over the borders of tiles', () => {
    expect(spots(visits([1, 0]), 'walk')).toEqual(['20', '21', '01', '00']);
    expect(spots(visits([0, 1]), 'walk')).toEqual(['00', '10']);
  });

  test('never go on water or to a field that is taken', () => {
    const all = visits([1, 0], [0, 0]);
    expect(spots(all, 'walk')).toEqual(['20', '21', '01', '01']);
    for (const visit of all) if (visit.kind !== 'stay') expect([visit.x, visit.y]).not.toEqual([1, 1]);
  });

  test('may all stay where they are', () => {
    expect(visits().at(-1)).toEqual({ kind: 'stay' });
    expect(visits([0, 0]).filter(({ kind }) => kind === 'stay')).toHaveLength(1);
  });

  test('are seven; then none comes any more', () => {
    const row: [number, number][] = Array.from({ length: 7 }, (_, i) => [i + 10, 9]);
    const far: PlacedTile[] = Array.from({ length: 4 }, (_, i) => ({ tile: 20, x: i + 5, y: 4, turn: 0 }));
    const city = { tiles: [...far, laid], tourists: row.map(([x, y]) => ({ x, y })) };
    expect(spots(visitsOf({ ...city, tourists: city.tourists.slice(1) }, laid), 'tourist')).not.toEqual([]);
    expect(spots(visitsOf(city, laid), 'tourist')).toEqual([]);
    expect(spots(visitsOf(city, laid), 'jump')).toHaveLength(7 * 4);
  });

  test('one action a round: after it only the end is left', () => {
    const match = playTo(touristsMatch(1), 1);
    const placed = act(match, 0);
    expect(kinds(tourists.legal(placed.state, 0))).toEqual(new Set(['tourist', 'stay']));
    for (const kind of ['tourist', 'stay']) {
      const done = act(placed, 0, (action) => action.kind === kind);
      expect(tourists.legal(done.state, 0)).toEqual([{ kind: 'end' }]);
    }
  });

  test('who moves keeps the place in the list and the stock stays the same', () => {
    let match = finish(playTo(touristsMatch(1), 2), 0);
    expect(match.state.cities[0]!.tourists).toHaveLength(2);
    match = act(match, 0);
    const [first, second] = match.state.cities[0]!.tourists;
    match = act(
      match,
      0,
      (action) => action.kind === 'jump' && action.from.x === first!.x && action.from.y === first!.y,
    );
    match = act(match, 0, isEnd);
    const after = match.state.cities[0]!.tourists;
    expect(after).toHaveLength(2);
    expect(after[0]).not.toEqual(first);
    expect(after[1]).toEqual(second);
    expect(tourists.view(match.state, 0).cities[0]!.stock).toBe(5);
  });
});

describe('a round', () => {
  test('waits for everyone who has not confirmed, and ends with the last', () => {
    let match = playTo(touristsMatch(3), 1);
    const before = match.state;
    match = finish(match, 1);
    expect(tourists.waiting(match.state)).toEqual([0, 2]);
    expect(tourists.legal(match.state, 1)).toEqual([]);
    expect(match.state.cities).toEqual(before.cities);
    match = finish(finish(match, 0), 2);
    expect(match.state.round).toBe(2);
    expect(match.state.drawn).toEqual(before.pile.slice(0, 1));
    expect(tourists.waiting(match.state)).toEqual([0, 1, 2]);
    for (const city of match.state.cities) expect(city.tiles).toHaveLength(4);
  });

  test('tells what it changed, seat by seat', () => {
    const match = playTo(touristsMatch(2), 2);
    for (const [seat, { laid, visit }] of match.state.last.entries()) {
      expect(laid).toEqual(match.state.cities[seat]!.tiles.slice(-1));
      expect(visit).toMatchObject({ kind: 'tourist', ...match.state.cities[seat]!.tourists[0]! });
    }
  });

  test('notes what every city is worth once the round is over', () => {
    let match = playTo(touristsMatch(3, '3'), 1);
    for (let round = 1; round <= 13; round++) {
      while (match.state.round === round && match.state.phase === 'round')
        match = finish(match, tourists.waiting(match.state)[0]!);
      const worth = match.state.cities.map(
        (city) => scoreCity(match.state.level, fieldsOf(city.tiles), city.tourists).total,
      );
      expect(match.state.totals).toHaveLength(round);
      expect(match.state.totals!.at(-1)).toEqual(worth);
    }
  });

  test('thirteen of them complete the cities, then the game is over', () => {
    let match = playTo(touristsMatch(2), 13);
    expect(tourists.outcome(match.state)).toBeNull();
    match = finish(finish(match, 0), 1);
    const { phase, round, drawn, cities } = match.state satisfies State;
    expect([phase, round, drawn]).toEqual(['over', 13, []]);
    for (const { tiles } of cities) expect(tiles).toHaveLength(16);
    expect(tourists.waiting(match.state)).toEqual([]);
    expect([0, 1].flatMap((seat) => tourists.legal(match.state, seat))).toEqual([]);
  });

  test('alone, every end is the last, and one is first', () => {
    let match = playTo(touristsMatch(1), 13);
    match = finish(match, 0);
    expect(tourists.outcome(match.state)).toMatchObject({ kind: 'ranked', ranking: [[0]] });
  });
});
