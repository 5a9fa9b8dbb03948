import { image, type Sprite } from '../shape.ts';
import { composed } from '../sprite.ts';
import { SPACE } from '../theme.ts';
import { ground, terrace } from './ground.ts';
import { landmark } from './landmark.ts';
import type { Line } from './score.ts';
import { things } from './things.ts';

const HOME = { x: 0, y: 0 };

/** One field as the sign of its kind, placed by its corner. */
export const icon = (kind: Line, size: number): Sprite =>
  composed(`icon ${kind}`, size, { left: -8, top: -26, right: SPACE + 8, bottom: SPACE + 8 }, () => {
    if (kind === 'attraction')
      return [...ground('attraction', [HOME], size), image(landmark('clockTower', 'single', false, size), 0, 0)];
    const standing = things({ ...HOME, kind }, false, size);
    if (kind === 'park') return [...ground('park', [HOME], size), image(standing, 0, 0)];
    return [image(terrace(size), 0, 0), image(standing, 0, 0)];
  });
