import { type Box, boundingBox, itemAt, type Point, required } from '#engine';
import { EXTENT, type Face, START_TILES, TILE_IDS, tileFace } from './content.ts';
import { type City, type Field, type PlacedTile, ROTATIONS, type Rotation, type TileId, type Visit } from './types.ts';

/** The face after quarter turns clockwise. */
export function rotateFace(face: Face, rotation: Rotation): Face {
  let rotated = face;
  for (let i = 0; i < rotation; i++) rotated = [rotated[2], rotated[0], rotated[3], rotated[1]];
  return rotated;
}

/** The face of every tile in every rotation, made once. */
const ROTATED: ReadonlyMap<TileId, readonly Face[]> = new Map(
  TILE_IDS.map((tile) => [tile, ROTATIONS.map((rotation) => rotateFace(tileFace(tile), rotation))]),
);

/** One number per place: coordinates never leave ±5. */
const placeKey = (x: number, y: number) => 16 * y + x;

/** The fields of every tile wherever it has lain: computers lay the same ones over and over. */
const LAID = new Map<number, readonly Field[]>();

export function fieldsOfTile({ tile, x, y, turn: rotation }: PlacedTile): readonly Field[] {
  const key = (tile * ROTATIONS.length + rotation) * 256 + placeKey(x + 8, y + 8);
  const laid = LAID.get(key);
  if (laid) return laid;
  const face = itemAt(required(ROTATED.get(tile), `tile ${tile}`), rotation);
  const fields = face.map((kind, i) => ({ x: 2 * x + (i % 2), y: 2 * y + (i >> 1), kind }));
  LAID.set(key, fields);
  return fields;
}

export const fieldsOf = (tiles: readonly PlacedTile[]): Field[] => tiles.flatMap(fieldsOfTile);

export const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The attraction of a tile: two fields side by side carry one landmark. */
export type Landmark = { readonly tile: number; readonly fields: readonly Point[] };

export const landmarksOf = (tiles: readonly PlacedTile[]): Landmark[] =>
  tiles.flatMap((placed) => {
    const fields = fieldsOfTile(placed).filter(({ kind }) => kind === 'attraction');
    return fields.length ? [{ tile: placed.tile, fields: fields.map(({ x, y }) => ({ x, y })) }] : [];
  });

function touchesSide(taken: ReadonlySet<number>, x: number, y: number): boolean {
  const key = placeKey(x, y);
  return taken.has(key - 16) || taken.has(key + 1) || taken.has(key + 16) || taken.has(key - 1);
}

function touchesCorner(taken: ReadonlySet<number>, x: number, y: number): boolean {
  const key = placeKey(x, y);
  return taken.has(key - 17) || taken.has(key - 15) || taken.has(key + 15) || taken.has(key + 17);
}

function staysWithin({ left, top, width, height }: Box, x: number, y: number): boolean {
  const w = Math.max(left + width, x + 1) - Math.min(left, x);
  const h = Math.max(top + height, y + 1) - Math.min(top, y);
  return w <= EXTENT && h <= EXTENT;
}

/** Starting tiles touch at corners only; later tiles at a corner or a side. */
function touches(taken: ReadonlySet<number>, x: number, y: number): boolean {
  const side = touchesSide(taken, x, y);
  if (taken.size < START_TILES) return !side && touchesCorner(taken, x, y);
  return side || touchesCorner(taken, x, y);
}

/** Where the next tile may lie, in reading order. */
export function tilePoints(tiles: readonly PlacedTile[]): Point[] {
  if (tiles.length === 0) return [{ x: 0, y: 0 }];
  const box = boundingBox(tiles);
  const taken = new Set(tiles.map(({ x, y }) => placeKey(x, y)));
  const found: Point[] = [];
  for (let y = box.top - 1; y <= box.top + box.height; y++) {
    for (let x = box.left - 1; x <= box.left + box.width; x++) {
      if (!taken.has(placeKey(x, y)) && touches(taken, x, y) && staysWithin(box, x, y)) found.push({ x, y });
    }
  }
  return found;
}

/** The tourists after a visit; one who moves keeps the place in the list. */
export function touristsAfter(tourists: readonly Point[], visit: Visit): readonly Point[] {
  if (visit.kind === 'stay') return tourists;
  const to = { x: visit.x, y: visit.y };
  if (visit.kind === 'tourist') return [...tourists, to];
  const { from } = visit;
  return tourists.map((tourist) => (isAt(tourist, from) ? to : tourist));
}

export const receive = (city: City, visit: Visit): City => ({
  ...city,
  tourists: touristsAfter(city.tourists, visit),
});
