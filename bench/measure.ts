export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function timed<T>(work: () => T): { readonly ms: number; readonly value: T } {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}
