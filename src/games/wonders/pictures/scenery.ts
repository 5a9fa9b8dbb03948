import {
  box,
  ellipse,
  fill,
  group,
  image,
  line,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  type Sprite,
  write,
} from '#draw';
import { stagesOf } from '../rules/content.ts';
import { COLORS, type Color, type Side } from '../rules/kinds.ts';
import type { SeenCity } from '../rules/view.ts';
import { type Counts, countsOf, type Street, towerHeight, towers } from './tower.ts';
import { wonderArt } from './wonder/wonder.ts';

const SKIES = {
  day: {
    sky: '#8EC8DD',
    low: '#A9D8E6',
    hills: '#79AFC2',
    far: '#83BBCD',
    cloud: '#D3EDF3',
    grass: '#8ABB57',
    edge: '#6E9E40',
    road: '#E9DCB8',
    joint: '#C9B27C',
  },
  night: {
    sky: '#1E2749',
    low: '#253159',
    hills: '#2A3763',
    far: '#25305A',
    cloud: '#34426F',
    grass: '#6E9E40',
    edge: '#4F7C2A',
    road: '#D9C9A0',
    joint: '#B59C66',
  },
} as const;

const CLOUDS = [
  [330, 62, 0.8],
  [600, 72, 1.05],
  [756, 56, 0.8],
  [898, 112, 0.86],
] as const;
const STARS = [
  [300, 58],
  [405, 36],
  [512, 76],
  [628, 32],
  [700, 104],
  [748, 70],
  [560, 118],
  [250, 26],
  [930, 130],
  [180, 40],
  [60, 70],
  [900, 20],
] as const;

const cloud = ([x, y, scale]: (typeof CLOUDS)[number], tone: string): Shape =>
  group(
    [
      fill(`${ellipse(-26, -4, 24)}${ellipse(6, -16, 30)}${ellipse(34, -4, 20)}`, tone),
      fill(box(-62, -4, 124, 24, 18), tone),
    ],
    { x, y, scale },
  );

function light(side: Side): Shape[] {
  if (side === 'day') return [fill(ellipse(864, 66, 40), '#FFC53D'), fill(ellipse(864, 66, 31), '#FFE07A')];
  return [
    ...STARS.map(([x, y], i) => fill(ellipse(x, y, i % 3 ? 2.6 : 3.6), '#FFF3C4')),
    fill('M872 20A44 44 0 1 0 894 82A36 36 0 1 1 872 20Z', '#FFE9B0'),
  ];
}

/** How large a landscape is. */
export const SCENERY = { w: 968, h: 250 } as const;
const { w: W, h: H } = SCENERY;
/** The sky over a city, by day or by night. */
export const scenery = (side: Side): Sprite => ({
  key: `wonders scenery ${side}`,
  left: 0,
  top: 0,
  width: W,
  height: H,
  shapes: () => {
    const tones = SKIES[side];
    const shapes = [
      rect(0, 0, W, H, { fill: tones.sky }),
      fill(`M0 ${H}V150C120 130 240 170 400 150C560 128 700 170 ${W} 140V${H}Z`, tones.low),
      ...light(side),
      ...CLOUDS.map((each) => cloud(each, tones.cloud)),
      fill(`M0 ${H}V160C90 142 170 150 260 172C360 196 470 196 560 176C660 150 800 176 ${W} 158V${H}Z`, tones.far),
      fill(`M0 ${H}V186C120 156 220 186 320 194C430 200 520 168 640 186C760 204 860 160 ${W} 188V${H}Z`, tones.hills),
      rect(0, 194, W, H, { fill: tones.edge }),
      rect(0, 197, W, H, { fill: tones.grass }),
      rect(0, 211, W, H, { fill: tones.road }),
      line(Array.from({ length: 17 }, (_, i) => `M${24 + i * 58} 231h22`).join(''), tones.joint, 4),
    ];
    return [group(shapes, { clip: box(0, 0, W, H, RADIUS.panel * 1.3) })];
  },
});

/** The lines of a score that a tower stands for. */
const TOLD: readonly Color[] = ['yellow', 'blue', 'green', 'purple', 'black'];

/** The points of a color over its roof. */
export function chips({ score }: SeenCity, street: Street, counts: Counts, scene: Scene): Shape[] {
  return TOLD.flatMap((color) => {
    const points = score.parts.find(({ key }) => key === color)?.points ?? 0;
    if (points === 0) return [];
    const x = Math.round(street.x + COLORS.indexOf(color) * street.pitch);
    const y = street.foot - Math.round(towerHeight(color, counts[color], street.size, street.room)) - 26;
    const w = Math.abs(points) > 9 ? 62 : 52;
    return [
      rect(x - w / 2, y - 21, w, 42, { fill: PAPER.ink, stroke: PAPER.paper, width: 3 }, 14),
      write(scene, String(points), { center: x, y: y + 1 }, 'label', 'gold on ink'),
    ];
  });
}

/** A city as a town in its landscape: the wonder, then its towers. */
export function town(city: SeenCity, { x, y }: Pick<Rect, 'x' | 'y'>, scene: Scene): Shape[] {
  const counts = countsOf(city);
  const street: Street = { x: x + 306, foot: y + 218, pitch: 85, size: 112, room: 168, badge: 54 };
  return [
    image(scenery(city.side), x, y),
    image(wonderArt(city.wonder, city.stages, stagesOf(city).length, 222, city.side), x + 134, y + 232),
    ...towers(street, counts, null),
    ...chips(city, street, counts, scene),
  ];
}
