import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import { pawn } from './kit/pawn.ts';
import { initial } from './name-initial.ts';
import { ellipse, rays } from './outline.ts';
import { fill, image, path, rect, type Shape } from './shape.ts';
import { type Scene, write } from './text.ts';
import { MAT, PAPER } from './theme.ts';

const RAYS = 14;

export type Honors = { readonly title: string; readonly margin: string; readonly winners: readonly Seat[] };

/** The winner, or all who share the win, on a podium in the rays of fame. Fills x 16–228 from `y` on, 330 high. */
export function podium({ title, margin, winners }: Honors, y: number, scene: Scene): Shape[] {
  const x = 122;
  const many = winners.length > 1;
  const tall = many ? Math.max(60, 112 - 12 * winners.length) : 132;
  const slab = Math.min(212, Math.max(128, 2 * Math.round(winners.length * 33)));
  const pitch = Math.min(62, 176 / winners.length);
  return [
    write(scene, title, { center: x, y: y + 24, max: 208 }, 'name', 'gold on felt'),
    fill(ellipse(x, y + 158, 94), '#3A4874'),
    fill(rays(x, y + 158, 94, RAYS), MAT.ray),
    rect(x - 56, y + 220, 112, 46, { fill: '#D9CBA8' }, 6),
    rect(x - slab / 2, y + 208, slab, 16, { fill: PAPER.paper }, 8),
    path(`M${x + 20} ${y + 224}h36v36a6 6 0 0 1 -6 6h-30Z`, { fill: '#2A243818' }),
    ...winners.map((seat, i) =>
      image(
        pawn(seat, initial(nameOf(scene, seat)), tall),
        Math.round(x + (i - (winners.length - 1) / 2) * pitch),
        y + 213,
      ),
    ),
    write(scene, '1', { center: x, y: y + 246 }, 'name', { on: '#D9CBA8' }),
    write(scene, margin, { center: x, y: y + 294, max: 214 }, 'body', 'paper on felt'),
  ];
}
