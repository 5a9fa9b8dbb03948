import { LEVELS, type Level } from '../../src/engine/game.ts';
import { sameJson } from '../../src/engine/json.ts';
import { dice, freeze } from '../rig/play.ts';
import type { Kind } from './kinds.ts';
import { MOST_STEPS } from './playthrough.ts';
import type { Subject } from './subject.ts';

/** A whole match among computers of one level. */
function* among(level: Level, { game }: Subject, { seats, options }: Kind, seed: string): Generator<string> {
  let state = game.setup(seats, options, seed);
  for (let steps = 0; game.outcome(state) === null; steps++) {
    const at = `the ${level} computer, step ${steps}`;
    const [seat] = game.waiting(state);
    if (seat === undefined || steps === MOST_STEPS) return yield `${at}: comes to no end`;
    const legal = freeze(game.legal(state, seat));
    const choose = () => game.computer(freeze(game.view(state, seat)), legal, dice(at), level);
    const action = choose();
    if (!legal.some((each) => sameJson(each, action))) return yield `${at}: breaks the rules`;
    if (steps % 9 === 0 && !sameJson(choose(), action)) yield `${at}: chooses otherwise from the same view and dice`;
    state = game.apply(state, seat, action);
  }
}

/** Computers of every level play legal matches to their end, and know what they want. */
export function* computerLaw(subject: Subject, kind: Kind, seed: string): Generator<string> {
  for (const level of LEVELS) yield* among(level, subject, kind, `${seed} ${level}`);
}
