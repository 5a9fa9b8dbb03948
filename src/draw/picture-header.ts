import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import { backdrop } from './kit/backdrop.ts';
import { star } from './kit/icons.ts';
import { pawn } from './kit/pawn.ts';
import { initial } from './name-initial.ts';
import { ellipse } from './outline.ts';
import { fill, group, image, rect, type Shape } from './shape.ts';
import { type Scene, write } from './text.ts';
import { PAPER, seatTones } from './theme.ts';

/** With a line in the seat's color; gold where no seat is meant. */
export const seatBackdrop = (height: number, seat: Seat | null): Shape =>
  backdrop(height, seat === null ? PAPER.gold : seatTones(seat).line);

/** The seat's pawn looking out of a disc at the left end of the header. */
export const avatar = (scene: Scene, seat: Seat): Shape[] => [
  fill(ellipse(58, 52, 38), PAPER.paper),
  group([image(pawn(seat, initial(nameOf(scene, seat)), 70), 58, 87)], { clip: ellipse(58, 50, 39) }),
];

export const title = (scene: Scene, text: string, x: number, max: number): Shape =>
  write(scene, text, { x, y: 51, max }, 'title', 'paper on low');

/** The points at the right end of the header. */
export const total = (scene: Scene, points: number): Shape[] => [
  rect(862, 14, 122, 68, { fill: PAPER.paper }, 18),
  image(star(16), 886, 47),
  write(scene, String(points), { center: 944, y: 49, max: 74 }, 'title'),
];
