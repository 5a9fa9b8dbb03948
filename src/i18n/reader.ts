import { pointsText } from './points-text.ts';
import type { Language } from './translator.ts';

/** Whose words: the reader's language, and the seats' names as they are now. */
export type Reader = {
  readonly language: Language;
  readonly names: readonly string[];
  /** Whether nothing is marked or called best before it is chosen, as the match is played without hints. */
  readonly hintless?: boolean;
  /** What the button is called that takes what is marked; Confirm, if not said. */
  readonly confirm?: string;
};

export const nameOf = ({ names }: Pick<Reader, 'names'>, seat: number): string => names[seat] ?? `#${seat + 1}`;

const texts = new Map<string, string>();
/** A text that is long in the making, as of a card; the key names the game and the language, too. */
export function cachedText(key: string, make: () => string): string {
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}

/** A to Z, then AA, AB … */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letterOf(Math.floor(index / 26) - 1)}${letter}`;
}

/** Discord takes no more in a picture's description. */
export const ALT_TEXT_LIMIT = 1024;

/** Whole sentences as far as they fit, most important first. */
export function fitAltText(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length > ALT_TEXT_LIMIT) return text || `${sentence.slice(0, ALT_TEXT_LIMIT - 1)}…`;
    text = longer;
  }
  return text;
}

/** A heading among sentences ends like one. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** What a place would bring, for its button: nothing is not worth a word. */
export const gainLabel = (gain: number): string => (gain === 0 ? '' : gain > 0 ? ` +${gain}` : ` −${-gain}`);

/** Who has how many points, best first; of those with the same, in seating order. */
export const totalLines = (names: readonly string[], totals: readonly number[]): string[] =>
  totals
    .map((total, seat) => ({ total, line: `**${names[seat]}** – ${pointsText(total)}` }))
    .sort((a, b) => b.total - a.total)
    .map(({ line }) => line);
