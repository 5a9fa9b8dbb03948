import { type Dice, pick } from '#engine';
import { AREA_FEATURES, COLORS, type Color, type Land } from '../../../src/games/cities/rules/kinds.ts';
import { MAX_HEIGHT, type Space } from '../../../src/games/cities/rules/types.ts';

/** What a random town has more of or less of, so that some come near every goal. */
type Taste = {
  readonly lands: readonly Land[];
  readonly favorite: Color;
  /** Of ten spaces, how many have something on them. */
  readonly full: number;
  readonly highest: number;
};

const SIZES = [
  [2, 2],
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 8],
  [8, 6],
  [6, 10],
  [10, 6],
] as const;

/** A town of any spaces, whether tiles can make it or not; one tile may be missing. */
export function randomTown(chance: Dice): Space[] {
  const [width, height] = pick(chance, SIZES);
  const taste = randomTaste(chance);
  const hole = { x: chance.roll(width), y: chance.roll(2 * height) };
  const spaces: Space[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >> 1 === hole.x >> 1 && y >> 1 === hole.y >> 1 && width * height > 4) continue;
      spaces.push({ x, y, ...randomSpace(chance, taste) });
    }
  }
  return spaces;
}

function randomTaste(chance: Dice): Taste {
  const favorite = pick(chance, COLORS);
  const share = (land: Land) => new Array<Land>(chance.roll(5)).fill(land);
  const lands = [...COLORS, ...share('water'), ...share('park'), ...share(favorite), ...share(favorite)];
  return { lands, favorite, full: 2 + chance.roll(9), highest: 1 + chance.roll(MAX_HEIGHT) };
}

function randomSpace(chance: Dice, { lands, favorite, full, highest }: Taste): Omit<Space, 'x' | 'y'> {
  const land = pick(chance, lands);
  const bare = { land, feature: null, color: null, height: 0 };
  if (chance.roll(10) >= full) return bare;
  if (land === 'water' || land === 'park') return { ...bare, feature: pick(chance, AREA_FEATURES[land]) };
  const height = 1 + chance.roll(highest);
  const kind = chance.roll(12);
  if (kind === 0) return { ...bare, feature: 'monument' };
  if (kind === 1) return { ...bare, feature: 'special' };
  return kind === 2 ? { land, feature: 'special', color: favorite, height } : { ...bare, color: land, height };
}
