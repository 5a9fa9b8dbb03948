import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawBot } from './raw-bot.ts';

const word = fc.constantFrom(
  '',
  'a',
  'go',
  '<@1>',
  'attachment://a.png',
  'https://a.example',
  'javascript:0',
  'x'.repeat(3_000),
);
const number = fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 9, 10, 12, 17, 18, 64, 32_768, 1e9, 0.5);
const key = fc.constantFrom(
  'type',
  'components',
  'content',
  'custom_id',
  'label',
  'style',
  'options',
  'value',
  'items',
  'media',
  'url',
  'accessory',
  'embeds',
  'title',
  'fields',
  'name',
  'description',
  'flags',
  'attachments',
  'id',
  'data',
  'emoji',
  'choices',
  'component',
);

/** Objects that look like Discord's from afar. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    word,
    number,
    fc.constantFrom(null, true, false),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 6 }),
  ),
}));

let bot: RawBot;
beforeAll(async () => {
  bot = await RawBot.open();
});
afterAll(() => bot.chat.close());

describe('whatever a bot sends', () => {
  const runs = { numRuns: 150, seed: 8 };

  it('is answered by a message or a refusal, never by a crash', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (body) => {
        expect([200, 400]).toContain((await bot.post(body)).status);
      }),
      runs,
    );
  });

  it('is answered so as a reply to an interaction, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(4, 5, 7, 8, 9), tree, async (type, data) => {
        expect([200, 400]).toContain((await bot.answer(bot.asked(), type, data)).status);
      }),
      runs,
    );
  });

  it('is answered so as a command, and at any address', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (body) => {
        const path = `/applications/${bot.world.bot.id}/commands`;
        expect([200, 201, 400, 429]).toContain((await bot.call('POST', path, body)).status);
        expect([200, 400, 429]).toContain(
          (await bot.call('PUT', path, [body, { name: 'go', description: 'Goes' }])).status,
        );
      }),
      runs,
    );
    for (const path of [
      '/%',
      '/channels/%zz',
      `/channels/${bot.channel.id}/messages?before=x`,
      '/webhooks/1/2/messages/%40original',
    ]) {
      expect((await bot.call('GET', path)).status).toBeGreaterThanOrEqual(400);
      expect((await bot.call('GET', path)).status).toBeLessThan(500);
    }
  });
});
