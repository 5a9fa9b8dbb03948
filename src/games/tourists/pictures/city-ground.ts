import {
  AREA_TONES,
  box,
  type Cell,
  ellipse,
  FLOWERS,
  fill,
  group,
  image,
  line,
  PAPER,
  type Shape,
  SPACE,
  type Sprite,
  shore,
  sprite,
} from '#draw';
import { PLAZA, TERRACE, WAVE } from './tourists-tones.ts';

/** Kinds whose fields flow together over seams. */
export type Flowing = 'attraction' | 'park' | 'water';

/** Below these sides there are fewer and bigger parts, or they turn into noise. */
export const FINE = 95;
export const COARSE = 70;
export const TINY = 45;

type Band = readonly [color: string, inset: number, radius: number, drop: number];

const { water, park } = AREA_TONES;
/** From the rim inwards, and the face on top. */
type Bands = { readonly rims: readonly Band[]; readonly face: Band };
const BANDS: { readonly [kind in Flowing]: Bands } = {
  attraction: { rims: [[PLAZA.curb, 5, 9, 0]], face: [PLAZA.fill, 9, 6, 0] },
  park: {
    rims: [
      [park.rim, 5, 26, 0],
      [park.deep, 9, 23, 0],
    ],
    face: [park.fill, 10, 22, 2],
  },
  water: {
    rims: [
      [water.rim, 5, 20, 0],
      [water.deep, 10, 17, 0],
    ],
    face: [water.fill, 12, 16, 3],
  },
};

/** A zone that scores: its curb in the seat's color between two lines of ink. */
function scored(kind: Flowing, curb: string, size: number): Bands {
  const radius = kind === 'park' ? 26 : 12;
  const more = size < COARSE ? 4 / 3 : 1;
  return {
    rims: [
      [PAPER.ink, 1, radius, 0],
      [curb, 3, radius - 1, 0],
      [PAPER.ink, 3 + 8 * more, radius - 6, 0],
    ],
    face: [kind === 'park' ? park.fill : PLAZA.fill, 5 + 8 * more, radius - 8, 0],
  };
}

const WAVES: readonly (readonly [number, number])[] = [
  [15, 24],
  [58, 32],
  [36, 53],
  [18, 78],
  [58, 84],
];
const BIG_WAVES: readonly (readonly [number, number])[] = [
  [20, 36],
  [46, 72],
];

const wave = ([x, y]: readonly [number, number], big: boolean): Shape =>
  big ? line(`M${x} ${y}q9 -9 19 0t19 0`, WAVE, 7) : line(`M${x} ${y}q7 -7 15 0t15 0`, WAVE, 4.4);

const TUFTS: readonly (readonly [number, number])[] = [
  [20, 36],
  [84, 30],
  [52, 62],
  [86, 88],
  [22, 92],
];

const tuft = ([x, y]: readonly [number, number]): Shape =>
  line(`M${x} ${y}v-11M${x - 1} ${y}q-1 -5 -5 -7M${x + 1} ${y}q1 -5 5 -7`, park.mark, 2.8);

const JOINTS = 'M8 30H100M8 58H100M8 86H100M34 8V30M74 8V30M54 30V58M22 58V86M84 58V86M54 86V100';

const EXTENT = { left: 0, top: 0, right: SPACE, bottom: SPACE };

function marks(kind: Flowing, variant: number, size: number): Shape[] {
  const coarse = size < COARSE;
  if (kind === 'water') return (coarse ? BIG_WAVES : WAVES).map((at) => wave(at, coarse));
  if (coarse) return [];
  if (kind === 'attraction') return [line(JOINTS, PLAZA.joint, 2.4)];
  return [
    ...TUFTS.map(([x, y]) => tuft([x + variant * 2 - 2, y])),
    fill(ellipse(64, 18, 3.4), FLOWERS[0]),
    fill(ellipse(18, 62, 3.4), FLOWERS[1]),
  ];
}

const texture = (kind: Flowing, variant: number, size: number): Sprite =>
  sprite(`field ${kind} ${variant}`, size, EXTENT, () => marks(kind, variant, size));

/** Fields of one kind that touch, as one flowing ground; with a curb it is a zone that scores. In pixels. */
export function ground(kind: Flowing, cells: readonly Cell[], size: number, curb: string | null = null): Shape[] {
  const k = size / SPACE;
  const { rims, face } = curb ? scored(kind, curb, size) : BANDS[kind];
  const around = ([, inset, radius, drop]: Band) => shore(cells, size, inset * k, radius * k, drop * k);
  const inside = around(face);
  const textures = cells.map((cell) =>
    image(texture(kind, (((cell.x * 7 + cell.y * 13) % 3) + 3) % 3, size), cell.x * size, cell.y * size),
  );
  return [...rims.map((band) => fill(around(band), band[0])), fill(inside, face[0]), group(textures, { clip: inside })];
}

/** Five by five, three by three where they would be specks. */
function checks(count: number): Shape[] {
  const side = (SPACE - 20) / count;
  return Array.from({ length: count * count }, (_, i) => ({ x: i % count, y: Math.floor(i / count) }))
    .filter(({ x, y }) => (x + y) % 2 === 0)
    .map(({ x, y }) => fill(box(10 + x * side, 10 + y * side, side, side), TERRACE.dark));
}

/** Never flows: what counts alone is boxed. Placed by the field's corner. */
export const terrace = (size: number): Sprite =>
  sprite('terrace', size, EXTENT, () => [
    fill(box(6, 6, SPACE - 12, SPACE - 12, 9), TERRACE.edge),
    fill(box(10, 10, SPACE - 20, SPACE - 20, 4), TERRACE.light),
    ...checks(size < TINY ? 3 : 5),
  ]);
