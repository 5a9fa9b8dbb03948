import { itemAt, type Json, type Seat, sameJson } from '#engine';
import {
  draftOf,
  fittingAction,
  footingOf,
  isOnlyEndLeft,
  isToMove,
  plannedSteps,
  planOf,
  previewPlan,
} from './plan-preview.ts';
import { gameOf, isPresent, type Plan, type PlannedStep, type Room, tableLink } from './room.ts';
import { Refused } from './room-refusal.ts';
import { act, beforeTurn, confirm, hasJustEnded, isPreparing, matchOf, undoStep, withoutPlan } from './turn-steps.ts';

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

export const startPlan = (room: Room, seat: Seat, action: Json): Room =>
  prepare(withPlan(room, seat, { draft: [] }), seat, action);

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
