import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Json } from '#engine';

/** Spreads jobs over one child process per core; results come in the order of the jobs. */
export async function runJobs<Job extends Json, Result>(script: URL, jobs: readonly Job[]): Promise<Result[]> {
  const results = new Array<Result>(jobs.length);
  let next = 0;
  const workOff = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(fileURLToPath(script), ['--worker'], { execArgv: process.execArgv });
      let current = -1;
      const give = () => {
        current = next++;
        if (current < jobs.length) child.send(jobs[current]!);
        else child.disconnect();
      };
      child.on('message', (result) => {
        results[current] = result as Result;
        give();
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`worker ended with ${code}`))));
      give();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, workOff));
  return results;
}

export const isWorker = process.argv.includes('--worker');

export function answerJobs<Job, Result extends Json>(work: (job: Job) => Result): void {
  process.on('message', (job) => process.send!(work(job as Job)));
}
