import { fieldsOf } from '../../../src/games/tourists/rules/city.ts';
import { ROUNDS, TOURISTS } from '../../../src/games/tourists/rules/content.ts';
import type { PlacedTile, Rotation, Visit } from '../../../src/games/tourists/rules/types.ts';
import type { SeenCity, View } from '../../../src/games/tourists/rules/view.ts';

/** Eight cities that were played by the rules: tiles as they came, tourists before the tenth round and at the end. */
const PLAYED = [
  [
    '18:0,0,0 2:-1,-1,3 16:1,-1,0 7:1,0,1 21:-1,0,3 5:-1,1,0 23:0,1,0 22:1,1,2 8:-2,1,0 15:0,2,0 12:-1,2,3 3:-2,-1,2 14:1,2,0 1:0,-1,0 9:-2,0,0 20:-2,2,0',
    '3,0 -2,0 -1,3 0,2 1,1 0,5 -2,4',
    '3,0 -4,0 -1,3 1,3 1,1 0,5 -2,4',
  ],
  [
    '18:0,0,2 2:-1,1,3 16:1,1,1 7:1,2,3 21:-1,2,3 5:-1,3,0 23:-1,0,1 22:0,1,0 8:-2,0,0 15:-2,1,0 12:-2,2,0 3:-2,3,1 14:0,3,2 1:0,2,2 9:1,3,0 20:1,0,2',
    '2,4 -3,6 -1,7 -1,2 -3,1 -4,3 -3,4',
    '2,6 -3,6 -1,7 -1,2 -3,1 -4,3 2,1',
  ],
  [
    '2:0,0,3 18:1,-1,2 16:-1,-1,3 7:-1,-2,1 21:-1,0,2 5:-2,0,2 23:0,-1,1 22:0,-2,1 8:-2,-1,1 15:1,0,0 12:-2,-2,0 3:-2,1,1 14:0,1,1 1:1,1,2 9:-1,1,1 20:1,-2,2',
    '-1,-4 -3,2 -4,0 1,0 -2,-1 2,1',
    '-1,-3 -1,2 -4,0 1,0 -2,-1 2,1 2,-3',
  ],
  [
    '2:0,0,2 18:-1,-1,2 16:-2,-2,0 7:-1,-2,3 21:0,-2,2 5:1,-2,3 23:-1,0,0 22:0,-1,2 8:-2,-1,0 15:-2,0,0 12:1,-1,3 3:-1,1,2 14:1,0,1 1:-2,1,2 9:0,1,2 20:1,1,3',
    '-2,-3 0,-3 3,-4 -1,-1 -3,-1 -4,1 -1,2',
    '-2,-3 2,2 3,-4 -1,-1 -3,-1 -4,1 -1,2',
  ],
  [
    '18:0,0,0 16:-1,-1,1 2:1,-1,1 7:1,-2,1 21:-1,0,0 5:-1,-2,1 23:1,0,1 22:0,-2,2 8:0,-1,3 15:2,-1,2 12:2,0,0 3:2,1,3 14:1,1,0 1:0,1,3 9:2,-2,1 20:-1,1,1',
    '5,0 4,2 -2,-3 2,-1 0,-2 4,-1',
    '5,0 4,2 -2,-3 2,-1 1,1 4,-1 -1,2',
  ],
  [
    '16:0,0,0 2:1,-1,2 18:2,0,1 7:0,1,1 21:1,0,2 5:2,1,0 23:0,-1,0 22:2,-1,0 8:1,1,0 15:-1,-1,0 12:-1,0,1 3:-1,1,3 14:-1,-2,1 1:0,-2,2 9:1,-2,2 20:2,-2,2',
    '2,1 5,3 2,-2 -2,2 -1,-2 -1,1',
    '3,1 5,3 2,-2 -2,2 0,-3 -1,1 4,-3',
  ],
  [
    '18:0,0,2 16:-1,1,2 2:1,-1,0 7:-1,0,3 21:0,-1,0 5:-1,-1,1 23:1,0,0 22:1,1,1 8:-1,-2,1 15:0,1,3 12:1,-2,2 3:2,0,0 14:2,-1,2 1:2,1,3 9:0,-2,0 20:2,-2,2',
    '-2,0 0,-2 -2,-1 3,-1 1,1 4,1',
    '0,0 0,-4 -2,-1 3,-1 1,1 4,1 4,-3',
  ],
  [
    '18:0,0,0 16:-1,1,0 2:-2,2,0 7:-1,2,1 21:-2,1,3 5:-2,0,3 23:-1,0,1 22:0,1,1 8:-3,2,0 15:-1,-1,1 12:-2,-1,2 3:-3,0,2 14:0,-1,3 1:0,2,0 9:-3,1,0 20:-3,-1,0',
    '-1,4 -4,2 -3,0 -2,2 -2,-2 -4,-1',
    '-1,3 -4,2 -3,0 -2,2 -2,-2 -4,-1 1,1',
  ],
] as const;

/** What the tourists did in the ninth round. */
const NINTH: readonly Visit[] = [
  { kind: 'walk', from: { x: 1, y: 4 }, x: 0, y: 5 },
  { kind: 'jump', from: { x: -2, y: 4 }, x: -3, y: 6 },
  { kind: 'jump', from: { x: -2, y: 1 }, x: -3, y: 2 },
  { kind: 'tourist', x: -1, y: 2 },
  { kind: 'jump', from: { x: -2, y: 0 }, x: 4, y: 2 },
  { kind: 'jump', from: { x: 3, y: 3 }, x: -2, y: 2 },
  { kind: 'tourist', x: 4, y: 1 },
  { kind: 'walk', from: { x: -1, y: -1 }, x: -2, y: -2 },
];

const EARLY = 12;

const tileOf = (text: string): PlacedTile => {
  const [tile, x, y, turn] = text.split(/[:,]/).map(Number) as [number, number, number, Rotation];
  return { tile, x, y, turn };
};
const pointOf = (text: string) => {
  const [x, y] = text.split(',').map(Number) as [number, number];
  return { x, y };
};

function city(laid: string, visitors: string, tiles: number): SeenCity {
  const shown = laid.split(' ').slice(0, tiles).map(tileOf);
  const tourists = visitors.split(' ').map(pointOf);
  return { tiles: shown, tourists, fields: fieldsOf(shown), stock: TOURISTS - tourists.length };
}

/** Made up, but they rise. */
const totalsOf = (rounds: number): number[][] =>
  Array.from({ length: rounds }, (_, i) => PLAYED.map((_, seat) => (i + 1) * 4 + ((i * 5 + seat * 3) % 7)));

const common = { seat: null, level: '3', rounds: ROUNDS, work: null, hand: [] } as const;

/** Before the tenth round, half of the seats done. */
export const EIGHT: View = {
  ...common,
  phase: 'round',
  round: 10,
  drawn: [14],
  left: 3,
  done: PLAYED.map((_, seat) => seat % 3 === 0),
  cities: PLAYED.map(([tiles, tourists]) => city(tiles, tourists, EARLY)),
  last: PLAYED.map(([tiles], seat) => ({ laid: [tileOf(tiles.split(' ')[EARLY - 1]!)], visit: NINTH[seat]! })),
  totals: totalsOf(9),
};

/** All cities finished. */
export const EIGHT_OVER: View = {
  ...common,
  phase: 'over',
  round: ROUNDS,
  drawn: [],
  left: 0,
  done: PLAYED.map(() => false),
  cities: PLAYED.map(([tiles, , tourists]) => city(tiles, tourists, 16)),
  last: PLAYED.map(([tiles]) => ({ laid: [tileOf(tiles.split(' ')[15]!)], visit: { kind: 'stay' } })),
  totals: totalsOf(ROUNDS),
};

export const seatsOf = (view: View, seats: number): View => ({
  ...view,
  done: view.done.slice(0, seats),
  cities: view.cities.slice(0, seats),
  last: view.last.slice(0, seats),
  totals: view.totals.map((round) => round.slice(0, seats)),
});

/** What the first seat sees, about to lay the tile of the tenth round. */
export const OWN: View = { ...seatsOf(EIGHT, 4), seat: 0, hand: [14], work: { laid: [], visit: null, done: false } };

const laid: PlacedTile = { tile: 14, x: 0, y: -1, turn: 1 };

/** The tile laid, the tourists still to move; one of them waits in the stock. */
export const OWN_LAID: View = {
  ...OWN,
  hand: [],
  work: { laid: [laid], visit: null, done: false },
  cities: OWN.cities.map((each, seat) => {
    if (seat > 0) return each;
    const tiles = [...each.tiles, laid];
    return { tiles, fields: fieldsOf(tiles), tourists: each.tourists.slice(0, 6), stock: 1 };
  }),
};
