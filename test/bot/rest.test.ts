import { afterEach, expect, it } from 'vitest';
import { BotRest } from '../../src/bot/rest.ts';

const open: BotRest[] = [];

/** A client that may make one counted request a second, and what it asked for; answers as told, then with 200. */
function limited(...answers: Response[]) {
  const asked: string[] = [];
  const rest = new BotRest({
    globalRequestsPerSecond: 1,
    makeRequest: async (url) => {
      asked.push(new URL(url).pathname);
      return answers.shift() ?? Response.json({});
    },
  }).setToken('token');
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
