import type { Score } from '../../engine/game.ts';
import type { View } from '../../games/tourists/view.ts';
import { crown, star } from '../kit/emblem.ts';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../label.ts';
import { type Area, sheetCard } from '../paper.ts';
import { type Scene, write } from '../scene.ts';
import type { Ranked } from '../score.ts';
import { image, rect, type Shape } from '../shape.ts';
import { nameOf } from '../speech.ts';
import { PAPER, RADIUS, SIZE, TABLE } from '../theme.ts';
import { icon } from './icon.ts';
import { littleCity } from './little-city.ts';
import { bestOf, LINES, type Sums, sumsOf } from './score.ts';
import { tourist } from './tourist.ts';

const PILL = 138;

export type Standing = Ranked & {
  readonly view: View;
  /** The most of each kind. */
  readonly best: Sums;
  readonly solo: boolean;
};

/** One seat: the city in little, name and total, sums by kind, every tourist's points. */
export function finalRow(standing: Standing, at: Area, scene: Scene): Shape[] {
  const { view, seat, place } = standing;
  const wins = place === 0;
  const size = Math.floor((at.h - 20) / 8);
  const side = 8 * size + 8;
  const top = at.y + Math.round((at.h - side) / 2);
  const rest = { x: at.x + side + 24, y: at.y, w: at.w - side - 36, h: at.h };
  return [
    ...sheetCard(at),
    ...(wins ? [rect(at.x + 3, at.y + 3, at.w - 6, at.h - 6, { stroke: PAPER.gold, width: 6 }, RADIUS.panel - 3)] : []),
    rect(at.x + 10, top, side, side, { fill: TABLE.table }, 12),
    image(littleCity(view, seat, size, false), at.x + 14, top + 4),
    ...body(standing, rest, scene),
    ...(wins ? [image(crown(58), at.x + at.w - 30, at.y + 2)] : []),
  ];
}

function body(standing: Standing, at: Area, scene: Scene): Shape[] {
  if (standing.solo) return alone(standing, at, scene);
  return at.h > 160 ? tall(standing, at, scene) : low(standing, at, scene);
}

/** Beside a large city: name, total, sums, tourists one below the other. */
function alone(standing: Standing, at: Area, scene: Scene): Shape[] {
  const line = (share: number) => at.y + Math.round(at.h * share);
  const { seat, score } = standing;
  const name = nameOf(scene, seat);
  return [
    image(pawn(seat, initial(name), 70), at.x + 34, line(0.14) + 36),
    write(scene, name, {
      x: at.x + 76,
      y: line(0.14),
      size: SIZE.name,
      max: at.w - 96,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
    ...totalPill(score.total, true, at.x + Math.round((at.w - PILL) / 2), line(0.37), scene),
    ...sums(standing, { ...at, y: line(0.61) }, Math.floor(at.w / 3), 46, scene),
    ...visitors(score, { ...at, y: line(0.84) }, Math.floor(at.w / 7), scene),
  ];
}

/** Name and total, below them the sums, below these the tourists. */
function tall(standing: Standing, at: Area, scene: Scene): Shape[] {
  const line = (share: number) => at.y + Math.round(at.h * share);
  return [
    ...who(standing, { ...at, y: line(0.2) }, 64, scene),
    ...sums(standing, { ...at, y: line(0.53) }, Math.floor(at.w / 3), 52, scene),
    image(tourist(standing.seat, 46), at.x + 24, line(0.83) + 22),
    ...visitors(
      standing.score,
      { ...at, x: at.x + 56, y: line(0.83) },
      Math.min(62, Math.floor((at.w - 56) / 7)),
      scene,
    ),
  ];
}

/** Sums and tourists side by side. */
function low(standing: Standing, at: Area, scene: Scene): Shape[] {
  const [upper, lower] = [at.y + 36, at.y + 92];
  return [
    ...who(standing, { ...at, y: upper }, 54, scene),
    ...sums(standing, { ...at, y: lower }, 86, 42, scene),
    ...visitors(standing.score, { ...at, x: at.x + 262, y: lower }, 46, scene),
  ];
}

function who(standing: Standing, { x, y, w }: Area, tallness: number, scene: Scene): Shape[] {
  const { seat, score, place } = standing;
  const wins = place === 0;
  const name = nameOf(scene, seat);
  const left = x + w - PILL - (wins ? 16 : 4);
  return [
    write(scene, `${place + 1}.`, { x, y, size: SIZE.name, color: PAPER.mute, on: PAPER.paper }),
    image(pawn(seat, initial(name), tallness), x + 66, y + Math.round(tallness / 2)),
    write(scene, name, {
      x: x + 104,
      y: y + 1,
      size: SIZE.name,
      max: left - x - 116,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
    ...totalPill(score.total, wins, left, y, scene),
  ];
}

function totalPill(points: number, wins: boolean, x: number, y: number, scene: Scene): Shape[] {
  const on = wins ? PAPER.ink : '#4A4358';
  return [
    rect(x, y - 28, PILL, 56, { fill: on }, 28),
    image(star(17), x + 34, y - 1),
    write(scene, String(points), {
      x: x + 88,
      y: y + 1,
      size: SIZE.title,
      align: 'center',
      color: wins ? PAPER.gold : PAPER.paper,
      on,
    }),
  ];
}

function sums({ score, best }: Standing, { x, y }: Area, pitch: number, size: number, scene: Scene): Shape[] {
  const points = sumsOf(score);
  return LINES.flatMap((kind, i) => {
    const left = x + i * pitch;
    const leads = points[kind] === best[kind];
    return [
      ...(leads ? [rect(left - 4, y - 27, Math.min(pitch - 2, size + 72), 54, { fill: PAPER.gold }, 16)] : []),
      image(icon(kind, size), left, y - Math.round(size / 2)),
      write(scene, String(points[kind]), {
        x: left + size + (pitch > 100 ? 12 : 2),
        y: y + 1,
        size: pitch > 100 ? SIZE.table : SIZE.formula,
        color: PAPER.ink,
        on: leads ? PAPER.gold : PAPER.paper,
      }),
    ];
  });
}

/** Best first, as they decide a tie. */
function visitors(score: Score, { x, y }: Area, pitch: number, scene: Scene): Shape[] {
  return bestOf(score).flatMap((points, i) => {
    const left = x + i * pitch;
    const on = points ? PAPER.ink : PAPER.second;
    return [
      rect(left, y - 20, pitch - 4, 40, { fill: on }, 20),
      write(scene, String(points), {
        x: left + Math.round((pitch - 4) / 2),
        y: y + 1,
        size: SIZE.least,
        align: 'center',
        color: points ? PAPER.gold : PAPER.ink,
        on,
      }),
    ];
  });
}
