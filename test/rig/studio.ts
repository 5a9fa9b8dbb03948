import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtFrom } from '../../scripts/build.js';
import { openStudio } from '../../src/draw/studio.ts';
import { ROOT } from '../../src/root.ts';
import type { GamesStudio } from '../../src/studio.ts';

const thread = pathToFileURL(join(await builtFrom(fileURLToPath(ROOT)), 'drawing.js'));

/**
 * Draws what it is asked for and nothing before, in a thread that begins with a build: to read the sources and to
 * rehearse are nearly all that a studio costs a test.
 */
export const plainStudio = (): GamesStudio => openStudio({ thread, rehearsal: [] });
