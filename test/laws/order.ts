import { type Dice, type Game, type Json, pick, type Seat, sameJson } from '#engine';
import { dice } from '../rig/play.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { MOST_STEPS, playthrough, sampled } from './playthrough.ts';

/** Of two seats that act at once, neither changes what the other may do, and their order doesn't matter. */
function* pairwise({ game }: Subject, state: Json, chance: Dice, at: string): Generator<string> {
  const [one, other] = [pick(chance, game.waiting(state)), pick(chance, game.waiting(state))];
  if (one === other) return;
  const [first, second] = [pick(chance, game.legal(state, one)), pick(chance, game.legal(state, other))];
  const opens = [game.effect(state, one, first).opens, game.effect(state, other, second).opens];
  if (opens.some(Boolean)) return yield `${at}: all is opened while seats ${one} and ${other} are both at it`;
  const [after, before] = [game.apply(state, one, first), game.apply(state, other, second)];
  if (!sameJson(game.legal(after, other), game.legal(state, other)))
    yield `${at}: ${JSON.stringify(first)} of seat ${one} changes what seat ${other} may do`;
  else if (!sameJson(game.apply(after, other, second), game.apply(before, one, first)))
    yield `${at}: it matters who of seats ${one} and ${other} is first: ${JSON.stringify([first, second])}`;
}

/** The public states of a match in which the seats' choices are fixed and only their order is random. */
function openings(game: Game, { seats, options }: MatchSetup, seed: string, schedule: Dice): Json[] {
  const minds = Array.from({ length: seats }, (_, seat) => dice(`${seed}/${seat}`));
  const mindOf = (seat: Seat): Dice => minds[seat] ?? dice(seed);
  let state = game.setup(seats, options, seed);
  const opened: Json[] = [];
  for (let waiting = game.waiting(state); waiting.length > 0; waiting = game.waiting(state)) {
    const seat = pick(schedule, waiting);
    const action = pick(mindOf(seat), game.legal(state, seat));
    const { opens } = game.effect(state, seat, action);
    state = game.apply(state, seat, action);
    if (opens) opened.push(state);
    if (opened.length > MOST_STEPS) break;
  }
  return opened;
}

/** The order of simultaneous actions changes nothing. */
export function* orderLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { game } = subject;
  const { steps } = playthrough(game, kind, seed);
  const together = steps.filter(({ before }) => game.waiting(before.state).length > 1);
  if (together.length === 0) return;
  const chance = dice(`pairs ${seed}`);
  for (const { before } of sampled(together, 80))
    yield* pairwise(subject, before.state, chance, `step ${before.log.length}`);
  const one = openings(game, kind, seed, dice(`one ${seed}`));
  const other = openings(game, kind, seed, dice(`other ${seed}`));
  const differ = one.findIndex((state, i) => !sameJson(state, other[i] ?? null));
  if (differ >= 0 || one.length !== other.length) yield `opening ${differ} depends on the order in which seats acted`;
}
