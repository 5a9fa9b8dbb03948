import { constants, getPriority, setPriority } from 'node:os';
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
 * Where there are too few processors for all, the thread that calls this gets less of one than those that don't: by 5
 * steps a third, by 10 a tenth. On Linux a thread has a priority of its own; elsewhere this would be that of the process.
 */
export function stepBack(steps: number): void {
  if (process.platform === 'linux') setPriority(0, Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW));
}
