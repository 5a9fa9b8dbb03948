import { itemAt } from '#engine';
import { codeOf, type Plan } from './city-plan.ts';
import type { Zone } from './types.ts';

/** A cluster of blocks of one zone, joined edge to edge. */
export type Group = { readonly label: number; readonly zone: number; readonly size: number };

export type Groups = {
  /** The label of the group each cell belongs to; 0 for none. */
  readonly labels: Uint8Array;
  /** In reading order of their first blocks, labeled from 1 on. */
  readonly list: readonly Group[];
};

export function findGroups({ zones, stride }: Plan): Groups {
  const labels = new Uint8Array(zones.length);
  const list: Group[] = [];
  // One queue for all: each group begins where the one before it ended.
  const queue: number[] = [];
  for (let start = 0; start < zones.length; start++) {
    const zone = zones[start];
    if (!zone || labels[start]) continue;
    const label = list.length + 1;
    labels[start] = label;
    const first = queue.length;
    queue.push(start);
    for (let next = first; next < queue.length; next++) {
      const cell = itemAt(queue, next);
      join(cell - stride, zone, label, zones, labels, queue);
      join(cell + 1, zone, label, zones, labels, queue);
      join(cell + stride, zone, label, zones, labels, queue);
      join(cell - 1, zone, label, zones, labels, queue);
    }
    list.push({ label, zone, size: queue.length - first });
  }
  return { labels, list };
}

function join(
  cell: number,
  zone: number,
  label: number,
  zones: readonly number[],
  labels: Uint8Array,
  queue: number[],
): void {
  if (zones[cell] !== zone || labels[cell]) return;
  labels[cell] = label;
  queue.push(cell);
}

/** The first of the largest groups of the zone; null where the zone is missing. */
function largestOf({ list }: Groups, zone: Zone): Group | null {
  const code = codeOf(zone);
  let largest: Group | null = null;
  for (const group of list) if (group.zone === code && (!largest || group.size > largest.size)) largest = group;
  return largest;
}

export const largestSize = (groups: Groups, zone: Zone): number => largestOf(groups, zone)?.size ?? 0;

/** The groups of the zone that are tied for largest, in reading order. */
export function largestGroups(groups: Groups, zone: Zone): Group[] {
  const largest = largestOf(groups, zone);
  const tied: Group[] = [];
  for (const group of groups.list) if (group.zone === largest?.zone && group.size === largest.size) tied.push(group);
  return tied;
}

/** The cells of the first of the largest groups; none where the zone is missing. */
export function largestGroup(groups: Groups, zone: Zone): number[] {
  const largest = largestOf(groups, zone);
  return largest ? cellsOf(groups, largest) : [];
}

function cellsOf({ labels }: Groups, { label }: Group): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < labels.length; cell++) if (labels[cell] === label) cells.push(cell);
  return cells;
}
