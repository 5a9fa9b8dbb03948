import { maxBy, type Seat } from '#engine';
import { cityScore } from './score.ts';
import type { Kind } from './types.ts';
import type { View } from './view.ts';

/** The main reason for a round: a new tourist, a better place for one, or places for later. */
export type Motive =
  | { readonly kind: 'new' | 'grown'; readonly ground: Kind; readonly points: number; readonly gain: number }
  | { readonly kind: 'later' };

/** Tourists keep their place in the list, wherever they walk. */
export function motiveOf(view: View, before: View, seat: Seat): Motive {
  const was = cityScore(before, seat).tourists;
  const risen = cityScore(view, seat).tourists.map(
    ({ kind: ground, points }, i): Motive & { readonly gain: number } => {
      const old = was[i];
      return { kind: old ? 'grown' : 'new', ground, points, gain: points - (old?.points ?? 0) };
    },
  );
  if (risen.length === 0) return { kind: 'later' };
  const best = maxBy(risen, ({ gain }) => gain);
  return best.gain > 0 ? best : { kind: 'later' };
}
