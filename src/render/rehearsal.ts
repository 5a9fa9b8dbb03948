import { BOARD_IDS, CARD_IDS, CITY_TILES, START_TILES } from '../games/cities/content.ts';
import { COLORS, FEATURES, type Item, type Space, type Town } from '../games/cities/types.ts';
import type { SeenItem, View } from '../games/cities/view.ts';
import { LANGUAGES } from '../i18n/index.ts';
import type { Request } from './request.ts';
import type { Sheet } from './shape.ts';
import { sprawlRehearsal } from './sprawlopolis/rehearsal.ts';
import type { Job } from './studio.ts';
import { PAPER, SIZE, TABLE, WIDTH } from './theme.ts';
import { touristsRehearsal } from './tourists/rehearsal.ts';

/** Nine tiles full of everything: all lands, features and heights. */
function town(shift: number): Town {
  const ids = Object.keys(CITY_TILES).map(Number);
  const tiles = Array.from({ length: 9 }, (_, i) => ({
    tile: ids[i]!,
    x: i % 3,
    y: Math.floor(i / 3),
    turn: 0 as const,
  }));
  const spaces = Array.from({ length: 36 }, (_, i): Space => {
    const at = { x: i % 6, y: Math.floor(i / 6) };
    const n = i + shift;
    const color = COLORS[n % 4]!;
    if (n % 5 === 0)
      return { ...at, land: n % 2 ? 'park' : 'water', feature: FEATURES[n % 8] ?? null, color: null, height: 0 };
    if (n % 7 === 0) return { ...at, land: color, feature: FEATURES[8 + (n % 2)]!, color: null, height: 0 };
    const height = Math.floor(n / 4) % 5;
    return { ...at, land: color, feature: null, color: height ? color : null, height };
  });
  return { tiles, spaces, cards: CARD_IDS.slice(shift, shift + 8) };
}

const card = (i: number): SeenItem[] => [{ kind: 'card', card: CARD_IDS[i % CARD_IDS.length]! }];
const piece = (i: number): Item => ({ kind: 'piece', color: COLORS[i % 4]! });
const feature = (i: number): Item => ({ kind: 'feature', feature: FEATURES[i % FEATURES.length]! });

function view(turn: number, shifted: number): View {
  return {
    seat: null,
    board: BOARD_IDS[turn % BOARD_IDS.length]!,
    length: 'standard',
    phase: 'work',
    round: 1 + turn,
    rounds: 8,
    active: turn % 4,
    star: turn % 2 ? null : 0,
    startTiles: Object.keys(START_TILES).map(Number),
    market: {
      cards: [card(4 * turn), card(4 * turn + 1), card(4 * turn + 2), turn % 2 ? [null] : card(4 * turn + 3)],
      tiles: [1, 2, 3].map((i): SeenItem[] => [{ kind: 'tile', tile: 4 * turn + i }]).concat([[null]]),
      features: [
        [feature(turn), feature(turn + 1)],
        [feature(turn + 2)],
        [feature(turn + 3)],
        [feature(turn + 4), null],
      ],
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
    towns: [0, 8, 16, 24].map((shift) => town(shift + turn + shifted)),
    rings: [0, 1, 2].map((i) => [i, null, null]),
    work: null,
    last: null,
  };
}

/** Scores and formulas change with every move; these are the most common. */
export function numbers(): Sheet {
  const styles = [
    { size: SIZE.coordinate, align: 'left', color: PAPER.paper },
    { size: SIZE.title, align: 'center', color: PAPER.ink },
    { size: SIZE.table, align: 'center', color: PAPER.gold },
    { size: SIZE.least, align: 'center', color: PAPER.soft },
  ] as const;
  const sums = Array.from({ length: 45 }, (_, i) => String(i));
  const formulas = [1, 2, 3, 4, 5].flatMap((points) => [0, 1, 2, 3, 4, 5, 6].map((count) => `${points}×${count}`));
  const at = { kind: 'text', x: 20, y: 20, face: 'display', on: TABLE.low } as const;
  const formula = { ...at, size: SIZE.formula, align: 'right', color: PAPER.mute } as const;
  return {
    width: WIDTH,
    height: 100,
    palette: 'cities',
    shapes: [
      ...styles.flatMap((style) => sums.map((text) => ({ ...at, ...style, text }))),
      ...formulas.map((text) => ({ ...formula, text })),
    ],
  };
}

/** All boards with four towns on them, and one of those towns each. */
const round = (names: readonly string[], shifted: number): Omit<Job, 'id'>[] => {
  const views = BOARD_IDS.map((_, turn) => view(turn, shifted));
  const boards = views.map((seen): Request => ({ game: 'cities', kind: 'board', view: seen }));
  const towns = views.map((seen, i): Request => ({ game: 'cities', kind: 'neighborhood', view: seen, seat: i % 4 }));
  return [...boards, ...towns].map((request, i) => ({ request, language: LANGUAGES[i % 2]!, names }));
};

/**
 * Pictures that nobody sees, drawn when the studio opens, so that the drawings most games need are at hand. The second
 * round has other people and towns: a first picture needs drawings of its own, and making them must be worn in too.
 */
export const rehearsal = (): Omit<Job, 'id'>[] => [
  ...[...sprawlRehearsal(), ...touristsRehearsal()].map((request, i) => ({
    request,
    language: LANGUAGES[i % 2]!,
    names: ['A', 'B', 'C', 'D'],
  })),
  ...round(['A', 'B', 'C', 'D'], 0),
  ...round(['E', 'F', 'G', 'H'], 3),
];
