import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHash } from '#engine';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { offers } from '../rig/table-buttons.ts';
import { buildAll } from './daily-player.ts';

const HOUR = 3_600_000;
const DAYS = [
  ['January 5', 'Sprawlopolis'],
  ['January 6', 'Cities'],
  ['January 7', 'Tourists'],
] as const;

describe('three days in a row, each with another game', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let watcher: Player;
  const said: string[] = [];
  const posts = () => watcher.messages().filter((message) => !watcher.isPrivate(message));

  beforeAll(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess() });
    [ada, bruno, watcher] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Gael')];
    harness.watch(({ call: { path, body } }) => said.push(JSON.stringify([path, body])));
    await ada.slash('cities server', { daily: 'on' });
    await ada.answer();
  });
  afterAll(() => harness.close());

  it.each(DAYS)(
    '%s: %s is built in private, told by the points alone, and opened after midnight',
    async (day, game) => {
      harness.clock.advance(1);
      const morning = await watcher.sees(new RegExp(`Daily city, ${day}: ${game}`));
      const before = posts().length;
      const from = said.length;
      for (const built of await buildAll(harness, [ada, bruno])) expect(offers(built, 'hint', 'undo')).toEqual([]);
      await watcher.sees(/Bruno\*\* finished the daily city/, morning);
      expect(posts()).toHaveLength(before + 2);
      for (const post of posts().slice(before)) {
        expect(readMessage(post)).toMatch(
          /^🏙️ \*\*(Ada|Bruno)\*\* finished the daily city with \*\*−?\d+\*\* points?\.$/,
        );
        expect(post.attachments).toEqual([]);
      }
      const until = said.length;
      harness.clock.advance(24 * HOUR);
      const result = readMessage(await watcher.sees(/seed was/, posts().at(-1)));
      const [, seed = ''] = /seed was `([0-9a-f]+)`/.exec(result) ?? [];
      expect(readMessage(morning)).toContain(seedHash(seed));
      expect(said.slice(from, until).filter((each) => each.includes(seed))).toEqual([]);
      expect(result).toMatch(/1\. (Ada|Bruno)/);
    },
  );

  it('count as a streak', async () => {
    const results = posts().filter((post) => offers(post, 'daily-best').length > 0);
    expect(results).toHaveLength(3);
    expect(readMessage(results[0]!)).not.toMatch(/in a row/);
    expect(readMessage(results[2]!)).toMatch(/(Ada|Bruno): 3-day streak/);
  });
});
