import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a bot that runs for a test: the seeds of its matches follow from a name, so that a failure can be had
 * again. All else stays random: no two matches may ever have the same id.
 */
const { TOWN_SEEDS = 'chance', SHARDS = '' } = process.env;
const { createHash, randomBytes } = crypto;
let count = 0;

function foreseenBytes(size, ...rest) {
  const isSeed = new Error().stack?.split('\n')[2]?.includes('randomSeed');
  if (!isSeed) return randomBytes(size, ...rest);
  count += 1;
  const name = `${TOWN_SEEDS} ${SHARDS} ${count}`;
  return createHash('sha256').update(name).digest().subarray(0, size);
}

if (isMainThread && TOWN_SEEDS !== 'chance') {
  crypto.randomBytes = foreseenBytes;
  syncBuiltinESMExports();
}
