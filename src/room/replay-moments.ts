import { applyEntries, type Json, startMatch } from '#engine';
import { gameOf, type Room } from './room.ts';
import { Refused } from './room-refusal.ts';
import { matchOf } from './turn-steps.ts';

/** A position after a turn when nothing was secret, and the length of the log at that time. */
export type Moment = { readonly length: number; readonly state: Json };

/** All public moments of a finished match in order. */
export function* replayMoments(room: Room): Generator<Moment, void> {
  const game = gameOf(room);
  const { seats, options, seed, log, rules, state } = matchOf(room);
  if (rules !== game.rules) throw new Refused('unfollowed');
  const start = startMatch(game, seats, options, seed).history.open;
  yield start;
  let last = start;
  let before = start.state;
  for (const { index, entry, state: after } of applyEntries(game, start, log)) {
    const { ends, opens } = game.effect(before, entry.seat, entry.action);
    before = after;
    if (!ends || !opens) continue;
    last = { length: index + 1, state: after };
    yield last;
  }
  if (last.length < log.length) yield { length: log.length, state };
}

/** The room at a moment, with the turns since the moment before still to announce. */
export function roomAtMoment(room: Room, moment: Moment, before: Moment): Room {
  const match = matchOf(room);
  const { ends, reveals } = match.history;
  const known = (indexes: readonly number[]) => indexes.filter((index) => index < moment.length);
  return {
    ...room,
    status: moment.length === match.log.length ? room.status : 'playing',
    match: {
      ...match,
      log: match.log.slice(0, moment.length),
      state: moment.state,
      history: { ends: known(ends), reveals: known(reveals), open: moment },
    },
    announced: before.length,
    past: before,
  };
}
