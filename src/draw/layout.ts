import { itemAt } from '#engine';
import { type Rect, sheetCard } from './paper-sheet.ts';
import { drawPill, pillWidth } from './pill.ts';
import type { Align, Shape } from './shape.ts';
import { type Place, type Scene, textWidth, write } from './text.ts';
import { LEAST_SIZE, lookOf, type TextLook, type TextStyle, type Tone } from './text-style.ts';

/**
 * A part of a picture that knows how large it would like to be and draws itself in the room it gets.
 * New pictures are composed of blocks; boards, maps and art keep coordinates by hand.
 */
export type Block = {
  readonly w: number;
  readonly h: number;
  /** How narrow it becomes where a row is too full: only text gives way. */
  readonly least: number;
  /** How much of the room left over it takes, compared with its neighbors. */
  readonly share: number;
  readonly draw: (at: Rect) => Shape[];
};

/** A drawing in the middle of its room. Say how large it looks: a sprite's own size includes its shadow. */
export const drawing = (w: number, h: number, draw: (at: Rect) => Shape[]): Block => ({
  ...{ w, h, least: w, share: 0 },
  draw: (at) => draw({ x: at.x + Math.round((at.w - w) / 2), y: at.y + Math.round((at.h - h) / 2), w, h }),
});

const nothing = drawing(0, 0, () => []);

/** Takes the room left over in its row or column; without a block it is empty space. */
export const grow = (block: Block = nothing, share = 1): Block => ({ ...block, share });

/** With that much room around it. */
export const pad = (by: number, block: Block): Block => ({
  ...block,
  ...{ w: block.w + 2 * by, h: block.h + 2 * by, least: block.least + 2 * by },
  draw: (at) => block.draw({ x: at.x + by, y: at.y + by, w: at.w - 2 * by, h: at.h - 2 * by }),
});

/** On a sheet of paper. */
export const card = (block: Block): Block => ({ ...block, draw: (at) => [...sheetCard(at), ...block.draw(at)] });

/** A text cut after its first letter is still that wide. */
const leastWidth = (scene: Scene, look: TextLook): number =>
  Math.ceil(textWidth(scene, 'M…', { ...look, size: LEAST_SIZE }));

function placeIn({ x, y, w, h }: Rect, align: Align): Place {
  const rest = { y: y + Math.round(h / 2), max: w };
  if (align === 'center') return { ...rest, center: x + Math.round(w / 2) };
  return align === 'right' ? { ...rest, right: x + w } : { ...rest, x };
}

/** A text on one line. */
export function label(
  scene: Scene,
  text: string,
  style: TextStyle,
  own?: Tone | Partial<TextLook>,
  align: Align = 'left',
): Block {
  const look = lookOf(style, own);
  const w = Math.ceil(textWidth(scene, text, look));
  return {
    ...{ w, h: Math.round(1.25 * look.size), least: Math.min(w, leastWidth(scene, look)), share: 0 },
    draw: (at) => [write(scene, text, placeIn(at, align), style, look)],
  };
}

/** A text on a plate with round ends, filled with the ground of its colors. */
export function pill(scene: Scene, text: string, style: TextStyle, own: Tone | Partial<TextLook>): Block {
  const look = lookOf(style, own);
  const [w, h] = [pillWidth(scene, text, style, look.size), 2 * Math.round(0.8 * look.size)];
  return {
    ...{ w, h, least: Math.min(w, leastWidth(scene, look) + look.size), share: 0 },
    draw: (at) =>
      drawPill(scene, text, { ...at, y: at.y + Math.round((at.h - h) / 2), h }, style, look, { inset: look.size }),
  };
}

type Extent = Pick<Block, 'share'> & { readonly size: number; readonly least: number };

/** The edges of neighbors in a room: more is shared out, too little taken from those that give way. */
function edgesOf(extents: readonly Extent[], room: number, gap: number): { from: number; size: number }[] {
  const sum = (of: (each: Extent) => number) => extents.reduce((all, each) => all + of(each), 0);
  const spare = room - gap * (extents.length - 1) - sum(({ size }) => size);
  const shares = sum(({ share }) => share);
  const yielding = sum(({ size, least }) => size - least);
  const taken = spare < 0 && yielding > 0 ? Math.max(-1, spare / yielding) : 0;
  const given = spare > 0 && shares > 0 ? spare / shares : 0;
  let at = 0;
  return extents.map(({ size, least, share }) => {
    const from = Math.round(at);
    at += size + taken * (size - least) + given * share;
    const to = Math.round(at);
    at += gap;
    return { from, size: to - from };
  });
}

/** Side by side, from the left. Where it is too full, its texts become narrower. */
export function row(blocks: readonly Block[], gap = 0): Block {
  const gaps = gap * (blocks.length - 1);
  const extents = blocks.map(({ w, least, share }) => ({ size: w, least, share }));
  return {
    w: blocks.reduce((sum, { w }) => sum + w, gaps),
    h: Math.max(...blocks.map(({ h }) => h)),
    least: blocks.reduce((sum, { least }) => sum + least, gaps),
    share: 0,
    draw: ({ x, y, w, h }) =>
      edgesOf(extents, w, gap).flatMap(({ from, size }, i) => itemAt(blocks, i).draw({ x: x + from, y, w: size, h })),
  };
}

/** One below the other, from the top, each as wide as the column. */
export function column(blocks: readonly Block[], gap = 0): Block {
  const extents = blocks.map(({ h, share }) => ({ size: h, least: h, share }));
  return {
    w: Math.max(...blocks.map(({ w }) => w)),
    h: blocks.reduce((sum, { h }) => sum + h, gap * (blocks.length - 1)),
    least: Math.max(...blocks.map(({ least }) => least)),
    share: 0,
    draw: ({ x, y, w, h }) =>
      edgesOf(extents, h, gap).flatMap(({ from, size }, i) => itemAt(blocks, i).draw({ x, y: y + from, w, h: size })),
  };
}
