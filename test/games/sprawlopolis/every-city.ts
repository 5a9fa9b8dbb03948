import type { SprawlopolisRequest } from '../../../src/games/sprawlopolis/requests.ts';
import { bestPlaces } from '../../../src/games/sprawlopolis/rules/best-places.ts';
import { targetOf } from '../../../src/games/sprawlopolis/rules/content.ts';
import { CARD_NUMBERS, type CardNumber, type Placement } from '../../../src/games/sprawlopolis/rules/types.ts';
import type { View } from '../../../src/games/sprawlopolis/rules/view.ts';
import { randomCity } from './random-city.ts';
import { AT, CHOOSING, FREE, LOST, MIDDLE, OPEN_HANDS } from './views.ts';

/** A city that grows by two blocks with every card, as far as it goes. */
const stretched = (dx: number, dy: number): Placement[] =>
  CARD_NUMBERS.slice(0, 15).map((card, i) => ({ card, turned: i % 2 > 0, x: i * dx, y: i * dy }));

const CITIES: readonly (readonly Placement[])[] = [
  MIDDLE.city,
  MIDDLE.city.slice(0, 1),
  LOST.city,
  randomCity(5, 15),
  stretched(2, 0),
  stretched(0, 2),
  stretched(-2, 1),
  stretched(1, -2),
];

const withSeats = (view: View, seats: number): View => ({
  ...view,
  hands: Array.from({ length: seats }, (_, seat) => ({ count: seat === 0 ? 3 : 1, cards: null })),
  active: 0,
});

/** Every card scores somewhere, in cities of every shape and at tables of every size. */
const views = CITIES.map((city, i): View => {
  const scoring: CardNumber[] = [0, 1, 2].map((k) => CARD_NUMBERS[(3 * i + k) % CARD_NUMBERS.length]!);
  const last = { seat: 0, placed: city.at(-1)!, drew: null };
  return withSeats({ ...MIDDLE, city, scoring, target: targetOf(scoring), last, left: 14 }, 1 + (i % 4));
});

const handOf = (cards: readonly CardNumber[]): View['hands'] => [
  { count: 1, cards: null },
  { count: cards.length, cards },
];

/** All kinds of pictures of Sprawlopolis at their largest, smallest and fullest. */
export const EVERY_CITY: readonly SprawlopolisRequest[] = [
  ...views.flatMap((view, i): SprawlopolisRequest[] => [
    { game: 'sprawlopolis', kind: 'city', view },
    { game: 'sprawlopolis', kind: 'city', view, light: { kind: 'condition', card: view.scoring[i % 3]! } },
    { game: 'sprawlopolis', kind: 'final', view },
    { game: 'sprawlopolis', kind: 'final', view: { ...view, active: null } },
    {
      game: 'sprawlopolis',
      kind: 'proposal',
      view,
      seat: 0,
      placement: { card: 18, turned: true, x: view.city.at(-1)!.x + 2, y: view.city.at(-1)!.y },
    },
  ]),
  {
    game: 'sprawlopolis',
    kind: 'city',
    view: {
      ...OPEN_HANDS,
      hands: [...OPEN_HANDS.hands, ...OPEN_HANDS.hands.slice(0, 1), ...OPEN_HANDS.hands.slice(0, 1)],
    },
  },
  ...CARD_NUMBERS.map((number): SprawlopolisRequest => ({ game: 'sprawlopolis', kind: 'card', number })),
  ...([[4], [4, 5, 17], [9, 13, 17]] as const).flatMap((cards): SprawlopolisRequest[] => {
    const view = { ...CHOOSING, hands: handOf(cards) };
    return [
      {
        game: 'sprawlopolis',
        kind: 'panel',
        view,
        prompt: { card: null, turned: false, at: null, best: [], free: [] },
      },
      {
        game: 'sprawlopolis',
        kind: 'panel',
        view,
        prompt: { card: cards[0], turned: true, at: AT, best: null, free: FREE },
      },
      {
        game: 'sprawlopolis',
        kind: 'panel',
        view,
        prompt: { card: cards[0], turned: true, at: AT, best: bestPlaces(view, cards[0]), free: [] },
      },
    ];
  }),
];
