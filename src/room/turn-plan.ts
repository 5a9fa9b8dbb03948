import { forcedEnd, itemAt, type Json, type Match, newHistory, play, type Seat, sameJson } from '#engine';
import { gameOf, isPresent, type Plan, type PlannedStep, type Room, tableLink } from './room.ts';
import { Refused } from './room-refusal.ts';
import {
  act,
  beforeTurn,
  confirm,
  forcedSteps,
  hasJustEnded,
  isPreparing,
  matchOf,
  undoStep,
  withoutPlan,
} from './turn-steps.ts';

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

const footingOf = (room: Room, state: Json, seat: Seat, action: Json) => {
  const game = gameOf(room);
  return game.planning?.footing(game.view(state, seat), action) ?? { object: null, setting: null };
};

/** The planned step as an action of this state; null if it isn't legal or the item it uses has changed. */
function fittingAction(room: Room, state: Json, seat: Seat, { action, object }: PlannedStep): Json {
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

const isOnlyEndLeft = (room: Room, seat: Seat): boolean =>
  forcedSteps(room, seat).length > 0 || forcedEnd(gameOf(room), matchOf(room).state, seat) !== null;

function withPlan(room: Room, seat: Seat, change: Partial<Plan>): Room {
  const { user } = itemAt(room.seats, seat);
  if (user === null) throw new Refused('stranger');
  const plan: Plan = { user, draft: [], kept: null, ...planOf(room, seat), ...change };
  const others = withoutPlan(room, user);
  return plan.draft.length || plan.kept ? { ...others, plans: [...others.plans, plan] } : others;
}

/** Adds a step to the turn, or to the plan if it isn't the seat's turn. */
export function prepare(room: Room, seat: Seat, action: Json): Room {
  if (isToMove(room, seat)) return act(room, seat, action);
  const { room: tried, steps, closed } = previewPlan(room, seat);
  const { state } = matchOf(tried);
  const step = { action, ...footingOf(room, state, seat, action) };
  if (closed || fittingAction(room, state, seat, step) === null) throw new Refused('stale', { link: tableLink(room) });
  return withPlan(room, seat, { draft: [...steps, step] });
}

export function undoPreparedStep(room: Room, seat: Seat): Room {
  if (isToMove(room, seat)) return undoStep(room, seat);
  return withPlan(room, seat, { draft: previewPlan(room, seat).steps.slice(0, -1) });
}

/** Without what was tried out; a saved plan stays. */
export const clearDraft = (room: Room, seat: Seat): Room => withPlan(room, seat, { draft: [] });

export const startPlan = (room: Room, seat: Seat, action: Json): Room => prepare(clearDraft(room, seat), seat, action);

/** Saves the draft and the selected steps in place of the saved plan. */
export function savePlan(room: Room, seat: Seat, marked: readonly Json[] = []): Room {
  if (draftOf(room, seat).length + marked.length === 0) throw new Refused('planless');
  const draft = draftOf(
    marked.reduce<Room>((tried, action) => prepare(tried, seat, action), room),
    seat,
  );
  return withPlan(room, seat, { draft: [], kept: { steps: draft, alone: false } });
}

/** Copies the saved plan into the draft; it stays saved until another replaces it. */
export function revisePlan(room: Room, seat: Seat): Room {
  const steps = planOf(room, seat)?.kept?.steps;
  if (!steps) throw new Refused('planless');
  return withPlan(room, seat, { draft: steps });
}

/** Whether the plan may play automatically: it ends the turn and reveals nothing on the way. */
export const mayAutoPlay = (room: Room, seat: Seat, steps: readonly PlannedStep[]): boolean => {
  const { room: tried, closed, lost } = previewPlan(room, seat, steps);
  return lost.length === 0 && (closed ? endsWithLastStep(tried, seat) : isOnlyEndLeft(tried, seat));
};

const endsWithLastStep = (tried: Room, seat: Seat): boolean => {
  const { log, state } = matchOf(tried);
  const last = log.at(-1);
  return last !== undefined && gameOf(tried).effect(state, seat, last.action).ends;
};

export function setAutoPlay(room: Room, seat: Seat, alone: boolean): Room {
  const kept = planOf(room, seat)?.kept;
  if (!kept) throw new Refused('planless');
  if (alone && !mayAutoPlay(room, seat, kept.steps)) throw new Refused('stale', { link: tableLink(room) });
  return withPlan(room, seat, { kept: { ...kept, alone } });
}

export const discardPlan = (room: Room, seat: Seat): Room => withPlan(room, seat, { draft: [], kept: null });

export type PlayedPlan = { readonly room: Room; readonly lost: readonly PlannedStep[] };

/**
 * Plays the plan on the seat's turn. If all steps fit and nothing is left to choose, the turn ends; otherwise the steps
 * that fit are prepared and nothing is revealed.
 */
export function playPlan(room: Room, seat: Seat): PlayedPlan {
  const game = gameOf(room);
  const lost: PlannedStep[] = [];
  let current = beforeTurn(room, seat);
  for (const step of plannedSteps(room, seat)) {
    const { state } = matchOf(current);
    const action = fittingAction(room, state, seat, step);
    const { reveals, ends } = action === null ? { reveals: false, ends: false } : game.effect(state, seat, action);
    if (action === null || (lost.length > 0 && (reveals || ends))) lost.push(step);
    else current = act(current, seat, action);
  }
  if (lost.length > 0 || hasEnded(current, seat)) return { room: current, lost };
  return { room: isOnlyEndLeft(current, seat) ? confirm(current, seat) : current, lost };
}

/** Prepares the plan's first steps, up to one that doesn't fit, reveals something or ends the turn. */
export function preparePlan(room: Room, seat: Seat): Room {
  let current = beforeTurn(room, seat);
  for (const step of plannedSteps(room, seat)) {
    const { state } = matchOf(current);
    const action = fittingAction(room, state, seat, step);
    const effect = action === null ? null : gameOf(room).effect(state, seat, action);
    if (action === null || !effect || effect.reveals || effect.ends) break;
    current = act(current, seat, action);
  }
  return current;
}

const hasEnded = (room: Room, seat: Seat): boolean => !isPreparing(room, seat) && hasJustEnded(room);

function isUnchanged(room: Room, seat: Seat, steps: readonly PlannedStep[]): boolean {
  let current = beforeTurn(room, seat);
  return steps.every((step) => {
    const { state } = matchOf(current);
    const action = fittingAction(room, state, seat, step);
    if (action === null || !sameJson(footingOf(room, state, seat, action).setting, step.setting)) return false;
    const { reveals, ends } = gameOf(room).effect(state, seat, action);
    if (reveals && !ends) return false;
    current = act(current, seat, action);
    return true;
  });
}

/** The room after an automatic turn; null if there is none, or something it depended on has changed. */
export function autoPlayed(room: Room): Room | null {
  if (room.status !== 'playing') return null;
  const seat = gameOf(room)
    .waiting(matchOf(room).state)
    .find((each) => planOf(room, each)?.kept?.alone && isPresent(itemAt(room.seats, each)));
  if (seat === undefined || isPreparing(room, seat)) return null;
  if (!isUnchanged(room, seat, plannedSteps(room, seat))) return null;
  const played = playPlan(room, seat).room;
  return hasEnded(played, seat) ? played : null;
}
