import { describe, expect, it } from 'vitest';
import { makeRateLimiter } from '../../src/local/rest/rate-limit.ts';
import { startLocalChat } from '../../src/local/server.ts';
import { manualClock } from '../rig/manual-clock.ts';

const POST = ['POST', '/channels/123456789012345678/messages'] as const;

describe('the ration of requests', () => {
  it('is five messages in five seconds for each channel', () => {
    const clock = manualClock();
    const rate = makeRateLimiter(clock);
    const left = () => Number(rate(...POST).headers['x-ratelimit-remaining']);
    expect([left(), left(), left(), left(), left()]).toEqual([4, 3, 2, 1, 0]);
    expect(rate('POST', '/channels/223456789012345678/messages').wait).toBe(0);
    clock.advance(2_000);
    expect(rate(...POST).wait).toBe(3);
    clock.advance(3_000);
    expect(rate(...POST).wait).toBe(0);
  });

  it('is fifty requests in a second in all, and answers to interactions are free', () => {
    const clock = manualClock();
    const rate = makeRateLimiter(clock);
    for (let i = 0; i < 50; i += 1) expect(rate('GET', '/gateway').wait).toBe(0);
    expect(rate('GET', '/gateway')).toMatchObject({ wait: 1, headers: { 'x-ratelimit-scope': 'global' } });
    expect(rate('POST', '/interactions/1/token/callback').wait).toBe(0);
    expect(rate('POST', '/webhooks/1/token').wait).toBe(0);
    clock.advance(1_000);
    expect(rate('GET', '/gateway').wait).toBe(0);
  });

  it('is refused with 429 and how long to wait', async () => {
    const chat = await startLocalChat({ clock: manualClock(), rated: true });
    const [channel] = chat.world.channels.keys();
    const post = () =>
      fetch(`${chat.api}/v10/channels/${channel}/messages`, {
        method: 'POST',
        headers: { authorization: `Bot ${chat.token}`, 'content-type': 'application/json' },
        body: '{"content":"a"}',
      });
    for (let i = 0; i < 5; i += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.json()).toMatchObject({ retry_after: 5, global: false });
    await chat.close();
  });
});
