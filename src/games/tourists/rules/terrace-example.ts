import { itemAt, maxBy } from '#engine';
import { isAt } from './city.ts';
import { scoreCity } from './scoring.ts';
import type { View } from './view.ts';

/**
 * An example of what a terrace scores: the tourist who scores least in the first city stands on the terrace that sees
 * most. It is not a position that was reached by play.
 */
export function withLookout(view: View): View {
  const { level, cities } = view;
  const { fields, tourists } = itemAt(cities, 0);
  const terraces = fields.filter((field) => field.kind === 'terrace' && !tourists.some((each) => isAt(each, field)));
  if (terraces.length === 0 || tourists.length === 0) return view;
  const { x, y } = maxBy(terraces, (field) => scoreCity(level, fields, [field]).total);
  const mover = maxBy(scoreCity(level, fields, tourists).tourists, ({ points }) => -points);
  const moved = tourists.map((each) => (isAt(each, mover) ? { x, y } : each));
  return {
    ...view,
    cities: cities.map((city, seat) => (seat === 0 ? { ...city, tourists: moved } : city)),
    last: view.last.map(() => ({ laid: [], visit: null })),
    totals: [],
  };
}
