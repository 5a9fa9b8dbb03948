import {
  AREA_TONES,
  type Cell,
  ellipse,
  FLOWERS,
  fill,
  group,
  image,
  line,
  type Shape,
  SPACE,
  type Sprite,
  shore,
  sprite,
} from '#draw';
import type { Area } from '../rules/kinds.ts';

const WAVES = [
  [14, 24],
  [58, 30],
  [34, 54],
  [12, 80],
  [60, 84],
] as const;
const TUFTS = [
  [22, 28],
  [74, 24],
  [52, 52],
  [24, 80],
  [78, 78],
] as const;
const BLOOMS = [
  [50, 24, 0],
  [26, 54, 1],
  [68, 56, 0],
] as const;

/** A little different in every space, the same for the same space. */
const VARIANTS = 5;
const variantOf = ({ x, y }: Cell) => (((x * 7 + y * 13) % VARIANTS) + VARIANTS) % VARIANTS;

const waves = (drift: number): Shape[] =>
  WAVES.map(([x, y], i) => {
    const dx = drift * (i % 2 ? 2.4 : -2.4);
    return line(`M${x + dx} ${y}q6 -6 13 0t13 0`, AREA_TONES.water.mark, 3.4);
  });

const tufts = (drift: number): Shape[] => [
  ...TUFTS.map(([x, y], i) => {
    const dx = drift * (i % 2 ? 2.2 : -2.2);
    return line(
      `M${x + dx} ${y}v-11M${x + dx - 1} ${y}q-1 -5 -5 -7M${x + dx + 1} ${y}q1 -5 5 -7`,
      AREA_TONES.park.mark,
      2.8,
    );
  }),
  ...BLOOMS.map(([x, y, tone]) => fill(ellipse(x - drift * 2, y, 3.6), FLOWERS[tone])),
];

const texture = (area: Area, variant: number, size: number): Sprite =>
  sprite(`texture ${area} ${variant}`, size, { left: 0, top: 0, right: SPACE, bottom: SPACE }, () =>
    (area === 'water' ? waves : tufts)(variant - 2),
  );

type Shore = readonly [inset: number, radius: number, drop: number];
const SHORES: { readonly [area in Area]: { readonly [tone in 'rim' | 'deep' | 'fill']: Shore } } = {
  water: { rim: [5, 20, 0], deep: [10, 17, 0], fill: [12, 16, 3] },
  park: { rim: [5, 24, 0], deep: [9, 21, 0], fill: [10, 20, 2] },
};

/** Connected spaces of one ground flow together, also over seams. In pixels, for spaces of side `size`. */
export function ground(area: Area, cells: readonly Cell[], bare: (cell: Cell) => boolean, size: number): Shape[] {
  const k = size / SPACE;
  const { rim, deep, fill: face } = SHORES[area];
  const tones = AREA_TONES[area];
  const around = ([inset, radius, drop]: Shore) => shore(cells, size, inset * k, radius * k, drop * k);
  const inside = around(face);
  const textures = cells
    .filter(bare)
    .map((cell) => image(texture(area, variantOf(cell), size), cell.x * size, cell.y * size));
  return [
    fill(around(rim), tones.rim),
    fill(around(deep), tones.deep),
    fill(inside, tones.fill),
    group(textures, { clip: inside }),
  ];
}

const SWATCH_TUFTS = [
  [-10, -5],
  [10, -5],
  [0, 13],
] as const;

/** One space of water or park by itself, as in pictograms. Around its middle, half side 24. */
export const swatch = (area: Area): Shape[] => {
  const tones = AREA_TONES[area];
  const [edge, face] = area === 'water' ? [tones.deep, tones.fill] : [tones.rim, tones.fill];
  const body = 'M-15 -24H15Q24 -24 24 -15V15Q24 24 15 24H-15Q-24 24 -24 15V-15Q-24 -24 -15 -24Z';
  const marks =
    area === 'water'
      ? [line('M-15 -7q7 -7 15 0t15 0M-15 9q7 -7 15 0t15 0', '#F2FBFD', 4.2)]
      : SWATCH_TUFTS.map(([x, y]) =>
          line(`M${x} ${y}v-9M${x - 1} ${y}q-1 -4 -5 -6M${x + 1} ${y}q1 -4 5 -6`, '#3F6A1F', 3),
        );
  return [fill(body, edge), group([fill(body, face)], { scale: 0.84 }), ...marks];
};
