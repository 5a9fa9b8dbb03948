import { CARD_IDS } from '../../../src/games/cities/rules/content.ts';
import { place, startTown } from '../../../src/games/cities/rules/neighborhood.ts';
import type { View } from '../../../src/games/cities/rules/view.ts';
import { type Golden, golden } from '../../draw/golden.ts';
import { HARD_NAMES } from '../../draw/names.ts';
import { RICH, RICH_LONG, RICH_OVER, RICH_PIECES, RICH_TILE } from './rich-views.ts';

/** Of four starting tiles one is chosen. */
const START: View = {
  ...RICH,
  phase: 'start',
  startTiles: [101, 102, 104],
  rings: RICH.rings.map((ring) => ring.map(() => null)),
  towns: RICH.towns.map((town, seat) => ({
    ...town,
    ...(seat === 0 ? startTown(103) : { tiles: [], spaces: [] }),
  })),
};

/** Three tiles above each other, and two beside each other. */
const FIRST_ROUND: View = {
  ...RICH,
  round: 1,
  rings: START.rings,
  last: {
    seat: 1,
    row: 'tiles',
    slot: 0,
    placed: [{ kind: 'tile', tile: 11, x: 1, y: 0, turn: 0 }],
    taken: [],
    claims: [],
  },
  towns: [
    [7, 8].reduce((town, tile, i) => place(town, { kind: 'tile', tile, x: 0, y: i + 1, turn: 0 }), startTown(103)),
    { ...place(startTown(101), { kind: 'tile', tile: 11, x: 1, y: 0, turn: 0 }), cards: CARD_IDS.slice(0, 2) },
  ],
};

/** Few and full: each shows as much as it can. */
export const CITIES_GOLDEN: readonly Golden[] = [
  golden('board', { game: 'cities', kind: 'board', view: RICH }),
  golden('board-es', { game: 'cities', kind: 'board', view: RICH }, 'es', HARD_NAMES),
  golden('board-first', { game: 'cities', kind: 'board', view: FIRST_ROUND }, 'es'),
  golden('both', { game: 'cities', kind: 'both', view: FIRST_ROUND }, 'en', HARD_NAMES),
  golden('neighborhood', { game: 'cities', kind: 'neighborhood', view: RICH, seat: 0 }),
  golden('neighborhood-long', { game: 'cities', kind: 'neighborhood', view: RICH_LONG, seat: 0 }, 'es'),
  golden('neighborhood-tall', { game: 'cities', kind: 'neighborhood', view: RICH_LONG, seat: 1 }),
  golden('panel-piece', {
    game: 'cities',
    kind: 'panel',
    view: RICH_PIECES,
    prompt: {
      held: 'blue',
      places: [
        { x: 3, y: 0 },
        { x: 0, y: 3 },
        { x: 0, y: 4 },
        { x: 2, y: 4 },
      ],
      rotation: 0,
      marks: [
        { kind: 'piece', color: 'blue', x: 2, y: 4 },
        { kind: 'drop', item: 'red' },
      ],
    },
  }),
  golden(
    'panel-tile',
    {
      game: 'cities',
      kind: 'panel',
      view: RICH_TILE,
      prompt: {
        held: 'tile',
        places: [
          { x: 0, y: 0 },
          { x: 0, y: 2 },
          { x: 1, y: 2 },
          { x: 2, y: 2 },
        ],
        rotation: 3,
        marks: [{ kind: 'tile', tile: 11, x: 1, y: 2, turn: 3 }],
      },
    },
    'es',
  ),
  golden('start', { game: 'cities', kind: 'start', view: START }),
  golden('start-hint', { game: 'cities', kind: 'start', view: START, chosen: 102 }),
  golden('start-primer', { game: 'cities', kind: 'start', view: START, primer: true }),
  golden('start-primer-es', { game: 'cities', kind: 'start', view: START, primer: true }, 'es', HARD_NAMES),
  golden('card', { game: 'cities', kind: 'card', view: RICH, seat: 1, card: CARD_IDS[26]! }),
  golden('achievement', { game: 'cities', kind: 'achievement', view: RICH, seat: 1, achievement: 1 }, 'es'),
  golden('moves', {
    game: 'cities',
    kind: 'moves',
    view: RICH,
    turns: [0, 1, 2].map((seat) => ({
      view: { ...RICH, last: RICH.last && { ...RICH.last, seat } },
      gain: seat,
    })),
  }),
  golden('overview', { game: 'cities', kind: 'overview', view: RICH }),
  golden('final', { game: 'cities', kind: 'final', view: RICH_OVER }),
];
