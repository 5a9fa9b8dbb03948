import { codeOf, EMPTY, type Plan } from './plan.ts';
import type { Zone } from './types.ts';

/** Clusters of blocks of one zone, joined edge to edge. */
export type Groups = {
  /** The number of the group each cell belongs to; 0 for none. */
  readonly labels: Uint8Array;
  /** Size and zone code of each group, by its number. */
  readonly sizes: readonly number[];
  readonly zones: readonly number[];
};

export function findGroups({ zones, stride }: Plan): Groups {
  const labels = new Uint8Array(zones.length);
  const sizes = [0];
  const codes = [EMPTY];
  for (let start = 0; start < zones.length; start++) {
    const zone = zones[start]!;
    if (zone === EMPTY || labels[start]) continue;
    const label = sizes.length;
    labels[start] = label;
    const queue = [start];
    for (let i = 0; i < queue.length; i++) {
      const cell = queue[i]!;
      join(cell - stride, zone, label, zones, labels, queue);
      join(cell + 1, zone, label, zones, labels, queue);
      join(cell + stride, zone, label, zones, labels, queue);
      join(cell - 1, zone, label, zones, labels, queue);
    }
    sizes.push(queue.length);
    codes.push(zone);
  }
  return { labels, sizes, zones: codes };
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

export function largestSize({ sizes, zones }: Groups, zone: Zone): number {
  const code = codeOf(zone);
  let largest = 0;
  for (let label = 1; label < sizes.length; label++) {
    if (zones[label] === code && sizes[label]! > largest) largest = sizes[label]!;
  }
  return largest;
}

/** The groups of the zone that are tied for largest, by number, in reading order. */
export function largestGroups(groups: Groups, zone: Zone): number[] {
  const code = codeOf(zone);
  const size = largestSize(groups, zone);
  const found: number[] = [];
  for (let label = 1; label < groups.sizes.length; label++) {
    if (groups.zones[label] === code && groups.sizes[label] === size) found.push(label);
  }
  return found;
}

/** The cells of the first of the largest groups; none where the zone is missing. */
export function largestGroup(groups: Groups, zone: Zone): number[] {
  const [first] = largestGroups(groups, zone);
  return first === undefined ? [] : cellsOf(groups, first);
}

export function cellsOf({ labels }: Groups, label: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < labels.length; cell++) if (labels[cell] === label) cells.push(cell);
  return cells;
}
