import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { askedHow, checkAsked } from './test/rig/asked-tests.ts';
import { builtSources, loadBuilt } from './test/rig/built-sources.ts';
import { skippedReporter } from './test/rig/skipped-reporter.ts';

/** What starts processes, kills them, needs a browser, or looks at every case there is. */
const SLOW = 'test/**/*.slow.test.ts';

/** What replaces modules or timers that other tests use, or watches the memory: each needs a process of its own. */
const ISOLATED = [
  'test/laws/listed-toy.test.ts',
  'test/bot/secret-turns.test.ts',
  'test/bot/discord/rest.test.ts',
  'test/commands/*.test.ts',
  'test/store/lease.test.ts',
  'test/workers/gc-nudge.test.ts',
];

const BOT = [
  'test/{bot,crawl,local,cluster,smoke}/**/*.test.ts',
  'test/games/{sprawlopolis,tourists}/{ui,target,proposals,plan,rounds}.test.ts',
  'test/games/wonders/ui/*.test.ts',
];

/** What the slow group runs once more, over every kind of match and every database. */
const WHOLE = [
  'test/{laws,crawl,draw,store,bot/repositories}/**/*.test.ts',
  'test/games/*/rules/playouts.test.ts',
  'test/bot/actions/result-actions.test.ts',
];

const { exclude } = configDefaults;

/** The crawls are short to read and long to run: begun last, as the shortest, they would run on alone. */
class CrawlsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isCrawl = ({ moduleId }: TestSpecification) => moduleId.includes('/test/crawl/');
    return [...sorted.filter(isCrawl), ...sorted.filter((file) => !isCrawl(file))];
  }
}

const { isWhole, workers } = askedHow();

/** Where a file is named, Vitest loads the program from its sources, so that errors name their lines. */
const plugins = isWhole ? [loadBuilt(import.meta.dirname, await builtSources(import.meta.dirname))] : [];

/** Each process loads the program and warms up. The slow ones mostly wait for bots in processes of their own. */
const processesFor = (isSlow: boolean) => workers ?? availableParallelism() + (isSlow ? 1 : 0);

/** To load the program once for each file would take longer than many of them: most files share a process. */
const group = (name: string, include: string[], apart: string[], isolate = false) => ({
  extends: true as const,
  // What replaces modules needs Vitest's loader; the slow ones mostly run what is built anyway.
  plugins: isolate || name.startsWith('slow') ? [] : plugins,
  test: {
    name,
    include,
    exclude: [...exclude, ...apart],
    isolate,
    maxWorkers: processesFor(name.startsWith('slow')),
    // Vitest wants groups with as many processes to be run together.
    sequence: { groupOrder: name.startsWith('slow') ? 1 : 0 },
    env: { TEST_GROUP: name, TEST_SCOPE: name.startsWith('slow') ? 'whole' : 'share' },
  },
});

const GROUPS = [
  group('unit', ['test/**/*.test.ts'], [SLOW, ...ISOLATED, ...BOT]),
  group('bot', BOT, [SLOW, ...ISOLATED]),
  group('isolated', ISOLATED, [], true),
  group('slow', [SLOW, ...WHOLE], ['test/laws/broken-*.test.ts', ...ISOLATED]),
  group('slow-isolated', ['test/laws/broken-*.test.ts', 'test/store/lease.test.ts'], [], true),
];

checkAsked(
  import.meta.dirname,
  GROUPS.map(({ test }) => test.name),
);

export default defineConfig({
  test: {
    reporters: ['default', skippedReporter],
    sequence: { sequencer: CrawlsFirst },
    setupFiles: process.env['TEST_TIME'] ? ['test/rig/processor-time.ts'] : [],
    // They only bound tests that fail anyway, also on a machine that has much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Young memory is collected less often, and by one thread beside the worker's: a tenth less processor time.
    execArgv: ['--max-semi-space-size=64', '--v8-pool-size=1'],
    // Files that didn't change since the last run are not compiled again.
    experimental: { fsModuleCache: true },
    projects: GROUPS,
  },
});
