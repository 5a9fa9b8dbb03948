import { createHash } from 'node:crypto';
import type { Seat } from '#engine';
import { pawn } from './kit/pawn.ts';
import { type Motif, motif } from './kit/sized-drawing.ts';
import { box } from './outline.ts';
import { type Drawing, fill, group, image, type Shape, type Sprite } from './shape.ts';

/** Pixels; Discord shows emojis at 22 in a line of text and scales them down from this. */
const SIDE = 128;
const EDGE = 1;

/** A motif as large as a square takes it, with nothing around it. */
export function layoutEmoji({ w, h, shapes }: Motif): Drawing {
  const scale = (SIDE - 2 * EDGE) / Math.max(w, h);
  const [x, y] = [(SIDE - w * scale) / 2, (SIDE - h * scale) / 2];
  return { width: SIDE, height: SIDE, shapes: [group(shapes, { x, y, scale })] };
}

/** A sprite as a motif. */
export const motifOf = (sprite: Sprite): Motif =>
  motif(sprite.width, sprite.height, [image(sprite, -sprite.left, -sprite.top)]);

/** Everything a painter would draw, down to the last shape. */
const opened = (shapes: readonly Shape[]): unknown[] =>
  shapes.map((shape) => {
    if (shape.kind === 'image') return { ...shape, sprite: opened(shape.sprite.shapes()) };
    return shape.kind === 'group' ? { ...shape, shapes: opened(shape.shapes) } : shape;
  });

/** Tells a changed drawing from the same one without painting either; the same on every machine. */
export const digestOf = (drawing: Motif): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing.w, drawing.h, opened(drawing.shapes)]))
    .digest('hex');

const BUST = { w: 96, h: 92, top: 124 } as const;

/** Head and hat of a seat's pawn: all that can be told apart in a line of text. */
export const seatDrawing = (seat: Seat): Motif =>
  motif(BUST.w, BUST.h, [
    group([image(pawn(seat, '', 112), BUST.w / 2, BUST.top)], { clip: box(0, 0, BUST.w, BUST.h) }),
  ]);

/** Several sprites in one motif. */
export const placed = (w: number, h: number, ...sprites: readonly (readonly [Sprite, x: number, y: number])[]): Motif =>
  motif(
    w,
    h,
    sprites.map(([each, x, y]) => image(each, x, y)),
  );

/** A drawing on a ground of its own, which shows on a light page, a dark one and a blue button. */
export const onGround = (ground: string, edge: string, sprite: Sprite, room = 112): Motif => {
  const at = (SIDE - room) / 2;
  return motif(SIDE, SIDE, [
    fill(box(0, 0, SIDE, SIDE, 26), edge),
    fill(box(5, 5, SIDE - 10, SIDE - 10, 21), ground),
    image(sprite, at - sprite.left + (room - sprite.width) / 2, at - sprite.top + (room - sprite.height) / 2),
  ]);
};
