import { setPriority } from 'node:os';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * A thread that begins with this file. One that is source does not inherit the loader that reads TypeScript, whichever
 * way this process was started, so it begins with a line of script that registers one and then turns to the file.
 */
export function startThread(file: URL, resourceLimits: ResourceLimits = {}, workerData: unknown = null): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { execArgv: [], resourceLimits, workerData });
  const [loader, source] = [import.meta.resolve('tsx/esm/api'), file.href].map((url) => JSON.stringify(url));
  const script = `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(script, { eval: true, execArgv: [], resourceLimits, workerData });
}

/**
 * Lets other threads go first where there are more of them than cores: 5 is to get a third of what the one gets that
 * talks to people, 10 a tenth. On Linux a thread has a priority of its own; elsewhere it would be that of the process.
 */
export function stepBack(niceness: 5 | 10): void {
  if (process.platform === 'linux') setPriority(0, niceness);
}
