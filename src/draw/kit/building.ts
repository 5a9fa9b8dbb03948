import { box, polygon, polyline } from '../outline.ts';
import { fill, group, line, rect, type Shape } from '../shape.ts';
import type { BuildingTones } from './building-tones.ts';

/** Measures in a space of side 104: seen from the front right, one floor like the other. */
export const BODY = { left: 15, right: 71, foot: 89, floor: 21, deep: 14, rise: 11 } as const;

export type Building = {
  readonly floors: number;
  /** How high each of them is: many may have to share little room. */
  readonly floor: number;
  readonly tones: BuildingTones;
  /** The outline of a window, of half height about 5, around a point. */
  readonly pane: (x: number, y: number) => string;
  /** With the top of the walls at 0. */
  readonly roof: readonly Shape[];
  /** Without a roof to speak of the flat top gets a line of its own. */
  readonly bare?: boolean;
};
type Walls = Pick<Building, 'floors' | 'floor'>;

export const topOf = ({ floors, floor }: Walls): number => BODY.foot - floor * floors;

function silhouette(walls: Walls): string {
  const { left, right, foot, deep, rise } = BODY;
  const top = topOf(walls);
  return polygon([
    [left, foot],
    [left, top],
    [left + deep, top - rise],
    [right + deep, top - rise],
    [right + deep, foot - rise],
    [right, foot],
  ]);
}

/** A light ledge on top of each floor, reaching beyond the wall: one counts the ledges. */
function ledgeFaces(y: number): { readonly front: string; readonly side: string } {
  const { left, right, deep, rise } = BODY;
  const out = 2.5;
  const thick = 3.8;
  return {
    front: box(left - out, y, right - left + 2 * out, thick),
    side: polygon([
      [right + out, y],
      [right + deep + out, y - rise],
      [right + deep + out, y - rise + thick],
      [right + out, y + thick],
    ]),
  };
}

function ledge(y: number, tones: BuildingTones): Shape[] {
  const { left, right, deep, rise } = BODY;
  const { front, side } = ledgeFaces(y);
  return [
    fill(side, tones.front),
    fill(front, tones.light),
    line(
      polyline([
        [left + 1, y + 4.8],
        [right, y + 4.8],
        [right + deep, y + 4.8 - rise],
      ]),
      `${tones.contour}80`,
      1.5,
    ),
  ];
}

const ledgeLines = ({ floors, floor }: Walls) =>
  Array.from({ length: floors }, (_, i) => BODY.foot - floor * (i + 1) - (i + 1 < floors ? 1 : 0));

function windows({ floors, floor, tones, pane }: Building): Shape[] {
  const { left, right, foot } = BODY;
  const squeezed = Math.min(1, floor / BODY.floor);
  const middles = Array.from({ length: floors }, (_, i) => foot - floor * i - floor / 2 + 2.5);
  return [
    ...middles.flatMap((y, i) => [...frontWindows(pane, y, squeezed, i === 0, tones), sideWindow(y, squeezed, tones)]),
    ...door((left + right) / 2, foot, squeezed, tones),
  ];
}

function walls(building: Walls, tones: BuildingTones): Shape[] {
  const { left, right, foot, deep, rise } = BODY;
  const top = topOf(building);
  return [
    rect(left, top, right - left, foot - top, { fill: tones.front }),
    fill(
      polygon([
        [right, foot],
        [right + deep, foot - rise],
        [right + deep, top - rise],
        [right, top],
      ]),
      tones.side,
    ),
    rect(left, top, 4, foot - top, { fill: '#FFFFFF33' }),
  ];
}

/** The flat top on which the roof stands. */
function deck(building: Walls): string {
  const { left, right, deep, rise } = BODY;
  const y = topOf(building);
  return polygon([
    [left - 2.5, y],
    [left + deep - 2, y - rise],
    [right + deep + 2.5, y - rise],
    [right + 2.5, y],
  ]);
}

/** Everything that makes the silhouette, in one dark tone, under the faces: a contour without inner lines. */
function contour(building: Walls, tones: BuildingTones): Shape[] {
  const ledges = ledgeLines(building).flatMap((y) => Object.values(ledgeFaces(y)));
  return [silhouette(building), deck(building), ...ledges].map((d) => line(d, tones.contour, 4.8));
}

/** A tower of floors under its roof, in a space of side 104. */
export function buildingShapes(building: Building): Shape[] {
  const { tones, roof, bare = false } = building;
  return [
    ...contour(building, tones),
    ...walls(building, tones),
    ...windows(building),
    ...ledgeLines(building).flatMap((y) => ledge(y, tones)),
    fill(deck(building), bare ? tones.roof : tones.light),
    ...(bare ? [line(deck(building), tones.contour, 1.6)] : []),
    group(roof, { y: topOf(building) }),
  ];
}

const COLUMNS = [26, 43, 60] as const;

/** Three windows; on the ground floor the middle one makes room for the door. */
const frontWindows = (
  pane: Building['pane'],
  y: number,
  scale: number,
  ground: boolean,
  tones: BuildingTones,
): Shape[] =>
  COLUMNS.filter((_, i) => !ground || i !== 1).map((x) =>
    scale < 1 ? group([fill(pane(0, 0), tones.window)], { x, y, scale }) : fill(pane(x, y), tones.window),
  );

/** One dim window on the side, slanted like the wall. */
const sideWindow = (y: number, scale: number, tones: BuildingTones): Shape =>
  fill(
    polygon([
      [75, y - 2.6 + 4.1 * scale],
      [81.5, y - 7.8 + 4.1 * scale],
      [81.5, y - 7.8 - 4.2 * scale],
      [75, y - 2.6 - 4.1 * scale],
    ]),
    `${tones.window}99`,
  );

function door(x: number, foot: number, scale: number, tones: BuildingTones): Shape[] {
  const high = 8 - 14.5 * (1 - scale);
  return [
    fill(`M${x - 6.5} ${foot}V${foot - high}a6.5 6.5 0 0 1 13 0V${foot}Z`, tones.contour),
    fill(`M${x - 6.5} ${foot}V${foot - high}a6.5 6.5 0 0 1 4.6 -6.2V${foot}Z`, '#FFFFFF2A'),
  ];
}
