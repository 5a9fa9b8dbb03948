import { codeOf, EMPTY, SIDE } from '../../../src/games/sprawlopolis/rules/city-plan.ts';
import { type Survey, survey } from '../../../src/games/sprawlopolis/rules/city-survey.ts';
import { ZONES } from '../../../src/games/sprawlopolis/rules/types.ts';

const MARGIN = 1;

/**
 * A city of any blocks, drawn row by row, rows parted by `/`: `.` is a gap, `C P I R` a block of that
 * zone, `C-NS` one with a road. Drawings need not be possible with the cards there are.
 */
export function drawn(drawing: string): Survey {
  const rows = drawing
    .split(/\n|\//)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => row.split(/\s+/));
  const stride = Math.max(...rows.map((row) => row.length)) + 2 * MARGIN;
  const size = stride * (rows.length + 2 * MARGIN);
  const zones = new Array<number>(size).fill(EMPTY);
  const roads = zones.slice();
  for (const [y, row] of rows.entries()) {
    for (const [x, token] of row.entries()) draw(zones, roads, (y + MARGIN) * stride + x + MARGIN, token);
  }
  return survey({ left: -MARGIN, top: -MARGIN, stride, zones, roads });
}

function draw(zones: number[], roads: number[], cell: number, token: string): void {
  if (token === '.') return;
  const match = /^([CPIR])(?:-([NESW])([NESW]))?$/.exec(token);
  const zone = ZONES.find((name) => name[0]!.toUpperCase() === match?.[1]);
  if (!match || !zone) throw new Error(`what is ${token}?`);
  zones[cell] = codeOf(zone);
  for (const side of match.slice(2)) if (side) roads[cell] = roads[cell]! | SIDE[side as keyof typeof SIDE];
}
