import { itemAt } from './checked-access.ts';
import type { Game, Level, QuickLevel, Seat } from './game.ts';
import type { Json } from './json.ts';
import { type Dice, makeDice, type Rng } from './rng.ts';

/** An action and the average result of its playouts in points; more is better. */
export type RatedAction<Action extends Json = Json> = {
  readonly action: Action;
  readonly worth: number;
  readonly samples: number;
};

/** `sum` adds up the results of playouts, `first` is what the action is worth without any. */
type Trial<A> = { readonly action: A; readonly first: number; sum: number; samples: number };

const mean = ({ sum, samples }: Trial<unknown>) => (samples ? sum / samples : -Infinity);
const rank = (trial: Trial<unknown>) => trial.first + mean(trial);

/** After these numbers of samples the worse half of the actions is dropped (successive halving). */
const SAMPLES_BEFORE_HALVING: readonly number[] = [1, 3, 7, 15, 31];

/**
 * Rates actions by playouts, best first. Each sample makes up what the seat can't see, tries every candidate with the
 * same luck and lets everyone play on as `normal` until the game says it is far enough. The limit is a number of
 * actions (the game's effort times `effort`), so the result doesn't depend on the speed of the machine.
 */
export function rateActions<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  legal: readonly A[],
  dice: Dice,
  effort = 1,
): readonly RatedAction<A>[] {
  const { lookahead } = game;
  const candidates = lookahead.candidates(view, legal);
  const first = lookahead.atSight(view, candidates);
  const trials = candidates.map((action, i) => newTrial(action, first[i]));
  if (trials.length < 2) return trials.map(({ action }) => ({ action, worth: 0, samples: 0 }));
  let field = trials;
  let left = effort * lookahead.effort(view);
  for (let samples = 1, spent = 0; field.length > 1 && left >= spent; samples++) {
    spent = 0;
    for (const steps of sample(game, view, field, dice)) spent += steps;
    left -= spent;
    if (SAMPLES_BEFORE_HALVING.includes(samples)) {
      spent /= 2;
      field = field.toSorted((a, b) => rank(b) - rank(a)).slice(0, Math.max(2, Math.ceil(field.length / 2)));
    }
  }
  return trials
    .toSorted((a, b) => b.samples - a.samples || rank(b) - rank(a))
    .map((trial) => ({ action: trial.action, worth: mean(trial), samples: trial.samples }));
}

const newTrial = <A>(action: A, first = 0): Trial<A> => ({ action, first, sum: 0, samples: 0 });

/** One playout per action, all from the same made-up position with the same luck; yields the number of steps of each. */
function* sample<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  field: readonly Trial<A>[],
  dice: Dice,
): Generator<number, void> {
  const { state: from, seat } = game.lookahead.fill(view, dice);
  const luck = dice.rng();
  dice.roll(2);
  for (const trial of field) {
    const { worth, steps } = playOut(game, from, seat, game.apply(from, seat, trial.action), luck);
    trial.sum += worth;
    trial.samples++;
    yield steps;
  }
}

/** Work in slices: other work may run at each `yield`. */
export type SlicedWork<Value> = Generator<void, Value>;

/** Rates the given actions with a fixed number of samples, in their order; yields after each playout. */
export function* rateGiven<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  actions: readonly A[],
  dice: Dice,
  samples: number,
): SlicedWork<readonly RatedAction<A>[]> {
  const field = actions.map((action) => newTrial(action));
  for (let i = 0; i < samples; i++) {
    for (const _ of sample(game, view, field, dice)) yield;
  }
  return field.map((trial) => ({ action: trial.action, worth: mean(trial), samples: trial.samples }));
}

/** No game comes near this; more would be an endless loop. */
const MAX_STEPS = 4000;
type Playout = { readonly worth: number; readonly steps: number };

/** The others move first where the seat may have continuations to try, so that their moves are computed only once. */
function moverIn<S extends Json, A extends Json, V extends Json>(
  { waiting }: Game<S, A, V>,
  state: S,
  seat: Seat,
): Seat | undefined {
  const movers = waiting(state);
  return movers.find((mover) => mover !== seat) ?? movers[0];
}

/** Where the game names several continuations for the seat itself, the best one counts. */
function playOut<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  from: S,
  seat: Seat,
  begun: S,
  luck: Rng,
): Playout {
  const { lookahead } = game;
  const dice = makeDice(luck);
  let state = begun;
  let steps = 1;
  for (let mover = moverIn(game, state, seat); mover !== undefined; mover = moverIn(game, state, seat)) {
    if (lookahead.isFar(from, state) || steps === MAX_STEPS) break;
    const legal = game.legal(state, mover);
    const choice = legal.length > 1 ? game.view(state, mover) : null;
    const continuations = choice && mover === seat ? lookahead.continuations(from, choice, legal) : [];
    if (continuations.length > 1) {
      const here = state;
      const playouts = continuations.map((action) =>
        playOut(game, from, seat, game.apply(here, seat, action), dice.rng()),
      );
      return {
        worth: Math.max(...playouts.map(({ worth }) => worth)),
        steps: playouts.reduce((sum, playout) => sum + playout.steps, steps),
      };
    }
    state = game.apply(state, mover, choice ? lookahead.playOn(choice, legal, dice) : itemAt(legal, 0));
    steps++;
  }
  return { worth: lookahead.worth(state, seat), steps };
}

const isQuick = (level: Level): level is QuickLevel => level !== 'hard';

export function chooseAction<S extends Json, A extends Json, V extends Json>(
  game: Game<S, A, V>,
  view: V,
  legal: readonly A[],
  dice: Dice,
  level: Level,
  effort = 1,
): A {
  if (legal.length === 1) return itemAt(legal, 0);
  if (isQuick(level)) return game.computer(view, legal, dice, level);
  return itemAt(rateActions(game, view, legal, dice, effort), 0).action;
}
