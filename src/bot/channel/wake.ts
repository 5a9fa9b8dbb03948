import { closingTime } from '#room';
import type { Services } from '../services.ts';
import { attend } from './resume.ts';

/** So many rooms are looked at, then it is paused for so many milliseconds: each may close and be told of. */
const AT_ONCE = 10;
const PAUSE = 1_000;

/** One that is never to close rests on. */
async function wake(services: Services, address: string): Promise<void> {
  const room = await services.rooms.load(address).catch(() => null);
  if (room && closingTime(room, services.idle) === null) return;
  await attend(services, address);
}

/**
 * Rooms that want no attention were stored when nothing closed by itself, or when it was set so. They are looked at one
 * after the other, besides all else, and get the time at which they close. What is returned stops it.
 */
export function wakeResting(services: Services): () => void {
  if (services.idle.lobby === 0 && services.idle.match === 0) return () => {};
  const addresses = services.rooms.resting()[Symbol.asyncIterator]();
  let isStopped = false;
  let cancel = () => {};
  const failed = (err: unknown, channel = '') => {
    if (!isStopped) services.log.warn({ channel, err }, 'resting room not looked at');
  };
  const run = async () => {
    for (let i = 0; i < AT_ONCE; i++) {
      const { done, value } = await addresses.next();
      if (done || isStopped) return;
      await wake(services, value).catch((err: unknown) => failed(err, value));
    }
    if (!isStopped) cancel = services.clock.after(PAUSE, () => void run().catch(failed));
  };
  void run().catch(failed);
  return () => {
    isStopped = true;
    cancel();
  };
}
