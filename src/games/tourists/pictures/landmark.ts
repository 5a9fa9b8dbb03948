import { group, type Shape, type Sprite, sprite } from '#draw';
import { itemAt, itemAtCyclic, type Point } from '#engine';
import type { Landmark } from '../rules/city.ts';
import type { TileId } from '../rules/types.ts';
import { ferrisWheel, observatory, triumphalArch } from './landmark-halls.ts';
import { cathedral, giantWheel, latticeTower } from './landmark-tall.ts';
import { castleKeep, clockTower, pagoda, victoryColumn, windmill } from './landmark-towers.ts';
import { museum, opera, palace } from './landmark-wide.ts';

const DRAWINGS = {
  clockTower,
  windmill,
  triumphalArch,
  ferrisWheel,
  observatory,
  pagoda,
  victoryColumn,
  castleKeep,
  museum,
  opera,
  palace,
  giantWheel,
  latticeTower,
  cathedral,
} satisfies { [name: string]: () => Shape[] };
export type LandmarkName = keyof typeof DRAWINGS;

/** Which tile with a single attraction has which. */
const SINGLE: { readonly [tile: TileId]: LandmarkName } = {
  1: 'clockTower',
  2: 'windmill',
  3: 'observatory',
  4: 'castleKeep',
  5: 'pagoda',
  6: 'victoryColumn',
  10: 'ferrisWheel',
  11: 'triumphalArch',
  13: 'windmill',
  14: 'clockTower',
  16: 'pagoda',
  17: 'observatory',
};
const WIDE = ['museum', 'opera', 'palace'] as const;
const TALL = ['latticeTower', 'giantWheel', 'cathedral'] as const;

/** A landmark keeps its form when the tile is rotated; a big one has a form for lying across and one for standing. */
export type Form = 'single' | 'across' | 'upright';

/** How a landmark stands: its form, its upper left field, and the one with its foot. */
export type Stance = { readonly form: Form; readonly head: Point; readonly foot: Point };

export function stanceOf({ fields }: Landmark): Stance {
  const [head, foot] = [itemAt(fields, 0), itemAt(fields, fields.length - 1)];
  const big = head.y === foot.y ? 'across' : 'upright';
  return { form: fields.length > 1 ? big : 'single', head, foot };
}

/** A tile number always has the same landmark. */
export function landmarkName(tile: TileId, form: Form): LandmarkName {
  if (form !== 'single') return itemAtCyclic(form === 'across' ? WIDE : TALL, tile);
  const name = SINGLE[tile];
  if (!name) throw new Error(`tile ${tile} has no single attraction`);
  return name;
}

const EXTENTS = {
  single: { left: -6, top: -30, right: 112, bottom: 104 },
  across: { left: -6, top: -30, right: 216, bottom: 104 },
  upright: { left: -14, top: -30, right: 118, bottom: 208 },
} as const;

/** Moves aside for a tourist: the figure always has the same place, the landmark gives way. */
const ASIDE: { readonly [form in Form]: { readonly scale: number; readonly x: number; readonly y: number } } = {
  single: { scale: 0.86, x: -6, y: 10 },
  across: { scale: 1, x: 0, y: 0 },
  upright: { scale: 1, x: -9, y: 0 },
};

/** Placed by the top left corner of its upper left field. */
export function landmark(name: LandmarkName, form: Form, visited: boolean, size: number): Sprite {
  const { scale, x, y } = visited ? ASIDE[form] : { scale: 1, x: 0, y: 0 };
  return sprite(`landmark ${name}${visited ? ' aside' : ''}`, size, EXTENTS[form], () => [
    group(DRAWINGS[name](), { scale, x, y }),
  ]);
}
