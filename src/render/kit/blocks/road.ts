import type { RoadSides } from '../../../games/sprawlopolis/types.ts';
import { ellipse } from '../../outline.ts';
import { fill, path, type Shape } from '../../shape.ts';
import { BLOCK, ROAD } from '../../theme.ts';
import type { Pitch } from '../shore.ts';

export type Side = 'N' | 'E' | 'S' | 'W';

/** A piece of road as it is driven: its block's place in the picture's lattice, the side it comes in by and the one it leaves by. */
export type Piece = { readonly x: number; readonly y: number; readonly from: Side; readonly to: Side };
/** A road from end to end; `dead` tells which of its two ends stop against a block. A loop has no ends. */
export type Way = {
  readonly pieces: readonly Piece[];
  readonly dead: readonly [boolean, boolean];
  readonly loop: boolean;
};

const WIDTH = { asphalt: 19, kerb: 3, dash: 3 } as const;

export type Edge = { readonly color: string; readonly width: number };
const EDGE: Edge = { color: ROAD.edge, width: 1.5 };
const BEND = 22;
/** A turning circle's middle lies this far from the side, its asphalt reaches this far. */
const CIRCLE = { in: 20, radius: 14.5, island: 5.4 } as const;

const STEP: { readonly [side in Side]: readonly [number, number] } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const n = (value: number) => Math.round(value * 100) / 100;

/** Puts units of a block into the picture's lattice. */
type Place = (piece: Piece, x: number, y: number) => string;
const placeFor =
  ({ w, h }: Pitch): Place =>
  (piece, x, y) =>
    `${n(piece.x * w + (x * w) / BLOCK.w)} ${n(piece.y * h + (y * h) / BLOCK.h)}`;

/** A point on the way from the middle of a block to one of its sides, so far from the side. */
const toward = (side: Side, inset: number): readonly [number, number] => {
  const [dx, dy] = STEP[side];
  return [50 + dx * (50 - inset), 42 + dy * (42 - inset)];
};

const isStraight = ({ from, to }: Piece) => STEP[from][0] === -STEP[to][0] && STEP[from][1] === -STEP[to][1];

/** Whether the arc from one side to another runs clockwise. */
const isClockwise = (from: Side, to: Side) => 'NWSEN'.includes(`${from}${to}`);

/** From the side it enters by to the one it leaves by, without the first move. */
function course(piece: Piece, place: Place, pitch: Pitch, stop: number): string {
  const end = place(piece, ...toward(piece.to, stop));
  if (isStraight(piece)) return `L${end}`;
  const [ax, ay] = STEP[piece.from];
  const [bx, by] = STEP[piece.to];
  const r = n((BEND * pitch.w) / BLOCK.w);
  const start = place(piece, 50 + ax * BEND, 42 + ay * BEND);
  const after = place(piece, 50 + bx * BEND, 42 + by * BEND);
  return `L${start}A${r} ${r} 0 0 ${isClockwise(piece.from, piece.to) ? 1 : 0} ${after}L${end}`;
}

function wayPath({ pieces, dead, loop }: Way, pitch: Pitch): string {
  const place = placeFor(pitch);
  const [first] = pieces;
  const start = `M${place(first!, ...toward(first!.from, dead[0] ? CIRCLE.in : 0))}`;
  const last = pieces.length - 1;
  const rest = pieces.map((piece, i) => course(piece, place, pitch, i === last && dead[1] ? CIRCLE.in : 0));
  return `${start}${rest.join('')}${loop ? 'Z' : ''}`;
}

type Middle = { readonly x: number; readonly y: number };

function circles({ pieces, dead }: Way, { w, h }: Pitch): Middle[] {
  const spot = (piece: Piece, side: Side): Middle => {
    const [x, y] = toward(side, CIRCLE.in);
    return { x: n(piece.x * w + (x * w) / BLOCK.w), y: n(piece.y * h + (y * h) / BLOCK.h) };
  };
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  return [...(dead[0] ? [spot(first, first.from)] : []), ...(dead[1] ? [spot(last, last.to)] : [])];
}

/**
 * All roads at once, each as one line through all its blocks: dark line, kerb, asphalt, dashes. A dead end
 * turns in a circle with a green island; an end at the city's edge is cut. `edge` is the outermost line.
 */
export function roadway(ways: readonly Way[], pitch: Pitch, edge: Edge = EDGE): Shape[] {
  if (ways.length === 0) return [];
  const k = pitch.w / BLOCK.w;
  const d = ways.map((way) => wayPath(way, pitch)).join('');
  const ends = ways.flatMap((way) => circles(way, pitch));
  const discs = (radius: number) => ends.map(({ x, y }) => ellipse(x, y, n(radius * k))).join('');
  const band = (wider: number, color: string): Shape[] => [
    path(d, { stroke: color, width: (WIDTH.asphalt + 2 * wider) * k, cap: 'butt' }),
    ...(ends.length ? [fill(discs(CIRCLE.radius + wider), color)] : []),
  ];
  const dashes = [8 * k, 7 * k];
  return [
    ...band(WIDTH.kerb + edge.width, edge.color),
    ...band(WIDTH.kerb, ROAD.kerb),
    ...band(0, ROAD.asphalt),
    path(d, { stroke: ROAD.dash, width: WIDTH.dash * k, cap: 'butt', dash: dashes }),
    ...(ends.length
      ? [
          fill(discs(CIRCLE.island + 4), ROAD.asphalt),
          fill(discs(CIRCLE.island + 1.6), ROAD.kerb),
          fill(discs(CIRCLE.island), ROAD.island),
        ]
      : []),
  ];
}

const OPPOSITE: { readonly [side in Side]: Side } = { N: 'S', E: 'W', S: 'N', W: 'E' };

type RoadBlock = { readonly x: number; readonly y: number; readonly road: RoadSides };

const sideTo = (a: RoadBlock, b: RoadBlock): Side => (b.x > a.x ? 'E' : b.x < a.x ? 'W' : b.y > a.y ? 'S' : 'N');
const other = (road: RoadSides, side: Side): Side => (road[0] === side ? road[1] : road[0]) as Side;

/** The pieces of a road through these blocks, in their order. */
export function piecesOf(blocks: readonly RoadBlock[], loop: boolean): Piece[] {
  const last = blocks.length - 1;
  const [first] = blocks;
  if (last === 0) return [{ ...first!, from: first!.road[0] as Side, to: first!.road[1] as Side }];
  return blocks.map(({ x, y, road }, i) => {
    if (i < last) {
      const to = sideTo(blocks[i]!, blocks[i + 1]!);
      return { x, y, from: other(road, to), to };
    }
    const from = OPPOSITE[sideTo(blocks[i - 1]!, blocks[i]!)];
    return { x, y, from, to: loop ? sideTo(blocks[i]!, first!) : other(road, from) };
  });
}
