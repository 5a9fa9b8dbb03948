import { expect, it } from 'vitest';
import { rehearsal } from '#games/pictures';
import { LANGUAGES, words } from '#i18n';
import { openLog } from '#platform';
import { Emojis } from '../../../src/bot/discord/emojis.ts';
import type { Services } from '../../../src/bot/services.ts';
import { compose } from '../../../src/bot/views/message.ts';

it.each(LANGUAGES)('a message comes without a picture that can’t be drawn, and says so: %s', async (language) => {
  const output: string[] = [];
  const log = openLog('info', { write: (line: string) => void output.push(line) });
  const picture = () => Promise.reject(new Error('no paint'));
  const services = { log, drawPool: { picture }, emojis: new Emojis() } as unknown as Services;
  const request = rehearsal(0)[0];
  const body = await compose(services, { language, names: [] }, [
    'before',
    { name: 'a.png', request: request! },
    'after',
  ]);
  expect(body.files).toEqual([]);
  expect(JSON.stringify(body.components)).toContain(words(language)('bot.refusal.trouble.picture'));
  expect(body.components).toHaveLength(3);
  expect(output.join('')).toMatch(/no paint.*picture not drawn/);
});
