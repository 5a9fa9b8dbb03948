import type { Point } from '../../engine/grid.ts';
import { words } from '../../i18n/index.ts';
import type { Button, Choice, Control, Intent, Shown } from '../contract.ts';
import { makePlan, placementsOf } from './rules/plan.ts';
import { gainOf } from './rules/score.ts';
import type { CardNumber, Placement } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { addressOf, xName } from './words/address.ts';
import { cardName, number, signed } from './words/phrases.ts';
import type { Say } from './words/speech.ts';

/** What has been chosen so far: which card, which way up, and the column and row of its top left block. */
export type Chosen = {
  readonly card: CardNumber;
  readonly turned: boolean;
  readonly x: number | null;
  readonly y: number | null;
};

export const handOf = (view: View): readonly CardNumber[] => view.hands[view.seat ?? -1]?.cards ?? [];

/** From what the panel shall show; whatever does not fit the hand is as if not chosen. */
export function chosenIn(view: View, [card, turned, x = null, y = null]: Shown): Chosen | null {
  const [first] = handOf(view);
  const held = handOf(view).find((each) => each === card) ?? first;
  return held === undefined ? null : { card: held, turned: turned === 1, x, y };
}

/** Whether the card was chosen, not merely the first at hand. */
export const isNamed = ({ card }: Chosen, [named]: Shown): boolean => named === card;

export const shownFor = ({ card, turned, x, y }: Chosen): Shown => [card, turned ? 1 : 0, x, y];

const showing = (chosen: Chosen): Intent => ({ kind: 'show', shown: shownFor(chosen) });

/** Where the chosen card may lie the chosen way up. */
export const placesFor = (view: View, { card, turned }: Chosen): Placement[] =>
  placementsOf(makePlan(view.city), [card]).filter((place) => place.turned === turned);

export const chosenPlace = (places: readonly Placement[], { x, y }: Chosen): Placement | null =>
  places.find((place) => place.x === x && place.y === y) ?? null;

export const corners = (places: readonly Placement[]): Point[] => places.map(({ x, y }) => ({ x, y }));

/** The hand, one button per card. */
export const cardButtons = (view: View, chosen: Chosen, say: Say): Control => ({
  kind: 'buttons',
  buttons: handOf(view).map((card) => ({
    label: `${card} ${cardName(say, card)}`,
    intent: card === chosen.card ? null : showing({ card, turned: false, x: null, y: null }),
    style: card === chosen.card ? 'success' : 'secondary',
  })),
});

export const rotateButton = (chosen: Chosen, say: Say): Button => ({
  label: words(say.language)('bot.panel.rotate'),
  intent: showing({ ...chosen, turned: !chosen.turned, y: null }),
  emoji: '🔄',
});

/** First the column, in which the one that was chosen stays chosen. */
export function columnMenu(places: readonly Placement[], chosen: Chosen, say: Say): Control {
  const xs = [...new Set(places.map(({ x }) => x))].sort((a, b) => a - b);
  const choices = xs.map((x) => ({
    label: say('panel.column', {
      column: xName(x),
      count: places.filter((place) => place.x === x).length,
    }),
    intent: showing({ ...chosen, x, y: null }),
    chosen: x === chosen.x,
  }));
  return { kind: 'menu', prompt: say('panel.columns'), choices };
}

/** Then the row: each place with its address and what it would bring. */
export function placeMenu(view: View, places: readonly Placement[], say: Say, intentOf: (place: Placement) => Intent) {
  const choices = places.map((place): Choice => {
    const { from, to, target } = gainOf(view, place);
    const label = say('panel.place', {
      at: addressOf(place),
      gain: signed(to - from),
      total: number(to),
      target,
    });
    return { label, intent: intentOf(place) };
  });
  return { kind: 'menu', prompt: say('panel.rows'), choices } as const;
}

/** In talk a place is only shown. */
export const showPlace = (place: Placement): Intent => showing(place);
