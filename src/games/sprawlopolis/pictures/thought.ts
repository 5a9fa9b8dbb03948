import type { Rect } from '../../../draw/paper.ts';
import type { Scene } from '../../../draw/scene.ts';
import { group, line, path, type Shape } from '../../../draw/shape.ts';
import { PAPER } from '../../../draw/theme.ts';
import { type Box, boundingBox, type Point } from '../../../engine/grid.ts';
import { gainOf } from '../rules/score.ts';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { coordinates, lines, well } from './coordinates.ts';
import { GAIN, GAIN_WIDE, gainSheet } from './gain-sheet.ts';
import { cityShapes } from './layers.ts';
import { ghostOutline } from './marks.ts';
import { blockWidth, type Crop, cornerOf, heightOf, makeSite, type Site } from './site.ts';

/** A city in which somebody thinks of a placement: panel and proposal show it the same way. */
type Thought = { readonly placement: Placement | null; readonly free: readonly Point[] };

const TOP = 132;
const LEFT = 66;
const TALLEST = 900;
const NARROW = 46;

const quarters = ({ x, y }: Point): Point[] => [
  { x, y },
  { x: x + 1, y: y + 1 },
];

/** The city, one free ring, and every block that may be named as the place of the card. */
function windowOf({ city }: View, { placement, free }: Thought): Box {
  const blocks = city.flatMap(quarters);
  const ring = blocks.flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);
  return boundingBox([...ring, ...free, ...(placement ? quarters(placement) : [])]);
}

type Setting = { readonly crop: Crop; readonly field: Rect; readonly gain: Rect; readonly bottom: number };

/** The gain stands beside the city, or below where the city is wide. */
function settingFor(window: Box): Setting {
  const { width, height } = window;
  const beside = blockWidth(width, height, { w: 638, h: TALLEST }, 72);
  const wide = beside < NARROW && blockWidth(width, height, { w: 904, h: TALLEST }, 72) > beside;
  const room = wide ? 904 : 638;
  const w = wide ? blockWidth(width, height, { w: room, h: TALLEST }, 72) : beside;
  const tall = height * heightOf(w);
  const least = wide ? 0 : GAIN.h - 64;
  const field = { x: LEFT, y: TOP, w: room, h: Math.max(tall, least) };
  const crop = {
    window,
    w,
    x: LEFT + Math.round((room - width * w) / 2),
    y: TOP + Math.round((field.h - tall) / 2),
  };
  const under = TOP + field.h + 66;
  if (wide) return { crop, field, gain: { x: 16, y: under, w: 968, h: GAIN_WIDE.h }, bottom: under + GAIN_WIDE.h + 16 };
  return { crop, field, gain: { x: 728, y: 118, w: GAIN.w, h: under - 134 }, bottom: under };
}

/** The city on a line grid with what the placement would do to it and to the score; tells where it ends. */
export function thoughtSheet(
  view: View,
  thought: Thought,
  scene: Scene,
): { readonly shapes: Shape[]; readonly bottom: number } {
  const { placement } = thought;
  const { crop, field, gain, bottom } = settingFor(windowOf(view, thought));
  const site = makeSite(placement ? [...view.city, placement] : view.city, view, crop);
  const body = group(
    [
      lines(site),
      ...cityShapes(site, { rims: false }),
      ...marks(site, thought),
      ...(placement ? ghostOutline(site, placement) : []),
    ],
    { x: site.x, y: site.y },
  );
  const shapes = [
    well(field),
    body,
    ...coordinates(site, field, placement, scene),
    ...gainSheet(gainOf(view, placement), placement, gain, scene),
  ];
  return { shapes, bottom };
}

/** A gold corner in each block that may be named. */
function marks(site: Site, { free, placement }: Thought): Shape[] {
  if (free.length === 0 || placement) return [];
  const reach = Math.max(6, Math.round(site.w * 0.22));
  const d = free
    .map((place) => {
      const { x, y } = cornerOf(site, place);
      return `M${x + 4} ${y + 4 + reach}V${y + 4}H${x + 4 + reach}`;
    })
    .join('');
  return [path(d, { stroke: PAPER.ink, width: 7 }), line(d, PAPER.gold, 4)];
}
