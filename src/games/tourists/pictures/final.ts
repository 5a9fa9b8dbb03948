import { seatBackdrop, title } from '../../../draw/header.ts';
import { confetti } from '../../../draw/kit/confetti.ts';
import { crown, star } from '../../../draw/kit/emblem.ts';
import { pawn } from '../../../draw/kit/pawn.ts';
import { initial, wrap } from '../../../draw/label.ts';
import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Honours, podium } from '../../../draw/podium.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { type Drawing, image, rect, type Shape } from '../../../draw/shape.ts';
import { FELT, PAPER, RADIUS, SIZE, WIDTH } from '../../../draw/theme.ts';
import type { Score, Seat } from '../../../engine/game.ts';
import { type Finish, finishOf, type Ranked } from '../../../engine/score.ts';
import { itemAt } from '../../../engine/sure.ts';
import { nameOf } from '../../../i18n/speech.ts';
import { revealed } from '../rules/revealed.ts';
import { bestOf, byLine, SCORE_LINES, type Sums, sumsOf } from '../rules/score.ts';
import { rank, scoreOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { marginWords } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { levelPill } from './header.ts';
import { littleCity } from './layers.ts';
import { icon } from './things.ts';
import { tourist } from './tourist.ts';

const TOP = 122;
const LEFT = 246;
const GAP = 12;

/** Few seats have tall strips with a city to look at, many have low ones. */
const rowHeight = (seats: number): number => [0, 408, 268, 222, 210][seats] ?? 132;

/** Who won and why at the left, a strip for each seat, best first. */
export function layoutFinal(seen: View, scene: Scene): Drawing {
  const view = revealed(seen);
  const say = speech(scene.language);
  const scores = view.cities.map((city) => scoreOf(view.level, city));
  const finish = finishOf(scores, rank(scores));
  const best = bestSums(scores);
  const solo = scores.length === 1;
  const h = rowHeight(scores.length);
  const height = Math.max(TOP + scores.length * (h + GAP) + 8, LEGEND + (solo ? 260 : 406));
  const over = view.phase === 'over';
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, say(`pictures.final.${over ? 'title' : 'soFar'}`), 30, 470),
      ...(over ? [image(confetti(290, 84), 700, 4)] : []),
      ...levelPill(view, over ? 680 : 984, scene),
      ...podium(honours(finish, over, scene), TOP, scene),
      ...legend(itemAt(finish.winners, 0), !solo, scene),
      ...finish.ranked.flatMap((ranked, i) =>
        finisherStrip(
          { ...ranked, view, best, solo },
          { x: LEFT, y: TOP + i * (h + GAP), w: WIDTH - LEFT - 14, h },
          scene,
        ),
      ),
    ],
  };
}

/** The most points of each kind, to be shown on gold; nobody is best with nothing, nor alone. */
function bestSums(scores: readonly Score[]): Sums {
  const sums = scores.map(sumsOf);
  return byLine((line) => {
    const most = Math.max(...sums.map((each) => each[line]));
    return most > 0 && scores.length > 1 ? most : Number.POSITIVE_INFINITY;
  });
}

function honours(finish: Finish, over: boolean, scene: Scene): Honours {
  const say = speech(scene.language);
  const { winners, ranked } = finish;
  const alone = ranked.length === 1 ? 'solo' : over ? 'winner' : 'leader';
  const key = winners.length > 1 ? (over ? 'tie' : 'shared') : alone;
  return { title: say(`pictures.final.${key}`), margin: marginWords(say, finish), winners };
}

const LEGEND = TOP + 330;

/** What the signs in the strips mean, and what decides a tie. */
function legend(seat: Seat, rivals: boolean, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const style = { size: SIZE.least, face: 'text', color: PAPER.soft, on: FELT.felt } as const;
  const ties = rivals ? wrap(scene.measure, say('pictures.final.ties'), 'text', SIZE.least, 214, 4) : [];
  const words = (text: string, i: number): Shape =>
    write(scene, text, { ...style, x: 68, y: LEGEND + 24 + i * 60, max: 172, color: PAPER.paper });
  return [
    ...SCORE_LINES.flatMap((kind, i) => [
      image(icon(kind, 46), 14, LEGEND + i * 60),
      words(say(`pictures.kinds.${kind}`), i),
    ]),
    image(tourist(seat, 46), 38, LEGEND + 228),
    words(say('name'), SCORE_LINES.length),
    ...ties.map((tie, i) => write(scene, tie, { ...style, x: 16, y: LEGEND + 266 + i * 36, max: 222 })),
  ];
}

const PILL = 138;

type Finisher = Ranked & {
  readonly view: View;
  /** The most of each kind. */
  readonly best: Sums;
  readonly solo: boolean;
};

/** One seat: the city in little, name and total, sums by kind, every tourist's points. */
function finisherStrip(finisher: Finisher, at: Rect, scene: Scene): Shape[] {
  const { view, seat, place } = finisher;
  const wins = place === 0;
  const size = Math.floor((at.h - 20) / 8);
  const side = 8 * size + 8;
  const top = at.y + Math.round((at.h - side) / 2);
  const rest = { x: at.x + side + 24, y: at.y, w: at.w - side - 36, h: at.h };
  return [
    ...sheetCard(at),
    ...(wins ? [rect(at.x + 3, at.y + 3, at.w - 6, at.h - 6, { stroke: PAPER.gold, width: 6 }, RADIUS.panel - 3)] : []),
    rect(at.x + 10, top, side, side, { fill: FELT.felt }, 12),
    image(littleCity(view, seat, size, false), at.x + 14, top + 4),
    ...body(finisher, rest, scene),
    ...(wins ? [image(crown(58), at.x + at.w - 30, at.y + 2)] : []),
  ];
}

function body(finisher: Finisher, at: Rect, scene: Scene): Shape[] {
  if (finisher.solo) return alone(finisher, at, scene);
  return at.h > 160 ? tall(finisher, at, scene) : low(finisher, at, scene);
}

/** Beside a large city: name, total, sums, tourists one below the other. */
function alone(finisher: Finisher, at: Rect, scene: Scene): Shape[] {
  const line = (share: number) => at.y + Math.round(at.h * share);
  const { seat, score } = finisher;
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
    ...sums(finisher, { ...at, y: line(0.61) }, Math.floor(at.w / 3), 46, scene),
    ...visitors(score, { ...at, y: line(0.84) }, Math.floor(at.w / 7), scene),
  ];
}

/** Name and total, below them the sums, below these the tourists. */
function tall(finisher: Finisher, at: Rect, scene: Scene): Shape[] {
  const line = (share: number) => at.y + Math.round(at.h * share);
  return [
    ...who(finisher, { ...at, y: line(0.2) }, 64, scene),
    ...sums(finisher, { ...at, y: line(0.53) }, Math.floor(at.w / 3), 52, scene),
    image(tourist(finisher.seat, 46), at.x + 24, line(0.83) + 22),
    ...visitors(
      finisher.score,
      { ...at, x: at.x + 56, y: line(0.83) },
      Math.min(62, Math.floor((at.w - 56) / 7)),
      scene,
    ),
  ];
}

/** Sums and tourists side by side. */
function low(finisher: Finisher, at: Rect, scene: Scene): Shape[] {
  const [upper, lower] = [at.y + 36, at.y + 92];
  return [
    ...who(finisher, { ...at, y: upper }, 54, scene),
    ...sums(finisher, { ...at, y: lower }, 86, 42, scene),
    ...visitors(finisher.score, { ...at, x: at.x + 262, y: lower }, 46, scene),
  ];
}

function who(finisher: Finisher, { x, y, w }: Rect, tallness: number, scene: Scene): Shape[] {
  const { seat, score, place } = finisher;
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

function sums({ score, best }: Finisher, { x, y }: Rect, pitch: number, size: number, scene: Scene): Shape[] {
  const points = sumsOf(score);
  return SCORE_LINES.flatMap((kind, i) => {
    const left = x + i * pitch;
    const leads = points[kind] === best[kind];
    return [
      ...(leads ? [rect(left - 4, y - 27, Math.min(pitch - 2, size + 72), 54, { fill: PAPER.gold }, 16)] : []),
      image(icon(kind, size), left, y - Math.round(size / 2)),
      write(scene, String(points[kind]), {
        x: left + size + (pitch > 100 ? 12 : 2),
        y: y + 1,
        size: pitch > 100 ? SIZE.sum : SIZE.formula,
        color: PAPER.ink,
        on: leads ? PAPER.gold : PAPER.paper,
      }),
    ];
  });
}

/** Best first, as they decide a tie. */
function visitors(score: Score, { x, y }: Rect, pitch: number, scene: Scene): Shape[] {
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
