import type { GameId } from '#games';
import type { Action, View } from './rules/index.ts';

/** The table, or a hand while its owner chooses. */
export type ToyRequest = { readonly game: GameId; readonly kind: 'table' | 'hand'; readonly view: View };

/** The types of this game; `can` names its capabilities, which are none. */
export type Toy = { view: View; action: Action; options: Record<never, string>; request: ToyRequest; can: never };
