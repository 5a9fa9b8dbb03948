import { ellipse, PAPER, path, rect, type Scene, type Shape, write } from '#draw';
import { itemAt, type Point } from '#engine';
import { letterOf } from '#i18n';
import type { BestPlace } from '../rules/best-places.ts';
import type { Placement } from '../rules/types.ts';
import { signed } from '../words/phrases.ts';
import { cornerOf, type Site } from './city-site.ts';

const DISC = 31;
const SMALL_DISC = 24;
/** On blocks narrower than this the discs are smaller too. */
const SMALL = 78;
const PILL = { w: 96, h: 46 } as const;

/** In the picture, not in the site's group. */
const placeOf = (site: Site, place: Point): Point => {
  const { x, y } = cornerOf(site, place);
  return { x: site.x + x, y: site.y + y };
};

const sameSpot = (a: Point, b: Point | null) => b !== null && a.x === b.x && a.y === b.y;

/** The best places: a dashed footprint each, a disc with its letter and what it brings; the chosen one hot. */
export function letteredPlaces(
  site: Site,
  places: readonly BestPlace[],
  chosen: Placement | null,
  scene: Scene,
): Shape[] {
  const middles = spreadOut(site, places);
  const labels = places.map((place, i) =>
    label(letterOf(i), place.gain, itemAt(middles, i), sameSpot(place, chosen), site, scene),
  );
  return [
    ...places.flatMap((place) => (sameSpot(place, chosen) ? [] : footprint(site, place))),
    // The best on top, should two come close.
    ...labels.reverse().flat(),
  ];
}

function footprint(site: Site, place: Point): Shape[] {
  const { x, y } = placeOf(site, place);
  const frame = (stroke: string, width: number, dash?: number[]) =>
    rect(x + 4, y + 4, 2 * site.w - 8, 2 * site.h - 8, { stroke, width, ...(dash ? { dash } : {}) }, 10);
  return [frame(PAPER.ink, 9), frame(PAPER.gold, 5, [14, 10])];
}

/** In the middle of its footprint, or where it keeps clear of the better ones. */
function spreadOut(site: Site, places: readonly BestPlace[]): Point[] {
  const taken: Point[] = [];
  const clear = ({ x, y }: Point) =>
    taken.every((other) => Math.abs(other.x - x) > PILL.w + 12 || Math.abs(other.y - y) > 2 * DISC + 4);
  for (const place of places) {
    const { x, y } = placeOf(site, place);
    const at = (right: number, down: number) => ({ x: x + right * site.w, y: y + down * site.h });
    const options = [at(0.9, 1), at(0.9, 0.5), at(0.9, 1.5), at(0.45, 1), at(1.4, 1), at(0.45, 0.5), at(1.4, 1.5)];
    taken.push(options.find(clear) ?? itemAt(options, 0));
  }
  return taken;
}

export function label(
  letter: string,
  gain: number,
  at: Point,
  chosen: boolean,
  site: Pick<Site, 'w'>,
  scene: Scene,
): Shape[] {
  const radius = site.w < SMALL ? SMALL_DISC : DISC;
  const [x, y] = [Math.round(at.x) - 18, Math.round(at.y)];
  const on = gain > 0 ? PAPER.ink : PAPER.white;
  const disc = chosen ? PAPER.hot : PAPER.gold;
  const w = radius + 58;
  return [
    rect(x, y - PILL.h / 2, w, PILL.h, { fill: on, stroke: PAPER.ink, width: 3 }, PILL.h / 2),
    write(scene, signed(gain), { center: x + Math.round((radius + w) / 2), y: y + 1, max: w - radius - 8 }, 'points', {
      color: gain > 0 ? PAPER.gold : PAPER.ink,
      on,
    }),
    path(ellipse(x, y, radius), { fill: disc, stroke: PAPER.ink, width: 4 }),
    write(scene, letter, { center: x, y: y + 1 }, 'name', { color: chosen ? PAPER.white : PAPER.ink, on: disc }),
  ];
}
