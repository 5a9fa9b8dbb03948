import { type Dice, type Game, type Json, makeDice, makeRng, parseOptions, pick, type Seat } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import { RULES } from '#games/rules';
import { UIS } from '#games/uis';
import { chooseAction } from '../src/engine/lookahead.ts';
import type { Chooser } from './play-game.ts';
import { mean, percentile, printTable, printTargets } from './report.ts';
import { type Cost, Presser } from './turn-cost.ts';

/** Mean presses of a turn, at most. */
const WANTED: { readonly [id in GameId]?: number } = { cities: 3.3, sprawlopolis: 4, tourists: 4.2, wonders: 3 };

const CHOOSERS = ['random', 'normal'] as const satisfies readonly Chooser[];
/** Matches measured per game, and their seats. */
const MATCHES = 3;
const SEATS = 3;

type Turn = { readonly steps: readonly Json[]; readonly endsItself: boolean; readonly state: Json };

/** One whole turn as someone would take it. */
function turnOf(game: Game, from: Json, seat: Seat, by: Chooser, dice: Dice): Turn {
  const steps: Json[] = [];
  let state = from;
  for (;;) {
    const legal = game.legal(state, seat);
    const action = by === 'random' ? pick(dice, legal) : chooseAction(game, game.view(state, seat), legal, dice, by);
    const { ends } = game.effect(state, seat, action);
    state = game.apply(state, seat, action);
    // The end of a turn that was prepared is Confirm.
    if (ends)
      return steps.length > 0 ? { steps, endsItself: false, state } : { steps: [action], endsItself: true, state };
    steps.push(action);
  }
}

/** What each turn of a match costs, in which all play alike. */
function measure(id: GameId, by: Chooser, seed: string): Cost[] {
  const game = RULES[id];
  const options = parseOptions(game, SEATS, {});
  if (!options.ok) throw new Error(`${id} can't be played with ${SEATS} seats`);
  const dice = makeDice(makeRng(seed));
  const costs: Cost[] = [];
  let state = game.setup(SEATS, options.value, seed);
  /** The seat that has just ended a turn and is to move again. */
  let again: Seat | null = null;
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
    const mover: Seat = again ?? seat;
    const presser = new Presser(game, UIS[id], mover);
    const turn = turnOf(game, state, mover, by, dice);
    const opened = again !== null && presser.opensItself(state);
    const fewest = presser.fewest(state, turn.steps, turn.endsItself, opened);
    if (fewest === null) throw new Error(`${id}: no presses lead to ${JSON.stringify(turn.steps)}`);
    costs.push(fewest);
    state = turn.state;
    again = game.waiting(state).includes(mover) ? mover : null;
  }
  return costs;
}

const presses = (costs: readonly Cost[]): number[] => costs.map((cost) => cost.presses);

const games = process.argv.slice(2);
const measured = GAME_IDS.filter((id) => games.length === 0 || games.includes(id)).map((id) => ({
  id,
  by: CHOOSERS.map((by) => Array.from({ length: MATCHES }, (_, i) => measure(id, by, `presses ${i}`)).flat()),
}));

printTable([
  ['presses per turn', 'turns', 'mean', 'half within', '90 % within', 'most', 'touches, mean'],
  ...measured.flatMap(({ id, by }) =>
    by.map((all, i) => [
      `${id}, ${CHOOSERS[i]}`,
      `${all.length}`,
      mean(presses(all)).toFixed(2),
      `${percentile(presses(all), 0.5)}`,
      `${percentile(presses(all), 0.9)}`,
      `${Math.max(...presses(all))}`,
      mean(all.map(({ touches }) => touches)).toFixed(2),
    ]),
  ),
]);
console.log();
printTargets(
  measured.flatMap(({ id, by }) => {
    const max = WANTED[id];
    return max === undefined
      ? []
      : [{ name: `${id}: presses per turn`, value: mean(by.map((all) => mean(presses(all)))), max }];
  }),
);
