import { type Drawing, FELT, PAPER, RADIUS, rect, type Scene, type Shape, WIDTH, write } from '#draw';
import type { Seat } from '#engine';
import type { GameId } from '#games';
import type { Pictures } from '#games/contract';
import { nameOf } from '#i18n';
import type { ToyRequest } from './request.ts';
import type { Card, View } from './rules.ts';
import { speech } from './words.ts';

const TOP = 110;
const ROW = 84;

const felt = (scene: Scene, height: number, text: string): Shape[] => [
  rect(0, 0, WIDTH, height, { fill: FELT.low }, RADIUS.picture),
  write(scene, text, { x: 40, y: 56, max: 920 }, 'title', 'paper on low'),
];

/** A seat, what it has kept, and whether it is ready. */
function row(scene: Scene, { kept, ready }: View, seat: Seat, y: number): Shape[] {
  const say = speech(scene.language);
  const middle = y + ROW / 2 - 6;
  return [
    rect(30, y, WIDTH - 60, ROW - 12, { fill: PAPER.paper }, RADIUS.field),
    write(scene, nameOf(scene, seat), { x: 50, y: middle, max: 330 }, 'name'),
    write(scene, say(ready[seat] ? 'picture.done' : 'picture.deciding'), { x: 400, y: middle, max: 270 }, 'name'),
    write(scene, (kept[seat] ?? []).join(' · '), { right: 950, y: middle, max: 260 }, 'name'),
  ];
}

function cards(scene: Scene, hand: readonly Card[], chosen: Card | null): Shape[] {
  return hand.flatMap((card, i) => [
    rect(40 + i * 180, TOP, 160, 200, { fill: card === chosen ? PAPER.gold : PAPER.paper }, RADIUS.field),
    write(
      scene,
      String(card),
      { center: 120 + i * 180, y: TOP + 100 },
      'total',
      `ink on ${card === chosen ? 'gold' : 'paper'}`,
    ),
  ]);
}

function layout(request: ToyRequest, scene: Scene): Drawing {
  const say = speech(scene.language);
  const { view } = request;
  if (request.kind === 'hand') {
    const shapes = [...felt(scene, 340, say('panel.hand')), ...cards(scene, view.hand, view.chosen), ...frame(340)];
    return { width: WIDTH, height: 340, shapes };
  }
  const seats = request.kind === 'kept' ? [request.seat] : [...view.kept.keys()];
  const name = request.kind === 'kept' ? nameOf(scene, request.seat) : '';
  const height = TOP + seats.length * ROW + 20;
  return {
    width: WIDTH,
    height,
    shapes: [
      ...felt(scene, height, say(`picture.${request.kind}`, { name })),
      ...seats.flatMap((seat, i) => row(scene, view, seat, TOP + i * ROW)),
    ],
  };
}

const frame = (height: number): Shape[] => [
  rect(6, 6, WIDTH - 12, height - 12, { stroke: PAPER.gold, width: 4 }, RADIUS.picture),
  rect(14, 14, WIDTH - 28, height - 28, { stroke: PAPER.line, width: 2 }, RADIUS.panel),
];

const EMPTY: View = {
  seat: null,
  hand: [],
  chosen: null,
  held: [],
  kept: [[1], [2]],
  asked: null,
  ready: [true, false],
};

/** As listed under an id. */
export const toyPictures = (game: GameId): Pictures<ToyRequest> => ({
  layout,
  town: (request, { x, y, w, h }, scene) => [
    rect(x, y, w, h, { fill: PAPER.paper }, RADIUS.field),
    ...cards(scene, request.view.kept.flat().slice(0, 3), null),
  ],
  vignette: (_request, { x, y, w, h }) => [rect(x, y, w, h, { fill: PAPER.gold }, RADIUS.field)],
  rehearsal: () => [{ game, kind: 'table', view: EMPTY }],
});
