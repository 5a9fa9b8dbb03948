import {
  type Block,
  card,
  column,
  type Drawing,
  FELT,
  grow,
  label,
  PAPER,
  pad,
  RADIUS,
  rect,
  row,
  type Scene,
  type Shape,
  WIDTH,
  write,
} from '#draw';
import type { Seat } from '#engine';
import type { GameId } from '#games';
import { definePictures } from '#games/define';
import { nameOf } from '#i18n';
import type { Toy, ToyRequest } from './request.ts';
import type { Card, View } from './rules.ts';
import { speech } from './words.ts';

const TOP = 110;

const felt = (scene: Scene, height: number, text: string): Shape[] => [
  rect(0, 0, WIDTH, height, { fill: FELT.low }, RADIUS.picture),
  write(scene, text, { x: 40, y: 56, max: 920 }, 'title', 'paper on low'),
];

/** A seat, whether it is ready, and what it has kept. */
function seatCard(scene: Scene, { kept, ready }: View, seat: Seat): Block {
  const name = label(scene, nameOf(scene, seat), 'name');
  const state = label(scene, speech(scene.language)(ready[seat] ? 'picture.done' : 'picture.deciding'), 'name');
  const cards = label(scene, (kept[seat] ?? []).join(' · '), 'name');
  return card(pad(14, row([name, grow(), state, grow(), cards], 20)));
}

function cards(scene: Scene, hand: readonly Card[], chosen: Card | null): Shape[] {
  return hand.flatMap((value, i) => [
    rect(40 + i * 180, TOP, 160, 200, { fill: value === chosen ? PAPER.gold : PAPER.paper }, RADIUS.field),
    write(
      scene,
      String(value),
      { center: 120 + i * 180, y: TOP + 100 },
      'total',
      `ink on ${value === chosen ? 'gold' : 'paper'}`,
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
  const body = column(
    seats.map((seat) => seatCard(scene, view, seat)),
    12,
  );
  const height = TOP + body.h + 30;
  return {
    width: WIDTH,
    height,
    shapes: [
      ...felt(scene, height, say(`picture.${request.kind}`, { name })),
      ...body.draw({ x: 30, y: TOP, w: WIDTH - 60, h: body.h }),
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
export const toyPictures = (game: GameId) =>
  definePictures<Toy>({ layout, rehearsal: () => [{ game, kind: 'table', view: EMPTY }] });
