import { forcedEnd, type Json, type Match, newHistory, play, type Seat, sameJson } from '#engine';
import { gameOf, isPresent, type Plan, type PlannedStep, type Room, tableLink } from './room.ts';
import { Refused } from './room-refusal.ts';
import { forcedSteps, matchOf } from './turn-steps.ts';

/** Whether the match waits for the seat. */
export const isToMove = (room: Room, seat: Seat): boolean =>
  room.status === 'playing' && gameOf(room).waiting(matchOf(room).state).includes(seat);

/** What whoever sits there has planned; somebody else's plan is never theirs. */
export function planOf(room: Room, seat: Seat): Plan | null {
  const user = room.seats[seat]?.user;
  return (user && room.plans.find((plan) => plan.user === user)) || null;
}

export const draftOf = (room: Room, seat: Seat): readonly PlannedStep[] => planOf(room, seat)?.draft ?? [];

/** What is played when the seat asks for its plan: what it kept, or what it was still trying out. */
export const plannedSteps = (room: Room, seat: Seat): readonly PlannedStep[] =>
  planOf(room, seat)?.kept?.steps ?? draftOf(room, seat);

/** The newest position the seat knows, as if it were its turn; null if there is nothing to plan. */
function planningPosition(room: Room, seat: Seat): Json {
  const game = gameOf(room);
  if (!game.planning || room.status !== 'playing' || isToMove(room, seat)) return null;
  const owner = room.seats[seat];
  if (!owner || !isPresent(owner)) return null;
  const position = game.planning.position(game.view(matchOf(room).state, seat), seat);
  return position !== null && game.legal(position, seat).length > 0 ? position : null;
}

/** Whether the seat may try out its next turn. */
export const mayPlan = (room: Room, seat: Seat): boolean => planningPosition(room, seat) !== null;

export const footingOf = (room: Room, state: Json, seat: Seat, action: Json) => {
  const game = gameOf(room);
  return game.planning?.footing(game.view(state, seat), action) ?? { object: null, setting: null };
};

/** The planned step as an action of this state; null if it is not legal there, or about something else. */
export function fittingAction(room: Room, state: Json, seat: Seat, { action, object }: PlannedStep): Json {
  const legal = gameOf(room).legal(state, seat);
  const found = legal.find((candidate) => sameJson(candidate, action));
  return found !== undefined && sameJson(footingOf(room, state, seat, found).object, object) ? found : null;
}

/** A turn as it would be if it were played now. */
export type PlanPreview = {
  /** The room in which it is the seat's turn and these steps are prepared. */
  readonly room: Room;
  readonly steps: readonly PlannedStep[];
  /** Nothing can be planned beyond the last step: it turns something up, or ends the turn. */
  readonly closed: boolean;
  /** What does not fit any more. */
  readonly lost: readonly PlannedStep[];
};

const withStep = (room: Room, match: Match, seat: Seat, action: Json): Match => {
  const played = play(gameOf(room), match, seat, action);
  if (!played.ok) throw new Refused('stale', { link: tableLink(room) });
  return played.value;
};

/** Goes through the steps on a position of its own. What would turn something up is not played: there nobody has seen it. */
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

/** Where the seat's steps are prepared: in the match itself on its turn, else on a position of its own. */
export const roomForSteps = (room: Room, seat: Seat): Room =>
  isToMove(room, seat) ? room : previewPlan(room, seat).room;

/** Whether nothing but the end of the turn is left to choose. */
export const isOnlyEndLeft = (room: Room, seat: Seat): boolean =>
  forcedSteps(room, seat).length > 0 || forcedEnd(gameOf(room), matchOf(room).state, seat) !== null;
