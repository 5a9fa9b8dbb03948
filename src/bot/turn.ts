import type { Level, Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { type Entry, type Match, play, replay, startMatch } from '../engine/match.ts';
import { makeDice, makeRng } from '../engine/rng.ts';
import { undoable } from '../engine/undo.ts';
import { gameOf, stageOf } from './desk.ts';
import { Refused, tableLink } from './refusal.ts';
import type { Room } from './room.ts';
import { endWait } from './waiting.ts';

export const matchOf = (room: Room): Match<Json, Json> => {
  if (!room.match) throw new Refused('waiting', { link: tableLink(room) });
  return room.match;
};

/** The room after one action; the engine decides whether it is legal. */
export function act(room: Room, seat: Seat, action: Json): Room {
  const played = play(gameOf(room), matchOf(room), seat, action);
  if (!played.ok) throw new Refused('stale', { link: tableLink(room) });
  const over = gameOf(room).outcome(played.value.state) !== null;
  const acted: Room = { ...room, match: played.value, status: over ? 'over' : 'playing' };
  return stageOf(room).ends(action) ? endWait(acted, seat) : acted;
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
  for (;;) {
    const action = computerAction(current, seat, level);
    current = act(current, seat, action);
    if (stageOf(room).ends(action)) return current;
  }
}

/** The states after each turn that ended since a point of the log: what somebody has yet to hear. */
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

/** Where in the log the seat's last finished turn ended; -1 if it has finished none. */
export const lastEnd = (room: Room, seat: Seat): number =>
  matchOf(room).log.findLastIndex((entry) => entry.seat === seat && stageOf(room).ends(entry.action));

/** Whether the seat is in the middle of a turn nobody else has seen. */
export const isPreparing = (room: Room, seat: Seat): boolean =>
  matchOf(room).log.findLastIndex((entry) => entry.seat === seat) > lastEnd(room, seat);

/** The steps of the turn the seat is preparing. */
export function preparedSteps(room: Room, seat: Seat): readonly Json[] {
  const end = lastEnd(room, seat);
  return matchOf(room).log.flatMap((entry, i) => (entry.seat === seat && i > end ? [entry.action] : []));
}

/** The room as it was before the seat began to prepare its turn: the public table offers what was possible then. */
export function opening(room: Room, seat: Seat): Room {
  if (!isPreparing(room, seat)) return room;
  const match = matchOf(room);
  const end = lastEnd(room, seat);
  const log = match.log.filter((entry, i) => entry.seat !== seat || i <= end);
  const before = replay(gameOf(room), match, log);
  if (!before.ok) throw new Refused('failed');
  return { ...room, match: before.value };
}

/** Whether the seat may begin its turn anew: nothing hidden was turned up since. */
export const mayBeginAnew = (room: Room, seat: Seat): boolean =>
  undoable(gameOf(room), matchOf(room), seat).length >= preparedSteps(room, seat).length;

const lengths = new WeakMap<Match<Json, Json>, number>();

/** Whether somebody has finished of those who were waited for, nobody is called anew, and others are still at it. */
const isStillGoing = (before: readonly Seat[], now: readonly Seat[]): boolean =>
  now.length > 0 && now.length < before.length && now.every((seat) => before.includes(seat));

function openLength(room: Room): number {
  const game = gameOf(room);
  const { log, seats, options, seed } = matchOf(room);
  let { state } = startMatch(game, seats, options, seed);
  let waiting = game.waiting(state);
  let length = 0;
  for (const [i, { seat, action }] of log.entries()) {
    state = game.apply(state, seat, action);
    if (!stageOf(room).ends(action)) continue;
    const now = game.waiting(state);
    if (isStillGoing(waiting, now)) continue;
    waiting = now;
    length = i + 1;
  }
  return length;
}

/**
 * How much of the log everyone may know: up to the end of the last turn, or, where several play at once, of the last
 * one that had to finish. Beyond it are turns in preparation, and those that are secret until the others are done.
 */
export function publicLength(room: Room): number {
  const match = matchOf(room);
  const length = lengths.get(match) ?? openLength(room);
  lengths.set(match, length);
  return length;
}

/** Whether the channel has yet to hear of something. */
export const isUntold = (room: Room): boolean =>
  room.table === null ||
  room.news.length > 0 ||
  (matchOf(room).log.length > room.announced && publicLength(room) > room.announced);

/** The log as far as a seat, or everyone, may know it. */
export function seenLog(room: Room, seat: Seat | null): readonly Entry[] {
  const length = publicLength(room);
  return matchOf(room).log.filter((entry, i) => entry.seat === seat || i < length);
}
