import { centered, group, type Rect, type Scene, type Shape } from '#draw';
import type { SprawlopolisRequest } from '../requests.ts';
import { extent } from '../rules/city-plan.ts';
import { cityShapes, waysOf } from './city-layers.ts';
import { blockWidth, heightOf, makeSite } from './city-site.ts';
import { groupTags } from './group-tags.ts';
import { lastOutline } from './placement-marks.ts';

/** The city alone, its largest groups marked, the last card outlined, in the middle of the room. */
export function layoutTown(request: SprawlopolisRequest, room: Rect, scene: Scene): Shape[] {
  if (request.kind !== 'city') throw new Error(`no city in a picture of the kind ${request.kind}`);
  const { view } = request;
  const window = extent(request.room ?? view.city);
  const w = blockWidth(window.width, window.height, { w: room.w, h: room.h });
  const { x, y } = centered(room, window.width * w, window.height * heightOf(w));
  const site = makeSite(view.city, view, { window, x, y, w });
  // A finished city is looked at as a whole.
  const last = view.active === null ? null : view.last;
  return [
    group([...cityShapes(site, { rims: true }), ...(last ? lastOutline(site, last.placed) : [])], { x, y }),
    ...groupTags(site, waysOf(site), scene),
  ];
}
