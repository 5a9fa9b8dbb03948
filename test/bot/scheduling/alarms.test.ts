import { expect, test } from 'vitest';
import { openLog } from '#platform';
import { Alarms } from '../../../src/bot/scheduling/alarms.ts';
import { manualClock } from '../../rig/manual-clock.ts';

const HALF_AN_HOUR = 30 * 60_000;

test('who takes over again before the first poll is over polls no more often than before', async () => {
  const clock = manualClock();
  const alarms = new Alarms(clock, openLog('silent'), async () => {});
  let polls = 0;
  async function* coming() {
    polls += 1;
    yield { id: 'far away', alarm: Number.MAX_SAFE_INTEGER };
  }
  await Promise.all([alarms.poll(coming), alarms.poll(coming)]);
  polls = 0;
  for (let i = 1; i <= 3; i++) {
    clock.advance(HALF_AN_HOUR);
    await expect.poll(() => polls).toBe(i);
  }
  alarms.stop();
});
