import { BOARD_IDS, CARD_IDS, type CardId } from '../../../src/games/cities/rules/content.ts';
import type { Color, Feature, Land } from '../../../src/games/cities/rules/kinds.ts';
import type { PlacedTile, Space, Town } from '../../../src/games/cities/rules/types.ts';
import type { View } from '../../../src/games/cities/rules/view.ts';

const LANDS: { readonly [letter: string]: Land } = {
  w: 'water',
  p: 'park',
  r: 'red',
  b: 'blue',
  g: 'green',
  y: 'yellow',
};
const FEATURES: { readonly [letter: string]: Feature } = {
  d: 'dolphin',
  s: 'sailboat',
  f: 'ferry',
  l: 'lighthouse',
  t: 'tree',
  o: 'fountain',
  k: 'kiosk',
  c: 'carousel',
  m: 'monument',
  x: 'special',
};

/** `w` open ground, `wd` with a dolphin, `b3` a building, `rm` a monument, `yx` special and empty, `yxb2` built on. */
function space(text: string, x: number, y: number): Space {
  const [land, second, third, fourth] = text;
  const at = { x, y, land: LANDS[land!]! };
  const feature = second ? (FEATURES[second] ?? null) : null;
  if (third) return { ...at, feature, color: LANDS[third] as Color, height: Number(fourth) };
  if (feature || !second) return { ...at, feature, color: null, height: 0 };
  const height = Number(second);
  return { ...at, feature: null, color: height ? (at.land as Color) : null, height };
}

/** Rows of spaces, two rows to a row of tiles; a dot is no space. */
function town(rows: readonly string[], cards: readonly CardId[]): Town {
  const spaces = rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((text, x) => (text === '.' ? [] : [space(text, x, y)])),
  );
  const tiles = spaces
    .filter(({ x, y }) => x % 2 === 0 && y % 2 === 0)
    .map(({ x, y }, i): PlacedTile => ({ tile: i + 1, x: x / 2, y: y / 2, turn: 0 }));
  return { tiles, spaces, cards };
}

/** Cards by their place in the table, so that a renamed one leaves the samples alone. */
const cards = (...places: number[]): CardId[] => places.map((place) => CARD_IDS[place % CARD_IDS.length]!);

const MARTA = town(
  [
    'wd ws  pt b2 y0 r1',
    'wl g4  p  po g2 pc',
    'r3 wf  pk y3 b4 p ',
    'b1 w   wd y2 w  rm',
    'yx p   b3 w  .  . ',
    'g1 r0  p  w  .  . ',
  ],
  cards(10, 13, 17, 5, 24, 15, 1),
);
const THEO = town(
  [
    'pt g2 r2   wf ws b4',
    'pk pc y1   wl w  y4',
    'b2 p  po   g2 r3 wd',
    'wl w  r1   b2 g4 p ',
    'g1 y3 b1   p  pt rm',
    'r2 w  wd   y2 bm p ',
  ],
  cards(9, 6, 19, 21, 25, 28, 26, 27),
);
const KENJI = town(
  [
    'b1 y2 ws w  r1 g1',
    'r1 pt wd pt p  b4',
    'g2 p  po p  wd y1',
    'y3 wf r2 b2 w  g2',
    'wl w  g2 pk b1 y2',
    'w  r4 gm b2 r0 pc',
  ],
  cards(4, 8, 18, 23, 30, 29, 31, 14),
);

/** In the middle of the game, with everything somewhere: rings, workers, the star, hidden items, a last move. */
export const RICH: View = {
  seat: null,
  board: BOARD_IDS[0]!,
  length: 'standard',
  phase: 'work',
  round: 5,
  rounds: 8,
  active: 1,
  star: null,
  startTiles: [],
  market: {
    cards: [[{ kind: 'card', card: CARD_IDS[11]! }], [], [{ kind: 'card', card: CARD_IDS[12]! }], [null]],
    tiles: [[], [{ kind: 'tile', tile: 11 }], [{ kind: 'tile', tile: 29 }], [null]],
    features: [
      [
        { kind: 'feature', feature: 'fountain' },
        { kind: 'feature', feature: 'ferry' },
      ],
      [{ kind: 'feature', feature: 'special' }],
      [],
      [{ kind: 'feature', feature: 'monument' }, null],
    ],
    pieces: [
      (['red', 'yellow', 'blue', 'yellow'] as const).map((color) => ({ kind: 'piece', color })),
      (['green', 'green', 'red'] as const).map((color) => ({ kind: 'piece', color })),
      [],
      [null, null],
    ],
  },
  piles: { cards: 12, tiles: 12, features: 18 },
  bag: { red: 10, blue: 9, green: 11, yellow: 12 },
  workers: {
    cards: [null, 3, null, null],
    tiles: [0, null, null, null],
    features: [null, null, 1, null],
    pieces: [null, null, 2, null],
  },
  towns: [MARTA, THEO, KENJI],
  rings: [
    [0, null, null],
    [1, 0, null],
    [null, null, null],
  ],
  work: null,
  last: {
    seat: 0,
    row: 'pieces',
    slot: 0,
    taken: (['blue', 'blue', 'yellow'] as const).map((color) => ({ kind: 'piece', color })),
    placed: [
      { kind: 'piece', color: 'blue', x: 4, y: 2 },
      { kind: 'piece', color: 'blue', x: 4, y: 2 },
      { kind: 'piece', color: 'yellow', x: 3, y: 3 },
    ],
    claims: [],
  },
};

export const RICH_OVER: View = {
  ...RICH,
  phase: 'over',
  active: null,
  round: 8,
  star: 1,
  market: { cards: [[], [], [], []], tiles: [[], [], [], []], features: [[], [], [], []], pieces: [[], [], [], []] },
};

/** The first seat's turn: three pieces taken, one placed. */
export const RICH_PIECES: View = {
  ...RICH,
  seat: 0,
  active: 0,
  last: null,
  work: {
    row: 'pieces',
    slot: 1,
    taken: (['yellow', 'blue', 'red'] as const).map((color) => ({ kind: 'piece', color })),
    hand: (['blue', 'red'] as const).map((color) => ({ kind: 'piece', color })),
    placed: [{ kind: 'piece', color: 'yellow', x: 3, y: 3 }],
  },
};

export const RICH_TILE: View = {
  ...RICH,
  seat: 0,
  active: 0,
  last: null,
  towns: [
    { ...MARTA, tiles: MARTA.tiles.slice(1, 6), spaces: MARTA.spaces.filter(({ x, y }) => (x > 1 || y > 1) && y < 4) },
    THEO,
    KENJI,
  ],
  work: { row: 'tiles', slot: 1, taken: [{ kind: 'tile', tile: 11 }], hand: [{ kind: 'tile', tile: 11 }], placed: [] },
};

/** The long variant lies ten spaces wide, or stands ten high. */
const LONG_ROWS = [
  'wd ws  pt b2 y0 r1 w  w  g2 p ',
  'wl g4  p  po g2 pc wf b3 y1 pk',
  'r3 wf  pk y3 b4 p  r2 p  p  g1',
  'b1 w   wd y2 w  rm b1 y2 w  ws',
  'yx p   b3 w  r1 g3 p  po wd w ',
  'g1 r0  p  w  b2 y4 yxr2 p r1 bm',
];
const turned = (rows: readonly string[]) => {
  const cells = rows.map((row) => row.trim().split(/\s+/));
  return cells[0]!.map((_, x) => cells.map((row) => row[x]!).join(' '));
};
const LONG_CARDS = [...THEO.cards, ...KENJI.cards.slice(0, 6)];

export const RICH_LONG: View = {
  ...RICH,
  length: 'long',
  round: 7,
  rounds: 7,
  last: null,
  workers: { ...RICH.workers, cards: [null, 1, null, null], pieces: [null, null, 0, null] },
  towns: [town(LONG_ROWS, LONG_CARDS), town(turned(LONG_ROWS), LONG_CARDS)],
  rings: [
    [0, null],
    [1, 0],
    [null, null],
  ],
};
