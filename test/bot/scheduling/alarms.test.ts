import { expect, test } from 'vitest';
import { openLog } from '#platform';
import { Alarms } from '../../../src/bot/scheduling/alarms.ts';
import { manualClock } from '../../rig/manual-clock.ts';

const HALF_AN_HOUR = 30 * 60_000;

test('who takes over again before the first look is over looks no more often than before', async () => {
  const clock = manualClock();
  const alarms = new Alarms(clock, openLog('silent'), async () => {});
  let looks = 0;
  async function* coming() {
    looks += 1;
    yield { id: 'far away', alarm: Number.MAX_SAFE_INTEGER };
  }
  await Promise.all([alarms.look(coming), alarms.look(coming)]);
  looks = 0;
  for (let i = 1; i <= 3; i++) {
    clock.advance(HALF_AN_HOUR);
    await expect.poll(() => looks).toBe(i);
  }
  alarms.stop();
});
