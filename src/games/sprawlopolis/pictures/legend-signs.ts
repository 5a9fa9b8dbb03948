import { drawnSign, group, image, type LegendSign, type Scene, type Shape, signOf, star, write } from '#draw';
import type { Placement } from '../rules/types.ts';
import type { SignName } from '../words/legend-text.ts';
import { roadway } from './blocks/road.ts';
import { numberCoin, roadIcon, rotateSign, zoneIcon } from './blocks/zone-icons.ts';
import { cityShapes } from './city-layers.ts';
import { makeSite } from './city-site.ts';
import { tag } from './group-tags.ts';
import { label } from './lettered-places.ts';
import { lastOutline } from './placement-marks.ts';
import { cornerMarks } from './placement-sheet.ts';
import { chip } from './points-chip.ts';
import { sum } from './score-header.ts';
import { fan } from './supply.ts';

const CARD: Placement = { card: 1, turned: false, x: 0, y: 0 };
const W = 76;
const H = 64;
const TERMS = { scoring: [], difficulty: 'standard' } as const;

/** A city of one card, and what is marked on it. */
const oneCard = (rims: boolean, marks: (site: ReturnType<typeof siteAt>) => Shape[] = () => []): LegendSign =>
  drawnSign(
    2 * W + 24,
    2 * H + 30,
    ({ x, y }) => {
      const site = siteAt();
      return [group([...cityShapes(site, { rims }), ...marks(site)], { x: x + 12, y: y + 18 })];
    },
    true,
  );
const siteAt = () => makeSite([CARD], TERMS, { window: { left: 0, top: 0, width: 2, height: 2 }, x: 0, y: 0, w: W });

const deadEnd = (): Shape[] =>
  roadway([{ stretches: [{ x: 0, y: 0, from: 'W', to: 'E' }], dead: [false, true], loop: false }], { w: 150, h: 126 });

/** Each sign of the pictures by itself. */
export const signs: { readonly [name in SignName]: (scene: Scene) => LegendSign } = {
  group: (scene) => drawnSign(90, 60, ({ x, y }) => sum(zoneIcon('park', 42), 4, x + 26, scene, y + 30), true),
  tag: (scene) => drawnSign(84, 46, ({ x, y }) => tag({ zone: 'park', points: 4 }, x + 42, y + 23, scene), true),
  rim: () => oneCard(true),
  roads: (scene) => drawnSign(100, 60, ({ x, y }) => sum(roadIcon(40), -7, x + 26, scene, y + 30), true),
  dead: () => drawnSign(150, 66, ({ x, y }) => [group(deadEnd(), { x, y: y - 30 })]),
  number: () => signOf(numberCoin(9, 30), 64, 64),
  formula: (scene) =>
    drawnSign(170, 62, ({ x, y }) => [
      write(scene, '1×8', { x, y: y + 32 }, 'points', 'mute on paper'),
      ...chip('8', 8, { x: x + 90, y: y + 2, w: 72, h: 58 }, scene),
    ]),
  loss: (scene) => drawnSign(76, 62, ({ x, y }) => chip('−2', -2, { x: x + 2, y: y + 2, w: 72, h: 58 }, scene)),
  fresh: () => oneCard(false, (site) => lastOutline(site, CARD)),
  free: () =>
    drawnSign(80, 60, ({ x, y }) => [group(cornerMarks([{ x: 0, y: 0 }], 150), { x: x + 20, y: y + 8 })], true),
  letter: (scene) =>
    drawnSign(206, 74, ({ x, y }) => [
      ...label('A', 3, { x: x + 46, y: y + 37 }, false, { w: W }, scene),
      ...label('B', 2, { x: x + 150, y: y + 37 }, true, { w: W }, scene),
    ]),
  turned: (scene) =>
    drawnSign(110, 60, ({ x, y }) => [
      image(rotateSign(48), x + 32, y + 30),
      write(scene, '½', { center: x + 84, y: y + 30 }, 'points'),
    ]),
  hidden: (scene) =>
    drawnSign(110, 66, ({ x, y }) => [
      ...fan(3, x + 34, y + 32),
      write(scene, '×3', { center: x + 86, y: y + 33 }, 'points'),
    ]),
  star: (scene) =>
    drawnSign(170, 60, ({ x, y }) => [
      image(star(17), x + 26, y + 30),
      write(scene, '24', { x: x + 52, y: y + 32 }, 'title'),
      write(scene, '/28', { x: x + 112, y: y + 34 }, 'name', 'mute on paper'),
    ]),
};
