import { itemAt } from '#engine';
import type { SprawlopolisRequest } from '../requests.ts';
import { targetOf } from '../rules/content.ts';
import { CARD_NUMBERS, type CardNumber, type Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';

/** Rows of cards that touch in every way, so that straights, bends and dead ends of all zones come up. */
const cityOf = (cards: number, columns: number): Placement[] =>
  CARD_NUMBERS.slice(3, 3 + cards).map((card, i) => ({
    card,
    turned: i % 3 === 0,
    x: 2 * (i % columns),
    y: 2 * Math.floor(i / columns),
  }));

const SCORING: readonly CardNumber[] = [1, 2, 3];
const HAND = [4, 9, 14] as const satisfies readonly CardNumber[];

const viewOf = (city: readonly Placement[], seats: number): View => ({
  seat: null,
  difficulty: 'standard',
  open: false,
  scoring: SCORING,
  target: targetOf(SCORING),
  city,
  active: 0,
  work: null,
  last: { seat: 0, placed: itemAt(city, city.length - 1), drew: null },
  hands: Array.from({ length: seats }, (_, seat) => (seat ? { count: 1, cards: null } : { count: 3, cards: HAND })),
  next: 18,
  left: 6,
});

/** Small cities and large ones, as they come up in the course of a game. */
export function sprawlopolisRehearsal(): SprawlopolisRequest[] {
  const [small, middle, large] = [viewOf(cityOf(4, 2), 4), viewOf(cityOf(8, 4), 2), viewOf(cityOf(15, 5), 2)];
  return [
    ...[small, middle, large].map((view): SprawlopolisRequest => ({ game: 'sprawlopolis', kind: 'city', view })),
    {
      game: 'sprawlopolis',
      kind: 'panel',
      view: { ...middle, seat: 0 },
      prompt: { card: HAND[0], turned: false, at: { x: 2, y: 3 }, best: [], free: [] },
    },
  ];
}
