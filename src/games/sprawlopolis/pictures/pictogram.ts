import { abreast, boxed, group, line, type Motif, motif, over, PAPER, type Sprite } from '#draw';
import type { Condition, ConditionOf } from '../rules/condition.ts';
import { card } from '../rules/content.ts';
import type { RoadCondition } from '../rules/measure-roads.ts';
import type { CardNumber, Zone } from '../rules/types.ts';
import { any, framed, operator, roadOn, SIDE, sign, street, together, zone } from './pictogram-parts.ts';

const PITCH = SIDE + 2;
const EQUALS = 'M10 13H24M10 21H24';
const MINUS = 'M9 17H25';

/** A condition told without words, out of the same motifs as the city itself. */
function picture(condition: Condition): Motif {
  switch (condition.kind) {
    case 'blocks':
      return abreast(signed(condition.points), 8, 'middle');
    case 'company':
      return beside(condition.zone, otherZone(condition), condition.zone);
    case 'beside':
      return beside(condition.zone, condition.other, condition.other);
    case 'corners':
      return corners(condition.zone);
    case 'inside':
      return inside(condition.zone);
    case 'open-sides':
      return openSides(condition.zone);
    case 'squares':
      return squares();
    case 'difference':
      return abreast([zone(condition.plus), operator(MINUS), zone(condition.minus)], 3, 'middle');
    case 'around':
      return around(condition);
    case 'lines':
      return framed(
        abreast(
          Array.from({ length: condition.exactly }, () => zone(condition.zone)),
          -2,
        ),
      );
    case 'best-line':
      return abreast([zone(condition.zone), any(24), zone(condition.zone)], 2, 'middle');
    case 'longest-lines':
      return longestLines();
    default:
      return roadPicture(condition);
  }
}

function roadPicture(condition: RoadCondition): Motif {
  switch (condition.kind) {
    case 'road-ends':
      return roadEnds();
    case 'road-through':
      return along(condition.zones);
    case 'stop':
      return along([condition.between, condition.zone, condition.between]);
    case 'road-between':
      return abreast(
        [zone(condition.zone), roadOn(ACROSS.slice(0, 1), [true, true]), zone(condition.zone)],
        1,
        'middle',
      );
    case 'longest-road':
      return roadOn(ACROSS, [false, false]);
    case 'loops':
      return roadOn(ROUND, [false, false], true);
  }
}

const ACROSS = [0, 1, 2].map((x) => ({ x, y: 0, road: 'EW' }) as const);
const ROUND = [
  { x: 0, y: 0, road: 'ES' },
  { x: 1, y: 0, road: 'SW' },
  { x: 1, y: 1, road: 'NW' },
  { x: 0, y: 1, road: 'NE' },
] as const;

/** Zones with a plus or minus at their lower right corner. */
const signed = (points: { readonly [zone in Zone]?: number }): Motif[] =>
  Object.entries(points).map(([name, worth]) => over(zone(name as Zone), sign(worth > 0), 30, 28));

const corners = (name: Zone): Motif =>
  together([
    { motif: zone(name), x: 0, y: 0 },
    { motif: any(), x: PITCH, y: 0 },
    { motif: any(), x: 0, y: PITCH },
    { motif: zone(name), x: PITCH, y: PITCH },
  ]);

const inside = (name: Zone): Motif =>
  together([
    { motif: any(40, 26), x: 32, y: 0 },
    { motif: any(26, 40), x: 0, y: 32 },
    { motif: zone(name), x: 28, y: 28 },
    { motif: any(26, 40), x: 78, y: 32 },
    { motif: any(40, 26), x: 32, y: 78 },
  ]);

/** Blocks to the left and below, the open table above and to the right. */
const openSides = (name: Zone): Motif =>
  together([
    { motif: any(30, 44), x: 0, y: 12 },
    { motif: any(44, 28), x: 34, y: 62 },
    { motif: zone(name), x: 32, y: 10 },
    { motif: motif(92, 70, [line('M28 4H86V62', PAPER.goldEdge, 7)]), x: 0, y: 0 },
  ]);

const squares = (): Motif =>
  together([
    ...[0, 1, 2, 3].map((i) => ({ motif: any(42, 38), x: (i % 2) * 43, y: (i >> 1) * 39 })),
    { motif: operator(EQUALS), x: 25, y: 21 },
  ]);

/** Two blocks of the group, and below them what counts beside it. */
const around = ({ zone: name, points }: ConditionOf<'around'>): Motif =>
  together([
    { motif: abreast([zone(name), zone(name)], -3), x: 0, y: 0 },
    ...signed(points).map((each, i) => ({ motif: each, x: i * 60, y: PITCH })),
  ]);

/** A zone that is good company besides its own kind, where there is one. */
const otherZone = ({ zone: own, only }: ConditionOf<'company'>): Zone => only.find((name) => name !== own) ?? own;

/** The block that counts, framed, with its neighbors above and to the right. */
const beside = (name: Zone, above: Zone, right: Zone): Motif =>
  together([
    { motif: zone(above), x: 2, y: 0 },
    { motif: framed(zone(name)), x: -2, y: PITCH - 2 },
    { motif: zone(right), x: PITCH + 6, y: PITCH + 2 },
  ]);

const longestLines = (): Motif =>
  together([
    ...[0, 1, 2, 3].map((i) => ({ motif: any(30, 28), x: i * 31, y: 30 })),
    ...[0, 2, 3].map((i) => ({ motif: any(30, 28), x: 31, y: i * 29 + 1 })),
  ]);

/** One that ends inside the city, one that runs out of it. */
const roadEnds = (): Motif =>
  together([
    { motif: roadOn(ACROSS.slice(0, 2), [true, true]), x: 0, y: 0 },
    { motif: sign(true), x: 110, y: 6 },
    { motif: roadOn(ACROSS.slice(0, 2), [true, false]), x: 0, y: 48 },
    { motif: sign(false), x: 110, y: 56 },
  ]);

/** A road that leads past these zones. */
function along(zones: readonly Zone[]): Motif {
  const blocks = abreast(zones.map(zone), 2);
  return together([
    { motif: blocks, x: 0, y: 0 },
    { motif: street(blocks.w), x: 0, y: SIDE + 2 },
  ]);
}

/** Fills a box, centered; placed by the box's corner. */
export const pictogram = (number: CardNumber, w: number, h: number, most = 1.4): Sprite =>
  boxed(`condition ${number}`, () => padded(picture(card(number).condition)), w, h, most);

/** Smoke rises over its block. */
const padded = (sign: Motif): Motif => motif(sign.w + 4, sign.h + 8, [group(sign.shapes, { x: 2, y: 6 })]);
