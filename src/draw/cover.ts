import { box, ellipse, rays } from './outline.ts';
import { type Drawing, fill, group, line, rect, type Shape } from './shape.ts';
import { FELT, GROUND } from './theme.ts';

/** Shown at about a quarter of this. */
export const COVER_SIDE = 392;
const EDGE = 12;
const LID = COVER_SIDE - EDGE;
const CORNER = 22;
/** Where the point 0, 0 of the art lies: there is a little room around it. */
const [LEFT, TOP] = [16, 28];

/** Sky with rays from behind what stands there, and a hill to stand on whose top is at `hill`. */
export const coverGround = (tones: { sky: string; ray: string; grass: string; edge: string }, hill = 236): Shape[] => [
  rect(-LEFT, -TOP, COVER_SIDE, COVER_SIDE, { fill: tones.sky }),
  fill(rays(174, hill, 440, 10), tones.ray),
  fill(ellipse(174, hill + 300, 540, 306), tones.edge),
  fill(ellipse(174, hill + 308, 540, 306), tones.grass),
];

/** The lid of a game's box, seen from the front, with its thickness at the right and below. */
export const layoutCover = (art: readonly Shape[]): Drawing => ({
  width: COVER_SIDE,
  height: COVER_SIDE,
  shapes: [
    fill(box(0, 0, COVER_SIDE, COVER_SIDE, CORNER), FELT.low),
    group([group(art, { x: LEFT, y: TOP })], { clip: box(0, 0, LID, LID, CORNER) }),
    line(box(5, 5, LID - 10, LID - 10, CORNER - 6), GROUND.card, 4),
  ],
});
