import type { Level } from '../../../engine/game.ts';
import { type Dice, pick } from '../../../engine/rng.ts';
import { highest, itemAt, sure } from '../../../engine/sure.ts';
import { place, placementsOf } from './neighborhood.ts';
import { makePlan } from './plan.ts';
import { isBag } from './round.ts';
import { type Action, type Item, type Length, type Placement, ROWS, type Row, type Town } from './types.ts';
import type { View } from './view.ts';
import { pointsNow, worth } from './worth.ts';

type Judge = (town: Town) => number;
type WorkerAction = Extract<Action, { kind: 'worker' }>;

const isWorker = (action: Action): action is WorkerAction => action.kind === 'worker';

/** Plays from what its seat sees. `easy` looks at a few things and their points; `normal` plans each turn as a whole. */
export function computer(view: View, legal: readonly Action[], dice: Dice, level: Level): Action {
  if (legal.length === 1 || view.phase === 'start') return pick(dice, legal);
  const seat = sure(view.seat, 'seat of its own');
  const town = itemAt(view.towns, seat);
  const judge: Judge =
    level === 'easy' ? (built) => pointsNow(makePlan(built.spaces), built) : (built) => worth(view, seat, built);
  if (view.work) return best(town, legal, judge);
  return level === 'easy' ? glance(view, town, legal, dice, judge) : bestWorker(view, town, legal, judge);
}

/** How many worker spaces the easy computer looks at before it takes the best of them. */
const GLANCES = 2;

function glance(view: View, town: Town, legal: readonly Action[], dice: Dice, judge: Judge): Action {
  const seen = Array.from({ length: GLANCES }, () => pick(dice, legal)).filter(isWorker);
  const now = judge(town);
  return highest(seen, (action) => expectedGain(view, town, action, judge, now));
}

const isPlacement = (action: Action): action is Extract<Action, Placement> =>
  action.kind !== 'start' && action.kind !== 'worker' && action.kind !== 'end';

const best = (town: Town, legal: readonly Action[], judge: Judge): Action =>
  highest(legal.filter(isPlacement), (placement) => judge(place(town, placement)));

/** Where nothing would be lost by waiting, the greater gain comes first. */
const EAGERNESS = 0.1;

/** Every seat visits every row, so what counts is how much is lost by coming to a row later. */
function bestWorker(view: View, town: Town, legal: readonly Action[], judge: Judge): Action {
  const now = judge(town);
  const choices = ROWS.flatMap((row) => {
    const ranked = legal
      .filter(isWorker)
      .filter((action) => action.row === row)
      .map((action) => ({ action, gain: expectedGain(view, town, action, judge, now) }))
      .sort((a, b) => b.gain - a.gain);
    const [first] = ranked;
    if (!first) return [];
    const later = itemAt(ranked, Math.min(ranked.length - 1, view.towns.length - 1));
    return [{ action: first.action, regret: first.gain - later.gain + EAGERNESS * first.gain }];
  });
  return highest(choices, ({ regret }) => regret).action;
}

function expectedGain(view: View, town: Town, { row, slot }: WorkerAction, judge: Judge, now: number): number {
  const items = view.market[row][slot];
  const known = items.filter((item): item is Item => item !== null);
  const gain = known.length ? judge(afterBest(town, known, view.length, judge)) - now : 0;
  const star = isBag(row, slot) && view.round < view.rounds ? STAR : 0;
  return gain + (items.length - known.length) * UNSEEN[row] + star;
}

/** What it is worth to go first in the next round. */
const STAR = 1;

/** What a face-down item has been worth on average, in points. */
const UNSEEN: { readonly [row in Row]: number } = { cards: 2.5, tiles: 2, features: 1, pieces: 1 };

/** The town after placing the items one by one, each time the best of all. */
function afterBest(town: Town, items: readonly Item[], length: Length, judge: Judge): Town {
  let built = town;
  let hand = items;
  while (hand.length > 0) {
    const before = built;
    const choices = hand.flatMap((item) =>
      placementsOf(before, item, length).map((placement) => ({ item, placement })),
    );
    const best = highest(choices, ({ placement }) => judge(place(before, placement)));
    built = place(before, best.placement);
    hand = hand.filter((item) => item !== best.item);
  }
  return built;
}
