import { type Dice, type Entry, fastForwardMatch, type Game, type Match, pick, type Seat } from '#engine';
import { historyAtOpen } from '../../src/engine/match-history.ts';

/** The match up to its public position. */
export function publicMatch(match: Match): Match {
  const { open } = match.history;
  return { ...match, log: match.log.slice(0, open.length), state: open.state, history: historyAtOpen(match.history) };
}

/** What a seat might have done instead: a turn if it has ended one, else a step of one. */
function instead(game: Game, from: Match, seat: Seat, ended: boolean, dice: Dice): Match {
  let match = from;
  for (;;) {
    const { state } = match;
    const fitting = game
      .legal(state, seat)
      .filter((action) => !game.effect(state, seat, action).opens && (ended || !game.effect(state, seat, action).ends));
    if (fitting.length === 0) return match;
    const action = pick(dice, fitting);
    match = fastForwardMatch(game, match, [{ seat, action }]);
    if (!ended || game.effect(state, seat, action).ends) return match;
  }
}

/**
 * The same match with other secret actions of all seats but the kept ones. The same seats have finished their turn,
 * since everyone can see that.
 */
export function withOtherSecretTurns(game: Game, match: Match, kept: readonly (Seat | null)[], dice: Dice): Match {
  const { open, ends } = match.history;
  const secret: readonly Entry[] = match.log.slice(open.length);
  const ended = new Set(ends.filter((index) => index >= open.length).map((index) => match.log[index]?.seat));
  let other = fastForwardMatch(
    game,
    publicMatch(match),
    secret.filter((entry) => kept.includes(entry.seat)),
  );
  for (const seat of new Set(secret.map((entry) => entry.seat))) {
    if (!kept.includes(seat)) other = instead(game, other, seat, ended.has(seat), dice);
  }
  return other;
}
