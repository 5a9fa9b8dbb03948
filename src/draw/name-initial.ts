import { LRUCache } from 'lru-cache';

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
