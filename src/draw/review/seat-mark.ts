import { itemAtCyclic, type Seat } from '#engine';
import { box, ellipse, moved, polygon, ring, type Spot } from '../outline.ts';
import { path, type Shape } from '../shape.ts';
import { PAPER, seatTones } from '../theme.ts';

const R = 10;

const spotted = (spots: readonly Spot[]) => (x: number, y: number) => polygon(moved(spots, x, y));

const PLUS: readonly Spot[] = [
  [-4, -11],
  [4, -11],
  [4, -4],
  [11, -4],
  [11, 4],
  [4, 4],
  [4, 11],
  [-4, 11],
  [-4, 4],
  [-11, 4],
  [-11, -4],
  [-4, -4],
];

/** A form for each seat: not everyone can tell colors apart, and nobody can in gray. */
const FORMS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => ellipse(x, y, R),
  (x, y) => box(x - 9, y - 9, 18, 18),
  spotted(ring(3, () => 13)),
  spotted(ring(4, () => 13)),
  spotted(ring(3, () => 13, 90)),
  spotted(PLUS),
  spotted(ring(10, (i) => (i % 2 ? 6 : 14))),
  spotted(ring(6, () => 12, 0)),
];

/** The mark of a seat on its line; of all together, a disc. */
export function seatMark(seat: Seat | null, x: number, y: number): Shape[] {
  const outline = itemAtCyclic(FORMS, seat ?? 0)(Math.round(x), Math.round(y));
  return [
    path(outline, { fill: PAPER.ink, stroke: PAPER.ink, width: 9 }),
    path(outline, { fill: PAPER.white, stroke: lineTone(seat), width: 4 }),
  ];
}

export const lineTone = (seat: Seat | null): string => (seat === null ? PAPER.gold : seatTones(seat).body);
