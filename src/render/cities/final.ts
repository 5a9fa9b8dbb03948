import type { Score } from '../../engine/game.ts';
import { rank } from '../../games/cities/scoring.ts';
import type { View } from '../../games/cities/view.ts';
import { ground, title } from '../header.ts';
import { confetti } from '../kit/confetti.ts';
import { star } from '../kit/emblem.ts';
import { symbol, tonesOf } from '../kit/symbol.ts';
import { podium, type Verdict } from '../podium.ts';
import { type Scene, write } from '../scene.ts';
import { type Finish, finishOf } from '../score.ts';
import { type Drawing, image, path, rect, type Shape } from '../shape.ts';
import { speech } from '../speech.ts';
import { PAPER, SIZE, TABLE, WIDTH } from '../theme.ts';
import { column } from './final-column.ts';
import { frame } from './frame.ts';
import { byLine, LINES, type Sums, scoreOf, sumsOf } from './score.ts';
import { scoreIcon } from './score-icon.ts';

/** Heights and tops that all columns of the sheet share. */
export type Grid = {
  readonly top: number;
  readonly towns: { readonly y: number; readonly h: number };
  readonly total: number;
  readonly rows: number;
  readonly cards: number;
  readonly bottom: number;
};

export const ROW = 58;
export const CHIP = 56;

const columnsFor = (seats: number) => {
  const left = 246;
  const gap = seats > 3 ? 8 : 10;
  const w = Math.floor((WIDTH - 14 - left - gap * (seats - 1)) / seats);
  return { left, gap, w };
};

function gridFor(view: View, width: number): Grid {
  const frames = view.towns.map((town) => frame(town, view.length));
  const heights = frames.map((shown) => 2 * shown.height * Math.floor((width - 18) / (2 * shown.width)));
  const towns = { y: 226, h: Math.min(Math.max(190, ...heights), 420) };
  const total = towns.y + towns.h + 22;
  const rows = total + 84;
  const cards = rows + LINES.length * ROW + 8;
  const most = Math.max(...view.towns.map((town) => town.cards.length), 8);
  const bottom = cards + Math.ceil(most / 2) * CHIP + 10;
  return { top: 122, towns, total, rows, cards, bottom };
}

export function layoutFinal(view: View, scene: Scene): Drawing {
  const say = speech(scene.language);
  const scores = view.towns.map((_, seat) => scoreOf(view, seat));
  const finish = finishOf(scores, rank(scores));
  const { left, gap, w } = columnsFor(scores.length);
  const grid = gridFor(view, w);
  const height = grid.bottom + 14;
  const over = view.phase === 'over';
  const best = bestOf(scores);
  return {
    width: WIDTH,
    height,
    shapes: [
      ground(height, null),
      title(scene, say(over ? 'pictures.final.title' : 'pictures.final.soFar'), 30, 420),
      ...(over ? [image(confetti(296, 84), 696, 4)] : []),
      write(scene, say(`cities.board.${view.board}`), {
        x: over ? 672 : 970,
        y: 51,
        size: SIZE.coordinate,
        align: 'right',
        max: 250,
        face: 'text',
        color: PAPER.soft,
        on: TABLE.low,
      }),
      ...podium(verdict(finish, over, scene), 122, scene),
      ...labels(grid, scene),
      ...legend(grid, scene),
      ...finish.ranked.flatMap((ranked, i) => column(view, ranked, best, { x: left + i * (w + gap), w }, grid, scene)),
    ],
  };
}

/** The best of each row, to be shown on gold; nobody is best with nothing. */
function bestOf(scores: readonly Score[]): Sums {
  const sums = scores.map(sumsOf);
  return byLine((line) => {
    const most = Math.max(...sums.map((each) => each[line]));
    return most > 0 ? most : Number.POSITIVE_INFINITY;
  });
}

function verdict({ winners, points, lead }: Finish, over: boolean, scene: Scene): Verdict {
  const say = speech(scene.language);
  const alone = over ? 'pictures.final.winner' : 'pictures.final.leader';
  const margin = () => {
    if (winners.length > 1) return say('pictures.goal.worth', { count: points });
    return lead ? say('pictures.final.by', { count: lead }) : say('pictures.final.byGoals');
  };
  return { title: say(winners.length > 1 ? 'pictures.final.tie' : alone), margin: margin(), winners };
}

function labels(grid: Grid, scene: Scene): Shape[] {
  const say = speech(scene.language);
  return [
    image(star(18), 38, grid.total + 35),
    write(scene, say('pictures.final.total'), {
      x: 68,
      y: grid.total + 37,
      size: SIZE.name,
      max: 160,
      color: PAPER.paper,
      on: TABLE.table,
    }),
    ...LINES.flatMap((key, i) => {
      const y = grid.rows + i * ROW;
      return [
        ...(i % 2 ? [] : [rect(6, y, 232, ROW, { fill: '#FFFFFF0D' }, 14)]),
        ...scoreIcon(key, 38, y + 29, 40),
        write(scene, say(`pictures.final.${key}`), {
          x: 64,
          y: y + 30,
          size: SIZE.least,
          max: 180,
          face: 'text',
          color: PAPER.paper,
          on: TABLE.table,
        }),
      ];
    }),
  ];
}

/** What the signs on the card chips mean. */
function legend(grid: Grid, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const style = { size: SIZE.least, face: 'text', color: PAPER.soft, on: TABLE.table } as const;
  const y = (i: number) => grid.cards + 28 + i * CHIP;
  return [
    write(scene, say('pictures.final.each'), { ...style, x: 20, y: y(0), max: 210 }),
    path(symbol('any', 40, y(1), 18), { fill: tonesOf('any').badge, stroke: PAPER.white, width: 3 }),
    write(scene, say('pictures.final.any'), { ...style, x: 74, y: y(1), max: 162 }),
    rect(18, y(2) - 22, 44, 44, { fill: PAPER.ink, stroke: PAPER.white, width: 3 }, 22),
    write(scene, '3+', { x: 40, y: y(2), size: SIZE.least, align: 'center', color: PAPER.paper, on: PAPER.ink }),
    write(scene, say('pictures.final.larger'), { ...style, x: 74, y: y(2), max: 162 }),
    rect(16, y(3) - 17, 48, 34, { fill: PAPER.gold }, 17),
    write(scene, say('pictures.final.best'), { ...style, x: 74, y: y(3), max: 162 }),
  ];
}
