import { expect, it } from 'vitest';
import { emojiDigests } from '#games/pictures';
import { emojiName } from '../../src/bot/discord/emoji-upload.ts';
import { dice } from '../rig/play.ts';
import { ProcessHarness } from '../rig/process-harness.ts';

const KILLS = 20;
const WANTED = [...emojiDigests()].map(([word, digest]) => emojiName(word, digest())).sort();

it(`is the same set after ${KILLS} kills during the upload, and a further start uploads nothing`, async () => {
  const harness = await ProcessHarness.build({ env: { EMOJIS: 'true' } });
  const rng = dice('kills during the upload');
  const isChange = (line: string) => /^(POST|DELETE) .*\/emojis/.test(line);
  const there = () => [...harness.world.emojis.values()].map(({ name }) => name).sort();
  // Else the bot would wait for most of each minute: the chat takes a change a second.
  harness.watch(({ call }) => {
    if (call.path.endsWith('/emojis')) harness.clock.advance(1_100);
  });
  /** Resolves after so many further uploads, at the moment Discord has the last one. */
  const uploads = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      const stop = harness.watch(({ call }) => {
        if (call.method !== 'POST' || !call.path.endsWith('/emojis') || --left > 0) return;
        stop();
        resolve();
      });
    });
  try {
    for (let kills = 0; kills < KILLS; kills++) {
      // Some are left for the last start, and none takes more than are uploaded without a pause.
      const left = WANTED.length - harness.world.emojis.size;
      const share = Math.min(50, Math.floor((2 * left) / (KILLS - kills)), left - (KILLS - kills));
      const enough = uploads(1 + rng.roll(Math.max(1, share)));
      await harness.start();
      await enough;
      await harness.kill();
      const names = there();
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !WANTED.includes(name))).toEqual([]);
    }
    await harness.start();
    await harness.waitForOutput(/emojis in place/);
    expect(there()).toEqual(WANTED);
    await harness.stop();
    const before = harness.requests.filter(isChange).length;
    await harness.start();
    await harness.waitForOutput(/emojis in place/);
    expect(harness.requests.filter(isChange)).toHaveLength(before);
    expect(there()).toEqual(WANTED);
  } finally {
    await harness.close();
  }
}, 400_000);
