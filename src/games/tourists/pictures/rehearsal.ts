import { itemAt, itemAtCyclic } from '#engine';
import type { TouristsRequest } from '../requests.ts';
import { fieldsOf, tilePoints } from '../rules/city.ts';
import { EXTENT, ROUNDS, TILE_IDS, TOURISTS } from '../rules/content.ts';
import { cityOf } from '../rules/score.ts';
import type { PlacedTile, Rotation } from '../rules/types.ts';
import type { SeenCity, View } from '../rules/view.ts';

/** Tiles from `first` on, all rotated alike: big landmarks lie across in one city and stand upright in another. */
function fullCity(first: number, count: number, rotation: Rotation): SeenCity {
  const tiles = Array.from({ length: count }, (_, i): PlacedTile => {
    const tile = itemAtCyclic(TILE_IDS, first + i);
    return { tile, x: i % EXTENT, y: Math.floor(i / EXTENT), turn: rotation };
  });
  const fields = fieldsOf(tiles);
  const tourists = fields.filter(({ kind }, i) => kind !== 'water' && i % 8 < 2).slice(0, TOURISTS - 1);
  return { tiles, fields, tourists: tourists.map(({ x, y }) => ({ x, y })), stock: TOURISTS - tourists.length };
}

function viewOf(count: number): View {
  const cities = [fullCity(0, count, 0), fullCity(8, count, 1), fullCity(4, count, 2), fullCity(12, count, 3)];
  return {
    seat: null,
    level: '3',
    phase: 'round',
    round: count - 2,
    rounds: ROUNDS,
    drawn: [itemAt(TILE_IDS, count)],
    left: 3,
    done: cities.map((_, seat) => seat % 2 > 0),
    cities,
    work: null,
    hand: [],
    totals: [],
    last: cities.map(({ tiles }) => ({ laid: tiles.slice(-1), visit: null })),
  };
}

/** What is drawn most, in the sizes in which it is drawn most. */
export function touristsRehearsal(): TouristsRequest[] {
  const view = viewOf(14);
  const tile = itemAt(view.drawn, 0);
  const places = tilePoints(cityOf(view, 0).tiles);
  return [
    { game: 'tourists', kind: 'city', view, seat: 0, zones: true },
    { game: 'tourists', kind: 'city', view, seat: 1, zones: true },
    { game: 'tourists', kind: 'round', view },
    {
      game: 'tourists',
      kind: 'panel',
      view: { ...view, seat: 0, hand: [tile], work: { laid: [], visit: null, done: false } },
      prompt: {
        mode: 'tile',
        tile,
        rotation: 0,
        places,
        marks: [{ kind: 'tile', tile, turn: 0, ...itemAt(places, 0) }],
      },
    },
  ];
}
