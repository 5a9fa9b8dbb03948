import { image, PAPER, rect, type Scene, type Shape, textWidth, write } from '#draw';
import { itemAt } from '#engine';
import type { Chain } from '../rules/kinds.ts';
import type { Offer } from '../rules/offers.ts';
import type { Payment } from '../rules/types.ts';
import { chainGiven } from './signs/chain.ts';
import { arrow, cross, equals, links, stage, tick } from './signs/plain-signs.ts';
import { type Sign, signSprite, widthOf } from './signs/sign.ts';
import { coin, struckCoin } from './signs/treasure.ts';
import { DULL, SET } from './wonders-tones.ts';

/** Something in a pill: how wide it is, and how it is drawn from its left edge around the middle line. */
type Piece = { readonly w: number; readonly draw: (x: number, y: number) => Shape };

const piece = (sign: Sign, height: number): Piece => {
  const w = widthOf(sign, height);
  return { w, draw: (x, y) => image(signSprite(sign, height), Math.round(x + w / 2), y) };
};

const padded = ({ w, draw }: Piece, more: number): Piece => ({ w: w + more, draw });

const gold = (n: number, scene: Scene): Piece => {
  const text = String(n);
  return {
    w: textWidth(scene, text, 'name'),
    draw: (x, y) => write(scene, text, { x: Math.round(x), y: y + 2 }, 'name', 'gold on ink'),
  };
};

const GAP = 3;
const WIDE = 13;
const EDGE = 13;
const PILL = 46;

/** Pieces that belong together stand close. */
type Cluster = readonly Piece[];

export type Pill = { readonly w: number; readonly draw: (x: number, y: number) => Shape[] };

const clusterWidth = (cluster: Cluster): number =>
  cluster.reduce((sum, { w }) => sum + w, 0) + GAP * (cluster.length - 1);

function pillOf(color: string, clusters: readonly Cluster[], least = 74): Pill {
  const inner = clusters.reduce((sum, cluster) => sum + clusterWidth(cluster), 0) + WIDE * (clusters.length - 1);
  const w = Math.max(least, Math.ceil(inner) + 2 * EDGE);
  return {
    w,
    draw: (x, y) => {
      const shapes: Shape[] = [rect(x, y - PILL / 2, w, PILL, { fill: color }, PILL / 2)];
      let at = x + (w - inner) / 2;
      for (const cluster of clusters) {
        for (const each of cluster) {
          shapes.push(each.draw(at, y));
          at += each.w + GAP;
        }
        at += WIDE - GAP;
      }
      return shapes;
    },
  };
}

/** What goes to the bank, to the left and to the right. */
export function paymentPill({ bank, left, right }: Payment, scene: Scene): Pill {
  const clusters: Cluster[] = [];
  if (bank > 0) clusters.push([padded(piece(coin(), 34), 4), gold(bank, scene)]);
  if (left > 0) clusters.push([piece(arrow('left', PAPER.gold), 32), gold(left, scene)]);
  if (right > 0) clusters.push([gold(right, scene), piece(arrow('right', PAPER.gold), 32)]);
  return pillOf(PAPER.ink, clusters);
}

/** How something can be had, at the cheapest, or why not. A chain is shown by its sign. */
export function offerPill(offer: Offer, chain: Chain | null, scene: Scene): Pill {
  switch (offer.kind) {
    case 'own':
    case 'complete':
      return pillOf(SET, [[piece(tick(PAPER.white), 38)]]);
    case 'power':
      return pillOf(SET, [[piece(stage(), 30)], [piece(tick(PAPER.white), 34)]]);
    case 'chain':
      return pillOf(SET, [[piece(links(PAPER.white), 34)], chain ? [piece(chainGiven(chain), 40)] : []]);
    case 'pay':
      return paymentPill(itemAt(offer.ways, 0), scene);
    case 'missing':
      return pillOf(DULL.pill, [[piece(cross(), 38)]]);
    case 'dear':
      return pillOf(DULL.pill, [[piece(struckCoin(), 38)]]);
    case 'has':
      return pillOf(DULL.pill, [[piece(equals(), 38)]]);
  }
}
