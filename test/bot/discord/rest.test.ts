import { DiscordAPIError } from 'discord.js';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Emojis } from '../../../src/bot/discord/emojis.ts';
import { BotRest } from '../../../src/bot/discord/rest.ts';

const open: BotRest[] = [];

/** An interaction that belongs to this process. */
const OWN = '1';

/** A client that may make one counted request a second, with a log of its requests; responds as told, then with 200. */
function limited(...answers: (Response | Error)[]) {
  const emojis = new Emojis();
  const asked: string[] = [];
  const makeRequest = async (url: string) => {
    asked.push(new URL(url).pathname);
    const answer = answers.shift() ?? Response.json({});
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const isOwn = async (interaction: string) => interaction === OWN;
  const rest = new BotRest({ globalRequestsPerSecond: 1, makeRequest }, { isOwn, emojis, onAnswer: () => {} }).setToken(
    'token',
  );
  open.push(rest);
  return { rest, asked };
}

afterEach(() => {
  for (const rest of open.splice(0)) {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
});

const ANSWER = '/webhooks/1/interaction/messages/@original';

it('sends every answer at once, while what Discord counts waits its turn', async () => {
  const { rest, asked } = limited();
  await rest.post('/channels/1/messages');
  const counted = rest.post('/channels/2/messages');
  await Promise.all(Array.from({ length: 20 }, () => rest.patch(ANSWER)));
  expect(asked.filter((path) => path.endsWith('@original'))).toHaveLength(20);
  expect(asked.filter((path) => path.includes('/channels/'))).toHaveLength(1);
  await counted;
  expect(asked.at(-1)).toContain('/channels/2/');
});

it('waits as long as Discord says before it sends an answer again', async () => {
  const tooMany = () =>
    Response.json(
      { retry_after: 0.3 },
      { status: 429, headers: { 'retry-after': '0.3', 'x-ratelimit-scope': 'user' } },
    );
  const { rest, asked } = limited(tooMany());
  const begun = Date.now();
  await rest.patch(ANSWER);
  expect(asked).toHaveLength(2);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(300);
});

it('soon forgets what it stores for each interaction', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rest } = limited();
  for (let i = 0; i < 50; i++) await rest.patch(`/webhooks/123456789012345678/token-${i}/messages/@original`);
  expect(rest.answers.handlers.size).toBe(50);
  vi.advanceTimersByTime(60_000);
  expect(rest.answers.handlers.size).toBe(0);
});

describe('a first answer', () => {
  const CALLBACK = `/interactions/${OWN}/token/callback` as const;
  const heardBefore = () => Response.json({ code: 40060, message: 'acknowledged' }, { status: 400 });
  const failing = (code: string) => Object.assign(new Error(code), { code });

  const lost: [string, () => Response | Error][] = [
    ['is broken', () => failing('ECONNRESET')],
    ['is closed', () => failing('UND_ERR_SOCKET')],
    ['takes too long', () => Object.assign(new Error('aborted'), { name: 'AbortError' })],
    ['ends in a 502', () => new Response('', { status: 502 })],
  ];
  it.each(lost)('is sent again when the connection %s, and was heard if Discord then says so', async (_, fault) => {
    const { rest, asked } = limited(fault(), heardBefore());
    await rest.post(CALLBACK);
    expect(asked).toHaveLength(2);
  });

  it.each(lost)('that may be another process’ is an error when the connection %s', async (_, fault) => {
    const { rest, asked } = limited(fault(), heardBefore());
    await expect(rest.post('/interactions/2/token/callback')).rejects.toBeInstanceOf(DiscordAPIError);
    expect(asked).toHaveLength(2);
  });

  it('that another process has given is an error at once', async () => {
    const { rest, asked } = limited(heardBefore());
    await expect(rest.post(CALLBACK)).rejects.toBeInstanceOf(DiscordAPIError);
    expect(asked).toHaveLength(1);
  });

  it('is not retried forever', async () => {
    const { rest, asked } = limited(...Array.from({ length: 9 }, () => failing('UND_ERR_SOCKET')));
    await expect(rest.post(CALLBACK)).rejects.toThrow('UND_ERR_SOCKET');
    expect(asked).toHaveLength(4);
  });
});
