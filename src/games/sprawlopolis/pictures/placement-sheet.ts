import { FELT, group, line, PAPER, path, type Rect, rect, type Scene, type Shape } from '#draw';
import { type Box, boundingBox, type Point } from '#engine';
import type { BestPlace } from '../rules/best-places.ts';
import { gainOf } from '../rules/score.ts';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { coordinates, lines, well } from './city-grid.ts';
import { cityShapes } from './city-layers.ts';
import { blockWidth, type Crop, cornerOf, heightOf, makeSite, type Site } from './city-site.ts';
import { GAIN, gainSheet } from './gain-sheet.ts';
import { letteredPlaces } from './lettered-places.ts';
import { ghostOutline } from './placement-marks.ts';

/** A city with a placement under consideration: panel and proposal show it the same way. */
type Thought = {
  readonly placement: Placement | null;
  /** Places marked with letters; null if any place can be named by its coordinates. */
  readonly best: readonly BestPlace[] | null;
  readonly free: readonly Point[];
};

const TALLEST = 1000;

const quarters = ({ x, y }: Point): Point[] => [
  { x, y },
  { x: x + 1, y: y + 1 },
];

/** The city and the cards that might lie there; with coordinates one free ring and every block that may be named. */
function windowOf({ city }: View, { placement, best, free }: Thought): Box {
  const blocks = [...city, ...(placement ? [placement] : []), ...(best ?? [])].flatMap(quarters);
  if (best) return boundingBox(blocks);
  const ring = city.flatMap(quarters).flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);
  return boundingBox([...blocks, ...ring, ...free]);
}

type Setting = { readonly crop: Crop; readonly field: Rect; readonly bottom: number };

/** Without coordinates the city has the whole width. */
const PLAIN = { x: 52, y: 138, w: 896, pad: { x: 36, y: 25 }, below: 41 } as const;
const NAMED = { x: 66, y: 132, w: 904, pad: { x: 0, y: 0 }, below: 66 } as const;

function settingFor(window: Box, named: boolean): Setting {
  const room = named ? NAMED : PLAIN;
  const { width, height } = window;
  const w = blockWidth(width, height, { w: room.w, h: TALLEST });
  const tall = height * heightOf(w);
  const crop = { window, w, x: room.x + Math.round((room.w - width * w) / 2), y: room.y };
  return { crop, field: { x: room.x, y: room.y, w: room.w, h: tall }, bottom: room.y + tall + room.below };
}

const plainWell = ({ x, y, w, h }: Rect): Shape =>
  rect(x - PLAIN.pad.x, y - PLAIN.pad.y, w + 2 * PLAIN.pad.x, h + 2 * PLAIN.pad.y, { fill: FELT.well }, 22);

/** The city with what the placement would do to it and to the score; tells where it ends. */
export function thoughtSheet(
  view: View,
  thought: Thought,
  scene: Scene,
): { readonly shapes: Shape[]; readonly bottom: number } {
  const { placement, best } = thought;
  const named = best === null;
  const { crop, field, bottom } = settingFor(windowOf(view, thought), named);
  const site = makeSite(placement ? [...view.city, placement] : view.city, view, crop);
  const body = group(
    [
      ...(named ? [lines(site)] : []),
      ...cityShapes(site, { rims: false }),
      ...(named ? corners(site, thought) : []),
      ...(placement ? ghostOutline(site, placement) : []),
    ],
    { x: site.x, y: site.y },
  );
  const shapes = [
    named ? well(field) : plainWell(field),
    body,
    ...letteredPlaces(site, best ?? [], placement, scene),
    ...(named ? coordinates(site, field, placement, scene) : []),
    ...gainSheet(gainOf(view, placement), placement !== null, bottom, scene),
  ];
  return { shapes, bottom: bottom + GAIN.h + 16 };
}

/** A gold corner in each block that may be named. */
function corners(site: Site, { free, placement }: Thought): Shape[] {
  if (free.length === 0 || placement) return [];
  return cornerMarks(
    free.map((place) => cornerOf(site, place)),
    site.w,
  );
}

/** Where the top left block of a card of such blocks may lie. */
export function cornerMarks(corners: readonly Point[], w: number): Shape[] {
  const reach = Math.max(6, Math.round(w * 0.22));
  const d = corners.map(({ x, y }) => `M${x + 4} ${y + 4 + reach}V${y + 4}H${x + 4 + reach}`).join('');
  return [path(d, { stroke: PAPER.ink, width: 7 }), line(d, PAPER.gold, 4)];
}
