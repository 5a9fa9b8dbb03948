import { image, type Shape } from '#draw';
import { type Sign, signSprite, widthOf } from './sign.ts';

/** A sign in a row: its height and the gap before it, as shares of the row's height. */
export type Part = { readonly sign: Sign; readonly k: number; readonly gap: number };

export const part = (sign: Sign, k = 1, gap = 0.14): Part => ({ sign, k, gap });

/** How wide the row is at a height; the first gap does not count. */
export const rowWidth = (parts: readonly Part[], height: number): number =>
  parts.reduce((sum, { sign, k, gap }, i) => sum + widthOf(sign, height * k) + (i > 0 ? gap * height : 0), 0);

type RowPlace = {
  readonly x: number;
  /** The middle. */
  readonly y: number;
  readonly height: number;
  /** How wide it may be; a longer row becomes smaller. */
  readonly max?: number;
  readonly align?: 'left' | 'center' | 'right';
};

/** How high the row is drawn so that it fits. */
export function fittedHeight(parts: readonly Part[], height: number, max: number): number {
  const wide = rowWidth(parts, height);
  return wide > max ? Math.floor((height * max) / wide) : height;
}

/** Signs side by side on one middle line. */
export function row(parts: readonly Part[], { x, y, height, max = Infinity, align = 'left' }: RowPlace): Shape[] {
  const high = fittedHeight(parts, height, max);
  let at = x - { left: 0, center: 0.5, right: 1 }[align] * rowWidth(parts, high);
  return parts.map(({ sign, k, gap }, i) => {
    const w = widthOf(sign, high * k);
    at += i > 0 ? gap * high : 0;
    const shape = image(signSprite(sign, Math.round(high * k)), Math.round(at + w / 2), Math.round(y));
    at += w;
    return shape;
  });
}

/** Breaks between signs, so that no line is wider than it may be. */
function broken(parts: readonly Part[], height: number, max: number): Part[][] {
  const lines: Part[][] = [];
  for (const each of parts) {
    const line = lines.at(-1);
    if (line && rowWidth([...line, each], height) <= max) line.push(each);
    else lines.push([each]);
  }
  return lines;
}

/** In as many lines as there is room for; smaller when they are too many. The first line's upper edge is at `y`. */
export function flow(parts: readonly Part[], x: number, y: number, max: number, room: number, height: number): Shape[] {
  let high = height;
  const fits = (lines: readonly Part[][]) =>
    lines.length * (high + GAP) - GAP <= room && lines.every((line) => rowWidth(line, high) <= max);
  let lines = broken(parts, high, max);
  while (high > LEAST && !fits(lines)) {
    high -= 2;
    lines = broken(parts, high, max);
  }
  return lines.flatMap((line, i) =>
    row(line, { x, y: y + Math.round(high / 2) + i * (high + GAP), height: high, max }),
  );
}
const GAP = 5;
const LEAST = 24;
