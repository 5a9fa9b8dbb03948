import type { Point } from '#engine';
import type { Visit } from './types.ts';
import type { SeenCity, View } from './view.ts';

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

function before(tourists: readonly Point[], visit: Visit | null): readonly Point[] {
  if (!visit || visit.kind === 'stay') return tourists;
  if (visit.kind === 'tourist') return tourists.filter((tourist) => !isAt(tourist, visit));
  return tourists.map((tourist) => (isAt(tourist, visit) ? visit.from : tourist));
}

/** The view without its own seat's work: what everyone may see of all cities. */
export function revealed(view: View): View {
  const { seat, work } = view;
  if (seat === null || !work) return view;
  const cities = view.cities.map((city, owner): SeenCity => {
    if (owner !== seat) return city;
    const tiles = city.tiles.filter(({ tile }) => !work.laid.some((laid) => laid.tile === tile));
    const there = new Set(tiles.map(({ x, y }) => `${x},${y}`));
    const fields = city.fields.filter(({ x, y }) => there.has(`${Math.floor(x / 2)},${Math.floor(y / 2)}`));
    const tourists = before(city.tourists, work.visit);
    return { tiles, fields, tourists, stock: city.stock + city.tourists.length - tourists.length };
  });
  return { ...view, seat: null, work: null, hand: [], cities };
}
