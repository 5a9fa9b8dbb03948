import { type Extent, fill, group, path, type Shape, SPACE, type Sprite, sprite } from '#draw';
import { BLOCK } from '../zone-tones.ts';

/**
 * Something that stands on a block, drawn with its foot line at y 0 and its left end at x 0, in units of
 * a block of 100 by 84. `w` and `h` say how much room it takes; chimneys may rise higher.
 */
export type Standing = { readonly w: number; readonly h: number; readonly shapes: readonly Shape[] };

/** A drawing in units of a block 100 wide, for blocks `w` wide. */
export const blockSprite = (key: string, w: number, extent: Extent, shapes: () => readonly Shape[]): Sprite =>
  sprite(key, (w * SPACE) / BLOCK.w, extent, shapes);

/** Oblique view from the front right: how far the back of a building lies to the right and up. */
export const DEEP = 6;
export const RISE = 5;

/** The silhouette in one dark tone under the faces: a contour without inner lines. */
export const contour = (outlines: readonly string[], color: string): Shape[] =>
  outlines.map((d) => path(d, { fill: color, stroke: color, width: 3.8 }));

/** A short hard shadow to the right of a foot line. */
export const shade = (w: number, h: number): Shape =>
  fill(`M2 1H${w}l${DEEP} ${-RISE}v${-h * 0.45}l3.5 3v${h * 0.45}l${-DEEP} ${RISE + 1}H4Z`, '#1B1B2E40');

/** Set down at a point, smaller or larger. */
export const stand = ({ shapes }: Standing, x: number, y: number, scale = 1): Shape => group(shapes, { x, y, scale });
