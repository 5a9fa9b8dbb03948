import { group, type Shape, type Sprite } from '../shape.ts';

/** A drawing with a known size, its top left corner at 0, 0: what pictograms are put together from. */
export type Motif = { readonly w: number; readonly h: number; readonly shapes: readonly Shape[] };

export const motif = (w: number, h: number, shapes: readonly Shape[]): Motif => ({ w, h, shapes });

/** Side by side, standing on one line; a negative gap lets them overlap. */
export function abreast(motifs: readonly Motif[], gap: number, stand: 'foot' | 'middle' = 'foot'): Motif {
  const h = Math.max(...motifs.map((each) => each.h));
  let x = 0;
  const shapes = motifs.map((each) => {
    const y = stand === 'foot' ? h - each.h : (h - each.h) / 2;
    const placed = group(each.shapes, { x, y });
    x += each.w + gap;
    return placed;
  });
  return motif(x - gap, h, shapes);
}

/** `top` lies over `under` at the given corner. */
export function over(under: Motif, top: Motif, x: number, y: number): Motif {
  const left = Math.min(0, x);
  const up = Math.min(0, y);
  return motif(Math.max(under.w, x + top.w) - left, Math.max(under.h, y + top.h) - up, [
    group(under.shapes, { x: -left, y: -up }),
    group(top.shapes, { x: x - left, y: y - up }),
  ]);
}

export const scaled = ({ w, h, shapes }: Motif, scale: number): Motif =>
  motif(w * scale, h * scale, [group(shapes, { scale })]);

/** The motif as a sprite that fills a box, never enlarged beyond `most`; centered, placed by the box's corner. */
export function boxed(key: string, make: () => Motif, w: number, h: number, most = 1): Sprite {
  return {
    key: `${key} ${w}x${h}`,
    left: 0,
    top: 0,
    width: w,
    height: h,
    shapes: () => {
      const made = make();
      const scale = Math.min(most, w / made.w, h / made.h);
      return [group(made.shapes, { x: (w - made.w * scale) / 2, y: (h - made.h * scale) / 2, scale })];
    },
  };
}
