import { itemAt } from '../../../engine/sure.ts';
import type { Condition } from './condition.ts';
import { codeOf, EMPTY, type Plan } from './plan.ts';
import { type Hit, type Tally, tally } from './tally.ts';
import type { Zone } from './types.ts';

type Kind<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
export type LineCondition = Kind<'lines' | 'best-line' | 'longest-lines'>;
type Line = readonly number[];

/** Conditions on rows and columns of blocks. */
export function measureLines(plan: Plan, condition: LineCondition): Tally {
  const { rows, columns } = linesOf(plan);
  switch (condition.kind) {
    case 'lines':
      return countedLines(plan, [rows, columns], condition);
    case 'best-line':
      return whole([longest([bestOf(plan, rows, condition.zone), bestOf(plan, columns, condition.zone)])]);
    case 'longest-lines':
      return whole([longest(rows), longest(columns)]);
  }
}

/** Rows and columns without their gaps; those beyond the city are empty. */
function linesOf({ zones, stride }: Plan): { readonly rows: readonly Line[]; readonly columns: readonly Line[] } {
  const rows: number[][] = [];
  const columns: number[][] = [];
  for (let column = 0; column < stride; column++) columns.push([]);
  for (let start = 0; start < zones.length; start += stride) {
    const row: number[] = [];
    rows.push(row);
    for (let column = 0; column < stride; column++) {
      if (zones[start + column] === EMPTY) continue;
      row.push(start + column);
      itemAt(columns, column).push(start + column);
    }
  }
  return { rows, columns };
}

function ofZone({ zones }: Plan, line: Line, zone: Zone): Line {
  const code = codeOf(zone);
  const cells: number[] = [];
  for (const cell of line) if (zones[cell] === code) cells.push(cell);
  return cells;
}

function countedLines(plan: Plan, ways: readonly (readonly Line[])[], condition: Kind<'lines'>): Tally {
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
