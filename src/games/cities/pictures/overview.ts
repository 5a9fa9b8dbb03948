import {
  type Drawing,
  image,
  initial,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  seatTones,
  star,
  tilesIn,
  title,
  WIDTH,
  write,
} from '#draw';
import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import { scoreOf, townOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { type Frame, frame } from './neighborhood-frame.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

const HEAD = 76;

/** Panels two by two; neighborhoods that lie long one above the other. */
function panels(frames: readonly Frame[]) {
  const lying = frames.some(({ width }) => width > 3);
  const w = lying ? 968 : 478;
  const body = lying ? 560 : Math.round((w - 40) * Math.max(...frames.map(({ width, height }) => height / width)));
  const h = HEAD + body + 28;
  const perLine = lying ? 1 : 2;
  // The third of three lies in the middle.
  const isAlone = (i: number) => perLine > 1 && i % perLine === 0 && i === frames.length - 1;
  const boxes = frames.map((shown, i) => {
    const x = isAlone(i) ? Math.round((WIDTH - w) / 2) : 16 + (i % perLine) * (w + 12);
    return { shown, at: { x, y: 114 + Math.floor(i / perLine) * (h + 12), w, h } };
  });
  return { boxes, height: 114 + Math.ceil(frames.length / perLine) * (h + 12) + 4 };
}

export function layoutOverview(view: View, scene: Scene): Drawing {
  const { boxes, height } = panels(view.towns.map((town) => frame(town, view.length)));
  const say = speech(scene.language);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, say('pictures.overview.title'), 30, 560),
      write(scene, say(`board.${view.board}`), { right: 970, y: 51, max: 360 }, 'subtitle'),
      ...boxes.flatMap(({ shown, at }, seat) => panel(view, seat, shown, at, scene)),
    ],
  };
}

function panel(view: View, seat: Seat, shown: Frame, at: Rect, scene: Scene): Shape[] {
  const town = townOf(view, seat);
  const { total } = scoreOf(view, seat);
  const name = nameOf(scene, seat);
  const room = { x: at.x + 18, y: at.y + HEAD + 2, w: at.w - 36, h: at.h - HEAD - 26 };
  const size = Math.floor(Math.min(room.w / (2 * shown.width), room.h / (2 * shown.height)));
  const site: Site = { town, ...tilesIn(room, shown, size) };
  return [
    rect(at.x, at.y, at.w, at.h, { fill: '#1A203680' }, RADIUS.panel),
    rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: seatTones(seat).line, width: 4 }, RADIUS.panel - 2),
    ...groundLayer(site),
    ...standingLayer(site),
    ...badgeLayer(site),
    image(pawn(seat, initial(name), 66), at.x + 48, at.y + 70),
    write(scene, name, { x: at.x + 88, y: at.y + 38, max: at.w - 230 }, 'name', 'paper on low'),
    rect(at.x + at.w - 128, at.y + 12, 114, 52, { fill: PAPER.paper }, 26),
    image(star(14), at.x + at.w - 100, at.y + 37),
    write(scene, String(total), { center: at.x + at.w - 54, y: at.y + 39 }, 'sum'),
  ];
}
