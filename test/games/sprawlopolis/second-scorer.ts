import { CARDS } from '../../../src/games/sprawlopolis/rules/content.ts';
import type { CardNumber, Difficulty, Placement } from '../../../src/games/sprawlopolis/rules/types.ts';

/**
 * A second opinion on every score, written apart from the first and by other means: blocks in a map by
 * name of place, groups and roads by merging names until nothing changes. Slow and plain. It shares only
 * the table of cards.
 */
type Seen = { readonly x: number; readonly y: number; readonly zone: string; readonly road: string };
type City = ReadonlyMap<string, Seen>;

const key = (x: number, y: number) => `${x}:${y}`;
const HALF_TURN: { readonly [side: string]: string } = { N: 'S', S: 'N', E: 'W', W: 'E' };
const AHEAD: { readonly [side: string]: readonly [number, number] } = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };

function look(placements: readonly Placement[]): City {
  const city = new Map<string, Seen>();
  for (const { card, turned, x, y } of placements) {
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const from = turned ? 3 - (i + 2 * j) : i + 2 * j;
      const sides = [...CARDS[card]!.roads[from]!].map((side) => (turned ? HALF_TURN[side]! : side));
      city.set(key(x + i, y + j), { x: x + i, y: y + j, zone: CARDS[card]!.blocks[from]![0]!, road: sides.join('') });
    }
  }
  return city;
}

const at = (city: City, { x, y }: { x: number; y: number }, side: string): Seen | undefined =>
  city.get(key(x + AHEAD[side]![0], y + AHEAD[side]![1]));
const around = (city: City, block: Seen) => ['N', 'E', 'S', 'W'].map((side) => at(city, block, side));

/** Merges whatever is linked, pair by pair, until every set is complete. */
function merge(blocks: readonly Seen[], linked: (a: Seen, b: Seen) => boolean): Seen[][] {
  let sets = blocks.map((block) => [block]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const set of sets) {
      const other = sets.find((rest) => rest !== set && set.some((a) => rest.some((b) => linked(a, b))));
      if (!other) continue;
      sets = [...sets.filter((rest) => rest !== set && rest !== other), [...set, ...other]];
      changed = true;
      break;
    }
  }
  return sets;
}

const sideToward = (a: Seen, b: Seen) =>
  ['N', 'E', 'S', 'W'].find((side) => b.x - a.x === AHEAD[side]![0] && b.y - a.y === AHEAD[side]![1]);
const touch = (a: Seen, b: Seen) => sideToward(a, b) !== undefined;
const driveTo = (a: Seen, b: Seen) => {
  const side = sideToward(a, b);
  return side !== undefined && a.road.includes(side) && b.road.includes(HALF_TURN[side]!);
};

function makeFacts(placements: readonly Placement[]) {
  const city = look(placements);
  const blocks = [...city.values()];
  const of = (zone: string) => blocks.filter((block) => block.zone === zone);
  const groups = (zone: string) => merge(of(zone), touch).sort((a, b) => b.length - a.length);
  const roads = merge(
    blocks.filter((block) => block.road !== ''),
    driveTo,
  );
  /** Every end of a road as the place beyond it; undefined is the edge. */
  const ends = (road: Seen[]) =>
    road.flatMap((block) =>
      [...block.road]
        .filter((side) => !at(city, block, side)?.road.includes(HALF_TURN[side]!))
        .map((side) => at(city, block, side)),
    );
  const lines = (['x', 'y'] as const).map((axis) => {
    const values = [...new Set(blocks.map((block) => block[axis]))];
    return values.map((value) => blocks.filter((block) => block[axis] === value));
  });
  return { city, blocks, of, groups, roads, ends, columns: lines[0]!, rows: lines[1]! };
}

type Facts = ReturnType<typeof makeFacts>;
const size = (sets: Seen[][]) => sets[0]?.length ?? 0;
const open = (facts: Facts, block: Seen) => around(facts.city, block).filter((beside) => !beside).length;
const zones = (facts: Facts, block: Seen) => around(facts.city, block).map((beside) => beside?.zone ?? '-');
const total = <T>(items: readonly T[], worth: (item: T) => number) => items.reduce((sum, item) => sum + worth(item), 0);
const countZone = (blocks: readonly Seen[], zone: string) => blocks.filter((block) => block.zone === zone).length;

const RULES: { readonly [card in CardNumber]: (facts: Facts) => number } = {
  1: (f) => total(f.roads, (road) => (f.ends(road).includes(undefined) ? -1 : 1)),
  2: (f) => total([...f.rows, ...f.columns], (line) => ({ 0: -1, 3: 1 })[countZone(line, 'p')] ?? 0),
  3: (f) => f.of('p').length - 3 * f.of('i').length,
  4: (f) => {
    const squares = f.blocks.filter(({ x, y, zone }) =>
      [key(x + 1, y), key(x, y + 1), key(x + 1, y + 1)].every((place) => f.city.get(place)?.zone === zone),
    ).length;
    return squares > 5 ? 7 : 3 * squares - 8;
  },
  5: (f) => 2 * f.of('i').filter((block) => !/[pr]/.test(zones(f, block).join(''))).length,
  6: (f) => size(f.groups('r')) - size(f.groups('i')),
  7: (f) => total(f.of('p'), (block) => (open(f, block) === 0 ? 1 : -2)),
  8: (f) => {
    const largest = f.groups('r').filter((group) => group.length === size(f.groups('r')));
    const worth = largest.map((group) => {
      const beside = f.blocks.filter((block) => !group.includes(block) && group.some((other) => touch(block, other)));
      return countZone(beside, 'p') - 2 * countZone(beside, 'i');
    });
    return worth.length ? Math.max(...worth) : 0;
  },
  9: (f) => {
    const plants = f.of('i');
    return plants.filter((a) => plants.some((b) => Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) === 1)).length;
  },
  10: (f) => Math.max(...[...f.rows, ...f.columns].map((line) => countZone(line, 'c'))),
  11: (f) => {
    const homes = f.of('r');
    return 2 * f.of('c').filter((shop) => homes.filter((home) => driveTo(shop, home)).length === 2).length;
  },
  12: (f) => Math.floor(Math.max(0, ...f.roads.map((road) => road.length)) / 2),
  13: (f) => 3 * f.roads.filter((road) => new Set(f.ends(road).filter((end) => end?.zone === 'p')).size === 2).length,
  14: (f) => total(f.roads, (road) => (f.ends(road).length === 0 ? road.length : 0)),
  15: (f) => 2 * f.of('r').filter((block) => zones(f, block).filter((zone) => zone === 'i').length >= 2).length,
  16: (f) => 2 * f.roads.filter((road) => countZone(road, 'r') > 0 && countZone(road, 'c') > 0).length,
  17: (f) => total(f.of('c'), (block) => Math.min(2, open(f, block))),
  18: (f) => Math.max(...f.rows.map((line) => line.length)) + Math.max(...f.columns.map((line) => line.length)),
};

export function scoreAgain(placements: readonly Placement[], scoring: readonly CardNumber[], difficulty: Difficulty) {
  const facts = makeFacts(placements);
  const groups = ['c', 'p', 'i', 'r'].map((zone) => size(facts.groups(zone)));
  const conditions = scoring.map((card) => RULES[card](facts));
  const base = difficulty === 'harder' ? Math.max(...groups) : total(groups, (group) => group);
  const lost = difficulty === 'easier' ? 0 : facts.roads.length;
  return { groups, roads: facts.roads.length, conditions, total: base - lost + total(conditions, (points) => points) };
}
