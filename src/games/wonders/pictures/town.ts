import { box, group, image, RADIUS, type Rect, type Scene, type Shape } from '#draw';
import { itemAt } from '#engine';
import type { WondersRequest } from '../requests.ts';
import { stagesOf } from '../rules/content.ts';
import { COLORS, type Side } from '../rules/kinds.ts';
import { HOLDINGS, holdings } from './city-holdings.ts';
import { chips, SCENERY, scenery } from './scenery.ts';
import { countsOf, type Street, towers } from './tower.ts';
import { wonderArt } from './wonder/wonder.ts';

const GAP = 14;

/** A landscape cut to a width; the light is at its right end. */
function view(side: Side, { x, y, w, h }: Rect): Shape {
  const left = x - (SCENERY.w - w);
  return group([image(scenery(side), left, y)], { clip: box(x, y, w, h, RADIUS.panel) });
}

/** A city in two landscapes, one over the other: the wonder as far as it stands, and the street of towers; below them what it has. */
export function layoutTown(request: WondersRequest, room: Rect, scene: Scene): Shape[] {
  if (request.kind !== 'city') throw new Error(`no city in a picture of the kind ${request.kind}`);
  const city = itemAt(request.view.cities, request.seat);
  const isTall = room.h >= 2 * SCENERY.h + HOLDINGS + 2 * GAP;
  const rest = isTall ? HOLDINGS + GAP : 0;
  const h = Math.min(SCENERY.h, Math.floor((room.h - rest - GAP) / 2));
  const w = Math.min(SCENERY.w, room.w);
  const x = room.x + Math.round((room.w - w) / 2);
  const y = room.y + Math.round((room.h - 2 * h - GAP - rest) / 2);
  const below = y + h + GAP;
  const counts = countsOf(city);
  const pitch = Math.floor(w / (COLORS.length + 0.3));
  const street: Street = {
    x: x + Math.round((w - (COLORS.length - 1) * pitch) / 2) - 6,
    foot: below + h - 32,
    pitch,
    size: Math.min(112, Math.round(1.3 * pitch)),
    room: h - 82,
    badge: Math.min(54, Math.round(0.62 * pitch)),
  };
  return [
    view(city.side, { x, y, w, h }),
    image(
      wonderArt(city.wonder, city.stages, stagesOf(city).length, h - 28, city.side),
      x + Math.round(w / 2),
      y + h - 18,
    ),
    view(city.side, { x, y: below, w, h }),
    ...towers(street, counts, null),
    ...chips(city, street, counts, scene),
    ...(isTall ? holdings(city, { x, y: below + h + GAP, w, h: HOLDINGS }, scene) : []),
  ];
}
