import { cyclic } from '../../engine/sure.ts';
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
    const [w, h, roof] = cyclic(HOUSES, i);
    d += house(x, w, h, roof);
    x += w + 12;
  }
  return d;
}

const SKYLINE = skyline();

/**
 * Table, light and header band: the ground of every picture. Not a sprite: it is quickly drawn, and kept for every
 * height and colour it would fill the memory there is for drawings.
 */
export function backdrop(height: number, accent: string): Shape {
  const beam = (x: number, w: number) => `M${x} 98h${w}l${height * 0.56} ${height}h${-w}Z`;
  return group(
    [
      rect(0, 0, WIDTH, height, { fill: FELT.felt }),
      fill(beam(-120, 190), FELT.beam),
      fill(beam(420, 260), FELT.beam),
      rect(0, 0, WIDTH, HEADER.height, { fill: FELT.low }),
      fill(SKYLINE, FELT.skyline),
      rect(0, HEADER.height, WIDTH, HEADER.line, { fill: accent }),
    ],
    { clip: box(0, 0, WIDTH, height, RADIUS.picture * 1.3) },
  );
}
