import type { Seat } from '../../engine/game.ts';
import { card } from '../../games/cities/content.ts';
import type { View } from '../../games/cities/view.ts';
import { crown, star } from '../kit/emblem.ts';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../label.ts';
import { box } from '../outline.ts';
import { type Scene, write } from '../scene.ts';
import type { Ranked } from '../score.ts';
import { group, image, rect, type Shape } from '../shape.ts';
import { nameOf } from '../speech.ts';
import { PAPER, RADIUS, SIZE } from '../theme.ts';
import { CHIP, type Grid, ROW } from './final.ts';
import { frame } from './frame.ts';
import { pictogram } from './pictogram.ts';
import { LINES, type PaidCard, paidCards, type Sums, sumsOf, townOf } from './score.ts';
import { groundLayer, type Site, standingLayer } from './town.ts';

type Lane = { readonly x: number; readonly w: number };

/** One seat's column: name, little neighborhood, total, five sums, every card. */
export function column(view: View, ranked: Ranked, best: Sums, lane: Lane, grid: Grid, scene: Scene): Shape[] {
  const { seat, score, place } = ranked;
  const wins = place === 0;
  const sums = sumsOf(score);
  const { x, w } = lane;
  const h = grid.bottom - grid.top;
  const outer = box(x, grid.top, w, h, RADIUS.panel);
  return [
    rect(x + 4, grid.top + 6, w, h, { fill: '#0E132357' }, RADIUS.panel),
    group(
      [
        rect(x, grid.top, w, h, { fill: PAPER.paper }),
        rect(x, grid.top, w, 84, { fill: wins ? '#FFE59C' : PAPER.second }),
        ...LINES.flatMap((line, i) => sum(sums[line], sums[line] === best[line], i, lane, grid, scene)),
      ],
      { clip: outer },
    ),
    ...(wins ? [rect(x + 3, grid.top + 3, w - 6, h - 6, { stroke: PAPER.gold, width: 6 }, RADIUS.panel - 3)] : []),
    ...head(seat, wins, lane, grid, scene),
    ...littleTown(view, seat, lane, grid),
    ...total(score.total, wins, lane, grid, scene),
    ...paidCards(townOf(view, seat), score).flatMap((paid, i) => chip(paid, i, lane, grid, scene)),
    ...(wins ? [image(crown(62), x + w - 44, grid.top - 2)] : []),
  ];
}

function head(seat: Seat, wins: boolean, { x, w }: Lane, { top }: Grid, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const on = wins ? '#FFE59C' : PAPER.second;
  const narrow = w < 200;
  const left = narrow ? 62 : 80;
  return [
    image(pawn(seat, initial(name), narrow ? 62 : 70), x + (narrow ? 32 : 40), top + 78),
    write(scene, name, { x: x + left, y: top + 45, size: SIZE.name, max: w - left - 10, color: PAPER.ink, on }),
  ];
}

/** For pleasure, not for reading: no badges. */
function littleTown(view: View, seat: Seat, { x, w }: Lane, { towns }: Grid): Shape[] {
  const town = townOf(view, seat);
  const shown = frame(town, view.length);
  const size = Math.floor(Math.min((w - 18) / (2 * shown.width), towns.h / (2 * shown.height)));
  const site: Site = {
    town,
    frame: shown,
    x: x + Math.round((w - 2 * shown.width * size) / 2) - 1,
    y: towns.y + Math.round((towns.h - 2 * shown.height * size) / 2),
    size,
  };
  return [...groundLayer(site), ...standingLayer(site)];
}

function total(points: number, wins: boolean, { x, w }: Lane, grid: Grid, scene: Scene): Shape[] {
  const wide = Math.min(188, w - 20);
  const left = x + Math.round((w - wide) / 2);
  const on = wins ? PAPER.ink : '#4A4358';
  return [
    rect(left, grid.total, wide, 72, { fill: on }, 36),
    image(star(20), left + Math.round(wide * 0.26), grid.total + 35),
    write(scene, String(points), {
      x: left + Math.round(wide * 0.63),
      y: grid.total + 37,
      size: SIZE.total,
      align: 'center',
      color: wins ? PAPER.gold : PAPER.paper,
      on,
    }),
  ];
}

function sum(points: number, best: boolean, i: number, { x, w }: Lane, grid: Grid, scene: Scene): Shape[] {
  const y = grid.rows + i * ROW;
  const middle = x + Math.round(w / 2);
  const on = best ? PAPER.gold : i % 2 ? PAPER.paper : '#F7EAD0';
  return [
    ...(i % 2 ? [] : [rect(x, y, w, ROW, { fill: '#F7EAD0' })]),
    ...(best ? [rect(middle - 42, y + 6, 84, 46, { fill: PAPER.gold }, 23)] : []),
    write(scene, String(points), { x: middle, y: y + 30, size: SIZE.name, align: 'center', color: PAPER.ink, on }),
  ];
}

function chip({ card: id, points }: PaidCard, i: number, { x, w }: Lane, grid: Grid, scene: Scene): Shape[] {
  const wide = Math.floor((w - 16) / 2);
  const left = x + 7 + (i % 2) * (wide + 2);
  const y = grid.cards + Math.floor(i / 2) * CHIP;
  const number = points > 9 ? 38 : 26;
  return [
    rect(left + 1, y + 1, wide - 2, CHIP - 8, { fill: PAPER.white, stroke: PAPER.line, width: 2 }, 12),
    image(pictogram(card(id).condition, 1, wide - number - 12, CHIP - 14, 0.6), left + 5, y + 4),
    write(scene, String(points), {
      x: left + wide - 8,
      y: y + 25,
      size: SIZE.least,
      align: 'right',
      color: PAPER.ink,
      on: PAPER.white,
    }),
  ];
}
