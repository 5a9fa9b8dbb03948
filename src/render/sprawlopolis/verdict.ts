import type { CityScore } from '../../games/sprawlopolis/scoring.ts';
import type { View } from '../../games/sprawlopolis/view.ts';
import { PAPER } from '../theme.ts';

/** How the game stands: the end is won or lost; before it there is only a score. */
export type Verdict = 'won' | 'lost' | 'soFar';

export function verdictOf(view: View, { total, target }: CityScore): Verdict {
  if (view.active !== null) return 'soFar';
  return total >= target ? 'won' : 'lost';
}

/** Line, medal and pill: gold for the win, grey-blue otherwise. */
export const VERDICT_TONES: {
  readonly [verdict in Verdict]: { readonly line: string; readonly ring: string; readonly edge: string };
} = {
  won: { line: PAPER.gold, ring: PAPER.gold, edge: PAPER.goldEdge },
  lost: { line: '#7A86AE', ring: '#BDB8C7', edge: '#7D7790' },
  soFar: { line: '#7A86AE', ring: '#BDB8C7', edge: '#7D7790' },
};
