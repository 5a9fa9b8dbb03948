import { expect, test } from 'vitest';
import { BODY, type Shape } from '#draw';
import { itemAt } from '#engine';
import { layout } from '#games/pictures';
import { wallHeight } from '../../../../src/games/cities/pictures/building.ts';
import { COLORS } from '../../../../src/games/cities/rules/kinds.ts';
import { MAX_HEIGHT, type Space, type Town } from '../../../../src/games/cities/rules/types.ts';
import type { View } from '../../../../src/games/cities/rules/view.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { NAMES } from '../../../draw/names.ts';
import { RICH } from '../rich-views.ts';

/** Nothing but towers: every other building stands on an any-color space. */
const built = (height: number, town: Town): Town => ({
  ...town,
  spaces: town.spaces.map((space, i): Space => {
    const color = itemAt(COLORS, i % COLORS.length);
    return { ...space, land: color, color, height, feature: i % 2 === 0 ? 'special' : null };
  }),
});

const drawn = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group') return drawn(shape.shapes);
    return shape.kind === 'image' ? [shape.sprite.key] : [];
  });

const HEIGHTS = Array.from({ length: MAX_HEIGHT }, (_, i) => i + 1);

test.each(HEIGHTS)('buildings of %i hide no any-color plate and no height, wherever they stand', (height) => {
  const view: View = { ...RICH, towns: RICH.towns.map((town) => built(height, town)) };
  const { shapes } = layout({ game: 'cities', kind: 'neighborhood', view, seat: 0 }, sceneFor('en', NAMES));
  const keys = drawn(shapes);
  const { spaces } = view.towns[0]!;
  const marks = keys.flatMap((key, i) => (/^(wild plate|badge)/.test(key) ? [i] : []));
  const towers = keys.flatMap((key, i) => (key.startsWith('building ') ? [i] : []));
  expect(keys.filter((key) => key.startsWith('wild plate'))).toHaveLength(Math.ceil(spaces.length / 2));
  expect(towers).toHaveLength(spaces.length);
  expect(marks).toHaveLength(spaces.length + Math.ceil(spaces.length / 2));
  expect(Math.min(...marks)).toBeGreaterThan(Math.max(...towers));
});

test.each(HEIGHTS)('the walls of a building of %i end inside its own space', (height) => {
  expect(wallHeight(height)).toBeLessThanOrEqual(BODY.foot);
  if (height > 1) expect(wallHeight(height)).toBeGreaterThan(wallHeight(height - 1));
});
