import { box, ellipse, group, line, type Motif, motif, PAPER, path, type Shape } from '#draw';
import type { Zone } from '../rules/types.ts';
import { type RoadBlock, roadway, stretchesOf, type Way } from './blocks/road.ts';
import { zoneSign } from './blocks/zone-icons.ts';

/** What the pictograms of the conditions are put together from: zone icons, white blocks, asphalt. */
export const SIDE = 48;

export const zone = (name: Zone): Motif => motif(SIDE, SIDE, [group(zoneSign(name), { x: 1, y: 1, scale: 46 / 104 })]);

const white = (x: number, y: number, w: number, h: number): Shape =>
  path(box(x + 2, y + 2, w - 4, h - 4, 8), { fill: PAPER.white, stroke: PAPER.ink, width: 3 });

/** A white block: any zone. */
export const any = (w = SIDE, h = SIDE): Motif => motif(w, h, [white(0, 0, w, h)]);

/** Asphalt on white blocks; `dead` ends turn in a circle, others run on to the edge. */
export function roadOn(cells: readonly RoadBlock[], dead: Way['dead'], loop = false): Motif {
  const pitch = { w: SIDE * 1.1, h: SIDE * 0.9 };
  const w = Math.max(...cells.map(({ x }) => x + 1)) * pitch.w;
  const h = Math.max(...cells.map(({ y }) => y + 1)) * pitch.h;
  const road = roadway([{ stretches: stretchesOf(cells, loop), dead, loop }], pitch, { color: PAPER.ink, width: 1.5 });
  return motif(w, h, [...cells.map(({ x, y }) => white(x * pitch.w, y * pitch.h, pitch.w, pitch.h)), ...road]);
}

/** A strip of road under a row of blocks. */
export const street = (width: number): Motif => {
  const d = `M0 11H${width}`;
  return motif(width, 22, [
    path(d, { stroke: PAPER.ink, width: 22, cap: 'butt' }),
    path(d, { stroke: '#FFF6E0', width: 19, cap: 'butt' }),
    path(d, { stroke: '#45415A', width: 14, cap: 'butt' }),
    path(d, { stroke: '#FFE08A', width: 3, dash: [8, 7], cap: 'butt' }),
  ]);
};

/** Plus in gold on ink, minus in ink on white: gain and loss as on the chips. */
export const sign = (gain: boolean): Motif =>
  motif(30, 30, [
    path(ellipse(15, 15, 12.5), { fill: gain ? PAPER.ink : PAPER.white, stroke: PAPER.ink, width: 3 }),
    line(gain ? 'M9 15H21M15 9V21' : 'M9 15H21', gain ? PAPER.gold : PAPER.ink, 4),
  ]);

/** A dark disc with a sign of arithmetic. */
export const operator = (d: string): Motif =>
  motif(34, 34, [
    path(ellipse(17, 17, 15), { fill: PAPER.ink, stroke: PAPER.white, width: 2.5 }),
    line(d, PAPER.paper, 4),
  ]);

export const framed = ({ w, h, shapes }: Motif): Motif =>
  motif(w + 8, h + 8, [
    group(shapes, { x: 4, y: 4 }),
    path(box(4, 4, w, h, 14), { stroke: PAPER.ink, width: 8 }),
    path(box(4, 4, w, h, 14), { stroke: PAPER.gold, width: 4.5 }),
  ]);

export type Placed = { readonly motif: Motif; readonly x: number; readonly y: number };

/** Motifs set freely; the whole is as large as they reach. */
export function together(placed: readonly Placed[]): Motif {
  const w = Math.max(...placed.map(({ motif: { w }, x }) => x + w));
  const h = Math.max(...placed.map(({ motif: { h }, y }) => y + h));
  return motif(
    w,
    h,
    placed.map(({ motif: { shapes }, x, y }) => group(shapes, { x, y })),
  );
}
