import type { Point, Seat } from '#engine';
import { differentIn, type Held, heldBy, isAt } from './held-item.ts';
import { place, placementsOf } from './neighborhood.ts';
import { townOf } from './scoring.ts';
import { joined, standingOf } from './standing-after.ts';
import type { Action, Item, Length, Placement, Rotation, Town } from './types.ts';
import type { View } from './view.ts';

/** The preselected placement of an item in hand: what Confirm would do. */
export type Mark = Extract<Action, Placement>;

const isMark = (placement: Placement): placement is Mark => placement.kind !== 'card';
const isPlaced = ({ kind }: Placement): boolean => kind !== 'drop';

type Marked = { readonly held: Held | null; readonly marks: readonly Placement[] };

/** Whether the held item is preselected there. */
export const isMarked = ({ held, marks }: Marked, at: Point): boolean =>
  marks.some((mark) => 'x' in mark && heldBy(mark) === held && isAt(mark, at));

type LaidTile = Extract<Mark, { kind: 'tile' }>;

export const markedTile = (marks: readonly Placement[]): LaidTile | null =>
  marks.find((mark): mark is LaidTile => mark.kind === 'tile') ?? null;

type Way = { readonly item: Item; readonly mark: Mark; readonly rank: readonly number[] };

/** Compares points now, then progress toward goals, then connected ground. */
function rankOf(view: View, seat: Seat, town: Town): number[] {
  const { total, goals } = standingOf(view, seat, town);
  return [total, goals.reduce((sum, { have, need }) => sum + have / need, 0), joined(town)];
}

const isHigher = (one: readonly number[], other: readonly number[]): boolean =>
  one.reduce((order, value, i) => order || value - (other[i] ?? 0), 0) > 0;

const waysOf = (view: View, seat: Seat, town: Town, hand: readonly Item[]): Way[] =>
  hand.flatMap((item) =>
    placesFirst(town, item, view.length).map((mark) => ({ item, mark, rank: rankOf(view, seat, place(town, mark)) })),
  );

/** Only what can't be placed is discarded. */
function placesFirst(town: Town, item: Item, length: Length): Mark[] {
  const all = placementsOf(town, item, length).filter(isMark);
  const placed = all.filter(isPlaced);
  return placed.length > 0 ? placed : all;
}

/**
 * The rest of the turn as the panel preselects it: one item after the other, each where it scores most. A tile keeps
 * the requested rotation.
 */
export function marksOf(view: View, seat: Seat, rotation: Rotation | null): Mark[] {
  const marks: Mark[] = [];
  let hand = view.work?.hand ?? [];
  let town = townOf(view, seat);
  while (hand.length > 0) {
    const ways = waysOf(view, seat, town, differentIn(hand));
    const best = ways.reduce((found, way) => (isHigher(way.rank, found.rank) ? way : found));
    const mark = best.mark.kind === 'tile' && rotation !== null ? { ...best.mark, turn: rotation } : best.mark;
    marks.push(mark);
    town = place(town, mark);
    hand = hand.toSpliced(hand.indexOf(best.item), 1);
  }
  return marks;
}

/** The rest of the turn if each item has one place or none; empty if there is a choice. */
export function onlyMarks(view: View, seat: Seat): Mark[] {
  const before = townOf(view, seat);
  const marks: Mark[] = [];
  let town = before;
  for (const item of view.work?.hand ?? []) {
    const [mark, ...others] = placesFirst(town, item, view.length);
    const [first, ...more] = placesFirst(before, item, view.length);
    // What another thing of the hand takes the place of, or makes one for, could have come before it.
    if (!mark || others.length + more.length > 0 || first?.kind !== mark.kind) return [];
    marks.push(mark);
    town = place(town, mark);
  }
  return marks;
}
