import type { Point } from '../../engine/grid.ts';
import { makePlan, placementsOf } from '../../games/sprawlopolis/plan.ts';
import type { CardNumber, Placement } from '../../games/sprawlopolis/types.ts';
import type { View } from '../../games/sprawlopolis/view.ts';
import type { Say } from '../../render/speech.ts';
import { addressOf, columnName } from '../../render/sprawlopolis/frame.ts';
import { gainOf } from '../../render/sprawlopolis/score.ts';
import { cardName, number, signed } from '../../render/sprawlopolis/words.ts';
import { type Button, buttonRow, type Choice, cut, MENU_ROOM, menuRow, OPTION_ROOM, type Row } from '../parts.ts';
import type { Ids } from '../stage.ts';

/** Numbers in custom ids have no sign: columns and rows are counted from far outside any city. */
const SHIFT = 50;
/** A second menu for the same needs an id of its own. */
const PAGE = 100;

/** No city reaches these columns: they keep ids apart that would say the same otherwise. */
const NO_COLUMN = 998;
const OTHER_CARD = 999;

/** What has been chosen so far: which card, which way up, and the column and row of its top left block. */
export type Chosen = {
  readonly card: CardNumber;
  readonly turned: boolean;
  readonly x: number | null;
  readonly y: number | null;
};

export const handOf = (view: View): readonly CardNumber[] => view.hands[view.seat ?? -1]?.cards ?? [];

/** From the numbers of a custom id; whatever does not fit the hand is as if not chosen. */
export function chosenIn(view: View, [card = -1, turned, x, y]: readonly number[]): Chosen | null {
  const [first] = handOf(view);
  const held = handOf(view).find((each) => each === card % PAGE) ?? first;
  if (held === undefined) return null;
  return {
    card: held,
    turned: turned === 1,
    x: x === undefined ? null : x - SHIFT,
    y: y === undefined ? null : y - SHIFT,
  };
}

/** Whether the card was chosen, not merely the first at hand. */
export const isNamed = ({ card }: Chosen, [named = -1]: readonly number[]): boolean => named % PAGE === card;

export const numbersFor = ({ card, turned, x, y }: Placement): [number, number, number, number] => [
  card,
  turned ? 1 : 0,
  x + SHIFT,
  y + SHIFT,
];

/** Where the chosen card may lie the chosen way up. */
export const placesFor = (view: View, { card, turned }: Chosen): Placement[] =>
  placementsOf(makePlan(view.city), [card]).filter((place) => place.turned === turned);

export const chosenPlace = (places: readonly Placement[], { x, y }: Chosen): Placement | null =>
  places.find((place) => place.x === x && place.y === y) ?? null;

export const corners = (places: readonly Placement[]): Point[] => places.map(({ x, y }) => ({ x, y }));

/** As many menus as the choices need. */
function menus(choices: readonly Choice[], prompt: string, id: (page: number) => string): Row[] {
  const pages = Math.ceil(choices.length / MENU_ROOM);
  return Array.from({ length: pages }, (_, page) =>
    menuRow(id(page), prompt, choices.slice(page * MENU_ROOM, (page + 1) * MENU_ROOM)),
  );
}

/** The hand, one button per card. */
export const cardRow = (view: View, chosen: Chosen, say: Say, ids: Ids): Row =>
  buttonRow(
    handOf(view).map(
      (card): Button => ({
        id: ids.show(card, 0, OTHER_CARD),
        label: `${card} ${cardName(say, card)}`,
        style: card === chosen.card ? 'success' : 'secondary',
        disabled: card === chosen.card,
      }),
    ),
  );

export const turnButton = ({ card, turned, x }: Chosen, say: Say, ids: Ids): Button => ({
  id: ids.show(card, turned ? 0 : 1, x === null ? NO_COLUMN : x + SHIFT),
  label: say('bot.panel.rotate'),
  emoji: '🔄',
});

/** First the column, in which the one that was chosen stays chosen. */
export function columnRows(places: readonly Placement[], chosen: Chosen, say: Say, ids: Ids): Row[] {
  const columns = [...new Set(places.map(({ x }) => x))].sort((a, b) => a - b);
  const choices = columns.map(
    (x): Choice => ({
      value: String(x + SHIFT),
      label: say('sprawlopolis.panel.column', {
        column: columnName(x),
        count: places.filter((place) => place.x === x).length,
      }),
      default: x === chosen.x,
    }),
  );
  const turned = chosen.turned ? 1 : 0;
  return menus(choices, say('sprawlopolis.panel.columns'), (page) => ids.pick(chosen.card + PAGE * page, turned));
}

/** Then the row: each place with its address and what it would bring. */
export function rowRows(
  view: View,
  places: readonly Placement[],
  say: Say,
  valueFor: (place: Placement) => number,
  id: (page: number) => string,
): Row[] {
  const choices = places.map((place): Choice => {
    const { from, to, target } = gainOf(view, place);
    const label = say('sprawlopolis.panel.place', {
      at: addressOf(place),
      gain: signed(to - from),
      total: number(to),
      target,
    });
    return { value: String(valueFor(place)), label: cut(label, OPTION_ROOM) };
  });
  return menus(choices, say('sprawlopolis.panel.rows'), id);
}

export const rowValue = ({ y }: Placement): number => y + SHIFT;
export const rowPick =
  ({ card, turned }: Chosen, x: number, ids: Ids) =>
  (page: number): string =>
    ids.pick(card + PAGE * page, turned ? 1 : 0, x + SHIFT);
