/**
 * Whether an application emoji is there is known only when a message is sent, and a game's words are pure. So they mark
 * the emoji they mean by its plain name, with the Unicode that stands in for it. The marks are Unicode noncharacters.
 */
const [BEGIN, MIDDLE, END] = ['\ufdd2', '\ufdd3', '\ufdd4'];
const MARKED = new RegExp(`${BEGIN}(\\w+)${MIDDLE}([^${END}]*)${END}`, 'g');
/** One that was cut off with the end of its text. */
const UNFINISHED = new RegExp(`${BEGIN}[^${END}]*$`);

/** One of our emojis, by its plain name. Without a stand-in it is an ornament before a word and brings its own space. */
export const emoji = (name: string, standIn: string): string => `${BEGIN}${name}${MIDDLE}${standIn}${END}`;

/** Replaces the marked emojis; where `shown` gives nothing, Unicode stands in. */
export const withEmojis = (text: string, shown: (name: string) => string | null = () => null): string =>
  text
    .replace(MARKED, (_, name: string, standIn: string) => {
      const own = shown(name);
      if (own === null) return standIn;
      return standIn === '' ? `${own} ` : own;
    })
    .replace(UNFINISHED, '…');

/** The first marked emoji that `find` knows, and the text without it: a label has room for one. */
export function takeEmoji<Found>(
  text: string,
  find: (name: string) => Found | null,
): { readonly emoji: Found; readonly standIn: string; readonly rest: string } | null {
  for (const [whole, name = '', standIn = ''] of text.matchAll(MARKED)) {
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
