import { type Block, drawing } from './layout.ts';
import { type Rect, sheetCard } from './paper-sheet.ts';
import { seatBackdrop, title } from './picture-header.ts';
import { type Drawing, image, rect, type Shape, type Sprite } from './shape.ts';
import { type Scene, wrap, writeLines } from './text.ts';
import { FELT, WIDTH } from './theme.ts';

/** A sign as a game's pictures draw it, on paper or on the dark table. */
export type LegendSign = { readonly block: Block; readonly dark: boolean };
type LegendLine = LegendSign & { readonly text: string };

const TOP = 112;
const GAP = 8;
/** For the sign, and where its meaning stands. */
const SIGN = { x: 26, w: 208 } as const;
const TEXT = { x: 256, w: 714, pitch: 38 } as const;
const PAD = 14;
const MOST_LINES = 5;

/** A sprite on paper or on the table; `down` is how far its anchor lies below the middle of what is seen of it. */
export const signOf = (sprite: Sprite, w: number, h: number, down = 0, dark = false): LegendSign => ({
  block: drawing(w, h, ({ x, y }) => [image(sprite, x + Math.round(w / 2), y + Math.round(h / 2) + down)]),
  dark,
});

/** Shapes drawn in a room of that size. */
export const drawnSign = (w: number, h: number, draw: (at: Rect) => Shape[], dark = false): LegendSign => ({
  block: drawing(w, h, draw),
  dark,
});

function line(
  { block, dark, text }: LegendLine,
  y: number,
  scene: Scene,
): { readonly h: number; readonly shapes: Shape[] } {
  const lines = wrap(scene, text, 'body', TEXT.w, MOST_LINES);
  const h = Math.max(block.h, lines.length * TEXT.pitch) + 2 * PAD;
  const first = y + Math.round(h / 2) - Math.round(((lines.length - 1) * TEXT.pitch) / 2) + 1;
  const cell = { x: SIGN.x, y: y + 6, w: SIGN.w, h: h - 12 };
  return {
    h,
    shapes: [
      ...sheetCard({ x: 16, y, w: WIDTH - 32, h }, 18),
      ...(dark ? [rect(cell.x, cell.y, cell.w, cell.h, { fill: FELT.low }, 14)] : []),
      ...block.draw(cell),
      ...writeLines(scene, lines, TEXT.pitch, { x: TEXT.x, y: first, max: TEXT.w }, 'body'),
    ],
  };
}

/** The signs of a game one below the other, each with what it means. */
export function layoutLegend(heading: string, lines: readonly LegendLine[], scene: Scene): Drawing {
  const shapes: Shape[] = [];
  let y = TOP;
  for (const each of lines) {
    const drawn = line(each, y, scene);
    shapes.push(...drawn.shapes);
    y += drawn.h + GAP;
  }
  const height = y + 10;
  return {
    width: WIDTH,
    height,
    shapes: [seatBackdrop(height, null), title(scene, heading, 30, WIDTH - 60), ...shapes],
  };
}
