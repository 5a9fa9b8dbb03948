import type { Game, Seat } from './game.ts';
import type { Json } from './json.ts';

/** A turn as far as it can be played without consequences, and the step that can't be: it ends the turn or reveals. */
export type TurnPreview = { readonly state: Json; readonly last: Json | null };

export function previewTurn(game: Game, from: Json, seat: Seat, steps: readonly Json[]): TurnPreview {
  let state = from;
  for (const action of steps) {
    const { ends, reveals } = game.effect(state, seat, action);
    if (ends || reveals) return { state, last: action };
    state = game.apply(state, seat, action);
  }
  return { state, last: null };
}
