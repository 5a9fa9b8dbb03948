import type { Level, Seat } from '../engine/game.ts';
import { lastEnd, type Position, preparing, retrace, undoable } from '../engine/history.ts';
import type { Json } from '../engine/json.ts';
import { type Match, play, startMatch, withLog } from '../engine/match.ts';
import { makeDice, makeRng } from '../engine/rng.ts';
import { undo } from '../engine/undo.ts';
import { Refused } from './refusal.ts';
import type { Room } from './room.ts';
import { gameOf, tableLink } from './room.ts';
import { endWait } from './waiting.ts';

export const matchOf = (room: Room): Match<Json, Json> => {
  if (!room.match) throw new Refused('waiting', { link: tableLink(room) });
  return room.match;
};

/** Whether the last thing that happened ended a turn. */
export const hasJustEnded = (room: Room): boolean => {
  const { log, history } = matchOf(room);
  return log.length > 0 && history.ends.at(-1) === log.length - 1;
};

/** The room after one action; the engine decides whether it is legal. */
export function act(room: Room, seat: Seat, action: Json): Room {
  const played = play(gameOf(room), matchOf(room), seat, action);
  if (!played.ok) throw new Refused('stale', { link: tableLink(room) });
  const over = gameOf(room).outcome(played.value.state) !== null;
  const acted: Room = { ...room, match: played.value, status: over ? 'over' : 'playing' };
  return hasJustEnded(acted) ? endWait(acted, seat) : acted;
}

/** What the computer would do now. The dice follow from the seed and the log: a restart in between changes nothing. */
function computerAction(room: Room, seat: Seat, level: Level): Json {
  const game = gameOf(room);
  const { state, seed, log } = matchOf(room);
  const dice = makeDice(makeRng(`${seed}/computer/${log.length}`));
  return game.computer(game.view(state, seat), game.legal(state, seat), dice, level);
}

/** One action of a computer that is to move; null if none is. */
export function computerStep(room: Room): Room | null {
  const seat = gameOf(room)
    .waiting(matchOf(room).state)
    .find((each) => room.seats[each]!.computer);
  return seat === undefined ? null : act(room, seat, computerAction(room, seat, room.seats[seat]!.computer!));
}

/** Lets computers play until a person is waited for, or the game is over. */
export function playComputers(room: Room): Room {
  let current = room;
  for (;;) {
    const next = computerStep(current);
    if (!next) return current;
    current = next;
  }
}

/** The computer plays one turn for a person, from wherever they had come in it. */
export function playTurnFor(room: Room, seat: Seat, level: Level): Room {
  let current = room;
  do current = act(current, seat, computerAction(current, seat, level));
  while (!hasJustEnded(current));
  return current;
}

const beginning = (room: Room): Position => {
  const { seats, options, seed } = matchOf(room);
  return startMatch(gameOf(room), seats, options, seed).history.open;
};

/** The position to start from to hear of all that happened since a point of the log. */
const pastBefore = (room: Room, from: number): Position =>
  room.past && room.past.length <= from ? room.past : beginning(room);

/** The states after each turn that ended since a point of the log: what somebody has yet to hear. */
export function turnsSince(room: Room, from: number): Json[] {
  const { log, history } = matchOf(room);
  const past = pastBefore(room, from);
  const ended: Json[] = [];
  retrace(gameOf(room), past, log.slice(past.length), (state, i) => {
    if (i >= from && history.ends.includes(i)) ended.push(state);
  });
  return ended;
}

/** Lets go of what everyone has heard of: nobody asks further back than their own last turn. */
export function forgetPast(room: Room): Room {
  const match = matchOf(room);
  const turns = room.seats.map((_, seat) => lastEnd(match, seat) + 1);
  const oldest = Math.min(room.announced, ...turns);
  const past = pastBefore(room, oldest);
  return { ...room, past: retrace(gameOf(room), past, match.log.slice(past.length, oldest)) };
}

/** The steps of the turn the seat is preparing. */
export const preparedSteps = (room: Room, seat: Seat): readonly Json[] => {
  const match = matchOf(room);
  return preparing(match, seat).map((index) => match.log[index]!.action);
};

/** Whether the seat is in the middle of a turn nobody else has seen. */
export const isPreparing = (room: Room, seat: Seat): boolean => preparing(matchOf(room), seat).length > 0;

/** The room as it was before the seat began to prepare its turn. */
export function opening(room: Room, seat: Seat): Room {
  const match = matchOf(room);
  const own = preparing(match, seat);
  if (own.length === 0) return room;
  const log = match.log.filter((_, i) => !own.includes(i));
  const before = withLog(gameOf(room), match, log);
  if (!before.ok) throw new Refused('failed');
  return { ...room, match: before.value };
}

/** Whether the seat may begin its turn anew: nothing hidden was turned up since. */
export const mayBeginAnew = (room: Room, seat: Seat): boolean =>
  undoable(matchOf(room), seat).length >= preparing(matchOf(room), seat).length;

/** How much of the log everyone may know. */
export const publicLength = (room: Room): number => matchOf(room).history.open.length;

/** Whether the channel has yet to hear of something. */
export const isUntold = (room: Room): boolean =>
  room.table === null || room.news.length > 0 || publicLength(room) > room.announced;

/** One step less of the turn the seat is preparing. */
export function back(room: Room, seat: Seat): Room {
  const undone = undo(gameOf(room), matchOf(room), seat);
  if (!undone.ok) throw new Refused('nothing');
  return { ...room, match: undone.value };
}

/** Ends the turn the seat has prepared. */
export function confirm(room: Room, seat: Seat): Room {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const end = game.legal(state, seat).find((action) => game.effect(state, seat, action).ends);
  if (!end) throw new Refused('stale', { link: tableLink(room) });
  return act(room, seat, end);
}
