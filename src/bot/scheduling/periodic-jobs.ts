import { ChannelType } from 'discord.js';
import { carryOut } from '../channel/forget-person.ts';
import { CLAIM_LASTS } from '../repositories/claims.ts';
import type { Errand } from '../repositories/errands.ts';
import type { Services } from '../services.ts';

/** Milliseconds after which direct messages leave the client's cache, which would keep everyone's; they are fetched again. */
const CHANNELS_KEPT = 3_600_000;

/** Milliseconds between looks for errands of other processes. */
const ERRANDS = 5_000;

/** Repeats a task as long as this process is in charge. */
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

/** Runs the errands that other processes left for this one. */
function runErrands(services: Services): Promise<void> {
  const failed = ({ kind, channel }: Errand, err: unknown) =>
    services.log.warn({ kind, channel, err }, 'errand not done');
  return services.coordination.runErrands((errand) => carryOut(services, errand), failed);
}

async function sweepDirectMessages({ client }: Pick<Services, 'client'>): Promise<void> {
  client.channels.cache.sweep(({ type }) => type === ChannelType.DM);
}

/** Starts the jobs that run until the bot stops. */
export function startPeriodicJobs(services: Services): () => void {
  const stops = [
    repeat(services, ERRANDS, () => runErrands(services), 'errands not looked up'),
    repeat(services, CHANNELS_KEPT, () => sweepDirectMessages(services), 'direct messages not swept'),
    repeat(services, CLAIM_LASTS, services.coordination.sweepClaims, 'claims not swept'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
