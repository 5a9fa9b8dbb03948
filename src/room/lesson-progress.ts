import { isJsonObject, type Json, type Seat, sameJson } from '#engine';
import type { LessonStep } from '#games/contract';
import type { Room } from './room.ts';
import { Refused } from './room-refusal.ts';
import { matchOf } from './turn-steps.ts';

const isLike = (action: Json, like: { readonly [field: string]: Json }): boolean =>
  isJsonObject(action) && Object.entries(like).every(([name, value]) => sameJson(action[name] ?? null, value));

type Awaiting = LessonStep & { readonly until: Exclude<LessonStep['until'], 'read'> };

/** Index of the log entry, from a point on, that completes the step; -1 if there is none yet. */
function doneAt(room: Room, seat: Seat, { until, ended }: Awaiting, from: number): number {
  const { log, history } = matchOf(room);
  const done = log.findIndex(
    (entry, i) =>
      i >= from &&
      entry.seat === seat &&
      (until === 'turn' ? history.ends.includes(i) : until.some((like) => isLike(entry.action, like))),
  );
  return ended && done >= 0 ? (history.ends.find((end) => end >= done) ?? -1) : done;
}

/** Whether a step asks for such an action. */
export const isAskedFor = ({ until }: LessonStep, action: Json): boolean =>
  until === 'turn' || (until !== 'read' && until.some((like) => isLike(action, like)));

const readIn = ({ place }: Room): readonly number[] => (place.kind === 'learn' ? place.read : []);

/** Index of the current lesson step; past the last one when the lesson is done. */
export function currentLessonStep(room: Room, seat: Seat, steps: readonly LessonStep[]): number {
  const read = [...readIn(room)];
  let from = 0;
  for (const [index, { until, ...step }] of steps.entries()) {
    const done = until === 'read' ? (read.shift() ?? -1) : doneAt(room, seat, { ...step, until }, from);
    if (done < 0) return index;
    // The log may be shorter than when the step was read, after an undo.
    from = Math.min(Math.max(from, until === 'read' ? done : done + 1), matchOf(room).log.length);
  }
  return steps.length;
}

/** Whether a step was read since the last action: what happened before it was told then. */
export const hasReadSinceAction = (room: Room): boolean => readIn(room).includes(matchOf(room).log.length);

/** Marks the step as read; does nothing unless it is the current step and one to read. */
export function withStepRead(room: Room, seat: Seat, steps: readonly LessonStep[], step: number): Room {
  if (room.place.kind !== 'learn') throw new Refused('unknown');
  if (currentLessonStep(room, seat, steps) !== step || steps[step]?.until !== 'read') return room;
  return { ...room, place: { ...room.place, read: [...room.place.read, matchOf(room).log.length] } };
}
