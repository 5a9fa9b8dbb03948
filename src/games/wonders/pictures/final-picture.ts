import {
  confetti,
  crown,
  type Drawing,
  ellipse,
  FELT,
  fill,
  image,
  initial,
  MAT,
  PAPER,
  pawn,
  rays,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  star,
  title,
  WIDTH,
  wrap,
  write,
  writeLines,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { LINES, rank, type ScoreLineKey } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { marginWords } from '../words/age-end-text.ts';
import { speech } from '../words/speech.ts';
import { bestOf, type Chart, finalColumn } from './final-column.ts';
import { colorSign } from './signs/color.ts';
import { stage } from './signs/plain-signs.ts';
import { type Sign, signSprite } from './signs/sign.ts';
import { coin, debt } from './signs/treasure.ts';
import { victory } from './signs/war.ts';

const LABELS = 212;
const RIGHT = 984;
const GAP = 8;
const LABEL = { x: 70, max: 140, pitch: 28 } as const;
/** Over the columns of a team, with its name and sum. */
const TEAM = 54;

/** Without black cards there is no line for them. */
const linesOf = ({ variant }: View): readonly ScoreLineKey[] =>
  variant === 'base' ? LINES.filter((line) => line !== 'black') : LINES;

/** Best first; a team's columns touch. */
function lefts(seats: readonly Seat[], teams: boolean): { readonly w: number; readonly xs: readonly number[] } {
  const gaps = teams ? seats.length / 2 - 1 : seats.length - 1;
  const gap = teams ? 2 * GAP : GAP;
  const w = Math.floor((RIGHT - LABELS - GAP - gaps * gap) / seats.length);
  return { w, xs: seats.map((_, i) => LABELS + GAP + i * w + (teams ? Math.floor(i / 2) : i) * gap) };
}

/** All lines of all scores: a column for each city, best first, the best of each line on gold. */
export function layoutFinal(view: View, scene: Scene): Drawing {
  const say = speech(scene.language);
  const ranking = rank(view.cities, view.variant);
  const seats = ranking.flat();
  const teams = view.variant === 'teams';
  const over = view.phase === 'over';
  const top = 122 + (teams ? TEAM : 0);
  const lines = linesOf(view);
  const chart: Chart = { top, lines, best: bestOf(view, lines), winners: ranking[0] ?? [] };
  const { w, xs } = lefts(seats, teams);
  const height = top + 354 + 62 * lines.length + 28;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, say(`pictures.final.${over ? 'title' : 'soFar'}`), 30, 640),
      ...(over ? [image(confetti(270, 84), 710, 4)] : []),
      ...honors(view, ranking, top - 122, scene),
      ...labels(lines, top, scene),
      ...(teams ? teamHeads(view, seats, xs, w, scene) : []),
      ...seats.flatMap((seat, i) =>
        finalColumn(
          view,
          seat,
          chart,
          { x: itemAt(xs, i), w, touches: teams ? (i % 2 > 0 ? 'left' : 'right') : null },
          scene,
        ),
      ),
      ...seats.flatMap((seat, i) =>
        chart.winners.includes(seat) && (!teams || i % 2 > 0)
          ? [image(crown(58), itemAt(xs, i) + w - 18, teams ? 118 : top - 6)]
          : [],
      ),
    ],
  };
}

/** Who leads or has won, and by what. */
function honors(view: View, ranking: readonly (readonly Seat[])[], down: number, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const winners = ranking[0] ?? [];
  const shared = winners.length > (view.variant === 'teams' ? 2 : 1);
  const key = view.phase === 'over' ? (shared ? 'tie' : 'winner') : shared ? 'shared' : 'leader';
  const [x, y] = [106, 262 + down / 2];
  const tall = winners.length > 1 ? Math.max(46, 104 - 14 * winners.length) : 112;
  const pitch = Math.min(58, 150 / winners.length);
  return [
    write(scene, say(`pictures.final.${key}`), { center: x, y: 158, max: 188 }, 'name', 'gold on felt'),
    fill(ellipse(x, y, 70), '#3A4874'),
    fill(rays(x, y, 70, 14), MAT.ray),
    ...winners.map((seat, i) =>
      image(
        pawn(seat, initial(nameOf(scene, seat)), tall),
        Math.round(x + (i - (winners.length - 1) / 2) * pitch),
        y + (winners.length > 1 ? 44 : 68),
      ),
    ),
    write(scene, marginWords(view, ranking, say), { center: x, y: 362 + down, max: 188 }, 'body', 'soft on felt'),
  ];
}

const SIGNS: { readonly [line in Exclude<ScoreLineKey, 'treasury'>]: Sign } = {
  military: victory(),
  wonder: stage(),
  blue: colorSign('blue'),
  yellow: colorSign('yellow'),
  green: colorSign('green'),
  purple: colorSign('purple'),
  black: colorSign('black'),
};

function signOf(line: ScoreLineKey, x: number, y: number): Shape[] {
  if (line !== 'treasury') return [image(signSprite(SIGNS[line], 42), x, y)];
  return [image(signSprite(coin(), 38), x - 6, y), image(signSprite(debt(false), 32), x + 14, y + 4)];
}

/** What the lines are, at the left. */
function labels(lines: readonly ScoreLineKey[], top: number, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const label = (text: string, y: number, on: string): Shape[] => {
    const [first = '', ...more] = wrap(scene, text, 'body', LABEL.max, 2);
    const top = y + 1 - more.length * (LABEL.pitch / 2);
    const look = { color: PAPER.paper, on };
    return writeLines(scene, [first, ...more], LABEL.pitch, { x: LABEL.x, y: top, max: LABEL.max }, 'body', look);
  };
  const total = top + 304;
  return [
    image(star(24), 42, total - 2),
    ...label(say('pictures.final.total'), total, FELT.felt),
    ...lines.flatMap((line, i) => {
      const y = top + 385 + i * 62;
      const striped = i % 2 === 0;
      return [
        ...(striped ? [rect(8, y - 31, LABELS - 8, 62, { fill: '#3A4464' }, 12)] : []),
        ...signOf(line, 42, y),
        ...label(say(`pictures.final.row.${line}`), y, striped ? '#3A4464' : FELT.felt),
      ];
    }),
  ];
}

/** The name and the sum of a team over its two columns. */
function teamHeads(view: View, seats: readonly Seat[], xs: readonly number[], w: number, scene: Scene): Shape[] {
  const say = speech(scene.language);
  return seats.flatMap((seat, i) => {
    if (i % 2 > 0) return [];
    const partner = itemAt(seats, i + 1);
    const x = itemAt(xs, i);
    const sum = itemAt(view.cities, seat).score.total + itemAt(view.cities, partner).score.total;
    const name = say('pictures.team', { team: Math.floor(seat / 2) + 1 });
    const y = 146;
    return [
      rect(x, 120, 2 * w, TEAM - 4, { fill: '#3A4464', stroke: PAPER.soft, width: 3 }, 16),
      write(scene, name, { x: x + 16, y, max: 2 * w - 130 }, 'points', { color: PAPER.paper, on: '#3A4464' }),
      image(star(15), x + 2 * w - 92, y - 2),
      write(scene, String(sum), { x: x + 2 * w - 70, y, max: 54 }, 'points', { color: PAPER.gold, on: '#3A4464' }),
    ];
  });
}
