import { CLAIM_LASTS } from '../repositories/claims.ts';
import type { Errand } from '../repositories/errands.ts';
import { carryOut } from '../repositories/forget.ts';
import type { Desk } from '../services.ts';

/** How often, in milliseconds, a process looks for what others ask of it. */
const ERRANDS = 5_000;

/** Does something now and then, as long as this process is in charge. */
function repeat({ clock, lease, log }: Desk, pause: number, task: () => Promise<void>, failed: string): () => void {
  let stopped = false;
  let cancel = () => {};
  const plan = (delay: number) => {
    if (!stopped) cancel = clock.after(delay, () => void run());
  };
  const run = async () => {
    try {
      if (lease.isHeld()) await task();
    } catch (err) {
      log.warn({ err }, failed);
    }
    plan(pause);
  };
  plan(0);
  return () => {
    stopped = true;
    cancel();
  };
}

/** What other processes have left to be done here. */
function runErrands(desk: Desk): Promise<void> {
  const failed = ({ kind, channel }: Errand, err: unknown) => desk.log.warn({ kind, channel, err }, 'errand not done');
  return desk.errands.run((errand) => carryOut(desk, errand), failed);
}

/** What is done for ever besides answering. */
export function chores(desk: Desk): () => void {
  const sweep = desk.lease.shard.id === 0 ? desk.claims.sweep : async () => {};
  const stops = [
    repeat(desk, ERRANDS, () => runErrands(desk), 'errands not looked up'),
    repeat(desk, CLAIM_LASTS, sweep, 'claims not swept'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
