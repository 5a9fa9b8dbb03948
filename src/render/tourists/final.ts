import type { Score, Seat } from '../../engine/game.ts';
import { rank, scoreOf } from '../../games/tourists/scoring.ts';
import type { View } from '../../games/tourists/view.ts';
import { ground, title } from '../header.ts';
import { confetti } from '../kit/confetti.ts';
import { wrap } from '../label.ts';
import { itemAt } from '../lists.ts';
import { podium, type Verdict } from '../podium.ts';
import { type Scene, write } from '../scene.ts';
import { type Finish, finishOf } from '../score.ts';
import { type Drawing, image, type Shape } from '../shape.ts';
import { speech } from '../speech.ts';
import { PAPER, SIZE, TABLE, WIDTH } from '../theme.ts';
import { finalRow } from './final-row.ts';
import { levelPill } from './header.ts';
import { icon } from './icon.ts';
import { revealed } from './revealed.ts';
import { byLine, LINES, type Sums, sumsOf } from './score.ts';
import { tourist } from './tourist.ts';
import { marginWords } from './words.ts';

const TOP = 122;
const LEFT = 246;
const GAP = 12;

/** Few seats have tall rows with a city to look at, many have low ones. */
const rowHeight = (seats: number): number => [0, 408, 268, 222, 210][seats] ?? 132;

/** Who won and why at the left, a row for each seat, best first. */
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
      ground(height, null),
      title(scene, say(`touristsPictures.final.${over ? 'title' : 'soFar'}`), 30, 470),
      ...(over ? [image(confetti(290, 84), 700, 4)] : []),
      ...levelPill(view, over ? 680 : 984, scene),
      ...podium(verdict(finish, over, scene), TOP, scene),
      ...legend(itemAt(finish.winners, 0), !solo, scene),
      ...finish.ranked.flatMap((ranked, i) =>
        finalRow({ ...ranked, view, best, solo }, { x: LEFT, y: TOP + i * (h + GAP), w: WIDTH - LEFT - 14, h }, scene),
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

function verdict(finish: Finish, over: boolean, scene: Scene): Verdict {
  const say = speech(scene.language);
  const { winners, ranked } = finish;
  const alone = ranked.length === 1 ? 'solo' : over ? 'winner' : 'leader';
  const key = winners.length > 1 ? (over ? 'tie' : 'shared') : alone;
  return { title: say(`touristsPictures.final.${key}`), margin: marginWords(say, finish), winners };
}

const LEGEND = TOP + 330;

/** What the signs in the rows mean, and what decides a tie. */
function legend(seat: Seat, rivals: boolean, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const style = { size: SIZE.least, face: 'text', color: PAPER.soft, on: TABLE.table } as const;
  const ties = rivals ? wrap(scene.measure, say('touristsPictures.final.ties'), 'text', SIZE.least, 214, 4) : [];
  const words = (text: string, i: number): Shape =>
    write(scene, text, { ...style, x: 68, y: LEGEND + 24 + i * 60, max: 172, color: PAPER.paper });
  return [
    ...LINES.flatMap((kind, i) => [
      image(icon(kind, 46), 14, LEGEND + i * 60),
      words(say(`touristsPictures.kinds.${kind}`), i),
    ]),
    image(tourist(seat, 46), 38, LEGEND + 228),
    words(say('tourists.name'), LINES.length),
    ...ties.map((row, i) => write(scene, row, { ...style, x: 16, y: LEGEND + 266 + i * 36, max: 222 })),
  ];
}
