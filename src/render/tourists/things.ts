import type { Field } from '../../games/tourists/types.ts';
import { itemAt } from '../lists.ts';
import type { Shape, Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { bush, tree } from './greenery.ts';
import { COARSE, FINE, TINY } from './ground.ts';
import { parasol } from './parasol.ts';

/** What stands in a park, a little different from field to field. */
const GROVES: readonly (() => Shape[])[] = [
  () => [tree(70, 56, 0.72), tree(34, 90, 0.72)],
  () => [tree(32, 62, 0.8), tree(72, 94, 0.68)],
  () => [tree(44, 78, 0.96), bush(82, 82)],
];

/** Below the fine sizes one tree or parasol fills the field; with a tourist it gives way to the left. */
function trees(variant: number, visited: boolean, size: number): Shape[] {
  const plain = size < TINY;
  if (visited) return [tree(32, 60, size < COARSE ? 0.86 : 0.76, plain)];
  return size < FINE ? [tree(51, 95, 1.12, plain)] : itemAt(GROVES, variant)();
}

function parasols(visited: boolean, size: number): Shape[] {
  const plain = size < TINY;
  if (visited) return [parasol(34, 76, 0.78, plain)];
  return size < FINE ? [parasol(52, 92, 1.06, plain)] : [parasol(30, 56, 0.68), parasol(70, 92, 0.68)];
}

const EXTENT = { left: -14, top: -14, right: 118, bottom: 112 };

/** A field on which trees or parasols stand. */
export type Furnished = Field & { readonly kind: 'park' | 'terrace' };
export const isFurnished = (field: Field): field is Furnished => field.kind === 'park' || field.kind === 'terrace';

/** Trees or parasols of a field, placed by its corner. */
export function things({ x, y, kind }: Furnished, visited: boolean, size: number): Sprite {
  const variant = kind === 'park' ? (((x * 5 + y * 11) % GROVES.length) + GROVES.length) % GROVES.length : 0;
  const key = `things ${kind} ${visited ? 'visited' : size < FINE ? 'one' : variant}`;
  return sprite(key, size, EXTENT, () => (kind === 'park' ? trees(variant, visited, size) : parasols(visited, size)));
}
