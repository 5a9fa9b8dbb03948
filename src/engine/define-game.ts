import type { Capable, Strict } from './capability.ts';
import type { Game, Lookahead, Options, Planning } from './game.ts';
import type { Json } from './json.ts';
import { refuse } from './result.ts';
import { type Dice, pick } from './rng.ts';

type Defaulted = 'rules' | 'teams' | 'told' | 'rest' | 'scorePosition' | 'computer';
type Needed = 'fill' | 'worth';

type LooseLookahead<State extends Json, Action extends Json, View extends Json> = Pick<
  Lookahead<State, Action, View>,
  Needed
> &
  Partial<Lookahead<State, Action, View>>;
type LooseRules<State extends Json, Action extends Json, View extends Json, Chosen extends Options> = Omit<
  Game<State, Action, View, Chosen>,
  Defaulted | 'lookahead' | 'planning'
> &
  Partial<Pick<Game<State, Action, View, Chosen>, Defaulted>>;

/** What `hard` needs to know, as its author writes it. */
export type LookaheadRules<State extends Json, Action extends Json, View extends Json> = Strict<
  LooseLookahead<State, Action, View>
>;
/** The rules of a game as their author writes them: what isn't needed is left out. */
export type GameRules<State extends Json, Action extends Json, View extends Json, Chosen extends Options> = Strict<
  LooseRules<State, Action, View, Chosen>
> & { readonly lookahead: LookaheadRules<State, Action, View> };

type GameCapabilities<State extends Json, Action extends Json, View extends Json> = {
  readonly planning: Planning<State, Action, View>;
};
type Can = keyof GameCapabilities<Json, Json, Json>;

/** How much `hard` thinks where a game doesn't say: some dozens of short games played to the end. */
const EFFORT = 1000;

/**
 * A game with a default for whatever its author left out: bots of the lower levels play at random, `hard` tries every
 * legal action and plays on to the end. State, action and view are those of one game throughout.
 */
export function defineGame<
  State extends Json,
  Action extends Json,
  View extends Json,
  Chosen extends Options,
  Does extends Can = never,
>(
  rules: GameRules<State, Action, View, Chosen> & Capable<GameCapabilities<State, Action, View>, Does>,
): Game<State, Action, View, Chosen> & Capable<GameCapabilities<State, Action, View>, Does>;
export function defineGame<State extends Json, Action extends Json, View extends Json, Chosen extends Options>(
  rules: LooseRules<State, Action, View, Chosen> & { readonly lookahead: LooseLookahead<State, Action, View> },
): Game<State, Action, View, Chosen> {
  const computer = rules.computer ?? ((_view: View, legal: readonly Action[], dice: Dice) => pick(dice, legal));
  return {
    rules: 1,
    teams: () => [],
    told: (action) => action,
    rest: () => [],
    scorePosition: () => refuse('bad-file'),
    ...rules,
    computer,
    lookahead: {
      candidates: (_view, legal) => legal,
      atSight: (_view, actions) => actions.map(() => 0),
      continuations: () => [],
      isFar: () => false,
      effort: () => EFFORT,
      playOn: (view, legal, dice) => computer(view, legal, dice, 'normal'),
      ...rules.lookahead,
    },
  };
}
