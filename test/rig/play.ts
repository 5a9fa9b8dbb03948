import { type Dice, type Game, type Json, type Match, makeDice, makeRng, pick, play, type Seat } from '#engine';

export const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}`, computer: null }));

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Plays random legal actions to the end; `check` sees every state on the way. */
export function playRandomly<S extends Json, A extends Json>(
  game: Game<S, A>,
  state: S,
  dice: Dice,
  check: (state: S, seat: Seat, action: A) => void = () => {},
): S {
  let current = state;
  for (let waiting = game.waiting(current); waiting.length > 0; waiting = game.waiting(current)) {
    const seat = pick(dice, waiting);
    const action = pick(dice, game.legal(current, seat));
    check(current, seat, action);
    current = game.apply(current, seat, action);
  }
  return current;
}

/** How many sequences of actions there are to a depth: any change of the rules shows in these numbers. */
export function perft<S extends Json, A extends Json>(game: Game<S, A>, state: S, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = game.waiting(state);
  if (seat === undefined) return 0;
  const legal = game.legal(state, seat);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, action) => sum + perft(game, game.apply(state, seat, action), depth - 1), 0);
}

/** A spectator and every seat. */
export const viewers = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

export const dice = (seed: string): Dice => makeDice(makeRng(seed));

export function accepted<T>(result: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Plays the first legal action that passes the test, for the seat to move. */
export function playFirstOf<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  test: (action: A) => boolean = () => true,
): Match<S, A> {
  const seat = game.waiting(match.state)[0]!;
  const action = game.legal(match.state, seat).find(test);
  if (action === undefined) throw new Error(`no such action among ${JSON.stringify(game.legal(match.state, seat))}`);
  return accepted(play(game, match, seat, action));
}
