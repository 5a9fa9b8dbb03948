import { itemAt } from '#engine';
import { codeOf, EMPTY, type Plan } from './city-plan.ts';
import type { ConditionOf } from './condition.ts';
import { type Hit, type Tally, tally } from './tally.ts';
import type { Zone } from './types.ts';

export type LineCondition = ConditionOf<'lines' | 'best-line' | 'longest-lines'>;
type Line = readonly number[];

/** Conditions on rows and columns of blocks. */
export function measureLines(plan: Plan, condition: LineCondition): Tally {
  const { across, down } = linesOf(plan);
  switch (condition.kind) {
    case 'lines':
      return countedLines(plan, [across, down], condition);
    case 'best-line':
      return whole([longest([bestOf(plan, across, condition.zone), bestOf(plan, down, condition.zone)])]);
    case 'longest-lines':
      return whole([longest(across), longest(down)]);
  }
}

/** How many blocks, and how many of the zone, each row and column has; those beyond the city have none. */
function countLines({ zones, stride }: Plan, zone: number): { readonly all: Uint8Array; readonly own: Uint8Array } {
  const rows = zones.length / stride;
  const [all, own] = [new Uint8Array(rows + stride), new Uint8Array(rows + stride)];
  for (let cell = 0, row = 0, column = 0; cell < zones.length; cell++, column++) {
    if (column === stride) [row, column] = [row + 1, 0];
    const here = zones[cell];
    if (!here) continue;
    count(all, row, rows + column);
    if (here === zone) count(own, row, rows + column);
  }
  return { all, own };
}

function count(lines: Uint8Array, row: number, column: number): void {
  lines[row] = (lines[row] ?? 0) + 1;
  lines[column] = (lines[column] ?? 0) + 1;
}

/** Their points alone. */
export function linePoints(plan: Plan, condition: LineCondition): number {
  const { all, own } = countLines(plan, condition.kind === 'longest-lines' ? EMPTY : codeOf(condition.zone));
  const rows = plan.zones.length / plan.stride;
  if (condition.kind === 'best-line') return Math.max(...own);
  if (condition.kind === 'longest-lines') return Math.max(...all.subarray(0, rows)) + Math.max(...all.subarray(rows));
  let sum = 0;
  for (let line = 0; line < all.length; line++) {
    if (own[line] === condition.exactly) sum += condition.points;
    else if (all[line] !== 0 && own[line] === 0) sum += condition.none;
  }
  return sum;
}

/** Rows and columns without their gaps; those beyond the city are empty. */
function linesOf({ zones, stride }: Plan): { readonly across: readonly Line[]; readonly down: readonly Line[] } {
  const across: number[][] = [];
  const down: number[][] = [];
  for (let x = 0; x < stride; x++) down.push([]);
  for (let start = 0; start < zones.length; start += stride) {
    const line: number[] = [];
    across.push(line);
    for (let x = 0; x < stride; x++) {
      if (zones[start + x] === EMPTY) continue;
      line.push(start + x);
      itemAt(down, x).push(start + x);
    }
  }
  return { across, down };
}

function ofZone({ zones }: Plan, line: Line, zone: Zone): Line {
  const code = codeOf(zone);
  const cells: number[] = [];
  for (const cell of line) if (zones[cell] === code) cells.push(cell);
  return cells;
}

function countedLines(plan: Plan, ways: readonly (readonly Line[])[], condition: ConditionOf<'lines'>): Tally {
  const hits: Hit[] = [];
  for (const lines of ways) {
    for (const line of lines) {
      const cells = ofZone(plan, line, condition.zone);
      if (cells.length === condition.exactly) hits.push({ points: condition.points, cells });
      else if (line.length > 0 && cells.length === 0) hits.push({ points: condition.none, cells: line });
    }
  }
  return tally(hits);
}

const bestOf = (plan: Plan, lines: readonly Line[], zone: Zone): Line =>
  longest(lines.map((line) => ofZone(plan, line, zone)));

const longest = (lines: readonly Line[]): Line =>
  lines.reduce((best, line) => (line.length > best.length ? line : best), []);

/** One point for every block of these lines. */
const whole = (lines: readonly Line[]): Tally =>
  tally(lines.filter((line) => line.length > 0).map((cells) => ({ points: cells.length, cells })));
