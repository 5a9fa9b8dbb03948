import type { APIMessage } from 'discord-api-types/v10';
import { itemAt, type Seat } from '#engine';
import type { PictureRequest } from '#games/contract';
import { LANGUAGES } from '#i18n';
import { partnerOf } from '../../../../src/games/wonders/rules/city.ts';
import { CARD_IDS, type CardId } from '../../../../src/games/wonders/rules/content.ts';
import type { State } from '../../../../src/games/wonders/rules/types.ts';
import { cardName } from '../../../../src/games/wonders/words/names.ts';
import { builtBy, leadsTo } from '../../../../src/games/wonders/words/phrases.ts';
import { readMessage } from '../../../rig/message-text.ts';

const namesOf = (id: CardId): string[] => LANGUAGES.map((language) => cardName(language, id));

const byLength = (names: readonly string[]): string[] =>
  [...new Set(names)].toSorted((one, other) => other.length - one.length);
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(${byLength(names).join('|')})(?!\\p{L})`, 'gu');

/** Of two names that begin alike the longer one is meant: the Workshop of a siege is no Workshop. */
const CARD_NAMES = anyOf(CARD_IDS.flatMap(namesOf));
/** How a table asks, and a hint below it begins: no Press is meant. */
const ASKING = 'Press **My turn**';

/** What stands in a city, for everyone to see. All other cards of the game are hidden, wherever they lie. */
export const openCards = ({ cities }: State): CardId[] => cities.flatMap(({ cards }) => cards);

/** What only this seat, and in teams its partner, may know. */
export function ownCards({ hands, pile, phase, asked, variant }: State, seat: Seat): CardId[] {
  const digs = phase === 'pile' && asked.includes(seat);
  const partner = variant === 'teams' ? itemAt(hands, partnerOf(seat)) : [];
  return [...itemAt(hands, seat), ...partner, ...(digs ? pile : [])];
}

/** The names that can be read on a card: its own, and those of its chains. */
export const printedOn = (id: CardId): CardId[] => [id, ...builtBy(id), ...leadsTo(id)];

/** The names of cards in a text besides those that are known. */
export function hiddenNames(text: string, known: readonly CardId[]): string[] {
  const names = new Set(known.flatMap(namesOf));
  return [...text.replaceAll(ASKING, '').matchAll(CARD_NAMES)].map(([name]) => name).filter((name) => !names.has(name));
}

const hiddenOf = (ids: readonly CardId[], state: State): CardId[] => {
  const known = openCards(state);
  return ids.filter((id) => !known.includes(id));
};

/** An id of one word may be a word, or a verb of a button. */
const LONG_IDS = CARD_IDS.filter((id) => id.includes('-'));

/** What of the hidden cards a message gives away. */
export const givenAway = (message: APIMessage, state: State): string[] => [
  ...hiddenNames(readMessage(message), openCards(state)),
  ...hiddenOf(LONG_IDS, state).filter((id) => JSON.stringify(message).includes(id)),
];

/** What of them a picture has to draw from. */
export const drawnFrom = (request: PictureRequest, state: State): string[] =>
  hiddenOf(CARD_IDS, state).filter((id) => JSON.stringify(request).includes(`"${id}"`));
