/**
 * A name may be anything: `[free](https://…)`, `**`, `@everyone`. In Discord's Markdown it must be escaped; in pictures,
 * labels and descriptions it must not. Code that builds a sentence can't know which it is for, so names are marked there
 * and escaped, or not, when the text is sent. The marks are Unicode noncharacters, which no name contains.
 */
const [NAME, NAME_END] = ['\ufdd0', '\ufdd1'];
const NAME_MARKS = new RegExp(`[${NAME}${NAME_END}]`, 'g');
/** The end mark may be missing if the text was cut within a name; names never contain a line break. */
const MARKED_NAME = new RegExp(`${NAME}([^${NAME}${NAME_END}\\n]*)(?:${NAME_END}|(?=\\n)|$)`, 'g');

/** Characters that Markdown lets a backslash escape. */
const SIGNS = /[\\*_~|`>#[\]():<@+-]/g;
/** A number with a dot would begin a list. */
const NUMBERED = /^(\d+)\./;

export const plainText = (text: string): string => text.replace(NAME_MARKS, '');

export const markName = (name: string): string => `${NAME}${plainText(name).replace(/\s+/g, ' ')}${NAME_END}`;

const escapeMarkdown = (name: string): string => name.replace(SIGNS, '\\$&').replace(NUMBERED, '$1\\.');

/** Escapes Markdown in marked names and removes the marks. */
export const escapeNames = (text: string): string =>
  text.replace(MARKED_NAME, (_, name: string) => escapeMarkdown(name)).replace(NAME_MARKS, '');

/** Replaces special characters in marked names instead of escaping them, so that the text doesn't get longer. */
export const simplifyNames = (text: string): string =>
  text
    .replace(MARKED_NAME, (_, name: string) => name.replace(SIGNS, '·').replace(NUMBERED, '$1·'))
    .replace(NAME_MARKS, '');

/**
 * Whether an application emoji is there is known only when a message is sent, and a game's words are pure. So they mark
 * the emoji they mean by its plain name, with the Unicode that stands in for it. The marks are Unicode noncharacters.
 */
const [EMOJI, STAND_IN, EMOJI_END] = ['\ufdd2', '\ufdd3', '\ufdd4'];
const MARKED_EMOJI = new RegExp(`${EMOJI}(\\w+)${STAND_IN}([^${EMOJI_END}]*)${EMOJI_END}`, 'g');
/** One that was cut off with the end of its text. */
const UNFINISHED_EMOJI = new RegExp(`${EMOJI}[^${EMOJI_END}]*$`);

/** One of our emojis, by its plain name. Without a stand-in it is an ornament before a word and brings its own space. */
export const emoji = (name: string, standIn: string): string => `${EMOJI}${name}${STAND_IN}${standIn}${EMOJI_END}`;

/** Replaces the marked emojis; where `shown` gives nothing, Unicode stands in. */
export const withEmojis = (text: string, shown: (name: string) => string | null = () => null): string =>
  text
    .replace(MARKED_EMOJI, (_, name: string, standIn: string) => {
      const own = shown(name);
      if (own === null) return standIn;
      return standIn === '' ? `${own} ` : own;
    })
    .replace(UNFINISHED_EMOJI, '…');

/** The first marked emoji that `find` knows, and the text without it: a label has room for one. */
export function takeEmoji<Found>(
  text: string,
  find: (name: string) => Found | null,
): { readonly emoji: Found; readonly standIn: string; readonly rest: string } | null {
  for (const [whole, name = '', standIn = ''] of text.matchAll(MARKED_EMOJI)) {
    const emoji = find(name);
    if (emoji !== null) return { emoji, standIn, rest: withEmojis(text.replace(whole, '')).trim() };
  }
  return null;
}

/** What each seat wears, in its color. */
export const SEAT_EMOJIS = [
  'purple_helmet',
  'orange_top_hat',
  'gray_beret',
  'white_cap',
  'teal_sun_hat',
  'lilac_bobble_hat',
  'maroon_scholar_cap',
  'lime_party_hat',
] as const;

/** The hat of a seat, to stand before its name. */
export function seatEmoji(seat: number, standIn = ''): string {
  const name = SEAT_EMOJIS[seat];
  return name ? emoji(name, standIn) : standIn;
}
