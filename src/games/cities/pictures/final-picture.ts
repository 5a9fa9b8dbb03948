import {
  box,
  confetti,
  crown,
  type Drawing,
  drawPill,
  group,
  type Honors,
  image,
  initial,
  PAPER,
  path,
  pawn,
  podium,
  RADIUS,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  star,
  tilesIn,
  title,
  WIDTH,
  write,
} from '#draw';
import { type FinalRanking, finalRanking, type Ranked, type Score, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { card } from '../rules/content.ts';
import {
  byLine,
  type PaidCard,
  paidCards,
  rank,
  SCORE_LINES,
  type Sums,
  scoreOf,
  sumsOf,
  townOf,
} from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { symbol, tonesOf } from './color-symbol.ts';
import { frame } from './neighborhood-frame.ts';
import { pictogram } from './pictogram.ts';
import { scoreIcon } from './row-icons.ts';
import { groundLayer, type Site, standingLayer } from './town-layers.ts';

/** Heights and tops that all lanes of the sheet share. */
type Tops = {
  readonly top: number;
  readonly towns: { readonly y: number; readonly h: number };
  readonly total: number;
  readonly lines: number;
  readonly cards: number;
  readonly bottom: number;
};

const LINE_HEIGHT = 58;
const CHIP = 56;

const columnsFor = (seats: number) => {
  const left = 246;
  const gap = seats > 3 ? 8 : 10;
  const w = Math.floor((WIDTH - 14 - left - gap * (seats - 1)) / seats);
  return { left, gap, w };
};

function topsFor(view: View, width: number): Tops {
  const frames = view.towns.map((town) => frame(town, view.length));
  const heights = frames.map((shown) => 2 * shown.height * Math.floor((width - 18) / (2 * shown.width)));
  const towns = { y: 226, h: Math.min(Math.max(190, ...heights), 420) };
  const total = towns.y + towns.h + 22;
  const lines = total + 84;
  const cards = lines + SCORE_LINES.length * LINE_HEIGHT + 8;
  const most = Math.max(...view.towns.map((town) => town.cards.length), 8);
  const bottom = cards + Math.ceil(most / 2) * CHIP + 10;
  return { top: 122, towns, total, lines, cards, bottom };
}

export function layoutFinal(view: View, scene: Scene): Drawing {
  const say = speech(scene.language);
  const scores = view.towns.map((_, seat) => scoreOf(view, seat));
  const finish = finalRanking(scores, rank(scores));
  const { left, gap, w } = columnsFor(scores.length);
  const tops = topsFor(view, w);
  const height = tops.bottom + 14;
  const over = view.phase === 'over';
  const best = bestOf(scores);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, say(over ? 'pictures.final.title' : 'pictures.final.soFar'), 30, 420),
      ...(over ? [image(confetti(296, 84), 696, 4)] : []),
      write(scene, say(`board.${view.board}`), { right: over ? 672 : 970, y: 51, max: 250 }, 'subtitle'),
      ...podium(honors(finish, over, scene), 122, scene),
      ...labels(tops, scene),
      ...legend(tops, scene),
      ...finish.ranked.flatMap((ranked, i) =>
        seatLane(view, ranked, best, { x: left + i * (w + gap), w }, tops, scene),
      ),
    ],
  };
}

/** The best of each line, to be shown on gold; nobody is best with nothing. */
function bestOf(scores: readonly Score[]): Sums {
  const sums = scores.map(sumsOf);
  return byLine((line) => {
    const most = Math.max(...sums.map((each) => each[line]));
    return most > 0 ? most : Number.POSITIVE_INFINITY;
  });
}

function honors({ winners, points, lead }: FinalRanking, over: boolean, scene: Scene): Honors {
  const say = speech(scene.language);
  const alone = over ? 'pictures.final.winner' : 'pictures.final.leader';
  const margin = () => {
    if (winners.length > 1) return say('pictures.goal.worth', { count: points });
    return lead ? say('pictures.final.by', { count: lead }) : say('pictures.final.byGoals');
  };
  return { title: say(over && winners.length > 1 ? 'pictures.final.tie' : alone), margin: margin(), winners };
}

function labels(tops: Tops, scene: Scene): Shape[] {
  const say = speech(scene.language);
  return [
    image(star(18), 38, tops.total + 35),
    write(scene, say('pictures.final.total'), { x: 68, y: tops.total + 37, max: 160 }, 'name', 'paper on felt'),
    ...SCORE_LINES.flatMap((key, i) => {
      const y = tops.lines + i * LINE_HEIGHT;
      return [
        ...(i % 2 ? [] : [rect(6, y, 232, LINE_HEIGHT, { fill: '#FFFFFF0D' }, 14)]),
        ...scoreIcon(key, 38, y + 29, 40),
        write(scene, say(`pictures.final.${key}`), { x: 64, y: y + 30, max: 180 }, 'caption', 'paper on felt'),
      ];
    }),
  ];
}

/** What the signs on the card chips mean. */
function legend(tops: Tops, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const y = (i: number) => tops.cards + 28 + i * CHIP;
  return [
    write(scene, say('pictures.final.each'), { x: 20, y: y(0), max: 210 }, 'caption', 'soft on felt'),
    path(symbol('any', 40, y(1), 18), { fill: tonesOf('any').badge, stroke: PAPER.white, width: 3 }),
    write(scene, say('pictures.final.any'), { x: 74, y: y(1), max: 162 }, 'caption', 'soft on felt'),
    ...drawPill(scene, '3+', { x: 18, y: y(2) - 22, w: 44, h: 44 }, 'tag', 'paper on ink', {
      border: { stroke: PAPER.white, width: 3 },
      down: 0,
    }),
    write(scene, say('pictures.final.larger'), { x: 74, y: y(2), max: 162 }, 'caption', 'soft on felt'),
    rect(16, y(3) - 17, 48, 34, { fill: PAPER.gold }, 17),
    write(scene, say('pictures.final.best'), { x: 74, y: y(3), max: 162 }, 'caption', 'soft on felt'),
  ];
}

type Lane = { readonly x: number; readonly w: number };

/** One seat's lane: name, little neighborhood, total, five sums, every card. */
function seatLane(view: View, ranked: Ranked, best: Sums, lane: Lane, tops: Tops, scene: Scene): Shape[] {
  const { seat, score, place } = ranked;
  const wins = place === 0;
  const sums = sumsOf(score);
  const { x, w } = lane;
  const h = tops.bottom - tops.top;
  const outer = box(x, tops.top, w, h, RADIUS.panel);
  return [
    rect(x + 4, tops.top + 6, w, h, { fill: '#0E132357' }, RADIUS.panel),
    group(
      [
        rect(x, tops.top, w, h, { fill: PAPER.paper }),
        rect(x, tops.top, w, 84, { fill: wins ? '#FFE59C' : PAPER.second }),
        ...SCORE_LINES.flatMap((line, i) => sum(sums[line], sums[line] === best[line], i, lane, tops, scene)),
      ],
      { clip: outer },
    ),
    ...(wins ? [rect(x + 3, tops.top + 3, w - 6, h - 6, { stroke: PAPER.gold, width: 6 }, RADIUS.panel - 3)] : []),
    ...head(seat, wins, lane, tops, scene),
    ...littleTown(view, seat, lane, tops),
    ...total(score.total, wins, lane, tops, scene),
    ...paidCards(townOf(view, seat), score).flatMap((paid, i) => chip(paid, i, lane, tops, scene)),
    ...(wins ? [image(crown(62), x + w - 44, tops.top - 2)] : []),
  ];
}

function head(seat: Seat, wins: boolean, { x, w }: Lane, { top }: Tops, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const on = wins ? '#FFE59C' : PAPER.second;
  const narrow = w < 200;
  const left = narrow ? 62 : 80;
  return [
    image(pawn(seat, initial(name), narrow ? 62 : 70), x + (narrow ? 32 : 40), top + 78),
    write(scene, name, { x: x + left, y: top + 45, max: w - left - 10 }, 'name', { on }),
  ];
}

/** Decorative: without badges. */
function littleTown(view: View, seat: Seat, { x, w }: Lane, { towns }: Tops): Shape[] {
  const town = townOf(view, seat);
  const shown = frame(town, view.length);
  const size = Math.floor(Math.min((w - 18) / (2 * shown.width), towns.h / (2 * shown.height)));
  const site: Site = { town, ...tilesIn({ x: x - 1, w, ...towns }, shown, size) };
  return [...groundLayer(site), ...standingLayer(site)];
}

function total(points: number, wins: boolean, { x, w }: Lane, tops: Tops, scene: Scene): Shape[] {
  const wide = Math.min(188, w - 20);
  const left = x + Math.round((w - wide) / 2);
  const on = wins ? PAPER.ink : '#4A4358';
  return [
    rect(left, tops.total, wide, 72, { fill: on }, 36),
    image(star(20), left + Math.round(wide * 0.26), tops.total + 35),
    write(scene, String(points), { center: left + Math.round(wide * 0.63), y: tops.total + 37 }, 'total', {
      color: wins ? PAPER.gold : PAPER.paper,
      on,
    }),
  ];
}

function sum(points: number, best: boolean, i: number, { x, w }: Lane, tops: Tops, scene: Scene): Shape[] {
  const y = tops.lines + i * LINE_HEIGHT;
  const middle = x + Math.round(w / 2);
  const on = best ? PAPER.gold : i % 2 ? PAPER.paper : '#F7EAD0';
  return [
    ...(i % 2 ? [] : [rect(x, y, w, LINE_HEIGHT, { fill: '#F7EAD0' })]),
    ...(best ? [rect(middle - 42, y + 6, 84, 46, { fill: PAPER.gold }, 23)] : []),
    write(scene, String(points), { center: middle, y: y + 30 }, 'name', { on }),
  ];
}

function chip({ card: id, points }: PaidCard, i: number, { x, w }: Lane, tops: Tops, scene: Scene): Shape[] {
  const wide = Math.floor((w - 16) / 2);
  const left = x + 7 + (i % 2) * (wide + 2);
  const y = tops.cards + Math.floor(i / 2) * CHIP;
  const number = points > 9 ? 38 : 26;
  return [
    rect(left + 1, y + 1, wide - 2, CHIP - 8, { fill: PAPER.white, stroke: PAPER.line, width: 2 }, 12),
    image(pictogram(card(id).condition, 1, wide - number - 12, CHIP - 14, 0.6), left + 5, y + 4),
    write(scene, String(points), { right: left + wide - 8, y: y + 25 }, 'tag', 'ink on white'),
  ];
}
