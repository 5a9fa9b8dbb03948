import { fill, line, type Sprite } from '../../shape.ts';
import { sprite } from '../../sprite.ts';
import { PAPER } from '../../theme.ts';

/** Two arrows after each other in a circle: half a turn. Placed by its middle. */
export const turnSign = (size: number): Sprite =>
  sprite('turn sign', size, { left: -62, top: -52, right: 62, bottom: 52 }, () => [
    line('M-34 -8A35 35 0 0 1 30 -18', PAPER.ink, 11),
    fill('M12 -10L54 -16L38 18Z', PAPER.ink),
    line('M34 8A35 35 0 0 1 -30 18', PAPER.ink, 11),
    fill('M-12 10L-54 16L-38 -18Z', PAPER.ink),
  ]);
