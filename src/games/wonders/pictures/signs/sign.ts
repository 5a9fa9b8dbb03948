import { type GroupShape, group, type Shape, type Sprite, sprite } from '#draw';

/** How high signs are in their own units: from -52 to 52 around their middle. */
export const HIGH = 104;

/** A little drawing that is as wide as it needs; the key names everything its looks depend on. */
export type Sign = { readonly key: string; readonly w: number; readonly shapes: () => readonly Shape[] };

export const sign = (key: string, w: number, shapes: () => readonly Shape[]): Sign => ({ key, w, shapes });

/** The sign with a height in pixels, placed by its middle. */
export function signSprite({ key, w, shapes }: Sign, height: number): Sprite {
  const half = w / 2 + 2;
  return sprite(`sign ${key}`, height, { left: -half, top: -54, right: half, bottom: 54 }, shapes);
}

/** The width of a sign with a height in pixels. */
export const widthOf = ({ w }: Sign, height: number): number => (w * height) / HIGH;

/** A sign inside another one, at a share of its size. */
export const within = ({ shapes }: Sign, x: number, y: number, scale: number): GroupShape =>
  group(shapes(), { x, y, scale });
