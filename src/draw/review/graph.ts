import { itemAt } from '#engine';
import { finalPoints, nameOf, pointsText, type ReviewLine, type ReviewSheet, type ReviewTurning, words } from '#i18n';
import { pawn } from '../kit/pawn.ts';
import { letterDisc } from '../letter-disc.ts';
import { initial } from '../name-initial.ts';
import { ellipse, polyline, type Spot } from '../outline.ts';
import { sheetCard } from '../paper-sheet.ts';
import { drawPill } from '../pill.ts';
import { image, line, path, rect, type Shape } from '../shape.ts';
import { type Scene, write } from '../text.ts';
import { TEXT_STYLES } from '../text-style.ts';
import { PAPER } from '../theme.ts';
import { lineTone, seatMark } from './seat-mark.ts';

export const GRAPH = { x: 16, y: 112, w: 968, h: 464 } as const;
/** Where the lines run. */
const PLOT = { left: 104, right: 782, top: 180, bottom: 520 } as const;
const DISC = { y: 144, r: 28, apart: 62 } as const;
const NAMES = { x: 846, from: 138, to: 548 } as const;

type Scale = { readonly low: number; readonly high: number; readonly step: number };

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_LINES = 5;

/** From a round number below all points to one above them. */
function scaleOf({ lines, target }: ReviewSheet): Scale {
  const all = lines.flatMap(({ spots }) => spots.map(({ points }) => points));
  const [low, high] = [Math.min(0, ...all), Math.max(1, target ?? 0, ...all)];
  const step = STEPS.find((each) => (high - low) / each <= MOST_LINES) ?? high - low;
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step };
}

type Axes = { readonly x: (time: number) => number; readonly y: (points: number) => number; readonly scale: Scale };

function axesOf(sheet: ReviewSheet): Axes {
  const scale = scaleOf(sheet);
  const { left, right, top, bottom } = PLOT;
  return {
    scale,
    x: (time) => Math.round(left + ((right - left) * time) / sheet.rounds.length),
    y: (points) => Math.round(bottom - ((bottom - top) * (points - scale.low)) / (scale.high - scale.low)),
  };
}

/** Every second round on darker paper, with its number below. */
function roundShapes({ rounds, axis }: ReviewSheet, { x }: Axes, scene: Scene): Shape[] {
  const { top, bottom, left } = PLOT;
  const middle = (at: number) => Math.round((x(at) + x(at + 1)) / 2);
  return [
    ...rounds.flatMap((_, at) =>
      at % 2 === 0 ? [rect(x(at), top - 12, x(at + 1) - x(at), bottom - top + 12, { fill: PAPER.second }, 0)] : [],
    ),
    write(scene, axis, { right: Math.max(left, middle(0) - 14), y: 548, max: 90 }, 'tag', 'mute on paper'),
    ...rounds.map((round, at) => write(scene, round, { center: middle(at), y: 548 }, 'tag', 'mute on paper')),
  ];
}

function pointShapes({ scale: { low, high, step }, y }: Axes, scene: Scene): Shape[] {
  const values = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return values.flatMap((points) => [
    line(`M${PLOT.left} ${y(points)}H${PLOT.right}`, PAPER.line, points === 0 ? 5 : 3),
    write(scene, pointsText(points), { right: PLOT.left - 14, y: y(points) }, 'tag', 'mute on paper'),
  ]);
}

function targetShapes(target: number, { y }: Axes): Shape[] {
  const at = y(target);
  return [
    path(`M${PLOT.left} ${at}H${PLOT.right}`, { stroke: PAPER.ink, width: 8, cap: 'butt' }),
    path(`M${PLOT.left} ${at}H${PLOT.right}`, { stroke: PAPER.gold, width: 5, dash: [18, 12], cap: 'butt' }),
  ];
}

function lineShapes({ seat, spots }: ReviewLine, { x, y }: Axes): Shape[] {
  const course = polyline(spots.map(({ time, points }): Spot => [x(time), y(points)]));
  return [line(course, PAPER.ink, 12), line(course, lineTone(seat), 7)];
}

const markShapes = ({ seat, spots }: ReviewLine, { x, y }: Axes): Shape[] =>
  spots.filter(({ endsRound }) => endsRound).flatMap(({ time, points }) => seatMark(seat, x(time), y(points)));

/** As near to where they belong as they can be without touching, in their order. */
function apart(wanted: readonly number[], least: number, from: number, to: number): number[] {
  const places: number[] = [];
  for (const [i, place] of wanted.entries())
    places.push(Math.max(place, from, i > 0 ? itemAt(places, i - 1) + least : from));
  for (let i = places.length - 1, most = to; i >= 0; i--, most -= least) places[i] = Math.min(itemAt(places, i), most);
  for (let i = places.length - 1; i > 0; i--)
    places[i - 1] = Math.min(itemAt(places, i - 1), itemAt(places, i) - least);
  return places.map(Math.round);
}

/** As many as there is room for, the last ones. */
const shownTurnings = ({ turnings }: ReviewSheet): readonly ReviewTurning[] =>
  turnings.slice(-Math.floor((PLOT.right - PLOT.left) / DISC.apart));

function turningShapes(sheet: ReviewSheet, { x, y }: Axes, scene: Scene): { strings: Shape[]; discs: Shape[] } {
  const shown = shownTurnings(sheet);
  const places = apart(
    shown.map(({ time }) => x(time)),
    DISC.apart,
    PLOT.left,
    PLOT.right,
  );
  const spots = shown.map(({ time, points }): Spot => [x(time), y(points)]);
  return {
    strings: spots.map((spot, i) =>
      path(polyline([[itemAt(places, i), DISC.y + DISC.r], spot]), { stroke: PAPER.ink, width: 3, dash: [10, 9] }),
    ),
    discs: [
      ...spots.map(([left, top]) => path(ellipse(left, top, 12), { fill: PAPER.white, stroke: PAPER.ink, width: 4 })),
      ...shown.flatMap(({ number }, i) => letterDisc(itemAt(places, i), DISC.y, DISC.r, String(number), 'gold', scene)),
    ],
  };
}

const IN_FRONT = { color: PAPER.gold, on: PAPER.ink } as const;
const BEHIND = { color: PAPER.paper, on: '#4A4358' } as const;

/** Who has which line and what they came to, beside its end. */
function endShapes({ lines, target }: ReviewSheet, axes: Axes, scene: Scene): Shape[] {
  const pitch = Math.min(86, Math.floor((NAMES.to - NAMES.from) / lines.length));
  const high = Math.min(70, Math.floor(0.82 * pitch));
  const pill = Math.min(52, pitch - 8);
  const size = Math.min(TEXT_STYLES.name.size, pill - 8);
  const ends = lines.map((each) => axes.y(finalPoints(each)));
  const places = apart(ends, pitch, NAMES.from + Math.round(pitch / 2), NAMES.to - Math.round(pitch / 2));
  return lines.flatMap((each, i) => {
    const y = itemAt(places, i);
    const look = { ...(i === 0 ? IN_FRONT : BEHIND), size };
    return [
      path(
        polyline([
          [PLOT.right + 16, itemAt(ends, i)],
          [NAMES.x - 22, y],
        ]),
        { stroke: PAPER.line, width: 4 },
      ),
      ...(each.seat === null
        ? []
        : [image(pawn(each.seat, initial(nameOf(scene, each.seat)), high), NAMES.x + 4, y + Math.round(high / 2))]),
      ...drawPill(
        scene,
        pointsText(finalPoints(each)),
        { x: 884, y: y - Math.round(pill / 2), w: 88, h: pill },
        'name',
        look,
        { inset: 16 },
      ),
      ...(each.seat === null && target !== null ? targetLabel(target, y, scene) : []),
    ];
  });
}

const targetLabel = (target: number, y: number, scene: Scene): Shape[] => [
  write(scene, words(scene.language)('bot.review.target'), { right: 972, y: y + 52, max: 140 }, 'caption'),
  write(scene, String(target), { right: 972, y: y + 90 }, 'label'),
];

/** Points over time: one line for each seat, or one for all and the target. */
export function graph(sheet: ReviewSheet, scene: Scene): Shape[] {
  const axes = axesOf(sheet);
  const { strings, discs } = turningShapes(sheet, axes, scene);
  const { lines, target } = sheet;
  // The best line lies on top.
  const drawn = lines.toReversed();
  return [
    ...sheetCard(GRAPH),
    ...roundShapes(sheet, axes, scene),
    ...pointShapes(axes, scene),
    ...(target === null ? [] : targetShapes(target, axes)),
    ...strings,
    ...drawn.flatMap((each) => lineShapes(each, axes)),
    ...drawn.flatMap((each) => markShapes(each, axes)),
    ...discs,
    ...endShapes(sheet, axes, scene),
  ];
}
