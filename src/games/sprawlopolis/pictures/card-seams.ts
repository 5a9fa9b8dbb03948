import { box, fill, line, type Shape } from '#draw';
import type { Block } from '../rules/city.ts';
import { inLattice, type Site } from './city-site.ts';
import { BLOCK } from './zone-tones.ts';

type Seam = { readonly x: number; readonly y: number; readonly upright: boolean; readonly newer: boolean };

/** Sides shared by blocks of two cards; `newer`: the upper or left one lies on top. */
function seamsOf(site: Site): Seam[] {
  const byPlace = new Map(site.blocks.map((block) => [`${block.x},${block.y}`, block]));
  return site.blocks.flatMap((block) => {
    const { x, y } = inLattice(site, block);
    const beside = (other: Block | undefined, upright: boolean): Seam[] =>
      other && other.layer !== block.layer ? [{ x, y, upright, newer: other.layer > block.layer }] : [];
    return [
      ...beside(byPlace.get(`${block.x - 1},${block.y}`), true),
      ...beside(byPlace.get(`${block.x},${block.y - 1}`), false),
    ];
  });
}

/** Light comes from the upper left: a newer card there throws a shadow, a newer one here has a lit edge. */
export function seams(site: Site): Shape[] {
  const { w, h } = site;
  const k = w / BLOCK.w;
  const all = seamsOf(site);
  const mark = ({ x, y, upright }: Seam) =>
    upright ? `M${x * w} ${y * h}V${(y + 1) * h}` : `M${x * w} ${y * h}H${(x + 1) * w}`;
  const strip = ({ x, y, upright }: Seam, thick: number) =>
    upright ? box(x * w, y * h, thick, h) : box(x * w, y * h, w, thick);
  const strips = (newer: boolean, thick: number) =>
    all
      .filter((seam) => seam.newer === newer)
      .map((seam) => strip(seam, thick))
      .join('');
  if (all.length === 0) return [];
  return [
    fill(strips(true, 6 * k), '#1A162A26'),
    fill(strips(false, 3.3 * k), '#FFFFFF66'),
    line(all.map(mark).join(''), '#2A243880', 2.6 * k),
  ];
}
