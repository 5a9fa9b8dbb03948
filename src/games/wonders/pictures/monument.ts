import {
  type Ink,
  image,
  line,
  PAPER,
  type Rect,
  rect,
  type Scene,
  type Shape,
  star,
  TEXT_STYLES,
  type TextStyle,
  textWidth,
  write,
} from '#draw';
import { stagesOf } from '../rules/content.ts';
import type { City } from '../rules/types.ts';
import type { SeenCity } from '../rules/view.ts';
import { signed } from '../words/phrases.ts';
import { wonderArt } from './wonder/wonder.ts';

/** The wonder with its marks at the left and the points below. */
export type Monument = {
  /** The left edge of the marks, the line on which the wonder stands, and its height. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly mark: number;
  readonly plaque: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly style: TextStyle;
  };
};

/** A stage that stands, with a tick, or one that doesn't yet: an empty dashed box. */
export function stageMark(at: Rect, built: boolean): Shape[] {
  const { x, y, w, h } = at;
  const box = (ink: Ink): Shape => rect(x + 2, y + 2, w - 4, h - 4, ink, 6);
  if (!built) return [box({ fill: PAPER.paper, stroke: '#A08C66', width: 2.6, dash: [5, 5] })];
  const k = Math.min(w, h) / 26;
  const tick = `M${x + w / 2 - 6 * k} ${y + h / 2}l${4.5 * k} ${5 * k}l${8 * k} ${-10 * k}`;
  return [box({ fill: PAPER.gold, stroke: PAPER.ink, width: 4 }), line(tick, PAPER.ink, 4.4 * k)];
}

/** One mark for each stage, from the ground up; the new one in a hot ring. */
function marks(city: City, { x, foot, height, mark: w }: Monument, fresh: boolean): Shape[] {
  const all = stagesOf(city).length;
  const gap = Math.round(w * 0.2);
  const h = Math.min(Math.round(w * 1.5), Math.floor((height - gap * (all - 1)) / all));
  return Array.from({ length: all }, (_, i) => {
    const y = foot - (i + 1) * h - i * gap;
    const shown = stageMark({ x, y, w, h }, i < city.stages);
    if (!fresh || i !== city.stages - 1) return shown;
    const ring = (stroke: string, width: number) => rect(x - 1, y - 1, w + 2, h + 2, { stroke, width }, 9);
    return [ring(PAPER.white, 9), ...shown, ring(PAPER.hot, 5)];
  }).flat();
}

/** What all of it would count now. */
function plaque({ score }: SeenCity, { plaque: { x, y, w, h, style } }: Monument, scene: Scene): Shape[] {
  const text = signed(score.total);
  const { size } = TEXT_STYLES[style];
  const wide = textWidth(scene, text, style);
  const left = Math.round(x + w / 2 - (wide + size) / 2);
  return [
    rect(x, y, w, h, { fill: PAPER.ink }, Math.round(h * 0.38)),
    image(star(Math.round(size * 0.36)), left + Math.round(size * 0.36), y + Math.round(h / 2) - 1),
    write(scene, text, { x: left + size, y: y + Math.round(h / 2) + 1 }, style, 'gold on ink'),
  ];
}

export function monument(city: SeenCity, at: Monument, fresh: boolean, scene: Scene): Shape[] {
  const { x, foot, height, mark } = at;
  const half = Math.round((height * 100) / 206);
  return [
    ...marks(city, at, fresh),
    image(wonderArt(city.wonder, city.stages, stagesOf(city).length, height), x + mark + 2 + half, foot),
    ...plaque(city, at, scene),
  ];
}
