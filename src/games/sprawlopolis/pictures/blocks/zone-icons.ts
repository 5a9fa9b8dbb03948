import { box, ellipse, fill, group, line, numeral, PAPER, path, type Shape, type Sprite, sprite } from '#draw';
import type { Zone } from '../../rules/types.ts';
import { ROAD, ZONE_TONES } from '../zone-tones.ts';
import { stand } from './block-relief.ts';
import { works } from './factory.ts';
import { house } from './home.ts';
import { shop } from './shop.ts';
import { tree } from './tree.ts';

const MOTIF: { readonly [zone in Zone]: () => Shape } = {
  commercial: () => stand(shop(26), 12, 82, 2.5),
  park: () => stand(tree, 16, 88, 2.26),
  industrial: () => stand(works, 24, 90, 1.62),
  residential: () => stand(house(0), 17, 86, 2.16),
};

/** A rounded square of the zone's ground with its motif, in a field of 104. */
export function zoneSign(zone: Zone): Shape[] {
  const { ground, rim } = ZONE_TONES[zone];
  return [
    path(box(3, 3, 98, 98, 26), { fill: ground, stroke: rim, width: 6 }),
    group([MOTIF[zone]()], { clip: zone === 'industrial' ? box(0, -12, 104, 113, 20) : box(3, 3, 98, 98, 26) }),
  ];
}

/** Placed by its middle. */
export const zoneIcon = (zone: Zone, size: number): Sprite =>
  sprite(`zone icon ${zone}`, size, { left: -56, top: -66, right: 56, bottom: 56 }, () => [
    group(zoneSign(zone), { x: -52, y: -52 }),
  ]);

/** A bend of road on paper: the sign of roads. Placed by its middle. */
export const roadIcon = (size: number): Sprite =>
  sprite('road icon', size, { left: -56, top: -56, right: 56, bottom: 56 }, () => {
    const d = 'M-16 60V24Q-16 0 4 0Q20 0 20 -24V-60';
    return [
      group(
        [
          path(box(-49, -49, 98, 98, 26), { fill: PAPER.second }),
          path(d, { stroke: PAPER.ink, width: 52, cap: 'butt' }),
          path(d, { stroke: ROAD.curb, width: 46, cap: 'butt' }),
          path(d, { stroke: ROAD.asphalt, width: 34, cap: 'butt' }),
          path(d, { stroke: ROAD.dash, width: 6, dash: [15, 11], cap: 'butt' }),
        ],
        { clip: box(-49, -49, 98, 98, 26) },
      ),
      path(box(-49, -49, 98, 98, 26), { stroke: PAPER.ink, width: 5 }),
    ];
  });

/** The number of a card, on a coin. Placed by its middle. */
export const numberCoin = (number: number, radius: number): Sprite =>
  sprite(`number ${number}`, radius * 2, { left: -54, top: -54, right: 54, bottom: 54 }, () => [
    path(ellipse(0, 0, 49), { fill: PAPER.second, stroke: PAPER.goldEdge, width: 5 }),
    numeral(String(number), 0, 2, 68, PAPER.ink, PAPER.second),
  ]);

/** Two arrows after each other in a circle: half way round. Placed by its middle. */
export const rotateSign = (size: number): Sprite =>
  sprite('rotate sign', size, { left: -62, top: -52, right: 62, bottom: 52 }, () => [
    line('M-34 -8A35 35 0 0 1 30 -18', PAPER.ink, 11),
    fill('M12 -10L54 -16L38 18Z', PAPER.ink),
    line('M34 8A35 35 0 0 1 -30 18', PAPER.ink, 11),
    fill('M-12 10L-54 16L-38 -18Z', PAPER.ink),
  ]);
