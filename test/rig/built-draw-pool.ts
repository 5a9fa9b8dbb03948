import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from '#platform';
import { builtFrom } from '../../scripts/build.js';
import { openStudio } from '../../src/workers/draw-pool.ts';
import type { GamesStudio } from '../../src/workers/open-draw-pool.ts';

const thread = pathToFileURL(join(await builtFrom(fileURLToPath(ROOT)), 'draw.js'));

/**
 * Draws what it is asked for and nothing before, in a thread that begins with a build: to read the sources and to
 * rehearse are nearly all that a studio costs a test.
 */
export const plainStudio = (): GamesStudio => openStudio({ thread, rehearsal: [] });
