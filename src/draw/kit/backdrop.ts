import { itemAtCyclic } from '#engine';
import { box } from '../outline.ts';
import { fill, group, rect, type Shape } from '../shape.ts';
import { FELT, HEADER, RADIUS, WIDTH } from '../theme.ts';

/** Widths, heights and roofs of the silhouette along the header; repeated to the right end. */
const HOUSES = [
  [34, 46, 'flat'],
  [46, 30, 'gable'],
  [30, 62, 'round'],
  [52, 24, 'flat'],
  [28, 54, 'mast'],
  [44, 38, 'round'],
  [60, 28, 'gable'],
  [36, 50, 'flat'],
  [26, 66, 'mast'],
  [50, 34, 'round'],
] as const;

function house(x: number, w: number, h: number, roof: (typeof HOUSES)[number][2]): string {
  const top = HEADER.height - h;
  switch (roof) {
    case 'flat':
      return `M${x} 92V${top}H${x + w}V92Z`;
    case 'gable':
      return `M${x} 92V${top}L${x + w / 2} ${top - 16}L${x + w} ${top}V92Z`;
    case 'round':
      return `M${x} 92V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V92Z`;
    case 'mast':
      return `M${x} 92V${top}H${x + w / 2 - 2}V${top - 12}H${x + w / 2 + 2}V${top}H${x + w}V92Z`;
  }
}

function skyline(): string {
  let x = 0;
  let d = '';
  for (let i = 0; x < WIDTH; i++) {
    const [w, h, roof] = itemAtCyclic(HOUSES, i);
    d += house(x, w, h, roof);
    x += w + 12;
  }
  return d;
}

const SKYLINE = skyline();

const CORNER = RADIUS.picture * 1.3;

/** Light that falls from below the header, further right the lower it comes. */
function beam(x: number, w: number, top: number, bottom: number): string {
  const at = (y: number) => x + (y - HEADER.height - HEADER.line) * 0.56;
  return `M${at(top)} ${top}h${w}L${at(bottom) + w} ${bottom}h${-w}Z`;
}

const beams = (top: number, bottom: number): Shape[] => [
  fill(beam(-120, 190, top, bottom), FELT.beam),
  fill(beam(420, 260, top, bottom), FELT.beam),
];

/**
 * Table, light and header band: the ground of every picture. Not a sprite: it is quickly drawn, and kept for every
 * height and color it would fill the memory there is for drawings. Only the ends with their round corners are clipped:
 * to clip the whole picture takes longer than all that is drawn here.
 */
export function backdrop(height: number, accent: string): Shape {
  const low = height - Math.ceil(CORNER);
  const clip = box(0, 0, WIDTH, height, CORNER);
  return group([
    fill(clip, FELT.felt),
    ...beams(HEADER.height + HEADER.line, low),
    group(beams(low, height), { clip }),
    group([rect(0, 0, WIDTH, HEADER.height, { fill: FELT.low }), fill(SKYLINE, FELT.skyline)], { clip }),
    rect(0, HEADER.height, WIDTH, HEADER.line, { fill: accent }),
  ]);
}
