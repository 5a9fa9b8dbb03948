import { sameJson } from '#engine';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { playthrough, type Step } from './playthrough.ts';

/** The effect of an action fits the seats to move before and after it. */
function* timely({ game }: Subject, { before, seat, action, effect, after }: Step): Generator<string> {
  const at = `step ${before.log.length}, ${JSON.stringify(action)} of seat ${seat}`;
  const [was, is] = [game.waiting(before.state), game.waiting(after.state)];
  const { ends, opens } = effect;
  if (ends && !opens && is.includes(seat)) yield `${at}: ends a turn, and the seat is to move again in the same`;
  if (!ends && !is.includes(seat)) yield `${at}: the seat is no longer to move, and no turn was ended`;
  if (!opens && is.some((each) => !was.includes(each))) yield `${at}: a seat is to move now that nobody tells`;
  if (!opens && was.some((each) => each !== seat && !is.includes(each)))
    yield `${at}: another seat is no longer to move, and nobody is told`;
  if (is.length === 0 && !(ends && opens)) yield `${at}: the game is over, and not all of it is open`;
}

/** The fold over the log is what the effects say, and never goes back. */
function* folded({ before, effect, after }: Step): Generator<string> {
  const index = before.log.length;
  const { ends, reveals, open } = before.history;
  const expected = {
    ends: effect.ends ? [...ends, index] : ends,
    reveals: effect.reveals ? [...reveals, index] : reveals,
    open: effect.opens ? { length: index + 1, state: after.state } : open,
  };
  if (!sameJson(after.history, expected)) yield `step ${index}: the history does not say what the effect does`;
  if (after.history.open.length < open.length) yield `step ${index}: less is open than before`;
}

/** A seat that ended its turn isn't to move in it, changes of the seats to move are public, and so is the end. */
export function* effectLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  for (const step of playthrough(subject.game, kind, seed).steps) {
    yield* timely(subject, step);
    yield* folded(step);
  }
}
