/** Times and ratios that mean the same on a busy machine: medians of interleaved runs. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function timed<T>(work: () => T): { readonly ms: number; readonly value: T } {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

export type Target = { readonly name: string; readonly value: number; readonly most: number; readonly unit?: string };

/** One line per target; the exit code tells whether all were met. */
export function report(targets: readonly Target[]): void {
  for (const { name, value, most, unit = '' } of targets) {
    const met = value <= most;
    console.log(
      `${met ? 'pass' : 'FAIL'}  ${name.padEnd(58)} ${value.toFixed(3).padStart(9)}${unit}  (at most ${most}${unit})`,
    );
    if (!met) process.exitCode = 1;
  }
}
