import { itemAt } from './checked-access.ts';
import type { Game, Level, Quick, Seat } from './game.ts';
import type { Json } from './json.ts';
import { type Dice, makeDice, type Rng } from './rng.ts';

/** An action and what it came to on average when the game was played on from it, in points; more is better. */
export type Weighed<Action extends Json = Json> = {
  readonly action: Action;
  readonly worth: number;
  /** How often the game was played on; those seen to be worse early are tried less often. */
  readonly samples: number;
};

/** `sum` is of what playing on came to, `first` what the action is worth at first sight. */
type Trial<A> = { readonly action: A; readonly first: number; sum: number; samples: number };

const mean = ({ sum, samples }: Trial<unknown>) => (samples ? sum / samples : -Infinity);
const rank = (trial: Trial<unknown>) => trial.first + mean(trial);

/** After so many samples the worse half of what is left is let go. */
const HALVINGS: readonly number[] = [1, 3, 7, 15, 31];

/**
 * Looks ahead from what a seat sees: makes up what it can't see, tries each action worth trying, lets everyone play on
 * as `normal` as far as the game wants to look, and compares. All are tried under the same luck. Best first; the work is
 * counted in actions and no more than the game's effort, or that share of it, whatever the machine.
 */
export function alternatives<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  legal: readonly A[],
  dice: Dice,
  effort = 1,
): readonly Weighed<A>[] {
  const { foresight } = game;
  const candidates = foresight.candidates(view, legal);
  const first = foresight.atSight?.(view, candidates);
  const trials = candidates.map((action, i) => newTrial(action, first?.[i]));
  if (trials.length < 2) return trials.map(({ action }) => ({ action, worth: 0, samples: 0 }));
  let field = trials;
  let left = effort * foresight.effort(view);
  for (let samples = 1, spent = 0; field.length > 1 && left >= spent; samples++) {
    spent = 0;
    for (const steps of sample(game, view, field, dice)) spent += steps;
    left -= spent;
    if (HALVINGS.includes(samples)) {
      spent /= 2;
      field = field.toSorted((a, b) => rank(b) - rank(a)).slice(0, Math.max(2, Math.ceil(field.length / 2)));
    }
  }
  return trials
    .toSorted((a, b) => b.samples - a.samples || rank(b) - rank(a))
    .map((trial) => ({ action: trial.action, worth: mean(trial), samples: trial.samples }));
}

const newTrial = <A>(action: A, first = 0): Trial<A> => ({ action, first, sum: 0, samples: 0 });

/** Each action once, all from the same made up position and under the same luck; yields how many steps each took. */
function* sample<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  field: readonly Trial<A>[],
  dice: Dice,
): Generator<number, void> {
  const { state: from, seat } = game.foresight.fill(view, dice);
  const luck = dice.rng();
  dice.roll(2);
  for (const trial of field) {
    const { worth, steps } = playOn(game, from, seat, game.apply(from, seat, trial.action), luck);
    trial.sum += worth;
    trial.samples++;
    yield steps;
  }
}

/** What some actions come to, each tried so often, in their order; yields after each time the game was played on. */
export function* weigh<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  actions: readonly A[],
  dice: Dice,
  samples: number,
): Generator<void, readonly Weighed<A>[]> {
  const field = actions.map((action) => newTrial(action));
  for (let i = 0; i < samples; i++) {
    for (const _ of sample(game, view, field, dice)) yield;
  }
  return field.map((trial) => ({ action: trial.action, worth: mean(trial), samples: trial.samples }));
}

/** No game of ours comes near: one that does would be played on for ever. */
const MOST_STEPS = 4000;

/** What playing on came to, and how many actions that took. */
type Sight = { readonly worth: number; readonly steps: number };

/** Whoever plans moves last where several are to move, so that what the others do is found out but once. */
function moverIn<S extends Json, A extends Json, V extends Json>(
  { foresight, waiting }: Game<S, A, V>,
  state: S,
  seat: Seat,
): Seat | undefined {
  const movers = waiting(state);
  return (foresight.plans && movers.find((mover) => mover !== seat)) ?? movers[0];
}

/** From a position on; where the seat plans its own way, the best one counts. */
function playOn<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  from: S,
  seat: Seat,
  begun: S,
  luck: Rng,
): Sight {
  const { foresight } = game;
  const dice = makeDice(luck);
  const play = (view: V, legal: readonly A[]): A =>
    foresight.playOn?.(view, legal, dice) ?? game.computer(view, legal, dice, 'normal');
  let state = begun;
  let steps = 1;
  for (let mover = moverIn(game, state, seat); mover !== undefined; mover = moverIn(game, state, seat)) {
    if (foresight.isFar(from, state) || steps === MOST_STEPS) break;
    const legal = game.legal(state, mover);
    const choice = legal.length > 1 ? game.view(state, mover) : null;
    const plans = (choice && mover === seat && foresight.plans?.(from, choice, legal)) || [];
    if (plans.length > 1) {
      const here = state;
      const sights = plans.map((action) => playOn(game, from, seat, game.apply(here, seat, action), dice.rng()));
      return {
        worth: Math.max(...sights.map(({ worth }) => worth)),
        steps: sights.reduce((sum, sight) => sum + sight.steps, steps),
      };
    }
    state = game.apply(state, mover, choice ? play(choice, legal) : itemAt(legal, 0));
    steps++;
  }
  return { worth: foresight.worth(state, seat), steps };
}

const isQuick = (level: Level): level is Quick => level !== 'hard';

/** What a computer of any level does. */
export function choose<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  legal: readonly A[],
  dice: Dice,
  level: Level,
  effort = 1,
): A {
  if (legal.length === 1) return itemAt(legal, 0);
  if (isQuick(level)) return game.computer(view, legal, dice, level);
  return itemAt(alternatives(game, view, legal, dice, effort), 0).action;
}
