import type { Game, Seat } from './game.ts';
import type { Json } from './json.ts';

/** A turn as far as it can be tried out, and the step that can't be: it ends the turn or turns something up. */
export type Tried = { readonly state: Json; readonly last: Json | null };

export function tryOut(game: Game, from: Json, seat: Seat, steps: readonly Json[]): Tried {
  let state = from;
  for (const action of steps) {
    const { ends, reveals } = game.effect(state, seat, action);
    if (ends || reveals) return { state, last: action };
    state = game.apply(state, seat, action);
  }
  return { state, last: null };
}
