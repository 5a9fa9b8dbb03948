import { forcedEnd, type Json, type Match, newHistory, play, type Seat, sameJson } from '#engine';
import { gameOf, isPresent, type Plan, type PlannedStep, type Room, tableLink } from './room.ts';
import { Refused } from './room-refusal.ts';
import { forcedSteps, matchOf } from './turn-steps.ts';

export const isToMove = (room: Room, seat: Seat): boolean =>
  room.status === 'playing' && gameOf(room).waiting(matchOf(room).state).includes(seat);

/** The plan of the person in the seat. Plans belong to people: a new owner of the seat doesn't get it. */
export function planOf(room: Room, seat: Seat): Plan | null {
  const user = room.seats[seat]?.user;
  return (user && room.plans.find((plan) => plan.user === user)) || null;
}

export const draftOf = (room: Room, seat: Seat): readonly PlannedStep[] => planOf(room, seat)?.draft ?? [];

export const plannedSteps = (room: Room, seat: Seat): readonly PlannedStep[] =>
  planOf(room, seat)?.kept?.steps ?? draftOf(room, seat);

/** The position as the seat sees it, as if it were its turn; null if there is nothing to plan. */
function planningPosition(room: Room, seat: Seat): Json {
  const game = gameOf(room);
  if (!game.planning || room.status !== 'playing' || isToMove(room, seat)) return null;
  const owner = room.seats[seat];
  if (!owner || !isPresent(owner)) return null;
  const position = game.planning.position(game.view(matchOf(room).state, seat), seat);
  return position !== null && game.legal(position, seat).length > 0 ? position : null;
}

export const mayPlan = (room: Room, seat: Seat): boolean => planningPosition(room, seat) !== null;

export const footingOf = (room: Room, state: Json, seat: Seat, action: Json) => {
  const game = gameOf(room);
  return game.planning?.footing(game.view(state, seat), action) ?? { object: null, setting: null };
};

/** The planned step as an action of this state; null if it isn't legal or the item it uses has changed. */
export function fittingAction(room: Room, state: Json, seat: Seat, { action, object }: PlannedStep): Json {
  const legal = gameOf(room).legal(state, seat);
  const found = legal.find((candidate) => sameJson(candidate, action));
  return found !== undefined && sameJson(footingOf(room, state, seat, found).object, object) ? found : null;
}

/** The planned turn as if it were played now. */
export type PlanPreview = {
  /** A room in which it is the seat's turn and these steps are prepared. */
  readonly room: Room;
  readonly steps: readonly PlannedStep[];
  /** Nothing can be planned after the last step: it reveals something or ends the turn. */
  readonly closed: boolean;
  readonly lost: readonly PlannedStep[];
};

const withStep = (room: Room, match: Match, seat: Seat, action: Json): Match => {
  const played = play(gameOf(room), match, seat, action);
  if (!played.ok) throw new Refused('stale', { link: tableLink(room) });
  return played.value;
};

/** Plays the steps on a made-up position, except one that would reveal something: nobody can know what. */
export function previewPlan(room: Room, seat: Seat, planned = draftOf(room, seat)): PlanPreview {
  const position = planningPosition(room, seat);
  if (position === null) throw new Refused('stale', { link: tableLink(room) });
  const game = gameOf(room);
  let match: Match = { ...matchOf(room), log: [], state: position, history: newHistory(position) };
  const steps: PlannedStep[] = [];
  const lost: PlannedStep[] = [];
  let closed = false;
  for (const step of planned) {
    const action = closed ? null : fittingAction(room, match.state, seat, step);
    if (action === null) {
      lost.push(step);
      continue;
    }
    const { reveals, ends } = game.effect(match.state, seat, action);
    closed = reveals || ends;
    match = closed ? { ...match, log: [...match.log, { seat, action }] } : withStep(room, match, seat, action);
    steps.push(step);
  }
  return { room: { ...room, match }, steps, closed, lost };
}

/** The room in which the seat's steps apply: the match itself on its turn, otherwise the preview of its plan. */
export const roomForSteps = (room: Room, seat: Seat): Room =>
  isToMove(room, seat) ? room : previewPlan(room, seat).room;

export const isOnlyEndLeft = (room: Room, seat: Seat): boolean =>
  forcedSteps(room, seat).length > 0 || forcedEnd(gameOf(room), matchOf(room).state, seat) !== null;
