import type { Level } from '../../../engine/game.ts';
import { type Dice, pick } from '../../../engine/rng.ts';
import type { Action } from './types.ts';
import type { View } from './view.ts';

/** Plays whatever is legal, by chance. */
export const computer = (_view: View, legal: readonly Action[], dice: Dice, _level: Level): Action => pick(dice, legal);
