import { makeDice, makeRng, type Seat } from '#engine';
import { tourists } from '../../../src/games/tourists/rules/index.ts';
import type { ScoringLevel, State } from '../../../src/games/tourists/rules/types.ts';
import type { View } from '../../../src/games/tourists/rules/view.ts';

const touristsView = (state: State, seat: Seat | null = null): View => tourists.view(state, seat);

/** Every state of one random game; the seats act in turns at random. */
export function touristsPlayout(seed: string, seats: number, level: ScoringLevel): State[] {
  const dice = makeDice(makeRng(`moves ${seed}`));
  let state = tourists.setup(seats, { level }, seed);
  const states = [state];
  for (let waiting = tourists.waiting(state); waiting.length > 0; waiting = tourists.waiting(state)) {
    const seat = waiting[dice.roll(waiting.length)]!;
    const legal = tourists.legal(state, seat);
    state = tourists.apply(state, seat, legal[dice.roll(legal.length)]!);
    states.push(state);
  }
  return states;
}

/** Every state of a game that the computer plays well: what cities look like when people play. */
export function goodGame(seed: string, seats: number, level: ScoringLevel): State[] {
  const dice = makeDice(makeRng(`good ${seed}`));
  let state = tourists.setup(seats, { level }, seed);
  const states = [state];
  for (let [seat] = tourists.waiting(state); seat !== undefined; [seat] = tourists.waiting(state)) {
    const legal = tourists.legal(state, seat);
    state = tourists.apply(state, seat, tourists.computer(touristsView(state, seat), legal, dice, 'normal'));
    states.push(state);
  }
  return states;
}
