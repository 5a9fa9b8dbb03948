import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalChat, startLocalChat } from '../../src/local/server.ts';
import { homeOf } from '../../src/local/world.ts';
import { manualClock } from '../rig/manual-clock.ts';
import { RawBot } from './raw-bot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await RawBot.open();
});
afterAll(() => bot.chat.close());

function visit(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: object; body: string }> {
  return new Promise((resolve, reject) => {
    const visitor = request(new URL(path, bot.chat.url), { headers, method }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    visitor.on('error', reject);
    visitor.end();
  });
}

/** Begins to send a body and waits for the answer before it goes on. */
async function announce(path: string, length: number, authorization = ''): Promise<number> {
  const headers = { authorization, 'content-type': 'application/json', 'content-length': length };
  const visitor = request(new URL(`/api/v10${path}`, bot.chat.url), { headers, method: 'POST' });
  visitor.on('error', () => {});
  visitor.write('{');
  const [response] = await once(visitor, 'response');
  visitor.destroy();
  return response.statusCode;
}

describe('a body that is not for it', () => {
  const HUGE = 100 * 1024 * 1024;

  it('is refused before it is read: without the token, or with a wrong one', async () => {
    const messages = `/channels/${bot.channel.id}/messages`;
    const before = bot.world.posts.size;
    expect(await announce(messages, HUGE)).toBe(401);
    expect(await announce(messages, HUGE, 'Bot wrong')).toBe(401);
    expect(await announce(`/webhooks/${bot.world.bot.id}/wrong`, HUGE)).toBe(401);
    expect(await announce('/interactions/1/wrong/callback', HUGE)).toBe(404);
    expect(await announce('/nowhere', HUGE)).toBe(404);
    expect(bot.world.posts.size).toBe(before);
  });

  it('is refused before it is read if it is larger than ten files', async () => {
    const path = `/channels/${bot.channel.id}/messages`;
    expect(await announce(path, 2 * HUGE, `Bot ${bot.chat.token}`)).toBe(413);
  });

  it('leaves the server to everyone else', async () => {
    expect((await bot.post({ content: 'still here' })).status).toBe(200);
  });
});

describe('the server', () => {
  it('listens on this machine alone', () => {
    expect(bot.chat.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('knows itself by its own names only', async () => {
    const port = new URL(bot.chat.url).port;
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
      expect((await visit('/', { host })).status).toBe(200);
    for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
      expect((await visit('/', { host })).status).toBe(403);
      expect((await visit('/api/v10/gateway', { host })).status).toBe(403);
    }
  });

  it('takes nothing from a foreign page', async () => {
    expect((await visit('/', { origin: 'http://evil.example' })).status).toBe(403);
    expect((await visit('/', { origin: 'null' })).status).toBe(403);
    expect((await visit('/', { origin: bot.chat.url })).status).toBe(200);
    const socket = new WebSocket(`${bot.chat.url.replace('http', 'ws')}/chat`, { origin: 'http://evil.example' });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
    const rebound = new WebSocket(`${bot.chat.url.replace('http', 'ws')}/gateway`, {
      headers: { host: 'evil.example' },
    });
    const [other] = await once(rebound, 'error');
    expect(String(other)).toContain('403');
  });

  it('serves the page, its parts, and nothing else', async () => {
    const page = await visit('/');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    const parts = [...page.body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) expect([part, (await visit(part)).status]).toEqual([part, 200]);
    for (const path of [
      '/page/../server.ts',
      '/page/%2e%2e/server.ts',
      '/page/main.ts',
      '/page/no.css',
      '/etc/passwd',
    ]) {
      expect([path, (await visit(path)).status]).toEqual([path, 404]);
    }
    expect((await visit('/', {}, 'POST')).status).toBe(405);
  });

  it('never lets a file be read as a page', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>');
    const kinds = ['text/html', 'image/svg+xml', 'image/png'];
    const message = await bot.posted(
      {},
      kinds.map((type, i) => ({ name: `${i}.bin`, bytes, type })),
    );
    const sent = await Promise.all(message.attachments.map(({ url }) => visit(url)));
    const types = sent.map(({ headers }) => ('content-type' in headers ? headers['content-type'] : ''));
    expect(types).toEqual(['application/octet-stream', 'application/octet-stream', 'image/png']);
    for (const { headers } of sent) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it('keeps the ids of people and places from one start to the next', async () => {
    const ids = ({ world }: LocalChat) => [
      homeOf(world).id,
      world.bot.id,
      ...world.people.keys(),
      ...world.channels.keys(),
    ];
    const again = await startLocalChat({ clock: manualClock(Date.UTC(2030, 0, 1)) });
    expect(ids(again)).toEqual(ids(bot.chat));
    expect(new Set(ids(again)).size).toBe(21);
    await again.close();
  });

  it('takes the next free port when the wished one is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const chat = await startLocalChat({ port });
    expect(Number(new URL(chat.url).port)).toBeGreaterThan(port);
    await chat.close();
    blocker.close();
  });
});
