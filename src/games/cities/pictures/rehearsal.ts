import { itemAt, itemAtCyclic } from '#engine';
import type { CitiesRequest } from '../requests.ts';
import { BOARD_IDS, CARD_IDS, CITY_TILES, START_TILES } from '../rules/content.ts';
import { COLORS, FEATURES } from '../rules/kinds.ts';
import type { Item, Space, Town } from '../rules/types.ts';
import type { SeenItem, View } from '../rules/view.ts';

/** Nine tiles full of everything: all lands, features and heights. */
function town(shift: number): Town {
  const tiles = Object.keys(CITY_TILES)
    .slice(0, 9)
    .map((id, i) => ({ tile: Number(id), x: i % 3, y: Math.floor(i / 3), turn: 0 as const }));
  const spaces = Array.from({ length: 36 }, (_, i): Space => {
    const at = { x: i % 6, y: Math.floor(i / 6) };
    const n = i + shift;
    const color = itemAtCyclic(COLORS, n);
    if (n % 5 === 0)
      return { ...at, land: n % 2 ? 'park' : 'water', feature: itemAt(FEATURES, n % 8), color: null, height: 0 };
    if (n % 7 === 0) return { ...at, land: color, feature: itemAt(FEATURES, 8 + (n % 2)), color: null, height: 0 };
    const height = Math.floor(n / 4) % 5;
    return { ...at, land: color, feature: null, color: height ? color : null, height };
  });
  return { tiles, spaces, cards: CARD_IDS.slice(shift, shift + 8) };
}

const card = (i: number): SeenItem[] => [{ kind: 'card', card: itemAtCyclic(CARD_IDS, i) }];
const tile = (tile: number): SeenItem[] => [{ kind: 'tile', tile }];
const piece = (i: number): Item => ({ kind: 'piece', color: itemAtCyclic(COLORS, i) });
const feature = (i: number): Item => ({ kind: 'feature', feature: itemAtCyclic(FEATURES, i) });

function view(nth: number, shift: number): View {
  return {
    seat: null,
    board: itemAtCyclic(BOARD_IDS, nth),
    length: 'standard',
    phase: 'work',
    round: 1 + nth,
    rounds: 8,
    active: nth % 4,
    star: nth % 2 ? null : 0,
    startTiles: Object.keys(START_TILES).map(Number),
    market: {
      cards: [card(4 * nth), card(4 * nth + 1), card(4 * nth + 2), nth % 2 ? [null] : card(4 * nth + 3)],
      tiles: [tile(4 * nth + 1), tile(4 * nth + 2), tile(4 * nth + 3), [null]],
      features: [[feature(nth), feature(nth + 1)], [feature(nth + 2)], [feature(nth + 3)], [feature(nth + 4), null]],
      pieces: [[0, 1, 2, 3].map(piece), [1, 2, 3].map(piece), [2, 3, 0].map(piece), [null, null]],
    },
    piles: { cards: 10, tiles: 10, features: 10 },
    bag: { red: 9, blue: 9, green: 9, yellow: 9 },
    workers: {
      cards: [null, null, null, null],
      tiles: [null, null, null, null],
      features: [null, null, null, null],
      pieces: [null, null, null, null],
    },
    towns: [0, 8, 16, 24].map((each) => town(each + nth + shift)),
    rings: [0, 1, 2].map((i) => [i, null, null]),
    work: null,
    last: null,
  };
}

/** All boards with four neighborhoods on them, and one of those neighborhoods each; others with another shift. */
export function citiesRehearsal(shift: number): CitiesRequest[] {
  const views = BOARD_IDS.map((_, nth) => view(nth, shift));
  return [
    ...views.map((seen): CitiesRequest => ({ game: 'cities', kind: 'board', view: seen })),
    ...views.map((seen, i): CitiesRequest => ({ game: 'cities', kind: 'neighborhood', view: seen, seat: i % 4 })),
  ];
}
