import { itemAt } from '#engine';
import type { Good, Source } from './kinds.ts';
import type { Ware } from './trade.ts';

/**
 * Goods that a city's single sources don't cover. Every part of them, from nothing to all, has a number: the one of a sum
 * of parts is the sum of theirs.
 */
export type Need = {
  /** The largest of those numbers: the whole need. */
  readonly all: number;
  readonly steps: ReadonlyMap<Good, { readonly step: number; readonly count: number }>;
};

/** What is left of a cost after every source of a single good has served; the other sources are still to be used. */
export function needOf(cost: readonly Good[], own: readonly Source[]): { need: Need; choices: readonly Source[] } {
  const counts = new Map<Good, number>();
  for (const good of cost) counts.set(good, (counts.get(good) ?? 0) + 1);
  const choices: Source[] = [];
  for (const source of own) {
    const [good] = source;
    if (source.length > 1) choices.push(source);
    else if (good && counts.has(good)) counts.set(good, (counts.get(good) ?? 0) - 1);
  }
  const steps = new Map<Good, { step: number; count: number }>();
  let size = 1;
  for (const [good, count] of counts) {
    if (count <= 0) continue;
    steps.set(good, { step: size, count });
    size *= count + 1;
  }
  return { need: { all: size - 1, steps }, choices };
}

const digit = (part: number, { step, count }: { readonly step: number; readonly count: number }): number =>
  Math.floor(part / step) % (count + 1);

export const goodsOf = ({ steps }: Need, part: number): Good[] =>
  [...steps].flatMap(([good, place]) => new Array<Good>(digit(part, place)).fill(good));

export function isWithin({ steps }: Need, part: number, other: number): boolean {
  for (const place of steps.values()) if (digit(part, place) > digit(other, place)) return false;
  return true;
}

/** The least that each part costs out of these wares, each serving one unit; Infinity for what they can't give. */
export function leastPrices(need: Need, wares: readonly Ware[]): number[] {
  const least = new Array<number>(need.all + 1).fill(Infinity);
  least[0] = 0;
  for (const { source, price } of wares) {
    const places = source.flatMap((good) => {
      const place = need.steps.get(good);
      return place ? [{ ...place, price: price(good) }] : [];
    });
    if (places.length > 0) serve(least, places);
  }
  return least;
}

type Place = { readonly step: number; readonly count: number; readonly price: number };

/** From the largest part down, so that what one source serves is not served by it again. */
function serve(least: number[], places: readonly Place[]): void {
  for (let part = least.length - 1; part > 0; part--) {
    for (const place of places) {
      if (digit(part, place) === 0) continue;
      const price = itemAt(least, part - place.step) + place.price;
      if (price < itemAt(least, part)) least[part] = price;
    }
  }
}

/** The largest parts among those that can be had at all. */
export function largestParts(need: Need, least: readonly number[]): number[] {
  let most = -1;
  let parts: number[] = [];
  for (let part = 0; part < least.length; part++) {
    if (least[part] === Infinity) continue;
    const size = goodsOf(need, part).length;
    if (size > most) [most, parts] = [size, [part]];
    else if (size === most) parts.push(part);
  }
  return parts;
}
