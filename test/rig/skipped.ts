import type { Reporter, TestModule } from 'vitest/node';

/** Why tests were skipped; those merely not asked for have no reason. */
function* reasonsIn(module: TestModule): Generator<string> {
  for (const test of module.children.allTests('skipped')) {
    const result = test.result();
    const reason = test.meta().lacks ?? (result.state === 'skipped' ? result.note : undefined);
    if (reason) yield reason;
  }
}

/** One line about everything that was skipped and why; null if nothing was. */
export function summary(reasons: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  if (counts.size === 0) return null;
  const parts = [...counts].map(([reason, count]) => `${reason} (${count} ${count === 1 ? 'test' : 'tests'})`);
  return `Skipped: ${parts.join('; ')}.`;
}

/** Lists the skipped tests at the end of the run, with the reasons. */
export const skippedReporter: Reporter = {
  onTestRunEnd(modules) {
    const line = summary(modules.flatMap((module) => [...reasonsIn(module)]));
    if (line) process.stdout.write(`\n${line}\n`);
  },
};
