import { box, group, image, initial, PAPER, pawn, RADIUS, rect, type Scene, type Shape, write } from '#draw';
import { itemAt, type Seat, scoreLine } from '#engine';
import { nameOf } from '#i18n';
import { stagesOf } from '../rules/content.ts';
import type { ScoreLineKey } from '../rules/scoring.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { signed } from '../words/phrases.ts';
import { wonderArt } from './wonder/wonder.ts';

/** What all columns share. */
export type Chart = {
  readonly top: number;
  readonly lines: readonly ScoreLineKey[];
  /** The most points of each line. */
  readonly best: readonly number[];
  readonly winners: readonly Seat[];
};

const HEAD = 112;
const ROW = 62;
/** Where the lines begin, from the top. */
const LINES_FROM = 354;
const TINT = { head: PAPER.second, winner: '#FFE3A0', striped: '#F6E8C8' } as const;

/** Nobody is best with nothing. */
export const bestOf = ({ cities }: View, lines: readonly ScoreLineKey[]): number[] =>
  lines.map((line) => {
    const most = Math.max(...cities.map(({ score }) => scoreLine(score, line).points));
    return most > 0 ? most : Number.POSITIVE_INFINITY;
  });

/** Where a column stands; one that touches its partner's has round corners at the other side only. */
export type Strip = { readonly x: number; readonly w: number; readonly touches: 'left' | 'right' | null };
/** A column reaches so far under its neighbor that the corners there are out of sight. */
const UNDER = 40;

/** One city from head to foot: who, the wonder, the total, and each line. */
export function finalColumn(view: View, seat: Seat, chart: Chart, strip: Strip, scene: Scene): Shape[] {
  const { x, w, touches } = strip;
  const { top, lines, winners } = chart;
  const city = itemAt(view.cities, seat);
  const wins = winners.includes(seat);
  const h = LINES_FROM + lines.length * ROW + 8;
  const grounds = [
    rect(x, top, w, h, { fill: PAPER.paper }),
    rect(x, top, w, HEAD, { fill: wins ? TINT.winner : TINT.head }),
    ...lines.flatMap((_, i) =>
      i % 2 === 0 ? [rect(x, top + LINES_FROM + i * ROW, w, ROW, { fill: TINT.striped })] : [],
    ),
  ];
  return [
    ...(touches === 'right' ? [] : [rect(x + 4, top + 6, w, h, { fill: '#0E132357' }, RADIUS.field + 2)]),
    group(grounds, {
      clip: box(x - (touches === 'left' ? UNDER : 0), top, w + (touches ? UNDER : 0), h, RADIUS.field + 8),
    }),
    ...head(seat, wins, strip, top, scene),
    ...body(city, wins, strip, top, scene),
    ...lines.flatMap((line, i) =>
      value(
        scoreLine(city.score, line).points,
        itemAt(chart.best, i),
        strip,
        top + LINES_FROM + i * ROW + ROW / 2,
        i,
        scene,
      ),
    ),
    ...(wins ? frame(strip, top, h) : []),
  ];
}

/** Gold around the winner; around both of a team, when the second one is drawn. */
function frame({ x, w, touches }: Strip, top: number, h: number): Shape[] {
  if (touches === 'right') return [];
  const left = touches === 'left' ? x - w : x;
  return [rect(left, top, x + w - left, h, { stroke: PAPER.gold, width: 6 }, RADIUS.field + 2)];
}

function head(seat: Seat, wins: boolean, { x, w }: Strip, top: number, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const middle = x + Math.round(w / 2);
  const on = wins ? TINT.winner : TINT.head;
  return [
    image(pawn(seat, initial(name), 58), middle, top + 70),
    write(scene, name, { center: middle, y: top + 93, max: w - 10 }, w > 120 ? 'label' : 'tag', { on }),
  ];
}

function body(city: SeenCity, wins: boolean, { x, w }: Strip, top: number, scene: Scene): Shape[] {
  const middle = x + Math.round(w / 2);
  const on = wins ? PAPER.ink : '#4A4358';
  const pill = Math.min(150, w - 20);
  const tall = Math.min(132, Math.floor((w - 6) * 1.03));
  return [
    image(
      wonderArt(city.wonder, city.stages, stagesOf(city).length, tall),
      middle,
      top + 254 - Math.round((132 - tall) / 3),
    ),
    rect(Math.round(middle - pill / 2), top + 270, pill, 68, { fill: on }, 34),
    write(
      scene,
      signed(city.score.total),
      { center: middle, y: top + 306, max: pill - 16 },
      w > 120 ? 'title' : 'value',
      { color: wins ? PAPER.gold : PAPER.paper, on },
    ),
  ];
}

function value(points: number, best: number, { x, w }: Strip, y: number, i: number, scene: Scene): Shape[] {
  const middle = x + Math.round(w / 2);
  const leads = points === best;
  const pill = Math.min(84, w - 24);
  return [
    ...(leads ? [rect(Math.round(middle - pill / 2), y - 23, pill, 46, { fill: PAPER.gold }, 23)] : []),
    write(scene, signed(points), { center: middle, y: y + 1 }, 'label', {
      color: points === 0 ? PAPER.mute : PAPER.ink,
      on: leads ? PAPER.gold : i % 2 === 0 ? TINT.striped : PAPER.paper,
    }),
  ];
}
