import { fileURLToPath } from 'node:url';
import { ROOT } from '#platform';
import { buildIfChanged } from '../../scripts/build.js';
import { openStudio } from '../../src/workers/draw-pool.ts';
import type { GamesStudio } from '../../src/workers/open-draw-pool.ts';

await buildIfChanged(fileURLToPath(ROOT));
const thread = new URL('dist/draw.js', ROOT);

/**
 * Draws what it is asked for and nothing before, in a thread that begins with a build: to read the sources and to
 * rehearse are nearly all that a studio costs a test.
 */
export const plainStudio = (): GamesStudio => openStudio({ thread, rehearsal: [] });
