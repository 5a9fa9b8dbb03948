import { itemAt, maxBy } from '#engine';
import { fieldsOf, fieldsOfTile, receive, tilePoints } from './city.ts';
import { TOURISTS } from './content.ts';
import { scoreCity } from './scoring.ts';
import { type Action, type City, ROTATIONS, type Rotation, type TileId, type Visit } from './types.ts';
import type { SeenCity, View } from './view.ts';
import { visitsOf } from './visits.ts';

export type TileAction = Extract<Action, { kind: 'tile' }>;

/** What a city would score as it stands. */
export const pointsOf = ({ level }: Pick<View, 'level'>, { tiles, tourists }: City): number =>
  scoreCity(level, fieldsOf(tiles), tourists).total;

/** The city once an action is played. */
export const after = (city: City, action: Action): City => {
  if (action.kind === 'end') return city;
  if (action.kind !== 'tile') return receive(city, action);
  const { tile, x, y, turn } = action;
  return { ...city, tiles: [...city.tiles, { tile, x, y, turn }] };
};

/** The city once the preselected actions are played. */
export function seenAfter(seen: SeenCity, marks: readonly Action[]): SeenCity {
  const { tiles, tourists } = marks.reduce<City>(after, seen);
  return { tiles, tourists, fields: fieldsOf(tiles), stock: seen.stock - (tourists.length - seen.tourists.length) };
}

/** The visit that scores most now; without points nobody moves. */
function bestVisit(view: View, city: City, visits: readonly Visit[]): Visit {
  const best = maxBy(visits, (visit) => pointsOf(view, after(city, visit)));
  return pointsOf(view, after(city, best)) > pointsOf(view, city) ? best : { kind: 'stay' };
}

/** What a tile scores, with a new tourist on it if that scores most. Moves of other tourists to it are ignored. */
export function promise(view: View, city: City, action: TileAction): number {
  const laid = after(city, action);
  const newcomers: City[] =
    city.tourists.length < TOURISTS && view.phase !== 'start'
      ? fieldsOfTile(action)
          .filter(({ kind }) => kind !== 'water')
          .map(({ x, y }) => receive(laid, { kind: 'tourist', x, y }))
      : [];
  return Math.max(...[laid, ...newcomers].map((each) => pointsOf(view, each)));
}

/** Where a tile scores most, in the requested rotation, if any. */
function bestTile(view: View, city: City, tile: TileId, asked: Rotation | null): TileAction {
  const ways = tilePoints(city.tiles).flatMap(({ x, y }) =>
    ROTATIONS.map((turn): TileAction => ({ kind: 'tile', tile, x, y, turn })),
  );
  const best = maxBy(ways, (way) => promise(view, city, way));
  return asked === null ? best : { ...best, turn: asked };
}

/** The rest of the turn as the panel preselects it: the tile in hand first, then a tourist. */
export function marksOf(view: View, city: City, first: TileId | undefined, asked: Rotation | null): Action[] {
  const marks: Action[] = [];
  let built = city;
  const hand = first === undefined ? view.hand : [first, ...view.hand.filter((tile) => tile !== first)];
  for (const tile of hand) {
    const mark = bestTile(view, built, tile, tile === first ? asked : null);
    marks.push(mark);
    built = after(built, mark);
  }
  if (view.phase === 'start') return marks;
  const laid = marks.find((mark): mark is TileAction => mark.kind === 'tile') ?? itemAt(view.work?.laid ?? [], 0);
  return [...marks, bestVisit(view, built, visitsOf(built, laid))];
}
