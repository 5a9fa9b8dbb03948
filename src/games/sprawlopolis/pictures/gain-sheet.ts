import {
  image,
  line,
  PAPER,
  path,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  type TextStyle,
  textWidth,
  wrap,
  write,
  writeLines,
} from '#draw';
import type { Gain, GainLine } from '../rules/score.ts';
import { number, partWords, signed } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { roadIcon, zoneIcon } from './blocks/zone-icons.ts';
import { pictogram } from './pictogram.ts';
import { chip } from './points-chip.ts';

const SHEET = { x: 16, w: 968 } as const;
/** Two rows for groups and roads, a higher one for the conditions, whose names may need two lines. */
const ROWS = [
  { y: 13, h: 51 },
  { y: 72, h: 52 },
  { y: 132, h: 78 },
] as const;
const COLUMNS = [12, 330, 648] as const;
const CELL = 308;
export const GAIN = { h: 222 } as const;

/** Groups row by row, the roads, the sum, then the conditions: the same thing is always in the same place. */
const CELLS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [2, 2],
] as const;

const cellAt = (y: number, row: 0 | 1 | 2, column: 0 | 1 | 2): Rect => ({
  x: SHEET.x + COLUMNS[column],
  y: y + ROWS[row].y,
  w: CELL,
  h: ROWS[row].h,
});

/** What a placement would change in each part of the score, by name; without one what each part pays now. */
export function gainSheet(gain: Gain, placed: boolean, y: number, scene: Scene): Shape[] {
  return [
    ...sheetCard({ ...SHEET, y, h: GAIN.h }),
    ...gain.lines.flatMap((each, i) => {
      const [row, column] = CELLS[i] ?? [2, 2];
      return part(each, placed, cellAt(y, row, column), scene);
    }),
    ...sum(gain, cellAt(y, 1, 2), scene),
  ];
}

function icon({ part }: GainLine, x: number, y: number): Shape {
  if (part === 'roads') return image(roadIcon(38), x, y);
  return typeof part === 'number'
    ? image(pictogram(part, 50, 46, 0.9), x - 25, y - 23)
    : image(zoneIcon(part, 38), x, y);
}

function part(change: GainLine, placed: boolean, at: Rect, scene: Scene): Shape[] {
  const middle = at.y + Math.round(at.h / 2);
  const net = change.to - change.from;
  const on = net === 0 ? PAPER.paper : PAPER.second;
  const color = net === 0 ? PAPER.mute : PAPER.ink;
  const text = partWords(speech(scene.language), change.part);
  const max = at.w - 56 - (net === 0 ? 46 : 58);
  const lines = wrap(scene, text, 'caption', max, at.h > 60 ? 2 : 1);
  const first = middle + 1 - 15 * (lines.length - 1);
  const right = at.x + at.w;
  return [
    ...(net === 0 ? [] : [rect(at.x, at.y, at.w, at.h, { fill: PAPER.second }, 14)]),
    icon(change, at.x + 29, middle),
    ...writeLines(scene, lines, 30, { x: at.x + 56, y: first, max }, 'caption', { color, on }),
    ...(net === 0
      ? unchanged(change.from, placed, right, middle, scene)
      : chip(signed(net), net, { x: right - 56, y: middle - 20, w: 52, h: 40 }, scene, 'tag', 20)),
  ];
}

const unchanged = (points: number, placed: boolean, right: number, y: number, scene: Scene): Shape[] =>
  placed
    ? [line(`M${right - 40} ${y}h20`, PAPER.line, 6)]
    : [write(scene, number(points), { right: right - 12, y: y + 1 }, 'points')];

const arrow = (x: number, y: number): Shape =>
  path(`M${x} ${y}h36m-12 -12l12 12l-12 12`, { stroke: PAPER.soft, width: 6 });

/** "24 → 27 / 28". */
function sum({ from, to, target }: Gain, at: Rect, scene: Scene): Shape[] {
  const y = at.y + Math.round(at.h / 2) + 1;
  const wide = (text: string, style: TextStyle) => Math.ceil(textWidth(scene, text, style));
  const [before, after, of] = [number(from), number(to), `/ ${target}`];
  const old = from === to ? 0 : wide(before, 'points') + 60;
  let x = at.x + Math.round((at.w - old - wide(after, 'name') - 12 - wide(of, 'points')) / 2);
  const shapes: Shape[] = [rect(at.x, at.y, at.w, at.h, { fill: PAPER.ink }, Math.round(at.h / 2))];
  if (old) {
    shapes.push(
      write(scene, before, { x, y }, 'points', 'paper on ink'),
      arrow(x + wide(before, 'points') + 12, y - 1),
    );
    x += old;
  }
  return [
    ...shapes,
    write(scene, after, { x, y }, 'name', 'gold on ink'),
    write(scene, of, { x: x + wide(after, 'name') + 12, y }, 'points', 'paper on ink'),
  ];
}
