import { openGround, type Rect, type Shape, tilesIn } from '#draw';
import type { TouristsRequest } from '../requests.ts';
import { cityOf, cityScore } from '../rules/score.ts';
import { changeOf, changeOutlines } from './change-outlines.ts';
import { frame } from './city-frame.ts';
import { bubbles, cityShapes, type Site } from './city-layers.ts';

/** A city alone, every tourist with its points, in the middle of the room. */
export function layoutTown(request: TouristsRequest, room: Rect): Shape[] {
  if (request.kind !== 'city') throw new Error(`no city in a picture of the kind ${request.kind}`);
  const { view, seat } = request;
  const city = cityOf(view, seat);
  const shown = frame({ tiles: request.tiles ?? city.tiles });
  const size = Math.floor(Math.min(room.w / (2 * shown.width), room.h / (2 * shown.height)));
  const site: Site = { city, seat, score: cityScore(view, seat), ...tilesIn(room, shown, size) };
  // A finished city is looked at as a whole.
  const before = view.phase === 'over' ? undefined : changeOutlines(site, changeOf(view, seat));
  return [...openGround(site, city.tiles), ...cityShapes(site, before), ...bubbles(site)];
}
