import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importMatch } from '#engine';
import { GAME_IDS } from '#games';
import { GAMES, RULES } from '#games/rules';
import { LANGUAGES, words } from '#i18n';
import { openLog } from '#platform';
import { Store } from '#store';
import { singleProcess } from '../../../src/bot/coordination.ts';
import { openResults } from '../../../src/bot/repositories/results.ts';
import { homeOf } from '../../../src/local/world.ts';
import { fixtureNames } from '../../games/fixtures.ts';
import type { Player } from '../../rig/chat-player.ts';
import { finishedRoom } from '../../rig/finished-matches.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';

const LOCALES = { en: 'en-US', es: 'es-ES' } as const;
const CASES = GAME_IDS.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(CASES)('a finished match of %s, looked back on in %s', (game, language) => {
  const t = words(language);
  let harness: InProcessHarness;
  let ada: Player;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess() });
    ada = harness.person('Ada').speak(LOCALES[language]);
    const { id: guild } = homeOf(harness.world);
    const [channel = ''] = [...harness.world.channels.keys()];
    const room = finishedRoom(RULES[game], fixtureNames(RULES[game])[0]!);
    const seats = room.seats.map((seat, i) => (i === 0 ? { user: ada.id, name: 'Ada', computer: null } : seat));
    const results = openResults(new Store(harness.keyv), openLog('silent'), harness.clock.now);
    await results.keep({ ...room, id: 'lookedback', guild, channel, host: ada.id, seats });
  });
  afterAll(() => harness.close());

  /** What can be asked of the match, as the list has it. */
  const entry = async (): Promise<APIMessage> => {
    await ada.slash('cities history');
    return pressAndRead(ada, offers(await ada.answer(), 'past')[0]!);
  };
  const pressed = async (verb: string): Promise<APIMessage> => {
    const answer = await pressVerb(ada, verb, await entry());
    expect(ada.isPrivate(answer)).toBe(true);
    return answer;
  };

  it('is listed, with everything that can be asked of it', async () => {
    expect(offers(await entry()).map(({ verb }) => verb)).toEqual([
      'sheet',
      'review',
      'replay',
      'timelapse',
      'export',
      'history',
    ]);
  });

  it('has its sheet, its review and its file', async () => {
    expect((await pressed('sheet')).attachments.length).toBeGreaterThan(0);
    const [review] = (await pressed('review')).attachments;
    expect(review?.description?.startsWith(t('bot.review.title'))).toBe(true);
    expect(importMatch(GAMES, JSON.parse(harness.fileOf(await pressed('export')).toString())).ok).toBe(true);
  });

  it('is replayed from its first moment to its last, with every seat’s city', async () => {
    const start = await pressed('replay');
    expect(readMessage(start)).toContain(t('bot.after.start'));
    const label = (message: APIMessage, to: 'on' | 'last') =>
      ada.buttons(message).find((button) => button.label === t(`bot.after.${to}`))!.customId;
    const first = await pressAndRead(ada, { verb: 'step', customId: label(start, 'on'), value: null });
    for (const offer of offers(first, 'step').filter(({ value }) => value !== null))
      expect((await pressAndRead(ada, offer)).attachments).toHaveLength(1);
    const last = await pressAndRead(ada, { verb: 'step', customId: label(first, 'last'), value: null });
    expect(readMessage(last)).toMatch(/\*\*(\d+) \/ \1\*\*/);
  });
});
