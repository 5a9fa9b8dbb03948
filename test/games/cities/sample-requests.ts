import type { Seat } from '#engine';
import type { PictureRequest } from '#games/contract';
import type { Prompt } from '../../../src/games/cities/requests.ts';
import { heldIn, places } from '../../../src/games/cities/rules/held-item.ts';
import { cities } from '../../../src/games/cities/rules/index.ts';
import { marksOf } from '../../../src/games/cities/rules/preselected-turn.ts';
import type { State } from '../../../src/games/cities/rules/types.ts';
import { viewOf } from './sample-views.ts';

/** What the bot would ask for in this state: the first item of the hand, with the best of it marked or nothing. */
export function promptFor(state: State, seat: Seat, mark: boolean): Prompt {
  const item = state.work?.hand[0];
  const kind = item ? heldIn(item) : 'card';
  const held = kind === 'card' ? null : kind;
  const found = held ? places(cities.legal(state, seat), held) : [];
  return { held, places: found, rotation: 1, marks: mark ? marksOf(viewOf(state, seat), seat, 1) : [] };
}

/** Every picture that may be asked for in a state. */
export function requestsFor(state: State, choose = true): PictureRequest[] {
  const view = viewOf(state);
  const seat = state.active ?? 0;
  if (state.phase === 'start')
    return [
      { game: 'cities', kind: 'start', view },
      { game: 'cities', kind: 'start', view, primer: true },
      { game: 'cities', kind: 'start', view, chosen: view.startTiles[0]! },
      { game: 'cities', kind: 'board', view },
    ];
  const card = view.towns[seat]!.cards[0];
  return [
    { game: 'cities', kind: 'board', view },
    { game: 'cities', kind: 'neighborhood', view, seat },
    { game: 'cities', kind: 'overview', view },
    { game: 'cities', kind: 'final', view },
    { game: 'cities', kind: 'achievement', view, seat, achievement: state.round % 3 },
    ...(card ? [{ game: 'cities', kind: 'card', view, seat, card } as const] : []),
    ...(state.work
      ? [{ game: 'cities', kind: 'panel', view: viewOf(state, seat), prompt: promptFor(state, seat, choose) } as const]
      : []),
  ];
}
