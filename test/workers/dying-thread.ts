import { existsSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import type { ComputerTask, Entry } from '#engine';
import { serve } from '../../src/workers/think-server.ts';

/** A thread that dies over a thought: over `once` the first time, over `always` every time. The seed names a file. */
function think({ game, seed, from }: ComputerTask): readonly Entry[] {
  if (game === 'always' || (game === 'once' && !existsSync(seed))) {
    writeFileSync(seed, '');
    process.exit(1);
  }
  if (game === 'wrong') throw new Error('cannot be thought');
  return [{ seat: 0, action: from.length }];
}

serve({
  think,
  *checkMistake({ game, from }) {
    if (game === 'always') process.exit(1);
    if (game === 'wrong') throw new Error('cannot be weighed');
    if (game === 'thread') return { points: threadId, better: [] };
    if (game === 'priority') return { points: getPriority(), better: [] };
    for (let step = 0; step < from.length; step++) yield;
    return { points: from.length, better: [] };
  },
});
