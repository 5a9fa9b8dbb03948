import { fileURLToPath } from 'node:url';
import { ROOT } from '#platform';
import { buildIfChanged } from '../../scripts/build.js';
import { openDrawPool } from '../../src/workers/draw-pool.ts';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';

await buildIfChanged(fileURLToPath(ROOT));
const thread = new URL('dist/draw.js', ROOT);

/**
 * Draws what it is asked for and nothing before, in a thread that begins with a build: to read the sources and to
 * rehearse are nearly all that a drawing pool costs a test.
 */
export const plainDrawPool = (): GamesDrawPool => openDrawPool({ entry: thread, rehearsal: [] });
