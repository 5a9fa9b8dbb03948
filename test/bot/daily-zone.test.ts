import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHash } from '#engine';
import { endOfDay } from '#room';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { build, open } from './daily-player.ts';

/** Where it is tomorrow from ten in the morning on. */
const AHEAD = 'Pacific/Kiritimati';
const RESULT = /SHA-256/;

describe('a server that moves to a zone in which it is tomorrow already', () => {
  let harness: InProcessHarness;
  let [ada, bruno, chen]: Player[] = [];

  beforeAll(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess() });
    [ada, bruno, chen] = ['Ada', 'Bruno', 'Chen'].map((name) => harness.person(name));
  });
  afterAll(() => harness.close());

  const results = () => ada!.messages().filter((message) => RESULT.test(readMessage(message)));

  it('tells how the day went when it ends for those who build in it, and not before', async () => {
    await ada!.slash('cities server', { daily: 'on', zone: 'UTC' });
    await ada!.answer();
    harness.clock.advance(1);
    const morning = readMessage(await ada!.sees(/Daily city, January 5/));
    const [, hash = ''] = /`([0-9a-f]{64})`/.exec(morning) ?? [];
    await build(bruno!, dice('before'));
    const begun = await open(chen!);
    const midnight = endOfDay('UTC', harness.clock.now());
    harness.clock.advance(midnight - 2 * 3_600_000 - harness.clock.now());
    for (const zone of [AHEAD, 'Asia/Tokyo', AHEAD]) {
      await ada!.slash('cities server', { zone });
      expect(readMessage(await ada!.answer())).toContain(zone);
    }
    harness.clock.advance(3_600_000);
    // A person who has begun may still build.
    await build(chen!, dice('after'), begun);
    await ada!.sees(/Chen\*\* finished the daily city/);
    expect(results()).toEqual([]);
    harness.clock.advance(midnight + 1 - harness.clock.now());
    const told = readMessage(await ada!.sees(RESULT));
    expect(told).toMatch(/January 5/);
    expect(told).toMatch(/Bruno/);
    expect(told).toMatch(/Chen/);
    const [, seed = ''] = /seed was `([^`]+)`/.exec(told) ?? [];
    expect(seedHash(seed)).toBe(hash);
    await ada!.sees(/Daily city, January 6.*To verify the shuffle tomorrow/s);
    expect(results()).toHaveLength(1);
  });
});
