import type { Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { type Match, play, startMatch } from '../engine/match.ts';
import { makeDice, makeRng } from '../engine/rng.ts';
import { gameOf, stageOf } from './desk.ts';
import { Refused, tableLink } from './refusal.ts';
import type { Room } from './room.ts';

export const matchOf = (room: Room): Match<Json, Json> => {
  if (!room.match) throw new Refused('waiting', { link: tableLink(room) });
  return room.match;
};

export const waitingFor = (room: Room): Seat | null => gameOf(room).waiting(matchOf(room).state)[0] ?? null;

/** The room after one action; the engine decides whether it is legal. */
export function act(room: Room, seat: Seat, action: Json): Room {
  const played = play(gameOf(room), matchOf(room), seat, action);
  if (!played.ok) throw new Refused('stale', { link: tableLink(room) });
  const over = gameOf(room).outcome(played.value.state) !== null;
  return { ...room, match: played.value, status: over ? 'over' : 'playing' };
}

/** Lets computers play until a person is waited for, or the game is over. */
export function playComputers(room: Room): Room {
  const game = gameOf(room);
  let current = room;
  for (;;) {
    const match = matchOf(current);
    const seat = game.waiting(match.state).find((waiting) => current.seats[waiting]!.computer);
    if (seat === undefined) return current;
    // The dice follow from the seed and the log, so that a restart in between changes nothing.
    const dice = makeDice(makeRng(`${match.seed}/computer/${match.log.length}`));
    const legal = game.legal(match.state, seat);
    current = act(
      current,
      seat,
      game.computer(game.view(match.state, seat), legal, dice, current.seats[seat]!.computer!),
    );
  }
}

/** The states after each turn that ended since a point of the log: what the channel has yet to hear. */
export function turnsSince(room: Room, from: number): Json[] {
  const game = gameOf(room);
  const { log, seats, options, seed } = matchOf(room);
  const stage = stageOf(room);
  let { state } = startMatch(game, seats, options, seed);
  const ended: Json[] = [];
  for (const [i, { seat, action }] of log.entries()) {
    state = game.apply(state, seat, action);
    if (i >= from && stage.ends(action)) ended.push(state);
  }
  return ended;
}

/** Whether somebody is in the middle of a turn nobody else has seen. */
export const isPreparing = (room: Room): boolean => {
  const last = matchOf(room).log.at(-1);
  return last !== undefined && !stageOf(room).ends(last.action);
};
