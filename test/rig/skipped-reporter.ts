import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Why tests were skipped; those merely not asked for have no reason. */
function skipReason(test: TestCase): string | undefined {
  const result = test.result();
  return test.meta().lacks ?? (result.state === 'skipped' ? result.note : undefined);
}

function reasonsOf(
  modules: readonly TestModule[],
  state: 'skipped' | 'failed',
  reasonOf: (test: TestCase) => string | undefined,
): string[] {
  return modules.flatMap((module) => [...module.children.allTests(state)].flatMap((test) => reasonOf(test) ?? []));
}

/** One line about everything that was skipped, or failed for lack of something, and why; null if nothing was. */
export function summary(title: string, reasons: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  if (counts.size === 0) return null;
  const parts = [...counts].map(([reason, count]) => `${reason} (${count} ${count === 1 ? 'test' : 'tests'})`);
  return `${title}: ${parts.join('; ')}.`;
}

let vitest: Vitest | undefined;

/** Says at the end of the run what this machine lacks, and whether any test has the name that was asked for. */
export const skippedReporter: Reporter = {
  onInit(running) {
    vitest = running;
  },
  onTestRunEnd(modules) {
    const lines = [
      summary('Skipped', reasonsOf(modules, 'skipped', skipReason)),
      summary(
        'Failed, as CI skips nothing',
        reasonsOf(modules, 'failed', (test) => test.meta().lacks),
      ),
    ];
    const pattern = vitest?.config.testNamePattern;
    const isRun = (test: TestCase) => test.result().state !== 'skipped';
    if (pattern && modules.length > 0 && !modules.some((module) => [...module.children.allTests()].some(isRun))) {
      lines.push(`No test has “${pattern.source}” in its name.`);
      process.exitCode = 1;
    }
    for (const line of lines) if (line) process.stdout.write(`\n${line}\n`);
  },
};
