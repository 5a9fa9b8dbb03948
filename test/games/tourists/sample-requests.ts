import type { Seat } from '#engine';
import type { Prompt, TouristsRequest } from '../../../src/games/tourists/requests.ts';
import { tourists } from '../../../src/games/tourists/rules/index.ts';
import { tilePlaces, visitKindsOf, visitPlaces } from '../../../src/games/tourists/rules/places.ts';
import { marksOf } from '../../../src/games/tourists/rules/preselected-turn.ts';
import { ROTATIONS, type State } from '../../../src/games/tourists/rules/types.ts';

/** Everything the bot may ask a seat in this state. */
function promptsFor(state: State, seat: Seat): Prompt[] {
  const legal = tourists.legal(state, seat);
  const { hand, work } = tourists.view(state, seat);
  if (legal.length === 0 || work?.visit) return [{ mode: 'done' }];
  if (hand.length > 0) {
    const [tile] = hand;
    const places = tilePlaces(legal, tile!);
    const rotation = ROTATIONS[state.round % 4]!;
    const view = tourists.view(state, seat);
    const marks = marksOf(view, view.cities[seat]!, tile, rotation);
    return [[], marks].map((marked): Prompt => ({ mode: 'tile', tile: tile!, rotation, places, marks: marked }));
  }
  if (state.phase === 'start') return [{ mode: 'done' }];
  return [
    { mode: 'visit', kind: null, from: null, places: [], marks: [legal.at(-1)!] },
    ...visitKindsOf(legal).flatMap((move): Prompt[] => {
      const first = visitPlaces(legal, move, null);
      const who: Prompt = {
        mode: 'visit',
        kind: move,
        from: null,
        places: first,
        marks: move === 'tourist' ? [legal.find(({ kind }) => kind === move)!] : [],
      };
      if (move === 'tourist') return [who];
      const from = first.at(-1)!;
      const places = visitPlaces(legal, move, from);
      return [
        who,
        { mode: 'visit', kind: move, from, places, marks: [] },
        { mode: 'visit', kind: move, from, places, marks: legal.filter((action) => action.kind === move).slice(-1) },
      ];
    }),
  ];
}

/** Every picture that may be asked for in a state, as this seat or a spectator sees it. */
export function touristsRequestsFor(state: State, seat: Seat | null): TouristsRequest[] {
  const view = tourists.view(state, seat);
  const shown = state.round % view.cities.length;
  return [
    { game: 'tourists', kind: 'round', view },
    { game: 'tourists', kind: 'city', view, seat: shown, zones: state.round % 2 > 0 },
    { game: 'tourists', kind: 'city', view, seat: seat ?? shown, zones: true },
    { game: 'tourists', kind: 'final', view },
    ...(view.cities.length > 4 ? [{ game: 'tourists', kind: 'final', view, page: 1 } as const] : []),
    ...(seat === null
      ? []
      : promptsFor(state, seat).map((prompt) => ({ game: 'tourists', kind: 'panel', view, prompt }) as const)),
  ];
}
