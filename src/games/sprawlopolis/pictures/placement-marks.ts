import { fill, line, PAPER, path, type Rect, rect, rounded, type Shape } from '#draw';
import type { Point } from '#engine';
import type { Light } from '../rules/score.ts';
import type { ConditionScore } from '../rules/scoring.ts';
import { roadway } from './blocks/road.ts';
import { outline } from './card-ground.ts';
import { waysOf } from './city-layers.ts';
import { cornerOf, type Site } from './city-site.ts';
import { BLOCK } from './zone-tones.ts';

/** Around a whole card: "this just changed". Inside the site's group. */
export function lastOutline(site: Site, at: Point): Shape[] {
  const { x, y } = cornerOf(site, at);
  const frame = (ink: string, width: number) => rect(x, y, 2 * site.w, 2 * site.h, { stroke: ink, width }, 10);
  return [frame(PAPER.ink, 14), frame(PAPER.white, 10), frame(PAPER.hot, 5.5)];
}

/** The ghost of a card that is only thought of: a cream veil, a white band with hot dashes. */
export function ghostOutline(site: Site, at: Point): Shape[] {
  const { x, y } = cornerOf(site, at);
  const [w, h] = [2 * site.w, 2 * site.h];
  return [
    rect(x, y, w, h, { fill: '#FFF6E43D' }, 6),
    rect(x, y, w, h, { stroke: PAPER.ink, width: 12 }, 10),
    rect(x, y, w, h, { stroke: PAPER.white, width: 9 }, 10),
    rect(x, y, w, h, { stroke: PAPER.hot, width: 5, dash: [14, 11] }, 10),
  ];
}

const VEIL = '#161B30B3';

/** A dark veil over the whole well with a hole for each lit block. */
function veil(site: Site, field: Rect, lit: readonly Point[]): Shape {
  const pad = 14;
  const [left, top] = [field.x - site.x - pad, field.y - site.y - pad];
  const [right, bottom] = [left + field.w + 2 * pad, top + field.h + 2 * pad];
  // The outer edge runs the other way round than the outlines, so that the holes stay empty.
  const edge = rounded(
    [
      [left, top],
      [left, bottom],
      [right, bottom],
      [right, top],
    ],
    22,
  );
  return fill(`${edge}${lit.length ? outline(site, lit, 0, 6) : ''}`, VEIL);
}

/** The light on what is asked for: everything else dimmed, each thing that counts outlined. */
export function spotlight(site: Site, field: Rect, light: Light, lit: readonly Point[]): Shape[] {
  if (light.kind === 'roads')
    return [veil(site, field, []), ...roadway(waysOf(site), site, { color: PAPER.gold, width: 5 })];
  const condition =
    light.kind === 'condition' ? site.score.conditions.find(({ card }) => card === light.card) : undefined;
  return [veil(site, field, lit), ...(condition ? hits(site, condition) : ring(site, lit, true))];
}

const hits = (site: Site, { hits: found }: ConditionScore): Shape[] =>
  found.flatMap(({ blocks, points }, i) => ring(site, blocks, points >= 0, 2 + (i % 2) * 3));

/** Gold for a gain; white and dashed for a loss. */
function ring(site: Site, blocks: readonly Point[], gain: boolean, inset = 2): Shape[] {
  const width = Math.max(3, (5 * site.w) / BLOCK.w);
  if (blocks.length === 0) return [];
  const d = outline(site, blocks, inset, 10);
  return [gain ? line(d, PAPER.gold, width) : path(d, { stroke: PAPER.white, width, dash: [10, 8] })];
}
