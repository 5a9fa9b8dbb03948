import { star } from '../../../draw/kit/emblem.ts';
import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { image, line, path, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, SIZE } from '../../../draw/theme.ts';
import type { Gain, GainLine } from '../rules/score.ts';
import type { Placement } from '../rules/types.ts';
import { addressOf } from '../words/address.ts';
import { number, signed } from '../words/phrases.ts';
import { roadIcon, zoneIcon } from './blocks/icon.ts';
import { chip } from './chip.ts';
import { pictogram } from './pictogram.ts';

const LINE = 45;
export const GAIN = { w: 256, h: 80 + 8 * LINE + 66 } as const;
/** Under a wide city the eight lines stand in two halves. */
export const GAIN_WIDE = { h: 4 * LINE + 36 } as const;

/** What a placement would change: address and net gain, eight lines "old → new", the sum against the target. */
export function gainSheet(gain: Gain, placement: Placement | null, at: Rect, scene: Scene): Shape[] {
  const wide = at.w > 2 * GAIN.w;
  const lane = wide ? Math.floor((at.w - 310) / 2) - 10 : at.w;
  const lines = gain.lines.flatMap((line, i) => {
    const half = wide ? Math.floor(i / 4) : 0;
    const index = wide ? i % 4 : i;
    return gainLine(
      line,
      { x: at.x + half * (lane + 8), y: at.y + (wide ? 18 : 78) + index * LINE, w: lane, h: LINE },
      scene,
    );
  });
  const side: Rect = wide ? { x: at.x + at.w - 300, y: at.y + 12, w: 290, h: at.h - 24 } : at;
  return [...sheetCard(at), ...head(gain, placement, side, scene), ...lines, ...sum(gain, side, scene)];
}

function head(gain: Gain, placement: Placement | null, { x, y }: Rect, scene: Scene): Shape[] {
  const net = gain.to - gain.from;
  const style = { y: y + 43, size: SIZE.value, color: PAPER.ink, on: PAPER.paper } as const;
  if (!placement) return [image(star(19), x + 44, y + 40), write(scene, number(gain.from), { ...style, x: x + 76 })];
  const text = addressOf(placement);
  const wide = Math.max(84, Math.ceil(scene.measure(text, 'display', SIZE.coordinate)) + 36);
  return [
    rect(x + 16, y + 16, wide, 50, { fill: PAPER.hot }, 25),
    write(scene, text, {
      x: x + 16 + Math.round(wide / 2),
      y: y + 42,
      size: SIZE.coordinate,
      align: 'center',
      color: PAPER.white,
      on: PAPER.hot,
    }),
    image(star(17), x + wide + 42, y + 40),
    write(scene, signed(net), { ...style, x: x + wide + 66 }),
  ];
}

function icon({ part }: GainLine, x: number, y: number): Shape {
  if (part === 'roads') return image(roadIcon(36), x, y);
  return typeof part === 'number'
    ? image(pictogram(part, 46, 42, 0.9), x - 23, y - 21)
    : image(zoneIcon(part, 36), x, y);
}

function gainLine(change: GainLine, { x, y, w }: Rect, scene: Scene): Shape[] {
  const middle = y + Math.round(LINE / 2);
  const changed = change.from !== change.to;
  const on = changed ? PAPER.second : PAPER.paper;
  const style = { y: middle + 1, size: SIZE.formula } as const;
  const end = x + 66 + Math.ceil(scene.measure(number(change.from), 'display', SIZE.formula));
  const old = write(scene, number(change.from), { ...style, x: x + 66, color: PAPER.mute, on });
  if (!changed) return [icon(change, x + 36, middle), old, line(`M${x + w - 54} ${middle}h22`, PAPER.second, 7)];
  return [
    rect(x + 8, y + 2, w - 16, LINE - 4, { fill: PAPER.second }, 12),
    icon(change, x + 36, middle),
    old,
    arrow(end + 5, middle, PAPER.mute),
    write(scene, number(change.to), { ...style, x: end + 32, color: PAPER.ink, on }),
    ...chip(
      signed(change.to - change.from),
      change.to - change.from,
      { x: x + w - 72, y: middle - 19, w: 58, h: 38 },
      scene,
      SIZE.least,
      19,
    ),
  ];
}

const arrow = (x: number, y: number, color: string): Shape =>
  path(`M${x} ${y}h18m-7 -7l7 7l-7 7`, { stroke: color, width: 4 });

function sum({ from, to, target }: Gain, at: Rect, scene: Scene): Shape[] {
  const bar = { x: at.x + 12, y: at.y + at.h - 58, w: at.w - 24, h: 46 };
  const y = bar.y + 24;
  const style = { y, color: PAPER.soft, on: PAPER.ink } as const;
  const before = from === to ? [] : [number(from)];
  const wide = (text: string, size: number) => Math.ceil(scene.measure(text, 'display', size));
  const total =
    before.reduce((all, text) => all + wide(text, SIZE.formula) + 34, 0) +
    wide(number(to), SIZE.name) +
    wide(`/${target}`, SIZE.formula) +
    3;
  let x = bar.x + Math.round((bar.w - total) / 2);
  const shapes: Shape[] = [rect(bar.x, bar.y, bar.w, bar.h, { fill: PAPER.ink }, 23)];
  for (const text of before) {
    shapes.push(write(scene, text, { ...style, x, size: SIZE.formula }));
    x += wide(text, SIZE.formula) + 7;
    shapes.push(arrow(x, y, PAPER.soft));
    x += 27;
  }
  shapes.push(write(scene, number(to), { ...style, x, size: SIZE.name, color: PAPER.gold }));
  x += wide(number(to), SIZE.name) + 3;
  return [...shapes, write(scene, `/${target}`, { ...style, x, size: SIZE.formula })];
}
