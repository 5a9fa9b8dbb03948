import { image, PAPER, rect, type Scene, type Shape, star, TEXT_STYLES, type TextStyle, textWidth, write } from '#draw';
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

/** One mark for each stage, filled from the ground up; the new one in a hot ring. */
function marks(city: City, { x, foot, height, mark }: Monument, fresh: boolean): Shape[] {
  const all = stagesOf(city).length;
  const gap = Math.round(mark * 0.55);
  const h = Math.floor((height - 8 - gap * (all - 1)) / all);
  return Array.from({ length: all }, (_, i) => {
    const y = foot - 2 - (i + 1) * h - i * gap;
    const built = i < city.stages;
    const face = rect(
      x,
      y,
      mark,
      h,
      { fill: built ? PAPER.gold : PAPER.paper, stroke: built ? PAPER.ink : '#B9A582', width: 2.6 },
      mark / 2,
    );
    if (!fresh || i !== city.stages - 1) return [face];
    return [
      rect(x - 3, y - 3, mark + 6, h + 6, { stroke: PAPER.white, width: 7 }, mark / 2 + 3),
      face,
      rect(x - 3, y - 3, mark + 6, h + 6, { stroke: PAPER.hot, width: 4 }, mark / 2 + 3),
    ];
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
