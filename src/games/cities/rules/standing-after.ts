import type { Point, Seat } from '#engine';
import { achievements } from './content.ts';
import { type Held, isColor } from './held-item.ts';
import { AREAS } from './kinds.ts';
import { place } from './neighborhood.ts';
import { areasOf, makePlan } from './neighborhood-plan.ts';
import { type Progress, progress } from './progress.ts';
import { claimsOf, paidCards, scoreTown, townOf } from './scoring.ts';
import { type Placement, ROTATIONS, type Rotation, type Town } from './types.ts';
import type { View } from './view.ts';

/** A neighborhood's standing: its points, those of each card, and the progress of each goal. */
export type Standing = {
  readonly total: number;
  readonly cards: readonly number[];
  readonly goals: readonly Progress[];
};

export function standingOf(view: View, seat: Seat, town: Town): Standing {
  const score = scoreTown(town, view.board, claimsOf(view, seat));
  const plan = makePlan(town.spaces);
  return {
    total: score.total,
    cards: paidCards(town, score).map(({ points }) => points),
    goals: achievements(view.board).map((achievement) => progress(plan, achievement)),
  };
}

/** How much of the ground hangs together: of two ways that bring the same, the one with larger areas is better. */
export function joined({ spaces }: Town): number {
  const plan = makePlan(spaces);
  return AREAS.flatMap((land) => areasOf(plan, land)).reduce((sum, area) => sum + area.length ** 2, 0);
}

/** The ways to place the held item there; for a tile without a requested rotation all four. */
function placementsAt(view: View, held: Held, { x, y }: Point, rotation: Rotation | null): Placement[] {
  if (held !== 'tile')
    return [isColor(held) ? { kind: 'piece', color: held, x, y } : { kind: 'feature', feature: held, x, y }];
  const tile = view.work?.hand.find((item) => item.kind === 'tile');
  if (!tile) return [];
  const turns = rotation === null ? ROTATIONS : [rotation];
  return turns.map((turn) => ({ kind: 'tile', tile: tile.tile, turn, x, y }));
}

type Way = { readonly joined: number; readonly standing: Standing };

const isBetter = (one: Way, other: Way): boolean =>
  (one.standing.total - other.standing.total || one.joined - other.joined) > 0;

/** How the neighborhood would stand with the held item at each of the places, in their order; at its best there. */
export function prospects(
  view: View,
  seat: Seat,
  held: Held,
  places: readonly Point[],
  rotation: Rotation | null,
): Standing[] {
  const town = townOf(view, seat);
  return places
    .map((at) =>
      placementsAt(view, held, at, rotation)
        .map((placement) => place(town, placement))
        .map((built) => ({ joined: joined(built), standing: standingOf(view, seat, built) }))
        .reduce((best, each) => (isBetter(each, best) ? each : best)),
    )
    .map(({ standing }) => standing);
}
