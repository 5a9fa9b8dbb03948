import type { State, Variant } from './types.ts';

/** Regular turns of an Age; each seat holds one card more than that. */
export const turnsOf = (variant: Variant): number => (variant === 'base' ? 6 : 7);

/** The turn as powers count it: the last card comes after the last regular turn. */
export const timeOf = ({ phase, turn, variant }: Pick<State, 'phase' | 'turn' | 'variant'>) => ({
  turn: phase === 'last' ? turn + 1 : turn,
  turns: turnsOf(variant),
});
