import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { firstTurnSnapshot } from '../rig/stored-snapshots.ts';
import { mover, pressVerb, tableAfter } from '../rig/table-buttons.ts';

const HERE = /it’s been your turn since|te toca desde/;
const DIRECTLY = /It’s been your turn in|Te toca en/;
const CLOSED = /can’t send you direct messages|No puedo enviarte mensajes directos/;

describe('a person who wants reminders as direct messages', () => {
  let harness: InProcessHarness;
  let table: APIMessage;
  let name: 'Ada' | 'Bruno';
  let absent: Player;
  let direct: Player;

  beforeEach(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess(), from: await firstTurnSnapshot() });
    const players = [harness.person('Ada'), harness.person('Bruno')] as const;
    table = await tableAfter(players[0]);
    absent = mover(players, table);
    name = absent === players[0] ? 'Ada' : 'Bruno';
    direct = harness.direct(name);
    await absent.speak('en-US').slash('cities settings', { remind: 'direct', language: 'en' });
    expect(readMessage(await absent.answer())).toMatch(/Remind me: \*\*by direct message\*\*/);
  });
  afterEach(() => harness.close());

  const pass = (hours: number) => harness.clock.advance(hours * 3_600_000);
  /** The answer of a command queued behind it shows that the channel's work is done. */
  async function settle(): Promise<void> {
    await absent.slash('cities scores');
    await absent.answer();
  }
  const seen = (player: Player, text: RegExp) => player.messages().filter((message) => text.test(readMessage(message)));

  it('gets them there with a link to the table, three at most, and none in the channel', async () => {
    let last: APIMessage | undefined;
    for (const hours of [8, 16, 32]) {
      pass(hours + 0.1);
      last = await direct.sees(DIRECTLY, last);
    }
    pass(500);
    await settle();
    expect(seen(direct, DIRECTLY)).toHaveLength(3);
    expect(JSON.stringify(last?.components)).toContain(`/${table.channel_id}/${table.id}`);
    expect([...harness.world.posts.get(last!.id)!.pings]).toEqual([direct.id]);
    expect(seen(absent, HERE)).toEqual([]);
  });

  it('is mentioned in the channel if they closed theirs, and told so once', async () => {
    harness.decide(name, { takesMessages: false });
    pass(8.1);
    const first = await absent.sees(HERE);
    expect(readMessage(first)).toMatch(CLOSED);
    expect([...harness.world.posts.get(first.id)!.pings]).toEqual([absent.id]);
    pass(16);
    const second = await absent.sees(HERE, first);
    expect(readMessage(second)).not.toMatch(CLOSED);
    expect(seen(direct, DIRECTLY)).toEqual([]);
    await absent.slash('cities settings', { quiet: 'off' });
    expect(readMessage(await absent.answer())).toMatch(/Remind me: \*\*in the channel\*\*/);
    expect(harness.output).not.toMatch(/"level":(50|60)/);
  });

  it('is mentioned in the channel while Discord doesn’t take the message, and chose well', async () => {
    harness.injectFault = ({ method, path }) =>
      method === 'POST' && path === '/users/@me/channels' ? { status: 429, body: { retry_after: 60 } } : null;
    harness.expectedProblems = /429/;
    pass(8.1);
    expect(readMessage(await absent.sees(HERE))).not.toMatch(CLOSED);
    harness.injectFault = () => null;
    pass(16);
    await direct.sees(DIRECTLY);
    await settle();
    expect(seen(absent, HERE)).toEqual([]);
  });

  it('chooses when and where in one field of the form', async () => {
    await absent.slash('cities settings');
    expect(absent.form).toMatchObject({ reminders: ['8 direct'] });
    await absent.fill({ reminders: ['4'] });
    expect(readMessage(await absent.answer())).toMatch(/after 4 hours.*in the channel/s);
    await absent.slash('cities settings', { remind: 'off' });
    expect(readMessage(await absent.answer())).toMatch(/Reminders: \*\*none\*\*\n- Remind me: \*\*not at all/);
    await absent.slash('cities settings', { remind: 'direct' });
    expect(readMessage(await absent.answer())).toMatch(/after 8 hours.*by direct message/s);
    await absent.slash('cities settings', { reminders: 1 });
    await absent.answer();
    pass(1.1);
    await direct.sees(DIRECTLY);
  });

  it('has their turn at the table, from wherever they come', async () => {
    pass(8.1);
    await direct.sees(DIRECTLY);
    await pressVerb(absent, 'take', table);
    expect(absent.isPrivate(await absent.answer())).toBe(true);
  });
});
