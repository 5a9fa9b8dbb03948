import { type BotWord, words } from './bot-words.ts';
import type { Language } from './translator.ts';

/** Who a text or picture is for: the language, and the current names of the seats. */
export type Reader = {
  readonly language: Language;
  readonly names: readonly string[];
  /** Whether the best-scoring choice is selected before the viewer chose anything. */
  readonly preselect?: boolean;
  /** The label of the button that takes the preselected move, if it isn't Confirm. */
  readonly confirm?: string;
  /** Whether a lesson says what to do here, so that the panel needn't. */
  readonly taught?: boolean;
};

export const nameOf = ({ names }: Pick<Reader, 'names'>, seat: number): string => names[seat] ?? `#${seat + 1}`;

const WORDINGS = [0, 1, 2] as const;
/** Which of three wordings to use; the number of the turn makes them take turns. */
export const wordingOf = (turn: number): (typeof WORDINGS)[number] => WORDINGS[turn % WORDINGS.length] ?? 0;

const texts = new Map<string, string>();
/** For texts that are slow to build, such as a card's; the key must include the game and the language. */
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

/** "a, b and c", or "a, b or c" */
export const listText = (
  language: Language,
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(things);

/** Discord's limit for a picture's description. */
export const ALT_TEXT_LIMIT = 1024;

/** As many whole sentences as fit, most important first. */
export function fitAltText(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length > ALT_TEXT_LIMIT) return text || `${sentence.slice(0, ALT_TEXT_LIMIT - 1)}…`;
    text = longer;
  }
  return text;
}

/** Adds a full stop to a heading. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Points with the target: "9 / 20" below it, another wording from there on. */
export function totalText(total: number, target: number | null, language: Language): string {
  const points = pointsText(total);
  if (target === null) return points;
  return total < target ? `${points} / ${target}` : words(language)('bot.story.met', { points, target });
}

/** The points of a move, for its button's label; empty for none. */
export const gainLabel = (gain: number): string => (gain === 0 ? '' : gain > 0 ? ` +${gain}` : ` −${-gain}`);

/** One line per seat, best first; ties in seating order. */
export const totalLines = (names: readonly string[], totals: readonly number[]): string[] =>
  totals
    .map((total, seat) => ({ total, line: `**${names[seat]}** – ${pointsText(total)}` }))
    .sort((a, b) => b.total - a.total)
    .map(({ line }) => line);

/** Buttons of public messages that private texts mention. */
const LABELS: readonly BotWord[] = [
  'bot.table.mine',
  'bot.table.scores',
  'bot.table.rules',
  'bot.table.more',
  'bot.table.rematch',
  'bot.plan.button',
  'bot.propose.change',
  'bot.lobby.join',
  'bot.lobby.options',
];

/** Replaces mentioned button labels with those in the language of the table, which may differ from the reader's. */
export function withTableLabels(text: string, read: Language, posted: Language): string {
  if (read === posted) return text;
  const [from, to] = [words(read), words(posted)];
  return LABELS.reduce((said, label) => said.replaceAll(`**${from(label)}**`, `**${to(label)}**`), text);
}
