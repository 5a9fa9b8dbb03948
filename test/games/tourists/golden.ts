import type { Prompt, TouristsRequest } from '../../../src/games/tourists/requests.ts';
import { isAt, tilePoints } from '../../../src/games/tourists/rules/city.ts';
import { type VisitKind, visitPlaces } from '../../../src/games/tourists/rules/places.ts';
import { visitsOf } from '../../../src/games/tourists/rules/visits.ts';
import type { Golden } from '../../draw/golden.ts';
import { HARD_NAMES, NAMES } from '../../draw/names.ts';
import { EIGHT, EIGHT_OVER, OWN, OWN_LAID, seatsOf } from './rich-views.ts';

const places = tilePoints(OWN.cities[0]!.tiles);
const visits = visitsOf(OWN_LAID.cities[0]!, OWN_LAID.work!.laid[0]!);

const visit = (move: VisitKind, who: number | null, to: number | null): Prompt => {
  const from = who === null ? null : visitPlaces(visits, move, null)[who]!;
  const places = visitPlaces(visits, move, from);
  const marked = visits.filter(
    (each) => each.kind === move && to !== null && isAt(each, places[to]!) && 'from' in each && isAt(each.from, from!),
  );
  return { mode: 'visit', kind: move, from, places, marks: marked };
};

const sample = (
  name: string,
  request: TouristsRequest,
  language: Golden['language'] = 'en',
  names: readonly string[] = NAMES,
): Golden => ({
  name,
  request,
  language,
  names,
});

/** Few and full, like those of the other games. */
export const TOURISTS_GOLDEN: readonly Golden[] = [
  sample('round', { game: 'tourists', kind: 'round', view: seatsOf(EIGHT, 4) }),
  sample('round-eight', { game: 'tourists', kind: 'round', view: EIGHT }, 'es', HARD_NAMES),
  sample('city-zones', { game: 'tourists', kind: 'city', view: EIGHT, seat: 0, zones: true }),
  sample('city', { game: 'tourists', kind: 'city', view: EIGHT_OVER, seat: 6, zones: false }, 'es'),
  sample('panel-tile', {
    game: 'tourists',
    kind: 'panel',
    view: OWN,
    prompt: {
      mode: 'tile',
      tile: 14,
      rotation: 1,
      places,
      marks: [
        { kind: 'tile', tile: 14, turn: 1, ...places[2]! },
        { kind: 'tourist', x: 2 * places[2]!.x, y: 2 * places[2]!.y },
      ],
    },
  }),
  sample('panel-walk', { game: 'tourists', kind: 'panel', view: OWN_LAID, prompt: visit('walk', 2, 1) }, 'es'),
  sample('panel-jump', { game: 'tourists', kind: 'panel', view: OWN_LAID, prompt: visit('jump', null, null) }),
  sample('final', { game: 'tourists', kind: 'final', view: seatsOf(EIGHT_OVER, 4) }),
  sample('final-eight', { game: 'tourists', kind: 'final', view: EIGHT_OVER, page: 1 }, 'es', HARD_NAMES),
];
