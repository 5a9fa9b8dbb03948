import { ellipse, fill, type Pitch, path, type Shape } from '#draw';
import { itemAt } from '#engine';
import type { RoadSides } from '../../rules/types.ts';
import { BLOCK, ROAD } from '../zone-tones.ts';

export type Side = 'N' | 'E' | 'S' | 'W';

/** A piece of road as it is driven: its block's place in the picture's lattice, the side it comes in by and the one it leaves by. */
export type Stretch = { readonly x: number; readonly y: number; readonly from: Side; readonly to: Side };
/** A road from end to end; `dead` tells which of its two ends stop against a block. A loop has no ends. */
export type Way = {
  readonly stretches: readonly Stretch[];
  readonly dead: readonly [boolean, boolean];
  readonly loop: boolean;
};

const WIDTH = { asphalt: 12, curb: 2.4, dash: 2.2 } as const;
/** Asphalt is never narrower than this many pixels, unless the block itself is tiny. */
const LEAST_ASPHALT = 14;
const WIDEST_ASPHALT = 21;
/** Pixels per unit across a road: on small blocks it is wider than their scale, so that it can still be seen. */
const roadScale = (w: number): number => {
  const k = w / BLOCK.w;
  return Math.max(k, Math.min(LEAST_ASPHALT, WIDEST_ASPHALT * k) / WIDTH.asphalt);
};

export type OuterLine = { readonly color: string; readonly width: number };
const EDGE: OuterLine = { color: ROAD.edge, width: 1.5 };
const BEND = 22;
/** A turning circle's middle lies this far from the side, its asphalt reaches this far. */
const CIRCLE = { in: 16, radius: 10, island: 3.9 } as const;

type Circle = { readonly in: number; readonly radius: number; readonly island: number };
/** In units of the block; wide enough for its road, and inside its block. */
function circleOn({ w }: Pitch): Circle {
  const wider = (roadScale(w) * BLOCK.w) / w;
  const radius = Math.max(CIRCLE.radius, (WIDTH.asphalt / 2 + 2) * wider);
  return {
    radius,
    in: Math.max(CIRCLE.in, radius + WIDTH.curb * wider),
    island: (CIRCLE.island * radius) / CIRCLE.radius,
  };
}

const STEP: { readonly [side in Side]: readonly [number, number] } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const n = (value: number) => Math.round(value * 100) / 100;

/** Puts units of a block into the picture's lattice. */
type Placer = (stretch: Stretch, x: number, y: number) => string;
const placeFor =
  ({ w, h }: Pitch): Placer =>
  (stretch, x, y) =>
    `${n(stretch.x * w + (x * w) / BLOCK.w)} ${n(stretch.y * h + (y * h) / BLOCK.h)}`;

/** A point on the way from the middle of a block to one of its sides, so far from the side. */
const toward = (side: Side, inset: number): readonly [number, number] => {
  const [dx, dy] = STEP[side];
  return [50 + dx * (50 - inset), 42 + dy * (42 - inset)];
};

const isStraight = ({ from, to }: Stretch) => STEP[from][0] === -STEP[to][0] && STEP[from][1] === -STEP[to][1];

/** Whether the arc from one side to another runs clockwise. */
const isClockwise = (from: Side, to: Side) => 'NWSEN'.includes(`${from}${to}`);

/** From the side it enters by to the one it leaves by, without the first move. */
function course(stretch: Stretch, place: Placer, pitch: Pitch, stop: number): string {
  const end = place(stretch, ...toward(stretch.to, stop));
  if (isStraight(stretch)) return `L${end}`;
  const [ax, ay] = STEP[stretch.from];
  const [bx, by] = STEP[stretch.to];
  const r = n((BEND * pitch.w) / BLOCK.w);
  const start = place(stretch, 50 + ax * BEND, 42 + ay * BEND);
  const after = place(stretch, 50 + bx * BEND, 42 + by * BEND);
  return `L${start}A${r} ${r} 0 0 ${isClockwise(stretch.from, stretch.to) ? 1 : 0} ${after}L${end}`;
}

function wayPath({ stretches, dead, loop }: Way, pitch: Pitch): string {
  const place = placeFor(pitch);
  const inset = circleOn(pitch).in;
  const last = stretches.length - 1;
  const courses = stretches.map((stretch, i) => {
    const start = i === 0 ? `M${place(stretch, ...toward(stretch.from, dead[0] ? inset : 0))}` : '';
    return `${start}${course(stretch, place, pitch, i === last && dead[1] ? inset : 0)}`;
  });
  return `${courses.join('')}${loop ? 'Z' : ''}`;
}

/** Where a road stops against a block: its first or last piece, and the side of that. */
export function deadEnds({ stretches, dead }: Way): { readonly stretch: Stretch; readonly side: Side }[] {
  const [first, last] = [itemAt(stretches, 0), itemAt(stretches, stretches.length - 1)];
  return [
    ...(dead[0] ? [{ stretch: first, side: first.from }] : []),
    ...(dead[1] ? [{ stretch: last, side: last.to }] : []),
  ];
}

type Middle = { readonly x: number; readonly y: number };

const circles = (way: Way, { w, h }: Pitch): Middle[] =>
  deadEnds(way).map(({ stretch, side }) => {
    const [x, y] = toward(side, circleOn({ w, h }).in);
    return { x: n(stretch.x * w + (x * w) / BLOCK.w), y: n(stretch.y * h + (y * h) / BLOCK.h) };
  });

/**
 * All roads at once, each as one line through all its blocks: dark line, curb, asphalt, dashes. A dead end
 * turns in a circle with a green island; an end at the city's edge is cut. `edge` is the outermost line.
 */
export function roadway(ways: readonly Way[], pitch: Pitch, edge: OuterLine = EDGE): Shape[] {
  if (ways.length === 0) return [];
  const k = pitch.w / BLOCK.w;
  const d = ways.map((way) => wayPath(way, pitch)).join('');
  const ends = ways.flatMap((way) => circles(way, pitch));
  const across = roadScale(pitch.w);
  const circle = circleOn(pitch);
  const discs = (radius: number, wider = 0) =>
    ends.map(({ x, y }) => ellipse(x, y, n(radius * k + wider * across))).join('');
  const band = (wider: number, color: string): Shape[] => [
    path(d, { stroke: color, width: (WIDTH.asphalt + 2 * wider) * across, cap: 'butt' }),
    ...(ends.length ? [fill(discs(circle.radius, wider), color)] : []),
  ];
  const dashes = [7 * across, 6 * across];
  return [
    ...band(WIDTH.curb + edge.width, edge.color),
    ...band(WIDTH.curb, ROAD.curb),
    ...band(0, ROAD.asphalt),
    path(d, { stroke: ROAD.dash, width: WIDTH.dash * across, cap: 'butt', dash: dashes }),
    ...(ends.length
      ? [
          fill(discs(circle.island, 2.6), ROAD.asphalt),
          fill(discs(circle.island, 1.3), ROAD.curb),
          fill(discs(circle.island), ROAD.island),
        ]
      : []),
  ];
}

type Sides = Exclude<RoadSides, ''>;
const SIDES: { readonly [road in Sides]: readonly [Side, Side] } = {
  NS: ['N', 'S'],
  EW: ['E', 'W'],
  NE: ['N', 'E'],
  NW: ['N', 'W'],
  ES: ['E', 'S'],
  SW: ['S', 'W'],
};

/** A block with a piece of road on it. */
export type RoadBlock = { readonly x: number; readonly y: number; readonly road: Sides };

const sideTo = (a: RoadBlock, b: RoadBlock): Side => (b.x > a.x ? 'E' : b.x < a.x ? 'W' : b.y > a.y ? 'S' : 'N');
const other = (road: Sides, side: Side): Side => SIDES[road][SIDES[road][0] === side ? 1 : 0];

/** The pieces of a road through these blocks, in their order. */
export function stretchesOf(blocks: readonly RoadBlock[], loop: boolean): Stretch[] {
  return blocks.map((block, i) => {
    const { x, y, road } = block;
    const next = blocks[i + 1] ?? (loop ? blocks[0] : undefined);
    if (next) {
      const to = sideTo(block, next);
      return { x, y, from: other(road, to), to };
    }
    const before = blocks[i - 1];
    const from = before ? sideTo(block, before) : SIDES[road][0];
    return { x, y, from, to: other(road, from) };
  });
}
