import { centered, group, type Rect, type Shape } from '#draw';
import type { SprawlopolisRequest } from '../requests.ts';
import { extent } from '../rules/city-plan.ts';
import { cityShapes } from './city-layers.ts';
import { blockWidth, heightOf, makeSite } from './city-site.ts';
import { lastOutline } from './placement-marks.ts';

const LARGEST = 90;
const PAD = 12;
/** Treetops rise over the upper edge. */
const ABOVE = 0.3;

/** The city just after a card was placed, as large as fits. */
export function vignette(request: SprawlopolisRequest, at: Rect): Shape[] {
  if (request.kind !== 'city') return [];
  const { view } = request;
  const window = extent(view.city);
  const room = { w: at.w - 2 * PAD, h: at.h - 2 * PAD };
  const w = blockWidth(window.width, window.height + ABOVE, room, LARGEST);
  const { x, y } = centered(at, window.width * w, (window.height - ABOVE) * heightOf(w));
  const site = makeSite(view.city, view, { window, x, y, w });
  const outline = view.last ? lastOutline(site, view.last.placed) : [];
  return [group([...cityShapes(site, { rims: false }), ...outline], { x, y })];
}
