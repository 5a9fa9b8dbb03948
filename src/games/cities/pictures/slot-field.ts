import {
  bag,
  cardBack,
  drawPill,
  FELT,
  featureBack,
  image,
  initial,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  SPACE,
  textWidth,
  tileBack,
  workerSpot,
  write,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { card, tileFace } from '../rules/content.ts';
import type { Color, Feature } from '../rules/kinds.ts';
import type { Row } from '../rules/types.ts';
import type { SeenItem } from '../rules/view.ts';
import { caption } from '../words/caption.ts';
import { cube } from './color-cube.ts';
import { pictogram } from './pictogram.ts';
import { tile } from './tile.ts';
import { token } from './token.ts';

type WorkerSpace = {
  readonly row: Row;
  readonly items: readonly SeenItem[];
  readonly worker: Seat | null;
  readonly tint: string;
};

/** One worker space: what lies there and a disc that says "put a worker here", or who stands there. */
export function slotField(slot: WorkerSpace, at: Rect, scene: Scene): Shape[] {
  if (slot.worker !== null) return taken(slot.worker, at, scene);
  const field = rect(at.x, at.y, at.w, at.h, { fill: slot.tint }, RADIUS.field);
  if (slot.items.length === 0) return [vacant(at)];
  return [field, ...contents(slot, at, scene), image(workerSpot(23), at.x + at.w - 32, at.y + at.h - 29)];
}

const vacant = (at: Rect): Shape =>
  rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: '#8B91A680', width: 3, dash: [12, 11] }, RADIUS.field);

function taken(seat: Seat, at: Rect, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const middle = at.x + Math.round(at.w / 2);
  return [
    rect(at.x, at.y, at.w, at.h, { fill: FELT.taken }, RADIUS.field),
    rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: FELT.dash, width: 3, dash: [12, 11] }, 14),
    image(pawn(seat, initial(name), Math.min(104, at.h - 56)), middle, at.y + at.h - 46),
    write(scene, name, { center: middle, y: at.y + at.h - 20, max: at.w - 20 }, 'tag', 'paper on taken'),
  ];
}

function contents({ row, items }: WorkerSpace, at: Rect, scene: Scene): Shape[] {
  switch (row) {
    case 'cards':
      return items.flatMap((item) => cardItem(item, at, scene));
    case 'tiles':
      return items.map((item) => tileItem(item, at));
    case 'features':
      return features(items, at);
    case 'pieces':
      return pieces(items, at);
  }
}

const BESIDE_DISC = 142;

function cardItem(item: SeenItem, at: Rect, scene: Scene): Shape[] {
  if (item?.kind !== 'card') return [image(cardBack(92), at.x + 14, at.y + 16)];
  const { points, condition } = card(item.card);
  const lines = caption(scene.language, item.card);
  const chip = { x: at.x + at.w - 64, y: at.y + 15 };
  // Beside the worker's disc there is room for a short line only.
  const low = lines.length === 1 && textWidth(scene, lines.join(), 'caption') <= BESIDE_DISC;
  return [
    rect(at.x + 13, at.y + 14, at.w - 18, at.h - 18, { fill: '#2A243830' }, 13),
    rect(at.x + 8, at.y + 8, at.w - 18, at.h - 18, { fill: PAPER.paper }, 13),
    image(pictogram(condition, 1, 136, low ? 80 : 50), at.x + 14, at.y + 12),
    ...drawPill(scene, String(points), { ...chip, w: 48, h: 56 }, 'value', 'gold on ink', { radius: 12, down: 0 }),
    ...lines.map((line, i) => {
      const max = i === 0 && !low ? 190 : BESIDE_DISC;
      return write(scene, line, { x: at.x + 16, y: at.y + at.h - (low ? 33 : 67 - i * 33), max }, 'caption');
    }),
  ];
}

function tileItem(item: SeenItem, at: Rect): Shape {
  if (item?.kind !== 'tile') return image(tileBack(74), at.x + 18, at.y + 8);
  return image(tile(tileFace(item.tile), 74), at.x + 18, at.y + 8);
}

const featureSign = (item: SeenItem, x: number, y: number): Shape =>
  item?.kind === 'feature' ? image(token(item.feature satisfies Feature, 92, 1), x, y) : image(featureBack(88), x, y);

function features(items: readonly SeenItem[], at: Rect): Shape[] {
  const y = at.y + 60;
  if (items.length === 1) return items.map((item) => featureSign(item, at.x + 92, y + 2));
  return items.map((item, i) => featureSign(item, at.x + 57 + i * 102, i ? y - 6 : y + 12));
}

/** Where up to four cubes lie, so that the worker's disc stays free. */
const CUBE_SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[58, 42]],
  [
    [26, 42],
    [92, 42],
  ],
  [
    [56, 13],
    [22, 79],
    [88, 79],
  ],
  [
    [22, 13],
    [88, 13],
    [22, 79],
    [88, 79],
  ],
];

function pieces(items: readonly SeenItem[], at: Rect): Shape[] {
  if (items.every((item) => item === null)) {
    return [image(bag(Math.round(SPACE * 1.14), '??'), at.x + 82, at.y + 74)];
  }
  const spots = itemAt(CUBE_SPOTS, Math.min(items.length, 4));
  return items.flatMap((item, i) => {
    const spot = spots[i];
    if (!spot || item?.kind !== 'piece') return [];
    return [image(cube(item.color satisfies Color, 53), at.x + spot[0], at.y + spot[1])];
  });
}
