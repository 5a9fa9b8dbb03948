import {
  abreast,
  boxed,
  group,
  line,
  type Motif,
  motif,
  over,
  PAPER,
  path,
  type Shape,
  type Spot,
  type Sprite,
  scaled,
} from '#draw';
import { itemAt, itemAtCyclic } from '#engine';
import { type Condition, type ConditionOf, SHAPES } from '../rules/condition.ts';
import { AREA_FEATURES, COLORS } from '../rules/kinds.ts';
import { type Hue, symbol, tonesOf } from './color-symbol.ts';
import {
  bank,
  blob,
  crownSign,
  featureSign,
  lotMotif,
  mark,
  numberDisc,
  numbered,
  patch,
  street,
  times,
  tower,
} from './pictogram-parts.ts';

/** A condition told without words, out of the same motifs as the city itself. */
function picture(condition: Condition): Motif {
  switch (condition.kind) {
    case 'building':
      return building(condition);
    case 'area':
      return area(condition);
    case 'ground':
      return ground(condition);
    case 'pattern':
      return pattern(condition);
    case 'heights':
      return heights(condition);
    case 'crossing':
      return crossing(condition);
    case 'quarter':
      return quarter(condition);
  }
}

/** Color, height and what it stands beside; a symbol without a number means any height. */
function building({ color, min, max, beside, sides }: ConditionOf<'building'>): Motif {
  const hue = color ?? 'any';
  const any = min <= 1 && max >= 4;
  const text = any ? '' : min === max ? String(min) : max >= 4 ? `${min}+` : `${min}–${max}`;
  const house = tower(hue, any ? 2 : Math.min(min, 4));
  const signed = any && beside ? house : numbered(house, mark(hue, text), any ? 60 : 48);
  if (!beside) return signed;
  const ground = patch(beside);
  return sides >= 2 ? abreast([ground, signed, ground], -6) : abreast([signed, ground], -6);
}

/** Spaces that make a neat area of a given size. */
const AREA_SPOTS: readonly (readonly Spot[])[] = [
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
];
const spotsFor = (count: number) => itemAt(AREA_SPOTS, Math.min(Math.max(count, 1), AREA_SPOTS.length) - 1);

function area({ land, min, features, colors }: ConditionOf<'area'>): Motif {
  if (colors > 0) return colorsAround(land, colors);
  if (features > 0) {
    const shown = AREA_FEATURES[land].slice(0, Math.min(features, 3)).map((feature) => featureSign(feature, 58));
    const basin = blob(
      land,
      Array.from({ length: shown.length }, (_, i) => [i, 0] as const),
      68,
    );
    return numbered(over(basin, abreast(shown, 10), 5, 5), numberDisc(`${features}+`), 40);
  }
  if (min > 1) return numbered(blob(land, spotsFor(min)), numberDisc(`${min}+`), 44);
  const alone = blob(land, spotsFor(1), 64);
  return abreast([alone, alone], 16);
}

/** The area in the middle, the colors of the buildings on its sides. */
function colorsAround(land: ConditionOf<'area'>['land'], colors: number): Motif {
  const middle = scaled(patch(land), 1.25);
  const houses = COLORS.slice(0, colors).map((color) => scaled(tower(color, 1), 0.72));
  const half = Math.ceil(houses.length / 2);
  return abreast([...houses.slice(0, half), middle, ...houses.slice(half)], -4);
}

function ground({ land, where }: ConditionOf<'ground'>): Motif {
  if (where === 'largest') {
    const largest = blob(land, spotsFor(5));
    return over(largest, crownSign(), 96, 50);
  }
  const other = land === 'park' ? 'water' : 'park';
  const here = blob(land, [[0, 0]], 66);
  const arrow = motif(30, 40, [line('M5 20H25M16 10L26 20L16 30', PAPER.ink, 6)]);
  return abreast([here, arrow, scaled(patch(other), 1)], 4, 'middle');
}

/** Buildings of such heights and hues that they show the rule and nothing beyond it. */
function cast({ shape, color, height }: ConditionOf<'pattern'>): Motif[] {
  const hues: { readonly [rule in typeof color]: readonly Hue[] } = {
    any: height === 'any' ? ['red', 'blue', 'red', 'yellow', 'red'] : ['any'],
    same: ['yellow'],
    different: ['red', 'blue', 'yellow', 'green', 'any'],
  };
  const heights: { readonly [rule in typeof height]: readonly number[] } = {
    any: color === 'same' ? [2, 1] : [1],
    same: [2],
    different: [1, 3, 2, 4],
    rising: [1, 2, 3, 4],
  };
  return Array.from({ length: SHAPES[shape] }, (_, i) =>
    tower(itemAtCyclic(hues[color], i), itemAtCyclic(heights[height], i)),
  );
}

function pattern(condition: ConditionOf<'pattern'>): Motif {
  const houses = cast(condition);
  const shown = arrange(condition, houses);
  return condition.height === 'rising' ? abreast([shown, stairs()], 0, 'middle') : shown;
}

function arrange({ shape, color, height }: ConditionOf<'pattern'>, houses: readonly Motif[]): Motif {
  if (shape === 'square') {
    const [back, front] = [houses.slice(0, 2), houses.slice(2)];
    return over(abreast(back, -8), abreast(front, -8), -16, 30);
  }
  if (shape === 'pair' && (height === 'same' || color === 'same')) {
    const equal = color === 'same' ? paletteSign() : equals();
    return abreast([...houses.slice(0, 1), equal, ...houses.slice(1)], -5);
  }
  const line = abreast(houses, -18);
  return shape === 'pair' ? line : over(line, street(line.w - 6), 2, line.h - 3);
}

const equals = (): Motif =>
  motif(
    44,
    52,
    [line('M9 18H35M9 32H35', PAPER.ink, 8)].map((shape): Shape => group([shape])),
  );

/** "=" inside the sign for any color: the same one, whichever. */
const paletteSign = (): Motif =>
  motif(52, 56, [
    path(symbol('any', 26, 26, 22), { fill: tonesOf('any').badge, stroke: PAPER.white, width: 3 }),
    line('M17 21H35M17 32H35', PAPER.white, 6),
  ]);

const stairs = (): Motif => motif(48, 52, [line('M5 46V34H18V22H31V10H44', PAPER.ink, 7)]);

const STAIR = [
  ['green', 1],
  ['blue', 2],
  ['red', 3],
  ['yellow', 4],
] as const;

function heights({ beside, colors, together }: ConditionOf<'heights'>): Motif {
  const houses = STAIR.map(([hue, height]) => tower(colors ? hue : 'any', height));
  if (!together)
    return abreast(
      houses.map((house) => over(house, bank(beside, house.w - 8), 2, house.h - 6)),
      0,
    );
  const stair = abreast(houses, -10);
  return over(stair, bank(beside, stair.w), 0, stair.h - 6);
}

/** From edge to edge, through three tiles. */
function crossing({ land }: ConditionOf<'crossing'>): Motif {
  const run = blob(
    land,
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    38,
  );
  const edge = motif(8, run.h + 14, [line(`M4 2V${run.h + 12}`, PAPER.ink, 6)]);
  return abreast([edge, run, edge], 2, 'middle');
}

function quarter({ min, of }: ConditionOf<'quarter'>): Motif {
  if (of === 'one-color') {
    const lots = spotsFor(Math.min(min, 4)).map(([x, y]) => group(lotMotif('blue').shapes, { x: x * 46, y: y * 46 }));
    return numbered(motif(92, min > 2 ? 92 : 46, lots), numberDisc(`${min}+`));
  }
  const block = abreast(
    (['red', 'any', 'blue'] as const).map((hue) => tower(hue, 1)),
    -12,
  );
  const front = abreast(
    (['any', 'yellow', 'any'] as const).map((hue) => tower(hue, 1)),
    -12,
  );
  return numbered(over(block, front, -14, 30), numberDisc(`${min}+`));
}

const keyOf = (condition: Condition) => JSON.stringify(Object.values(condition));

/** Fills a box of `w` by `h` pixels; `count` is how often an achievement asks for it. */
export const pictogram = (condition: Condition, count: number, w: number, h: number, most = 0.8): Sprite =>
  boxed(
    `pictogram ${keyOf(condition)} ${count}`,
    () => (count > 1 ? abreast([times(count), picture(condition)], 4, 'middle') : picture(condition)),
    w,
    h,
    most,
  );
