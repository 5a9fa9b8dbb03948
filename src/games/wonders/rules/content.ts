import { BLACK_CARDS } from './black-cards.ts';
import { GUILDS } from './guilds.ts';
import { type Age, type Card, COLORS, type Side, type Stage } from './kinds.ts';
import { PLAIN_CARDS } from './plain-cards.ts';
import { WONDERS, type Wonder, type WonderId } from './wonders.ts';

export const START_COINS = 3;
export const SALE = 3;
/** What a unit costs at a neighbor's, unless something makes it cheaper. */
export const USUAL_PRICE = 2;
export const COINS_PER_POINT = 3;
/** Guilds beyond the number of seats. */
export const MORE_GUILDS = 2;

const CARDS = { ...PLAIN_CARDS, ...GUILDS, ...BLACK_CARDS } as const;
export type CardId = keyof typeof CARDS;

export const cardOf = (id: CardId): Card => CARDS[id];

/** As dealt, by Age, then by color in the usual order. */
export const CARD_IDS: readonly CardId[] = (Object.keys(CARDS) as CardId[]).toSorted(
  (a, b) => cardOf(a).age - cardOf(b).age || COLORS.indexOf(cardOf(a).color) - COLORS.indexOf(cardOf(b).color),
);

const PLACE = new Map(CARD_IDS.map((id, i) => [id, i]));
/** Cards in the order in which a hand is held. */
export const inOrder = (cards: readonly CardId[]): CardId[] =>
  cards.toSorted((a, b) => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0));

export const cardsOfAge = (age: Age): readonly CardId[] => CARD_IDS.filter((id) => cardOf(id).age === age);

export const WONDER_IDS = Object.keys(WONDERS) as WonderId[];
export const wonderOf = (id: WonderId): Wonder => WONDERS[id];

type Board = { readonly wonder: WonderId; readonly side: Side; readonly stages: number };
export const stagesOf = ({ wonder, side }: Omit<Board, 'stages'>): readonly Stage[] => wonderOf(wonder).sides[side];
export const builtStages = (board: Board): readonly Stage[] => stagesOf(board).slice(0, board.stages);
/** The stage that is built next; null when the wonder is complete. */
export const nextStage = (board: Board): Stage | null => stagesOf(board)[board.stages] ?? null;
