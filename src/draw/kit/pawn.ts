import type { Seat } from '#engine';
import { ellipse } from '../outline.ts';
import { fill, group, numeral, path, type Shape, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { PAPER, type SeatTones, seatTones } from '../theme.ts';
import { type Hat, hatOf } from './hat.ts';

/** In a field 100 high: foot at 0, crown of the head at about -88, half as wide as high. */
const BODY =
  'M-31 -3C-33 -18 -23 -32 -14 -47C-12 -50 -12 -53 -14 -55A20 20 0 1 1 14 -55C12 -53 12 -50 14 -47C23 -32 33 -18 31 -3C31 1 20 3 0 3C-20 3 -31 1 -31 -3Z';
const SHADE_BELOW = 'M17 -42C24 -31 33 -18 31 -3C31 0 26 1.5 18 2.300C14 -12 14 -28 17 -42Z';
const SHADE_HEAD = 'M8 -86A20 20 0 0 1 14 -55C12 -53 9 -50 7 -49C0 -56 0 -74 8 -86Z';
const LIGHT = 'M-22 -32C-27 -24 -33 -14 -31 -3C-31 -1 -27 0.5 -20 1.600C-18 -10 -19 -22 -22 -32Z';

/** The whole silhouette twice: a cream sticker rim, so that a pawn shows on any ground, and an ink contour. */
function contours(hat: Hat): Shape[] {
  const outlines = [BODY, ...hat.outline];
  return [
    ...outlines.map((d) => path(d, { fill: PAPER.paper, stroke: PAPER.paper, width: 13 })),
    ...outlines.map((d) => path(d, { fill: PAPER.ink, stroke: PAPER.ink, width: 5 })),
  ];
}

function figure(hat: Hat, tones: SeatTones): Shape[] {
  return [
    fill(ellipse(10, 4, 34, 6), '#10142233'),
    ...contours(hat),
    fill(BODY, tones.body),
    fill(SHADE_BELOW, tones.shade),
    fill(SHADE_HEAD, tones.shade),
    fill(LIGHT, tones.light),
    ...hat.shapes,
  ];
}

/** Placed by the middle of its foot; `height` in pixels from foot to hat. */
export function pawn(seat: Seat, initial: string, height: number): Sprite {
  const tones = seatTones(seat);
  return sprite(`pawn ${seat} ${initial}`, height, { left: -46, top: -124, right: 50, bottom: 14 }, () => [
    group(
      [...figure(hatOf(seat), tones), ...(initial ? [numeral(initial, 0, -20, 31, tones.letter, tones.body)] : [])],
      { scale: 104 / 112 },
    ),
  ]);
}

/** The outline of one that has been sent. */
export const spentPawn = (height: number): Sprite =>
  sprite('pawn spent', height, { left: -46, top: -124, right: 50, bottom: 14 }, () => [
    group([path(BODY, { stroke: '#8B91A6B0', width: 9, dash: [16, 14] })], { scale: 104 / 112 }),
  ]);

/** The plain shape that marks a free worker space. */
export const PAWN_SHADOW = BODY;
