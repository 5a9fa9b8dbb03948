import { type Box, boundingBox, itemAt, type Point } from '#engine';
import { face, mapQuarters, QUARTERS, type Quarters } from './content.ts';
import { CARD_NUMBERS, type CardNumber, type Placement, type RoadSides, ZONES, type Zone } from './types.ts';

/**
 * The topmost blocks of a city as plain numbers, with empty cells around: the computer scores
 * thousands of cities per turn. Never changed once made.
 */
export type Plan = {
  /** Where the first cell lies. */
  readonly left: number;
  readonly top: number;
  /** Distance from a cell to the one below it. */
  readonly stride: number;
  /** `EMPTY`, or the code of the block's zone. */
  readonly zones: readonly number[];
  /** The two sides its road joins, as bits of `SIDE`. */
  readonly roads: readonly number[];
};

export const EMPTY = 0;
export const codeOf = (zone: Zone): number => ZONES.indexOf(zone) + 1;

/** What a block of the zone with this code is worth, where only some zones are worth something. */
export function pointsFor(points: { readonly [zone in Zone]?: number }, code: number): number {
  const zone = ZONES[code - 1];
  return (zone && points[zone]) ?? 0;
}

export const SIDE = { N: 1, E: 2, S: 4, W: 8 } as const;
const bits = (sides: RoadSides) => [...sides].reduce((sum, side) => sum | SIDE[side as keyof typeof SIDE], 0);

type Face = { readonly zones: Quarters<number>; readonly roads: Quarters<number> };
const makeFace = (card: CardNumber, turned: boolean): Face => {
  const { blocks, roads } = face(card, turned);
  return { zones: mapQuarters(blocks, codeOf), roads: mapQuarters(roads, bits) };
};
/** By card number, from 1 on. */
const UPRIGHT = CARD_NUMBERS.map((card) => makeFace(card, false));
const ROTATED = CARD_NUMBERS.map((card) => makeFace(card, true));

/** A card reaches two cells beyond the city, and every cell of it has neighbors to look at. */
const ROOM = 3;

/** The rectangle of the city; a card takes two blocks each way. */
export function extent(placements: readonly Placement[]): Box {
  const box = boundingBox(placements);
  return placements.length ? { ...box, width: box.width + 1, height: box.height + 1 } : box;
}

const filled = (size: number): number[] => new Array<number>(size).fill(EMPTY);

/** A city with room for one more card on any side. */
export function makePlan(placements: readonly Placement[]): Plan {
  const { left, top, width, height } = extent(placements);
  const stride = width + 2 * ROOM;
  const size = stride * (height + 2 * ROOM);
  const plan = { left: left - ROOM, top: top - ROOM, stride, zones: filled(size), roads: filled(size) };
  for (const placement of placements) write(plan, placement);
  return plan;
}

/** The city with one card more, which may lie in the plan's room. */
export function lay(plan: Plan, placement: Placement): Plan {
  const { left, top, stride } = plan;
  const built = { left, top, stride, zones: plan.zones.slice(), roads: plan.roads.slice() };
  write(built, placement);
  return built;
}

type Sheet = Plan & { readonly zones: number[]; readonly roads: number[] };

function write({ left, top, stride, zones, roads }: Sheet, { card, turned, x, y }: Placement): void {
  const seen = itemAt(turned ? ROTATED : UPRIGHT, card - 1);
  const first = (y - top) * stride + x - left;
  for (const quarter of QUARTERS) {
    const cell = first + (quarter & 1) + (quarter >> 1) * stride;
    zones[cell] = seen.zones[quarter];
    roads[cell] = seen.roads[quarter];
  }
}

export const pointOf = ({ left, top, stride }: Plan, cell: number): Point => ({
  x: left + (cell % stride),
  y: top + Math.floor(cell / stride),
});

/** Looks at the city with one card more, one after the other: each lies only while it is looked at. */
export function trying(plan: Plan, look: (tried: Plan) => number): (placement: Placement) => number {
  const { left, top, stride } = plan;
  const sheet: Sheet = { left, top, stride, zones: plan.zones.slice(), roads: plan.roads.slice() };
  return (placement) => {
    write(sheet, placement);
    const seen = look(sheet);
    const first = (placement.y - top) * stride + placement.x - left;
    for (const cell of [first, first + 1, first + stride, first + stride + 1]) {
      sheet.zones[cell] = itemAt(plan.zones, cell);
      sheet.roads[cell] = itemAt(plan.roads, cell);
    }
    return seen;
  };
}

/** Where a card may lie: over a block, or edge to edge with one; never corner to corner only. Row by row. */
export function places({ left, top, stride, zones }: Plan): Point[] {
  const found: Point[] = [];
  const height = zones.length / stride;
  for (let y = 1; y < height - 2; y++) {
    for (let x = 1; x < stride - 2; x++) {
      if (touches(zones, y * stride + x, stride)) found.push({ x: left + x, y: top + y });
    }
  }
  return found;
}

/** Whether any block lies under a card here or beside it; the cells at its four corners do not count. */
const touches = (zones: readonly number[], cell: number, stride: number): boolean =>
  zones[cell - stride] !== EMPTY ||
  zones[cell - stride + 1] !== EMPTY ||
  zones[cell - 1] !== EMPTY ||
  zones[cell] !== EMPTY ||
  zones[cell + 1] !== EMPTY ||
  zones[cell + 2] !== EMPTY ||
  zones[cell + stride - 1] !== EMPTY ||
  zones[cell + stride] !== EMPTY ||
  zones[cell + stride + 1] !== EMPTY ||
  zones[cell + stride + 2] !== EMPTY ||
  zones[cell + 2 * stride] !== EMPTY ||
  zones[cell + 2 * stride + 1] !== EMPTY;

/** Every way to lay one of these cards: by card, way up, row and column. */
export function placementsOf(plan: Plan, cards: readonly CardNumber[]): Placement[] {
  const free = places(plan);
  const found: Placement[] = [];
  for (const card of cards) {
    for (const turned of [false, true]) for (const { x, y } of free) found.push({ card, turned, x, y });
  }
  return found;
}
