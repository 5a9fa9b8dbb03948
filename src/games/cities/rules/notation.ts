import { done, type Result, refuse } from '#engine';
import { AREA_FEATURES, COLORS, type Color, type Feature, type Land } from './kinds.ts';
import { MAX_HEIGHT, type Space } from './types.ts';

/**
 * One line of text per row of spaces, spaces parted by blanks:
 * `.` no tile · `~` water, `^` park, with a feature's first letter behind it (`~d` dolphin, `^t` tree)
 * `r b g y` building land · `r3` a red building 3 high · `rm` a monument on red land
 * `r*` a special space on red land · `r*b2` a blue building 2 high on it
 */
const AREA_SIGNS = { '~': 'water', '^': 'park' } as const;
const EMPTY = '.';

const initial = (word: string) => word.charAt(0);
const colorOf = (letter: string | undefined): Color | undefined => COLORS.find((color) => initial(color) === letter);

type Token = Omit<Space, 'x' | 'y'>;
const bare = (land: Land): Token => ({ land, feature: null, color: null, height: 0 });

function parseArea(token: string): Token | null {
  const land = AREA_SIGNS[token[0] as keyof typeof AREA_SIGNS];
  if (!land || token.length > 2) return null;
  if (token.length === 1) return bare(land);
  const feature = AREA_FEATURES[land].find((name) => initial(name) === token[1]);
  return feature ? { ...bare(land), feature } : null;
}

function parseLand(token: string): Token | null {
  const match = /^([rbgy])(?:(\d)|(m)|(\*)(?:([rbgy])(\d))?)?$/.exec(token);
  const land = colorOf(match?.[1]);
  if (!match || !land) return null;
  const [, , own, monument, special, wildColor, wildHeight] = match;
  const height = Number(own ?? wildHeight ?? 0);
  if ((own || wildHeight) && (height < 1 || height > MAX_HEIGHT)) return null;
  const feature: Feature | null = monument ? 'monument' : special ? 'special' : null;
  const color = own ? land : (colorOf(wildColor) ?? null);
  return { land, feature, color, height };
}

const parseToken = (token: string): Token | null => parseArea(token) ?? parseLand(token);

/** Spaces from lines of text; refused with the line and what is wrong in it. */
export function parseSpaces(drawing: readonly string[]): Result<Space[]> {
  const spaces: Space[] = [];
  const lines = drawing.map((line) => line.trim().split(/\s+/));
  const [first = []] = lines;
  for (const [y, line] of lines.entries()) {
    if (line.length !== first.length) {
      return refuse('bad-file', `rows[${y}]`, `${line.length} spaces, the first row has ${first.length}`);
    }
    for (const [x, token] of line.entries()) {
      if (token === EMPTY) continue;
      const space = parseToken(token);
      if (!space) return refuse('bad-file', `rows[${y}]`, `space ${x + 1} is "${token}"`);
      spaces.push({ x, y, ...space });
    }
  }
  return done(spaces);
}
