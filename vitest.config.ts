import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for a bot in a process of its own: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
  },
});
