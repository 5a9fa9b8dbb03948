import { carryOut } from '../channel/forget-person.ts';
import { CLAIM_LASTS } from '../repositories/claims.ts';
import type { Errand } from '../repositories/errands.ts';
import type { Services } from '../services.ts';

/** How often, in milliseconds, a process looks for what others ask of it. */
const ERRANDS = 5_000;

/** Does something now and then, as long as this process is in charge. */
function repeat(
  { clock, coordination, log }: Pick<Services, 'clock' | 'coordination' | 'log'>,
  pause: number,
  task: () => Promise<void>,
  failed: string,
): () => void {
  let stopped = false;
  let cancel = () => {};
  const schedule = (delay: number) => {
    if (!stopped) cancel = clock.after(delay, () => void run());
  };
  const run = async () => {
    try {
      if (coordination.isInCharge()) await task();
    } catch (err) {
      log.warn({ err }, failed);
    }
    schedule(pause);
  };
  schedule(0);
  return () => {
    stopped = true;
    cancel();
  };
}

/** What other processes have left to be done here. */
function runErrands(services: Services): Promise<void> {
  const failed = ({ kind, channel }: Errand, err: unknown) =>
    services.log.warn({ kind, channel, err }, 'errand not done');
  return services.coordination.runErrands((errand) => carryOut(services, errand), failed);
}

/** What is done for ever besides answering. */
export function startPeriodicJobs(services: Services): () => void {
  const stops = [
    repeat(services, ERRANDS, () => runErrands(services), 'errands not looked up'),
    repeat(services, CLAIM_LASTS, services.coordination.sweepClaims, 'claims not swept'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
