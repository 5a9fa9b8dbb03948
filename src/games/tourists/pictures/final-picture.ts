import {
  box,
  confetti,
  crown,
  type Drawing,
  FELT,
  fitText,
  group,
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
  sheetCard,
  star,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import { type FinalRanking, finalRanking, itemAt, type Ranked, type Score } from '#engine';
import { nameOf } from '#i18n';
import { revealed } from '../rules/public-view.ts';
import { byLine, SCORE_LINES, type Sums, sumsOf } from '../rules/score.ts';
import { rank, scoreOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { FINAL_PAGE } from '../words/describe.ts';
import { marginWords } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { finishedCity } from './city-layers.ts';
import { levelPill } from './round-header.ts';
import { icon } from './street-furniture.ts';

const TOP = 114;
const [GAP, LINE_GAP] = [12, 14];
const HEAD = 70;
const FOOT = 62;
const WINNER = '#FFE49A';

type Setting = { readonly w: number; readonly size: number; readonly perLine: number };

/** Two by two, so that fields can be told apart on a phone; a city alone is larger. */
const settingFor = (seats: number): Setting =>
  seats === 1 ? { w: 800, size: 95, perLine: 1 } : { w: 478, size: 55, perLine: 2 };

const heightOf = ({ size }: Setting): number => HEAD + 10 + 8 * size + 8 + FOOT;

/** The cities, best first, four to a picture: what every tourist scores, and what that comes to. */
export function layoutFinal(seen: View, page: number, scene: Scene): Drawing {
  const view = revealed(seen);
  const scores = view.cities.map((city) => scoreOf(view.level, city));
  const finish = finalRanking(scores, rank(scores));
  const shown = finish.ranked.slice(page * FINAL_PAGE, (page + 1) * FINAL_PAGE);
  const setting = settingFor(scores.length);
  const h = heightOf(setting);
  const lines = Math.ceil(shown.length / setting.perLine);
  const height = TOP + lines * (h + LINE_GAP) + 2;
  const over = view.phase === 'over';
  const best = bestSums(scores);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, verdict(finish, over, scene), 30, ROOM),
      ...(over ? [image(confetti(290, 84), 700, 4)] : []),
      ...levelPill(view, over ? 692 : 984, scene),
      ...shown.flatMap((ranked, i) =>
        cityCard(
          { ...ranked, view, best, wins: ranked.place === 0 },
          boxOf(i, shown.length, h, setting),
          setting,
          scene,
        ),
      ),
    ],
  };
}

/** What is left over in the last line lies in its middle. */
function boxOf(i: number, count: number, h: number, { w, perLine }: Setting): Rect {
  const line = Math.floor(i / perLine);
  const inLine = Math.min(perLine, count - line * perLine);
  const left = Math.round((WIDTH - inLine * w - (inLine - 1) * GAP) / 2);
  return { x: left + (i % perLine) * (w + GAP), y: TOP + line * (h + LINE_GAP), w, h };
}

const ROOM = 500;

/** Who wins and by how much; a long name makes room for the rest. */
function verdict(finish: FinalRanking, over: boolean, scene: Scene): string {
  const say = speech(scene.language);
  const { winners, ranked } = finish;
  if (ranked.length === 1) return say('pictures.final.solo');
  if (!over) return say('pictures.final.soFar');
  if (winners.length > 1) return say('pictures.final.tie');
  const margin = marginWords(say, finish);
  const rest = textWidth(scene, say('pictures.final.wins', { name: '', margin }), 'tag');
  const name = fitText(scene, nameOf(scene, itemAt(winners, 0)), 'tag', ROOM - rest - 8).text;
  return say('pictures.final.wins', { name, margin });
}

/** The most points of each kind, to be shown on gold; nobody is best with nothing, nor alone. */
function bestSums(scores: readonly Score[]): Sums {
  const sums = scores.map(sumsOf);
  return byLine((line) => {
    const most = Math.max(...sums.map((each) => each[line]));
    return most > 0 && scores.length > 1 ? most : Number.POSITIVE_INFINITY;
  });
}

type Finisher = Ranked & {
  readonly view: View;
  /** The most of each kind. */
  readonly best: Sums;
  readonly wins: boolean;
};

/** One seat: place, name and points, the city, what each kind brought. */
function cityCard(finisher: Finisher, at: Rect, { size }: Setting, scene: Scene): Shape[] {
  const { view, seat, wins } = finisher;
  const side = 8 * size + 8;
  const left = at.x + Math.round((at.w - side) / 2);
  const top = at.y + HEAD + 6;
  const head = wins ? WINNER : PAPER.second;
  return [
    ...sheetCard(at),
    group([rect(at.x, at.y, at.w, HEAD, { fill: head })], { clip: box(at.x, at.y, at.w, at.h, RADIUS.panel) }),
    rect(left, top, side, side, { fill: FELT.felt }, 12),
    image(finishedCity(view, seat, size), left + 4, top + 4),
    ...(wins ? [rect(at.x + 3, at.y + 3, at.w - 6, at.h - 6, { stroke: PAPER.gold, width: 6 }, RADIUS.panel - 3)] : []),
    ...who(finisher, head, at, scene),
    ...sums(finisher, { ...at, y: at.y + at.h - 32 }, scene),
    ...(wins && view.cities.length > 1 ? [image(crown(58), at.x + Math.round(at.w * 0.62), at.y + 4)] : []),
  ];
}

const PILL = 128;

function who({ seat, score, place, wins }: Finisher, on: string, at: Rect, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const y = at.y + 37;
  const left = at.x + at.w - PILL - 16;
  const pill = wins ? PAPER.ink : '#4A4358';
  return [
    write(scene, `${place + 1}.`, { x: at.x + 18, y }, 'label', { color: PAPER.mute, on }),
    image(pawn(seat, initial(name), 62), at.x + 82, y + 32),
    write(scene, name, { x: at.x + 120, y: y + 1, max: left - at.x - 132 }, 'name', { on }),
    rect(left, y - 26, PILL, 52, { fill: pill }, 26),
    image(star(16), left + 32, y - 1),
    write(scene, String(score.total), { center: left + 82, y: y + 1, max: 76 }, 'value', {
      color: wins ? PAPER.gold : PAPER.paper,
      on: pill,
    }),
  ];
}

function sums({ score, best }: Finisher, { x, y, w }: Rect, scene: Scene): Shape[] {
  const points = sumsOf(score);
  const pitch = Math.floor((w - 20) / 3);
  return SCORE_LINES.flatMap((kind, i) => {
    const left = x + 14 + i * pitch;
    const leads = points[kind] === best[kind];
    return [
      ...(leads ? [rect(left - 4, y - 22, 134, 44, { fill: PAPER.gold }, 14)] : []),
      image(icon(kind, 40), left + 4, y - 20),
      write(scene, String(points[kind]), { x: left + 60, y: y + 1 }, 'label', { on: leads ? PAPER.gold : PAPER.paper }),
    ];
  });
}
