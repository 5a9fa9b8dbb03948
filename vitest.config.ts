import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { skippedReporter } from './test/rig/skipped.ts';

/** Where other games are listed than the bot has, or its timers are others': nothing of that may reach other tests. */
const APART = [
  'test/laws/broken-*.test.ts',
  'test/laws/listed.test.ts',
  'test/bot/secret-turns.test.ts',
  'test/bot/rest.test.ts',
  'test/commands/*.test.ts',
  'test/store/lease.test.ts',
];

/** The crawls are short to read and long to run: begun last, as the shortest, they would run on alone. */
class CrawlsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isCrawl = ({ moduleId }: TestSpecification) => moduleId.includes('/test/crawl/');
    return [...sorted.filter(isCrawl), ...sorted.filter((file) => !isCrawl(file))];
  }
}

export default defineConfig({
  test: {
    reporters: ['default', skippedReporter],
    sequence: { sequencer: CrawlsFirst },
    // They only bound tests that fail anyway, also on a machine that has much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Many tests wait for a bot in a process of its own: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      // To read the program once for each file would take longer than many of them.
      { extends: true, test: { name: 'together', include: ['test/**/*.test.ts'], exclude: APART, isolate: false } },
    ],
  },
});
