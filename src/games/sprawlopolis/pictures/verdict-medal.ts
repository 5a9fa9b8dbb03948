import {
  box,
  ellipse,
  FELT,
  fill,
  group,
  image,
  initial,
  PAPER,
  path,
  pawn,
  type Rect,
  rays,
  rect,
  type Scene,
  type Shape,
  star,
  write,
} from '#draw';
import { nameOf } from '#i18n';
import type { CityScore } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { number } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';

/** How the game stands: the end is won or lost; before it there is only a score. */
export type Verdict = 'won' | 'lost' | 'soFar';

export function verdictOf(view: View, { total, target }: CityScore): Verdict {
  if (view.active !== null) return 'soFar';
  return total >= target ? 'won' : 'lost';
}

/** Line, medal and pill: gold for the win, gray-blue otherwise. */
export const VERDICT_TONES: {
  readonly [verdict in Verdict]: { readonly line: string; readonly ring: string; readonly edge: string };
} = {
  won: { line: PAPER.gold, ring: PAPER.gold, edge: PAPER.goldEdge },
  lost: { line: '#7A86AE', ring: '#BDB8C7', edge: '#7D7790' },
  soFar: { line: '#7A86AE', ring: '#BDB8C7', edge: '#7D7790' },
};

const SKY = { ground: '#3A4874', ray: '#45548A' } as const;
const SLAB = '#D9C59B';

/** The total on a medal, what is spare or missing, and the whole team on one podium. */
export function medalPanel(view: View, score: CityScore, verdict: Verdict, at: Rect, scene: Scene): Shape[] {
  const x = at.x + Math.round(at.w / 2);
  const y = at.y + 150;
  return [
    ...backdrop(verdict, x, y, at),
    ...medal(score, verdict, x, y, scene),
    margin(score, verdict, x, at.y + (view.hands.length > 2 ? 278 : 290), scene),
    ...team(view, at, scene),
  ];
}

function backdrop(verdict: Verdict, x: number, y: number, at: Rect): Shape[] {
  const clip = box(at.x, at.y, at.w, at.h, 28);
  if (verdict !== 'won') return [rect(at.x, at.y, at.w, at.h, { fill: FELT.well }, 22)];
  return [group([rect(at.x, at.y, at.w, at.h, { fill: SKY.ground }), fill(rays(x, y, 480, 18), SKY.ray)], { clip })];
}

function medal({ total, target }: CityScore, verdict: Verdict, x: number, y: number, scene: Scene): Shape[] {
  const { ring, edge } = VERDICT_TONES[verdict];
  const stars = [
    [-97, -62, 22],
    [0, -112, 29],
    [97, -62, 22],
  ] as const;
  const of = speech(scene.language)('pictures.final.of', { target });
  return [
    fill(ellipse(x + 5, y + 10, 102), '#10142266'),
    path(ellipse(x, y, 99), { fill: ring, stroke: PAPER.ink, width: 4 }),
    path(ellipse(x, y, 81), { fill: PAPER.paper, stroke: edge, width: 4 }),
    write(scene, number(total), { center: x, y: y - 12, max: 150 }, 'total', { size: 78 }),
    write(scene, of, { center: x, y: y + 44, max: 134 }, 'subtitle', 'mute on paper'),
    ...(verdict === 'won' ? stars.map(([dx, dy, r]) => image(star(r), x + dx, y + dy)) : []),
  ];
}

function margin({ total, target }: CityScore, verdict: Verdict, x: number, y: number, scene: Scene): Shape {
  const say = speech(scene.language);
  const spare = total - target;
  const text =
    spare === 0
      ? say('pictures.final.exact')
      : say(spare > 0 ? 'pictures.final.spare' : 'pictures.final.short', { count: Math.abs(spare) });
  const won = verdict === 'won';
  const on = won ? SKY.ground : '#27304B';
  return write(scene, text, { center: x, y, max: 280 }, 'label', { color: won ? '#FFD978' : PAPER.paper, on });
}

/** Names stand below the pawns, two to a line. */
function team({ hands }: View, at: Rect, scene: Scene): Shape[] {
  const seats = hands.map((_, seat) => seat);
  const lines = seats.length > 2 ? [seats.slice(0, 2), seats.slice(2)] : [seats];
  const slab = 14 + 34 * lines.length;
  const top = at.y + at.h - slab;
  const pitch = Math.min(132, Math.floor(250 / seats.length));
  const x = at.x + Math.round(at.w / 2);
  const tall = seats.length > 2 ? 62 : 84;
  return [
    rect(x - 124, top, 248, slab, { fill: SLAB }),
    rect(x - 132, top - 16, 264, 18, { fill: PAPER.paper }, 9),
    ...seats.map((seat) =>
      image(
        pawn(seat, initial(nameOf(scene, seat)), tall),
        Math.round(x + (seat - (seats.length - 1) / 2) * pitch),
        top - 9,
      ),
    ),
    ...lines.flatMap((line, i) => names(line, x, top + 22 + 34 * i, scene)),
  ];
}

const names = (line: readonly number[], x: number, y: number, scene: Scene): Shape[] =>
  line.map((seat, i) => {
    const at = { center: Math.round(x + (i - (line.length - 1) / 2) * 124), y, max: line.length > 1 ? 116 : 236 };
    return write(scene, nameOf(scene, seat), at, 'caption', { color: PAPER.ink, on: SLAB });
  });
