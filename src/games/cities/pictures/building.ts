import {
  BODY,
  type Building,
  buildingShapes,
  dome,
  ellipse,
  gable,
  hedges,
  jewel,
  polygon,
  type Shape,
  type Sprite,
  sprite,
  topOf,
} from '#draw';
import { itemAt } from '#engine';
import { MAX_HEIGHT } from '../rules/types.ts';
import { COLOR_TONES } from './cities-tones.ts';
import { type Hue, symbol, tonesOf } from './color-symbol.ts';

/** The higher a building, the lower its floors: the walls of the highest end inside its own space, so it hides nothing. */
const FLOORS = [BODY.floor, BODY.floor, 19.5, 17] as const;

const walls = (height: number) => ({
  floors: height,
  floor: itemAt(FLOORS, Math.min(height, MAX_HEIGHT) - 1),
});

export const wallHeight = (height: number): number => BODY.foot - topOf(walls(height));

const ROOFS: { readonly [hue in Hue]: () => Shape[] } = {
  red: () => gable(COLOR_TONES.red),
  blue: () => dome(COLOR_TONES.blue),
  green: () => hedges(COLOR_TONES.green),
  yellow: () => jewel(COLOR_TONES.yellow),
  any: () => [],
};

/** In the symbol's shape. */
function pane(hue: Hue, x: number, y: number): string {
  switch (hue) {
    case 'red':
      return `M${x - 4.4} ${y + 5}V${y - 0.6}L${x} ${y - 6.2}L${x + 4.4} ${y - 0.6}V${y + 5}Z`;
    case 'blue':
      return ellipse(x, y, 4.7);
    case 'yellow':
      return symbol('yellow', x, y, 4.7);
    case 'green':
    case 'any':
      return symbol('green', x, y, 4.7);
  }
}

const of = (hue: Hue, height: number): Building => ({
  ...walls(height),
  tones: tonesOf(hue),
  pane: (x, y) => pane(hue, x, y),
  roof: ROOFS[hue](),
  bare: hue === 'any',
});

export const houseShapes = (hue: Hue, height: number): Shape[] => buildingShapes(of(hue, height));

/** Placed at the space's top left corner; only roofs rise over its upper edge. */
export const building = (hue: Hue, height: number, size: number): Sprite =>
  sprite(`building ${hue} ${height}`, size, { left: 4, top: topOf(walls(height)) - 58, right: 96, bottom: 94 }, () =>
    houseShapes(hue, height),
  );

/** Hard shadow from the foot to the right, longer with the height; the lot's edge cuts it off. */
export function buildingShadow(height: number): string {
  const { right, foot, deep, rise } = BODY;
  const reach = 7 + 4 * height;
  const top = topOf(walls(height));
  return polygon([
    [right, foot],
    [right + deep, foot - rise],
    [right + deep, top - rise + 12],
    [right + deep + reach, top + 8],
    [right + deep + reach, foot - 2],
    [right + reach, foot + 5],
    [BODY.left + 8, foot + 5],
    [BODY.left, foot],
  ]);
}
