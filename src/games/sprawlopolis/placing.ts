import type { Point, Seat } from '#engine';
import type { Button, Choice, Control, Intent, PanelState } from '#games/contract';
import { emoji, letterOf, words } from '#i18n';
import type { BestPlace } from './rules/best-places.ts';
import { makePlan, placementsOf } from './rules/city-plan.ts';
import { gainOf } from './rules/score.ts';
import type { CardNumber, Placement } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { addressOf, xName } from './words/address.ts';
import { cardEmoji } from './words/emoji-names.ts';
import { cardName, signed } from './words/phrases.ts';
import type { Say } from './words/speech.ts';

/** What has been chosen so far: which card, which way up, and the column and row of its top left block. */
export type Chosen = {
  readonly card: CardNumber;
  readonly turned: boolean;
  readonly x: number | null;
  readonly y: number | null;
  /** Whether any place may be named, by menus with coordinates; else the best ones are lettered. */
  readonly all: boolean;
};

/** The visible cards of a hand; the viewer's own by default. */
export const handOf = (view: View, seat: Seat | null = view.seat): readonly CardNumber[] =>
  view.hands[seat ?? -1]?.cards ?? [];

/** Parsed from the panel's state; a choice that doesn't fit the hand is ignored. */
export function chosenIn(hand: readonly CardNumber[], [card, ways, x = null, y = null]: PanelState): Chosen | null {
  const held = hand.find((each) => each === card) ?? hand[0];
  if (held === undefined) return null;
  const way = ways ?? 0;
  return { card: held, turned: way % 2 === 1, x, y, all: way >= 2 };
}

/** Whether the player chose the card, rather than the panel. */
export const isNamed = ({ card }: Chosen, [named]: PanelState): boolean => named === card;

export const shownFor = ({ card, turned, x, y, all }: Chosen): PanelState => [
  card,
  (turned ? 1 : 0) + (all ? 2 : 0),
  x,
  y,
];

export const showing = (chosen: Chosen): Intent => ({ kind: 'show', shown: shownFor(chosen) });

export const samePlace = (a: Placement, b: Placement): boolean =>
  a.card === b.card && a.turned === b.turned && a.x === b.x && a.y === b.y;

/** Where the chosen card may lie the chosen way up. */
export const placesFor = (view: View, { card, turned }: Chosen): Placement[] =>
  placementsOf(makePlan(view.city), [card]).filter((place) => place.turned === turned);

/** All rows of a column, first as the card lies, then turned. */
const rowsOf = (view: View, chosen: Chosen): Placement[] =>
  [chosen, { ...chosen, turned: !chosen.turned }]
    .flatMap((way) => placesFor(view, way))
    .filter(({ x }) => x === chosen.x);

export const chosenPlace = (places: readonly Placement[], { x, y }: Chosen): Placement | null =>
  places.find((place) => place.x === x && place.y === y) ?? null;

export const corners = (places: readonly Placement[]): Point[] => places.map(({ x, y }) => ({ x, y }));

/** A letter and what it brings; the one that was chosen can't be chosen again. */
export const bestButtons = (
  places: readonly BestPlace[],
  chosen: Placement | null,
  intentOf: (place: Placement) => Intent,
): Control => ({
  kind: 'buttons',
  buttons: places.map((place, i) => {
    const isChosen = chosen !== null && samePlace(place, chosen);
    return {
      label: `${letterOf(i)} ${signed(place.gain)}`,
      intent: isChosen ? { kind: 'chosen' } : intentOf(place),
      style: 'primary',
    };
  }),
});

/** The hand, one button per card, and what else belongs beside it. */
export const cardButtons = (
  hand: readonly CardNumber[],
  chosen: CardNumber,
  say: Say,
  intentOf: (card: CardNumber) => Intent,
  beside: readonly Button[] = [],
): Control => ({
  kind: 'buttons',
  buttons: [
    ...hand.map(
      (card): Button => ({
        label: `${emoji(cardEmoji(card), '')}${cardName(say, card)}`,
        intent: card === chosen ? { kind: 'chosen' } : intentOf(card),
      }),
    ),
    ...beside,
  ],
});

export const rotateButton = (intent: Intent, say: Say): Button => ({
  label: words(say.language)('bot.panel.rotate'),
  intent,
  emoji: '🔄',
});

/** Between the best places and all of them. */
export const modeButton = (chosen: Chosen, say: Say): Button => ({
  label: say(chosen.all ? 'panel.toBest' : 'panel.toAll'),
  intent: showing({ ...chosen, all: !chosen.all }),
  emoji: chosen.all ? '✨' : '🗺️',
});

const columnsOf = (places: readonly Placement[], chosen: Chosen): (Button & Choice)[] =>
  [...new Set(places.map(({ x }) => x))]
    .sort((a, b) => a - b)
    .map((x) => ({
      label: `↓ ${xName(x)}`,
      intent: showing({ ...chosen, x, y: null, all: true }),
      chosen: chosen.all && x === chosen.x,
    }));

/** First the column, by one press. */
const columnButtons = (places: readonly Placement[], chosen: Chosen, say: Say): Control => ({
  kind: 'places',
  prompt: say('panel.columns'),
  places: columnsOf(places, chosen),
});

/** Beside the rows there is no room for as many buttons. */
const columnMenu = (places: readonly Placement[], chosen: Chosen, say: Say): Control => ({
  kind: 'menu',
  prompt: say('panel.columns'),
  choices: columnsOf(places, chosen),
});

/** A column seldom has more places, either way up. */
const PLACE_ROWS = 4;

/** Then the row, either way up. */
const placeButtons = (
  view: View,
  places: readonly Placement[],
  say: Say,
  intentOf: (place: Placement) => Intent,
): Control => ({
  kind: 'places',
  prompt: say('panel.rows'),
  places: places.map((place) => placeChoice(view, place, intentOf)),
  rows: PLACE_ROWS,
});

/** The other cards in the same column, by one choice each. */
const otherMenus = (view: View, chosen: Chosen, say: Say, intentOf: (place: Placement) => Intent): Control[] =>
  handOf(view)
    .filter((card) => card !== chosen.card)
    .map((card) => ({
      kind: 'menu',
      prompt: say('panel.otherCard', { card: cardName(say, card) }),
      choices: rowsOf(view, { ...chosen, card }).map((place) => placeChoice(view, place, intentOf)),
    }));

/** A place with its address and what it would bring. */
function placeChoice(view: View, place: Placement, intentOf: (place: Placement) => Intent): Button & Choice {
  const { from, to } = gainOf(view, place);
  const at = `${place.turned ? '🔄 ' : ''}${addressOf(place)}`;
  return { label: `${at} ${signed(to - from)}`, intent: intentOf(place), style: 'primary' };
}

/** Any place at all: the column, then the row; there the other cards are at hand as well. */
export function placeControls(
  view: View,
  chosen: Chosen,
  say: Say,
  intentOf: (place: Placement) => Intent,
): readonly Control[] {
  const places = placesFor(view, chosen);
  const rows = rowsOf(view, chosen);
  if (rows.length === 0) return [columnButtons(places, chosen, say)];
  const others = otherMenus(view, chosen, say, intentOf);
  return [columnMenu(places, chosen, say), placeButtons(view, rows, say, intentOf), ...others];
}
