import { LRUCache } from 'lru-cache';
import type { Measure } from './canvas.ts';
import type { Typeface } from './shape.ts';
import { SIZE } from './theme.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
export const letters = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** What stands on a pawn: the name's first letter, or sign. */
export function initial(name: string): string {
  const known = initials.get(name);
  if (known) return known;
  const first = (letters(name.trim())[0] ?? '?').toLocaleUpperCase();
  initials.set(name, first);
  return first;
}
const initials = new LRUCache<string, string>({ max: 1000 });

const STEP = 2;

/** Too long: smaller down to the least size, then cut with an ellipsis. */
export function squeeze(measure: Measure, text: string, face: Typeface, size: number, max: number) {
  let least = size;
  while (measure(text, face, least) > max && least > SIZE.least) least = Math.max(SIZE.least, least - STEP);
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
export function wrap(
  measure: Measure,
  text: string,
  face: Typeface,
  size: number,
  max: number,
  most: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || lines.length === most - 1 || measure(longer, face, size) <= max) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  return lines.map((each) => squeeze(measure, each, face, size, max).text);
}
