import { defineGame, type Effect, type Game, type Planning, STEP } from '#engine';
import type { GameRules } from '../../src/engine/define-game.ts';

/** Compiled by `npm run types`, never run: each line after a `@ts-expect-error` is a mistake the compiler has to refuse. */

type State = { readonly pile: number };
type Action = { readonly take: number };
type View = { readonly pile: number; readonly seat: number | null };
type Rules = GameRules<State, Action, View, Record<never, string>>;

const nim: Rules = {
  id: 'nim',
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ pile: 7 }),
  legal: ({ pile }) => [1, 2, 3].filter((take) => take <= pile).map((take) => ({ take })),
  apply: ({ pile }, _seat, { take }) => ({ pile: pile - take }),
  effect: () => STEP,
  waiting: ({ pile }) => (pile > 0 ? [pile % 2] : []),
  view: ({ pile }, seat) => ({ pile, seat }),
  outcome: () => null,
  lookahead: { fill: ({ pile, seat }) => ({ state: { pile }, seat: seat ?? 0 }), worth: ({ pile }) => -pile },
};
const planning: Planning<State, Action, View> = {
  position: ({ pile }) => ({ pile }),
  footing: () => ({ object: null, setting: null }),
};

/** What the rest of the program sees, whatever the game. */
export const seen: Game = defineGame<State, Action, View, Record<never, string>>(nim);
export const planned: Game = defineGame<State, Action, View, Record<never, string>, 'planning'>({ ...nim, planning });

// @ts-expect-error A game that plans ahead says how.
defineGame<State, Action, View, Record<never, string>, 'planning'>(nim);
// @ts-expect-error One that doesn't plan ahead has no half of it.
defineGame<State, Action, View, Record<never, string>>({ ...nim, planning });

type OtherState = { readonly deck: readonly string[] };
declare const other: {
  effect(state: OtherState, seat: number, action: Action): Effect;
  apply(state: State, seat: number, action: { readonly draw: string }): State;
  view(state: State, seat: number | null): { readonly deck: readonly string[] };
};
// @ts-expect-error It asks for the state of another game.
export const otherState: Rules = { ...nim, effect: other.effect };
// @ts-expect-error It plays the actions of another game.
export const otherAction: Rules = { ...nim, apply: other.apply };
// @ts-expect-error It shows the view of another game.
export const otherView: Rules = { ...nim, view: other.view };

/** More than the game promises: of a method, TypeScript would let it pass. */
declare const greedy: {
  waiting(state: State & { readonly turn: number }): readonly number[];
  computer(view: View & { readonly seat: number }, legal: readonly Action[]): Action;
};
// @ts-expect-error It asks for more than there is in a state.
export const moreState: Rules = { ...nim, waiting: greedy.waiting };
// @ts-expect-error A bot may be asked with the view of a spectator.
export const moreView: Rules = { ...nim, computer: greedy.computer };
