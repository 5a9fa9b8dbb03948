import { pointsOf } from './rules/preselected-turn.ts';
import type { City } from './rules/types.ts';
import type { View } from './rules/view.ts';

export const ownCity = ({ cities, seat }: View): City => cities[seat!]!;

/** What the viewer's own city scores. */
export const ownPoints = (view: View): number => pointsOf(view, ownCity(view));
