import type { Reader } from '#i18n';
import type { Measure } from './canvas.ts';
import { letters } from './name-initial.ts';
import type { Align, TextShape } from './shape.ts';
import { LEAST_SIZE, lookOf, TEXT_STYLES, type TextLook, type TextStyle, type Tone } from './text-style.ts';

/** What every layout needs besides the view: who sits where, in which language, and how wide letters are. */
export type Scene = Reader & { readonly measure: Measure };

/**
 * Where a text stands: its left end, middle or right end, and the middle of its capitals.
 * One wider than `max` becomes smaller, then it is cut.
 */
export type Place = { readonly y: number; readonly max?: number } & (
  | { readonly x: number }
  | { readonly center: number }
  | { readonly right: number }
);

function anchorOf(at: Place): { readonly x: number; readonly align: Align } {
  if ('center' in at) return { x: at.center, align: 'center' };
  return 'right' in at ? { x: at.right, align: 'right' } : { x: at.x, align: 'left' };
}

const STEP = 2;

type Letters = Pick<TextLook, 'size' | 'face'>;
const lettersOf = (style: TextStyle | Letters): Letters => (typeof style === 'string' ? TEXT_STYLES[style] : style);

export function textWidth({ measure }: Scene, text: string, style: TextStyle | Letters): number {
  const { face, size } = lettersOf(style);
  return measure(text, face, size);
}

/** A text too wide: smaller down to the least size, then cut with an ellipsis. */
export function fitText({ measure }: Scene, text: string, style: TextStyle | Letters, max: number) {
  const { face, size } = lettersOf(style);
  let least = size;
  while (measure(text, face, least) > max && least > LEAST_SIZE) least = Math.max(LEAST_SIZE, least - STEP);
  if (measure(text, face, least) <= max) return { text, size: least };
  // A number at the end tells those apart who are called alike.
  const [number = ''] = /\s\d{1,2}$/.exec(text) ?? [];
  const all = letters(text.slice(0, text.length - number.length));
  const cutTo = (kept: number) => `${all.slice(0, kept).join('').trimEnd()}…${number}`;
  let kept = all.length;
  while (kept > 0 && measure(cutTo(kept), face, least) > max) kept--;
  return { text: cutTo(kept), size: least };
}

/** Breaks between words into at most `most` lines; the last one takes what is left, cut if it must be. */
export function wrap(scene: Scene, text: string, style: TextStyle | Letters, max: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || lines.length === most - 1 || textWidth(scene, longer, style) <= max) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  return lines.map((each) => fitText(scene, each, style, max).text);
}

export function write(
  scene: Scene,
  text: string,
  at: Place,
  style: TextStyle,
  own?: Tone | Partial<TextLook>,
): TextShape {
  const look = lookOf(style, own);
  const fitted = at.max === undefined ? { text, size: look.size } : fitText(scene, text, look, at.max);
  return { kind: 'text', ...look, ...fitted, ...anchorOf(at), y: at.y };
}

/** Lines below each other: `at` says where the first one lies, `pitch` how far down the next. */
export const writeLines = (
  scene: Scene,
  lines: readonly string[],
  pitch: number,
  at: Place,
  style: TextStyle,
  own?: Tone | Partial<TextLook>,
): TextShape[] => lines.map((text, i) => write(scene, text, { ...at, y: at.y + i * pitch }, style, own));
