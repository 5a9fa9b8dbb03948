import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { skippedReporter } from './test/rig/skipped.ts';

/** Where nothing is kept from one test to the next but what is costly to read and draw again. */
const PURE = ['draw', 'engine', 'games', 'i18n', 'room'].map((room) => `test/${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    reporters: ['default', skippedReporter],
    // They only bound tests that fail anyway, also on a machine that has much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Many tests wait for a bot in a process of its own: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'bot', include: ['test/**/*.test.ts'], exclude: PURE } },
    ],
  },
});
