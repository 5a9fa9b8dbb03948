import { type Dice, type Json, type Match, pick, type Seat } from '#engine';
import { gameOf, matchOf, prepare, previewPlan, type Room, savePlan } from '#room';
import { roomOf } from './room-of-match.ts';

export const userAt = (seat: Seat): string => `100000000000000000${seat}`;

/** A room with a different person in every seat. */
export function roomWithPeople(match: Match, known: Partial<Room> = {}): Room {
  const room = roomOf(match, known);
  return { ...room, seats: room.seats.map((seat, i) => ({ ...seat, user: userAt(i) })) };
}

/** No game has turns with more steps. */
const MOST = 12;

/** Tries out some steps of a turn at random, up to its end. */
export function randomDraft(room: Room, seat: Seat, dice: Dice, most = dice.roll(MOST)): Room {
  let current = room;
  for (let i = 0; i <= most; i++) {
    const { room: tried, closed } = previewPlan(current, seat);
    const { state } = matchOf(tried);
    const game = gameOf(room);
    // The end of a turn is not planned, unless it is the whole turn.
    const isStep = (action: Json) => i === 0 || !game.effect(state, seat, action).ends;
    const steps = closed ? [] : game.legal(state, seat).filter(isStep);
    if (steps.length === 0) return current;
    current = prepare(current, seat, pick(dice, steps));
  }
  return current;
}

/** Keeps a whole turn made up at random. */
export const randomPlan = (room: Room, seat: Seat, dice: Dice): Room =>
  savePlan(randomDraft(room, seat, dice, MOST), seat);
