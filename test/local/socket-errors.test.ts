import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { manualClock } from '../rig/manual-clock.ts';
import { Ear } from './gateway-listener.ts';
import { RawBot } from './raw-bot.ts';

const errors: unknown[] = [];
const failure = new Error('the clock has stopped');
let isBroken = false;
let bot: RawBot;

/** Everything a socket asks for needs the time, so a clock that throws makes any handler throw. */
function fragileClock() {
  const clock = manualClock();
  return {
    ...clock,
    now() {
      if (isBroken) throw failure;
      return clock.now();
    },
  };
}

beforeAll(async () => {
  bot = await RawBot.open({ clock: fragileClock(), onError: (error) => errors.push(error) });
});
beforeEach(() => {
  isBroken = false;
  errors.length = 0;
});
afterAll(() => bot.chat.close());

describe('a handler that throws', () => {
  it('closes its gateway connection with “unknown error”, and no other', async () => {
    const { url } = (await bot.call('GET', '/gateway/bot')).body;
    const [ear, other] = [new Ear(url), new Ear(url)];
    for (const each of [ear, other]) await each.until((payload) => payload.op === 10);
    isBroken = true;
    ear.say(1, null);
    expect(await ear.closed).toBe(4000);
    expect(errors).toEqual([failure]);
    isBroken = false;
    other.say(1, null);
    await other.until((payload) => payload.op === 11);
    other.socket.close();
  });

  it('closes its page’s connection with “internal error”, and the page can come back', async () => {
    const open = async () => {
      const socket = new WebSocket(`${bot.chat.url.replace('http', 'ws')}/chat?as=ada`, { origin: bot.chat.url });
      await once(socket, 'message');
      return socket;
    };
    const page = await open();
    const closed = once(page, 'close');
    isBroken = true;
    page.send(JSON.stringify({ id: 1, kind: 'say', channel: bot.channel.id, content: 'hello' }));
    expect((await closed)[0]).toBe(1011);
    expect(errors).toEqual([failure]);
    isBroken = false;
    const again = await open();
    again.close();
  });
});
