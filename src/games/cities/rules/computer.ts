import { type Dice, itemAt, makeWeakCache, maxBy, pick, type QuickLevel, required, type Seat, shuffle } from '#engine';
import { CITY_TILES } from './content.ts';
import { pointsNow, share, worth } from './evaluation.ts';
import { differentIn, heldIn } from './held-item.ts';
import type { TileId } from './kinds.ts';
import { place, placementsOf, startTown } from './neighborhood.ts';
import { makePlan } from './neighborhood-plan.ts';
import { isBag } from './round.ts';
import { type Action, type Item, type Length, type Placement, ROWS, type Town } from './types.ts';
import type { View } from './view.ts';

const TILES: readonly TileId[] = Object.keys(CITY_TILES).map(Number);

/** What a town is worth; `terms` names all that decides it beside the town. */
export type Judge = { readonly value: (town: Town) => number; readonly terms: string };
type WorkerAction = Extract<Action, { kind: 'worker' }>;

const isStart = (action: Action): action is Extract<Action, { kind: 'start' }> => action.kind === 'start';
const isWorker = (action: Action): action is WorkerAction => action.kind === 'worker';

/** Plays from what its seat sees. `easy` looks at a few things and their points; `normal` plans each turn as a whole. */
export function computer(view: View, legal: readonly Action[], dice: Dice, level: QuickLevel): Action {
  if (legal.length === 1) return itemAt(legal, 0);
  if (view.phase === 'start') return level === 'easy' ? pick(dice, legal) : bestStart(view, legal, dice);
  const seat = required(view.seat, 'seat of its own');
  const town = itemAt(view.towns, seat);
  const judge = level === 'easy' ? BEGINNER : judgeOf(view, seat);
  if (view.work) return best(town, view.work.hand, legal, judge);
  return level === 'easy' ? glance(view, town, legal, dice, judge) : bestWorker(view, town, legal, judge);
}

const BEGINNER: Judge = { value: (town) => pointsNow(makePlan(town.spaces), town), terms: 'now' };

/** How `normal` judges a town at the end of the turn it is in. */
export function judgeOf(view: View, seat: Seat): Judge {
  const left = share(view, seat, 1);
  const { board, length, towns, rings } = view;
  const terms = [board, length, towns.length, seat, left, rings].join(' ');
  return { value: (town) => worth(view, seat, town, left), terms };
}

/** How many tiles that may come it imagines beside each start tile. */
const IMAGINED = 6;

/** The start tile that goes best with tiles to come and with the board's goals. */
function bestStart(view: View, legal: readonly Action[], dice: Dice): Action {
  const seat = required(view.seat, 'seat of its own');
  const judge = judgeOf(view, seat);
  const coming = shuffle(dice, TILES).slice(0, IMAGINED);
  return maxBy(legal.filter(isStart), ({ tile }) => {
    const town = startTown(tile);
    const grown = coming.map((next) => worthOfBest(town, [{ kind: 'tile', tile: next }], view.length, judge));
    return grown.reduce((sum, value) => sum + value, 0);
  });
}

/** How many worker spaces the easy computer looks at before it takes the best of them. */
const GLANCES = 2;

function glance(view: View, town: Town, legal: readonly Action[], dice: Dice, judge: Judge): Action {
  const seen = Array.from({ length: GLANCES }, () => pick(dice, legal)).filter(isWorker);
  return maxBy(gainsOf(view, town, seen, judge), ({ value }) => value).action;
}

const isPlacement = (action: Action): action is Extract<Action, Placement> =>
  action.kind !== 'start' && action.kind !== 'worker' && action.kind !== 'end';

/** An action, and what it seems to be good for. */
type Seeming<A extends Action = Action> = { readonly action: A; readonly value: number };

export const ratedPlacements = (town: Town, legal: readonly Action[], judge: Judge): Seeming[] =>
  legal.filter(isPlacement).map((action) => ({ action, value: judge.value(place(town, action)) }));

const bestPlacement = makeWeakCache<Town, string, number>();

/** What may be placed follows from the town and the hand, and so does the best of it. */
function best(town: Town, hand: readonly Item[], legal: readonly Action[], judge: Judge): Action {
  const at = bestPlacement(town, `${judge.terms} ${namesOf(hand)}`, () => {
    const { action } = maxBy(ratedPlacements(town, legal, judge), ({ value }) => value);
    return legal.indexOf(action);
  });
  return itemAt(legal, at);
}

/** If waiting loses nothing, the greater gain comes first. */
const EAGERNESS = 0.1;

/** Every seat visits every row, so what counts is how much is lost by coming to a row later. */
export function ratedWorkers(view: View, town: Town, legal: readonly Action[], judge: Judge): Seeming<WorkerAction>[] {
  return ROWS.flatMap((row) => {
    const inRow = legal.filter(isWorker).filter((action) => action.row === row);
    const ranked = gainsOf(view, town, inRow, judge).sort((a, b) => b.value - a.value);
    if (ranked.length === 0) return [];
    const later = itemAt(ranked, Math.min(ranked.length - 1, view.towns.length - 1));
    return ranked.map(({ action, value }) => ({ action, value: value - later.value + EAGERNESS * value }));
  });
}

/** Face-down items may still score if no face-up one does. */
const HOPE = 0.1;

/** The estimated value of each space of a row. A face-down item counts like the face-up ones beside it. */
function gainsOf(view: View, town: Town, inRow: readonly WorkerAction[], judge: Judge): Seeming<WorkerAction>[] {
  const now = judge.value(town);
  const seen = inRow.map((action) => {
    const items = view.market[action.row][action.slot];
    const known = items.filter((item): item is Item => item !== null);
    const gain = known.length ? worthOfBest(town, known, view.length, judge) - now : 0;
    return { action, gain, known: known.length, hidden: items.length - known.length };
  });
  const open = seen.filter(({ known }) => known > 0);
  const mean = open.reduce((sum, { gain, known }) => sum + gain / known, 0) / Math.max(1, open.length);
  const usual = Math.max(mean, HOPE);
  return seen.map(({ action, gain, hidden }) => ({ action, value: gain + hidden * usual + starWorth(view, action) }));
}

const starWorth = ({ round, rounds }: View, { row, slot }: WorkerAction): number =>
  isBag(row, slot) && round < rounds ? STAR : 0;

const bestWorker = (view: View, town: Town, legal: readonly Action[], judge: Judge): Action =>
  maxBy(ratedWorkers(view, town, legal, judge), ({ value }) => value).action;

/** The value of going first in the next round. */
export const STAR = 1;

const nameOf = (item: Item): string | number => {
  if (item.kind === 'card') return item.card;
  return item.kind === 'tile' ? item.tile : heldIn(item);
};
const namesOf = (items: readonly Item[]): string => items.map(nameOf).join(' ');

const bestWorth = makeWeakCache<Town, string, number>();

/** The value of the town once the items are placed greedily. */
function worthOfBest(town: Town, items: readonly Item[], length: Length, judge: Judge): number {
  return bestWorth(town, `${judge.terms} ${namesOf(items)}`, () => judge.value(afterBest(town, items, length, judge)));
}

function afterBest(town: Town, items: readonly Item[], length: Length, judge: Judge): Town {
  let built = town;
  let hand = items;
  while (hand.length > 0) {
    const before = built;
    const choices = differentIn(hand).flatMap((item) =>
      placementsOf(before, item, length).map((placement) => ({ item, placement })),
    );
    const best = maxBy(choices, ({ placement }) => judge.value(place(before, placement)));
    built = place(before, best.placement);
    hand = hand.filter((item) => item !== best.item);
  }
  return built;
}
