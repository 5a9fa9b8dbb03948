import type { TouristsRequest } from '../../../src/games/tourists/requests.ts';
import { SCORING_LEVELS } from '../../../src/games/tourists/rules/types.ts';
import { EIGHT, EIGHT_OVER, seatsOf } from './rich-views.ts';
import { touristsRequestsFor } from './sample-requests.ts';
import { touristsPlayout } from './views.ts';

/** A whole game looked at now and then by its first seat: nearly empty cities, asked for everything. */
const played = touristsPlayout('every', 2, '2')
  .filter((_, i) => i % 6 === 0)
  .flatMap((state) => touristsRequestsFor(state, 0));

/** All kinds of pictures of Tourists at tables of every size. */
export const EVERY_TOURIST: readonly TouristsRequest[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((seats): TouristsRequest[] => {
    const level = SCORING_LEVELS[seats % 3]!;
    const [view, over] = [EIGHT, EIGHT_OVER].map((each) => ({ ...seatsOf(each, seats), level })) as [
      typeof EIGHT,
      typeof EIGHT,
    ];
    return [
      { game: 'tourists', kind: 'round', view },
      { game: 'tourists', kind: 'round', view: over },
      { game: 'tourists', kind: 'city', view, seat: seats - 1, zones: true },
      { game: 'tourists', kind: 'city', view: over, seat: seats - 1, zones: true },
      { game: 'tourists', kind: 'final', view },
      { game: 'tourists', kind: 'final', view: over },
    ];
  }),
  // All equal: a tie that nothing decides.
  {
    game: 'tourists',
    kind: 'final',
    view: { ...EIGHT_OVER, cities: EIGHT_OVER.cities.map(() => EIGHT_OVER.cities[0]!) },
  },
  ...played,
];
