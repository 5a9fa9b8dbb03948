import { image, PAPER, rect, type Scene, type Shape, WIDTH, write } from '#draw';
import { itemAt, type Point } from '#engine';
import type { GroupScore } from '../rules/scoring.ts';
import type { Way } from './blocks/road.ts';
import { zoneIcon } from './blocks/zone-icons.ts';
import { inLattice, type Site } from './city-site.ts';
import { ZONE_TONES } from './zone-tones.ts';

/** An ink pill with the zone's icon and the number, rimmed in the zone's ground. */
const PILL = { w: 76, h: 38 } as const;

/** Where a tag may stand: in the middle of a block of the group, or to a side of it where all of them carry roads. */
function places({ blocks }: GroupScore, site: Site): Point[] {
  const { w, h } = site;
  const carriesRoad = (at: Point) => site.blocks.some(({ x, y, road }) => x === at.x && y === at.y && road !== '');
  const plain = blocks.filter((block) => !carriesRoad(block));
  const steps = plain.length ? [0.5] : [0.06, 0.22, 0.5, 0.78, 0.94];
  return (plain.length ? plain : blocks)
    .map((block) => inLattice(site, block))
    .flatMap(({ x, y }) => steps.flatMap((s) => steps.map((t) => ({ x: (x + s) * w, y: (y + t) * h }))));
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
/** How far a point reaches into a box around the middle; 0 outside. */
const inside = (at: Point, { x, y }: Point, w: number, h: number): number =>
  Math.max(0, Math.min(w - Math.abs(x - at.x), h - Math.abs(y - at.y)));
const deepest = (at: Point, points: readonly Point[], w: number, h: number): number => {
  let most = 0;
  for (const point of points) most = Math.max(most, inside(at, point, w, h));
  return most;
};
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Off the asphalt, never near another tag, and rather in the middle of the group. */
function best(options: readonly Point[], roads: readonly Point[], taken: readonly Point[], site: Site): Point {
  const center = middle(options);
  // Half of a road with its curbs, or of the circle in which one ends.
  const road = Math.max(0.12 * site.w, 11);
  const cost = (at: Point) => {
    const onRoad = deepest(at, roads, PILL.w / 2 + road, PILL.h / 2 + road);
    const onTag = deepest(at, taken, PILL.w + 8, PILL.h + 8);
    return 4 * onRoad + 8 * onTag + 0.15 * far(at, center);
  };
  const costs = options.map(cost);
  return itemAt(options, costs.indexOf(Math.min(...costs)));
}

/** The size of each group that scores. */
export function groupTags(site: Site, ways: readonly Way[], scene: Scene): Shape[] {
  const roads = roadPoints(ways, site);
  const taken: Point[] = [];
  const counted = site.score.groups.filter(({ points }) => points > 1);
  return counted.flatMap((group) => {
    const at = best(places(group, site), roads, taken, site);
    taken.push(at);
    const x = within(site.x + Math.round(at.x), PILL.w / 2 + 4, WIDTH - PILL.w / 2 - 4);
    return tag(group, x, site.y + Math.round(at.y), scene);
  });
}

export function tag(
  { zone, points }: Pick<GroupScore, 'zone' | 'points'>,
  x: number,
  y: number,
  scene: Scene,
): Shape[] {
  const [left, top] = [x - PILL.w / 2, y - PILL.h / 2];
  return [
    rect(left - 1, top + 2, PILL.w + 6, PILL.h + 6, { fill: '#10142255' }, PILL.h / 2 + 3),
    rect(left - 2, top - 2, PILL.w + 4, PILL.h + 4, { fill: PAPER.white }, PILL.h / 2 + 2),
    rect(left, top, PILL.w, PILL.h, { fill: PAPER.ink, stroke: ZONE_TONES[zone].ground, width: 4 }, PILL.h / 2),
    image(zoneIcon(zone, 29), x - 19, y),
    write(scene, String(points), { center: x + 18, y: y + 1 }, 'tag', 'gold on ink'),
  ];
}
