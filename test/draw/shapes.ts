import type { Drawing, Shape, Sprite, TextShape } from '#draw';
import { painter } from './drawing.ts';

export type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A text and how much it is enlarged where it stands. */
export type FoundText = { readonly text: TextShape; readonly scale: number };

/** Every text, also those inside groups and sprites, but for sprites one has seen before. */
export function texts(
  shapes: readonly Shape[],
  scale = 1,
  known: (sprite: Sprite) => boolean = () => false,
): FoundText[] {
  return shapes.flatMap((shape): FoundText[] => {
    if (shape.kind === 'text') return [{ text: shape, scale }];
    if (shape.kind === 'group') return texts(shape.shapes, scale * shape.scale, known);
    return shape.kind === 'image' && !known(shape.sprite) ? texts(shape.sprite.shapes(), scale, known) : [];
  });
}

/** Texts that layouts set themselves. */
export const ownTexts = ({ shapes }: Drawing): TextShape[] =>
  shapes.flatMap((shape): TextShape[] => {
    if (shape.kind === 'text') return [shape];
    return shape.kind === 'group' && shape.scale === 1 ? ownTexts({ width: 0, height: 0, shapes: shape.shapes }) : [];
  });

export function textExtent({ text, x, y, size, face, align }: TextShape): Extent {
  const width = painter.measure(text, face, size);
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  // About the height of capitals; descenders and accents may lean over.
  return { left, top: y - 0.36 * size, right: left + width, bottom: y + 0.36 * size };
}

/** The corners of a path's absolute commands; enough for the paths that layouts make. */
function pathExtent(d: string): Extent | null {
  const numbers = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  if (numbers.length === 0) return null;
  const [xs, ys] = [numbers.map(([x]) => x), numbers.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function extentOf(shape: Shape): Extent | null {
  switch (shape.kind) {
    case 'rect':
      return { left: shape.x, top: shape.y, right: shape.x + shape.w, bottom: shape.y + shape.h };
    case 'text':
      return textExtent(shape);
    case 'path':
      return pathExtent(shape.d);
    case 'image': {
      const { left, top, width, height } = shape.sprite;
      return {
        left: shape.x + left,
        top: shape.y + top,
        right: shape.x + left + width,
        bottom: shape.y + top + height,
      };
    }
    case 'group':
      return null;
  }
}

/** What lies over the edge; drawings have empty rims of their own. */
export const outside = ({ width, height, shapes }: Drawing): string[] =>
  shapes.flatMap((shape) => {
    const extent = extentOf(shape);
    const edge = shape.kind === 'image' ? 40 : 0;
    if (!extent) return [];
    const inside =
      extent.left >= -edge && extent.top >= -edge && extent.right <= width + edge && extent.bottom <= height + edge;
    return inside ? [] : [`${shape.kind} ${JSON.stringify(extent)}`];
  });

/** Texts that run into each other. */
export const overlaps = (sheet: Drawing): string[] => {
  const boxes = ownTexts(sheet).map((text) => ({ text: text.text, ...textExtent(text) }));
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} / ${b.text}`),
  );
};
