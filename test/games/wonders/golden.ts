import type { WondersRequest } from '../../../src/games/wonders/requests.ts';
import { conflictOf } from '../../../src/games/wonders/rules/conflict.ts';
import type { View } from '../../../src/games/wonders/rules/view.ts';
import { type Golden, golden } from '../../draw/golden.ts';
import { HARD_NAMES } from '../../draw/names.ts';
import {
  CHOOSING,
  CITY_NAMES,
  DIGGING,
  LOSING,
  OVER,
  SEVEN,
  SIDES_CHOSEN,
  scored,
  seatsOf,
  TEAMED,
  TEAMS,
} from './samples.ts';

const sample = (
  name: string,
  request: WondersRequest,
  language: Golden['language'] = 'en',
  names: readonly string[] = CITY_NAMES,
): Golden => golden(name, request, language, names);

const seven = scored(SEVEN);
const teams: View = {
  ...scored(TEAMS),
  conflict: conflictOf(
    [5, 6, 2, 1, 7, 7].map((shields, seat) => ({ shields, diplomacy: seat === 2 ? 1 : 0 })),
    2,
    true,
  ),
};

/** Few and full, like those of the other games. */
export const WONDERS_GOLDEN: readonly Golden[] = [
  sample('table-seven', { game: 'wonders', kind: 'table', view: seven }),
  sample('table-three', { game: 'wonders', kind: 'table', view: scored(seatsOf(SEVEN, 3)) }, 'es'),
  sample('table-teams', { game: 'wonders', kind: 'table', view: { ...teams, age: 2 } }, 'es', HARD_NAMES),
  sample('city-day', { game: 'wonders', kind: 'city', view: seven, seat: 3 }),
  sample('city-night', { game: 'wonders', kind: 'city', view: seven, seat: 5 }, 'es'),
  sample('conflict', { game: 'wonders', kind: 'conflict', view: seven }),
  sample('conflict-teams', { game: 'wonders', kind: 'conflict', view: teams }, 'es'),
  sample('final', { game: 'wonders', kind: 'final', view: scored(OVER) }),
  sample('final-teams', { game: 'wonders', kind: 'final', view: { ...teams, phase: 'over' } }, 'es'),
  sample('hand', { game: 'wonders', kind: 'hand', view: CHOOSING, chosen: null }),
  sample('hand-chosen', { game: 'wonders', kind: 'hand', view: CHOOSING, chosen: 6 }, 'es'),
  sample('partner', { game: 'wonders', kind: 'partner', view: TEAMED }),
  sample('loss', { game: 'wonders', kind: 'loss', view: LOSING, chosen: 1 }),
  sample('pile', {
    game: 'wonders',
    kind: 'pile',
    view: DIGGING,
    cards: DIGGING.own?.pile?.slice(0, 8) ?? [],
    page: 0,
    pages: 2,
    chosen: 2,
  }),
  sample('sides', { game: 'wonders', kind: 'sides', view: SIDES_CHOSEN, seat: 5 }, 'es'),
  sample('card', { game: 'wonders', kind: 'card', card: 'university' }),
];
