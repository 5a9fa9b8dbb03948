import { cellIndex, connectedAreas, type Grid, neighborIndexes } from '#engine';
import type { Field, Kind, ScoringLevel } from './types.ts';

const ZONE_KINDS = ['attraction', 'park'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** Connected fields of one kind, and the neighbors that count with them. */
export type Zone = {
  readonly kind: ZoneKind;
  readonly fields: readonly Field[];
  readonly beside: readonly Field[];
};

/** On level 3 a zone also counts what lies beside it. */
const NEIGHBOR: { readonly [kind in ZoneKind]: Kind } = { attraction: 'terrace', park: 'water' };

/** What a tourist on a terrace can see on each level. */
const SIGHTS: { readonly [level in ScoringLevel]: readonly Kind[] } = { 1: [], 2: ['water'], 3: ['water', 'park'] };

/** Each neighbor once, however many sides it shares with the zone. */
function beside(grid: Grid<Field>, fields: readonly Field[], kind: Kind): Field[] {
  const found: Field[] = [];
  for (const field of fields) {
    for (const index of neighborIndexes(grid, cellIndex(grid, field))) {
      const cell = grid.cells[index];
      if (cell && cell.kind === kind && !found.includes(cell)) found.push(cell);
    }
  }
  return found;
}

export function zonesOf(grid: Grid<Field>, level: ScoringLevel): Zone[] {
  const zones: Zone[] = [];
  for (const kind of ZONE_KINDS) {
    for (const fields of connectedAreas(grid, (field) => field.kind === kind)) {
      zones.push({ kind, fields, beside: level === '3' ? beside(grid, fields, NEIGHBOR[kind]) : [] });
    }
  }
  return zones;
}

/** What lies in one direction from a field, up to the first that blocks the view. */
export function look(grid: Grid<Field>, from: number, step: number, level: ScoringLevel): Field[] {
  const sights = SIGHTS[level];
  const seen: Field[] = [];
  for (let index = from + step; ; index += step) {
    const cell = grid.cells[index];
    if (!cell || !sights.includes(cell.kind)) return seen;
    seen.push(cell);
  }
}

export const directions = ({ stride }: Grid<Field>): readonly number[] => [-stride, 1, stride, -1];

/** What a tourist sees from a terrace, in all four directions. */
export function seenFrom(grid: Grid<Field>, terrace: Field, level: ScoringLevel): Field[] {
  const from = cellIndex(grid, terrace);
  return directions(grid).flatMap((step) => look(grid, from, step, level));
}
