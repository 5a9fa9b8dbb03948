import { type Box, boundingBox, itemAt, type Point } from '#engine';
import { type TileFace, tileFace } from './content.ts';
import { AREA_FEATURES, AREAS, type Area, type Color, type Feature, type Land, type TileId } from './kinds.ts';
import {
  type Item,
  type Length,
  MAX_HEIGHT,
  type PlacedTile,
  type Placement,
  ROTATIONS,
  type Rotation,
  type Space,
  type Town,
} from './types.ts';

/** Tiles per side, in either direction. */
export const EXTENT: { readonly [length in Length]: readonly [number, number] } = { standard: [3, 3], long: [3, 5] };

export function fitsExtent(width: number, height: number, length: Length): boolean {
  const [short, long] = EXTENT[length];
  return (width <= short && height <= long) || (width <= long && height <= short);
}

export const isArea = (land: Land): land is Area => land === 'water' || land === 'park';

/** Whether a building stands here or may come to stand here. */
export const isBuildable = (space: Space): boolean => !isArea(space.land) && space.feature !== 'monument';

/** The face after quarter turns clockwise. */
export function rotateFace(face: TileFace, rotation: Rotation): TileFace {
  let rotated = face;
  for (let i = 0; i < rotation; i++) rotated = [rotated[2], rotated[0], rotated[3], rotated[1]];
  return rotated;
}

const spacesOf = ({ tile, x, y, turn: rotation }: PlacedTile): Space[] =>
  rotateFace(tileFace(tile), rotation).map((land, i) => ({
    x: 2 * x + (i % 2),
    y: 2 * y + (i >> 1),
    land,
    feature: null,
    color: null,
    height: 0,
  }));

export function startTown(tile: TileId): Town {
  const placed: PlacedTile = { tile, x: 0, y: 0, turn: 0 };
  return { tiles: [placed], spaces: spacesOf(placed), cards: [] };
}

/** One number per place: coordinates never leave ±5. */
const placeKey = (x: number, y: number) => 16 * y + x;

const touches = (taken: ReadonlySet<number>, x: number, y: number) =>
  taken.has(placeKey(x, y - 1)) ||
  taken.has(placeKey(x + 1, y)) ||
  taken.has(placeKey(x, y + 1)) ||
  taken.has(placeKey(x - 1, y));

function fitsBeside({ left, top, width, height }: Box, x: number, y: number, length: Length): boolean {
  const w = Math.max(left + width, x + 1) - Math.min(left, x);
  const h = Math.max(top + height, y + 1) - Math.min(top, y);
  return fitsExtent(w, h, length);
}

/** Where a tile may go: side by side with one that lies, never wider or longer than the neighborhood may be. */
export function tilePoints(tiles: readonly PlacedTile[], length: Length): Point[] {
  const box = boundingBox(tiles);
  const taken = new Set(tiles.map(({ x, y }) => placeKey(x, y)));
  const found: Point[] = [];
  for (let y = box.top - 1; y <= box.top + box.height; y++) {
    for (let x = box.left - 1; x <= box.left + box.width; x++) {
      if (!taken.has(placeKey(x, y)) && touches(taken, x, y) && fitsBeside(box, x, y, length)) found.push({ x, y });
    }
  }
  return found;
}

const GROUNDS: ReadonlyMap<Feature, Area> = new Map(
  AREAS.flatMap((land) => AREA_FEATURES[land].map((feature) => [feature, land])),
);

/** Gray features need building land without pieces; the others their own ground. One feature per space. */
export function takesFeature(space: Space, feature: Feature): boolean {
  if (space.feature) return false;
  const ground = GROUNDS.get(feature);
  return ground ? space.land === ground : !isArea(space.land) && space.height === 0;
}

/** A special space takes any color until the first piece settles it; a monument takes none. */
export function takesPiece(space: Space, color: Color): boolean {
  if (space.height > 0) return space.color === color && space.height < MAX_HEIGHT;
  if (space.feature === 'special') return true;
  return space.feature === null && space.land === color;
}

function changed(spaces: readonly Space[], { x, y }: Point, change: (space: Space) => Space): Space[] {
  const i = spaces.findIndex((space) => space.x === x && space.y === y);
  return spaces.with(i, change(itemAt(spaces, i)));
}

export function place(town: Town, placement: Placement): Town {
  switch (placement.kind) {
    case 'tile': {
      const { tile, x, y, turn } = placement;
      const placed = { tile, x, y, turn };
      return { ...town, tiles: [...town.tiles, placed], spaces: [...town.spaces, ...spacesOf(placed)] };
    }
    case 'feature': {
      const { feature } = placement;
      return { ...town, spaces: changed(town.spaces, placement, (space) => ({ ...space, feature })) };
    }
    case 'piece': {
      const { color } = placement;
      return {
        ...town,
        spaces: changed(town.spaces, placement, (space) => ({ ...space, color, height: space.height + 1 })),
      };
    }
    case 'card':
      return { ...town, cards: [...town.cards, placement.card] };
    case 'drop':
      return town;
  }
}

/** All actions for an item: its places in reading order, then discarding it. A city tile can't be discarded. */
export function placementsOf(town: Town, item: Item, length: Length): Placement[] {
  switch (item.kind) {
    case 'card':
      return [item];
    case 'tile':
      return tilePlacements(town, item.tile, length);
    case 'feature': {
      const { kind, feature } = item;
      const spaces = inReadingOrder(town.spaces.filter((space) => takesFeature(space, feature)));
      return [...spaces.map(({ x, y }): Placement => ({ kind, feature, x, y })), { kind: 'drop', item: feature }];
    }
    case 'piece': {
      const { kind, color } = item;
      const spaces = inReadingOrder(town.spaces.filter((space) => takesPiece(space, color)));
      return [...spaces.map(({ x, y }): Placement => ({ kind, color, x, y })), { kind: 'drop', item: color }];
    }
  }
}

function tilePlacements(town: Town, tile: TileId, length: Length): Placement[] {
  const placements: Placement[] = [];
  for (const { x, y } of tilePoints(town.tiles, length)) {
    for (const turn of ROTATIONS) placements.push({ kind: 'tile', tile, x, y, turn });
  }
  return placements;
}

const inReadingOrder = (spaces: Space[]): Space[] => spaces.sort((a, b) => a.y - b.y || a.x - b.x);
