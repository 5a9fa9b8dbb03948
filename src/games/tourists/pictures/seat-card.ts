import {
  box,
  check,
  FELT,
  group,
  image,
  initial,
  middleOf,
  PAPER,
  type Place,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  star,
  textWidth,
  tileBack,
  write,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { cityOf, cityScore } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { littleCity, type Part } from './city-layers.ts';
import { hourglass } from './round-header.ts';
import { tourist } from './tourist.ts';

/** How wide a card is, how large its fields are, which of them are shown, and where its numbers stand. */
export type CardSetting = {
  readonly w: number;
  readonly size: number;
  readonly info: 'beside' | 'below';
  readonly part: Part;
};

const HEAD = 70;
const DONE = '#17604D';

/** The height a card takes: name, city, and what lies below it. */
export const cardHeight = ({ size, info, rows }: Pick<CardSetting, 'size' | 'info'> & { readonly rows: number }) =>
  HEAD + 10 + 2 * rows * size + 16 + (info === 'below' ? 82 : 14);

/** One seat: who, whether done, the city as all may see it, points and stock. */
export function seatCard(view: View, seat: Seat, at: Rect, { size, info, part }: CardSetting, scene: Scene): Shape[] {
  const { shown, edge } = part;
  const margin = Math.max(4, edge);
  const w = 2 * shown.width * size + 2 * margin;
  const h = 2 * shown.height * size + 2 * margin;
  const city = { x: info === 'below' ? at.x + Math.round((at.w - w) / 2) : at.x + 90, y: at.y + HEAD + 10, w, h };
  return [
    ...sheetCard(at),
    group([rect(at.x, at.y, at.w, HEAD, { fill: PAPER.second })], { clip: box(at.x, at.y, at.w, at.h, RADIUS.panel) }),
    ...head(view, seat, at, PAPER.second, scene),
    rect(city.x, city.y, w, h, { fill: FELT.felt }, edge ? 4 : 16),
    image(littleCity(view, seat, size, part), city.x + margin, city.y + margin),
    ...(info === 'beside'
      ? beside(view, seat, { x: city.x + w + 12, y: city.y + 4, w: 72, h: h - 4 }, scene)
      : below(view, seat, { x: at.x + 10, y: city.y + h + 10, w: at.w - 20, h: 58 }, scene)),
  ];
}

/** Who, and whether done, while there is no city yet. */
export const nameCard = (view: View, seat: Seat, at: Rect, scene: Scene): Shape[] => [
  ...sheetCard(at),
  ...head(view, seat, at, PAPER.paper, scene),
];

/** A tick on green, or an hourglass; words only where there is room for them. */
function mark(
  view: View,
  seat: Seat,
  { x, y, w }: Rect,
  scene: Scene,
): { readonly w: number; readonly shapes: Shape[] } {
  if (view.phase === 'over') return { w: 0, shapes: [] };
  const done = itemAt(view.done, seat);
  const text = speech(scene.language)(`pictures.round.${done ? 'done' : 'building'}`);
  const wide = w > 400;
  const wordsWidth = Math.ceil(textWidth(scene, text, 'points'));
  const pill = wide ? wordsWidth + 74 : 56;
  const left = x + w - 12 - pill;
  const on = done ? DONE : PAPER.ink;
  const color = done ? PAPER.white : PAPER.gold;
  return {
    w: pill + 12,
    shapes: [
      rect(left, y + 12, pill, 48, { fill: on }, 24),
      image(done ? check(34, color) : hourglass(34, PAPER.second), left + (wide ? 32 : 28), y + 36),
      ...(wide ? [write(scene, text, { x: left + 56, y: y + 37 }, 'points', { color, on })] : []),
    ],
  };
}

function head(view: View, seat: Seat, at: Rect, on: string, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const { w, shapes } = mark(view, seat, at, scene);
  const left = at.w > 400 ? 78 : 66;
  return [
    image(pawn(seat, initial(name), 58), at.x + (at.w > 400 ? 40 : 36), at.y + 66),
    write(scene, name, { x: at.x + left, y: at.y + 38, max: at.w - left - w - 12 }, 'name', { on }),
    ...shapes,
  ];
}

const points = (total: number, at: Rect, scene: Scene): Shape[] =>
  at.h > at.w
    ? [
        rect(at.x, at.y, at.w, at.h, { fill: PAPER.ink }, 16),
        image(star(14), at.x + Math.round(at.w / 2), at.y + 24),
        write(scene, String(total), { center: at.x + Math.round(at.w / 2), y: at.y + 67 }, 'value', 'gold on ink'),
      ]
    : [
        rect(at.x, at.y, at.w, at.h, { fill: PAPER.ink }, Math.round(at.h / 2)),
        image(star(14), at.x + 30, at.y + Math.round(at.h / 2) - 1),
        write(scene, String(total), { ...middleOf(at, 1), center: at.x + at.w - 46 }, 'value', 'gold on ink'),
      ];

/** A placed tile that is still face down, or an empty place. */
function work(view: View, seat: Seat, x: number, y: number, side: number): Shape[] {
  if (view.phase === 'over') return [];
  if (view.done[seat]) return [image(tileBack(side / 2), x, y)];
  return [
    rect(x + 2, y + 2, side - 4, side - 4, { stroke: PAPER.mute, width: 4, dash: [11, 9] }, 12),
    image(hourglass(Math.round(side * 0.5), PAPER.mute), x + side / 2, y + side / 2),
  ];
}

const left = (stock: number, at: Place, scene: Scene): Shape => write(scene, `×${stock}`, at, 'label');

function beside(view: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const middle = at.x + Math.round(at.w / 2);
  const { stock } = cityOf(view, seat);
  return [
    ...points(cityScore(view, seat).total, { ...at, h: 96 }, scene),
    image(tourist(seat, 74), middle, at.y + 198),
    left(stock, { center: middle, y: at.y + 222 }, scene),
    ...work(view, seat, at.x + 2, at.y + at.h - 88, 68),
  ];
}

function below(view: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const { stock } = cityOf(view, seat);
  return [
    ...points(cityScore(view, seat).total, { ...at, w: 130 }, scene),
    image(tourist(seat, 52), at.x + 162, at.y + 55),
    left(stock, { x: at.x + 188, y: at.y + 31 }, scene),
    ...work(view, seat, at.x + at.w - 58, at.y + 2, 54),
  ];
}
