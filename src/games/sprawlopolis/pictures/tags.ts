import { ellipse } from '../../../draw/outline.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { fill, path, type Shape } from '../../../draw/shape.ts';
import { PAPER, SIZE } from '../../../draw/theme.ts';
import type { Point } from '../../../engine/grid.ts';
import { itemAt } from '../../../engine/sure.ts';
import type { GroupScore } from '../rules/scoring.ts';
import type { Way } from './blocks/road.ts';
import { inLattice, type Site } from './site.ts';

const RADIUS = 20;

/** Where a tag may stand: on the joints of two blocks of the group, at their middle or either end; else inside its block. */
function places({ blocks }: GroupScore, site: Site): Point[] {
  const { w, h } = site;
  const cells = blocks.map((block) => inLattice(site, { x: block.x, y: block.y }));
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  const joints = cells.flatMap(({ x, y }) => [
    ...(has(x + 1, y) ? [0.06, 0.5, 0.94].map((s) => ({ x: (x + 1) * w, y: (y + s) * h })) : []),
    ...(has(x, y + 1) ? [0.06, 0.5, 0.94].map((s) => ({ x: (x + s) * w, y: (y + 1) * h })) : []),
  ]);
  if (joints.length) return joints;
  return cells.flatMap(({ x, y }) =>
    [0.2, 0.5, 0.8].flatMap((s) => [0.2, 0.5, 0.8].map((t) => ({ x: (x + s) * w, y: (y + t) * h }))),
  );
}

/** Points along the roads, close enough together to keep away from. */
function roadPoints(ways: readonly Way[], { w, h }: Site): Point[] {
  const found: Point[] = [];
  for (const { stretches } of ways) {
    for (const { x, y, from, to } of stretches) {
      for (const [dx, dy] of [HALF[from], HALF[to]]) {
        for (const s of [0.3, 0.65, 1]) found.push({ x: (x + 0.5 + dx * s) * w, y: (y + 0.5 + dy * s) * h });
      }
    }
  }
  return found;
}
const HALF = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] } as const;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
function nearest(at: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of points) least = Math.min(least, (x - at.x) ** 2 + (y - at.y) ** 2);
  return Math.sqrt(least);
}
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Off the asphalt, never near another tag, and rather in the middle of the group. */
function best(options: readonly Point[], roads: readonly Point[], taken: readonly Point[], site: Site): Point {
  const center = middle(options);
  const cost = (at: Point) => {
    const onRoad = Math.max(0, RADIUS + 0.13 * site.w - nearest(at, roads));
    const onTag = Math.max(0, 3 * RADIUS - nearest(at, taken));
    return 4 * onRoad + 6 * onTag + 0.15 * far(at, center);
  };
  const costs = options.map(cost);
  return itemAt(options, costs.indexOf(Math.min(...costs)));
}

/** The size of each group that scores, on an ink disc. */
export function groupTags(site: Site, ways: readonly Way[], scene: Scene): Shape[] {
  const roads = roadPoints(ways, site);
  const taken: Point[] = [];
  const counted = site.score.groups.filter(({ points }) => points > 1);
  return counted.flatMap((group) => {
    const at = best(places(group, site), roads, taken, site);
    taken.push(at);
    return tag(site.x + Math.round(at.x), site.y + Math.round(at.y), String(group.points), scene);
  });
}

function tag(x: number, y: number, text: string, scene: Scene): Shape[] {
  const style = { size: SIZE.least, align: 'center', color: PAPER.gold, on: PAPER.ink } as const;
  return [
    fill(ellipse(x + 2, y + 3, RADIUS + 2), '#10142255'),
    path(ellipse(x, y, RADIUS), { fill: PAPER.ink, stroke: PAPER.white, width: 3.5 }),
    write(scene, text, { ...style, x, y: y + 1 }),
  ];
}
