import type { Seat } from '../../../src/engine/game.ts';
import type { Prompt } from '../../../src/games/cities/request.ts';
import { cities } from '../../../src/games/cities/rules/index.ts';
import type { Held } from '../../../src/games/cities/rules/places.ts';
import { places } from '../../../src/games/cities/rules/places.ts';
import type { Item, State } from '../../../src/games/cities/rules/types.ts';
import type { Request } from '../../../src/games/contract.ts';
import { viewOf } from './sample-views.ts';

const heldBy = (item: Item): Held | null => {
  if (item.kind === 'feature') return item.feature;
  if (item.kind === 'piece') return item.color;
  return item.kind === 'tile' ? 'tile' : null;
};

/** What the bot would ask for in this state: the first item of the hand, its first place chosen or none. */
export function promptFor(state: State, seat: Seat, choose: boolean): Prompt {
  const item = state.work?.hand[0];
  const held = item ? heldBy(item) : null;
  const found = held ? places(cities.legal(state, seat), held) : [];
  return { held, places: found, chosen: choose && found.length ? found.length >> 1 : null, rotation: 1 };
}

/** Every picture that may be asked for in a state. */
export function requestsFor(state: State, choose = true): Request[] {
  const view = viewOf(state);
  const seat = state.active ?? 0;
  if (state.phase === 'start')
    return [
      { game: 'cities', kind: 'start', view },
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
