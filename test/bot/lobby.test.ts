import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import { words } from '#i18n';
import type { ModalAnswers } from '../../src/local/actions/submit-modal.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { type Component, flatten } from '../../src/local/schema/component-schema.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { fillSettings, offers, pressInSettings, pressVerb } from '../rig/table-buttons.ts';

const LOCALES = { en: 'en-US', es: 'es-ES' } as const;
/** A row of three buttons with more letters would take more than two lines on a phone 390 px wide. */
const ROW_LETTERS = 23;

describe.each(['en', 'es'] as const)('the lobby in %s', (language) => {
  const t = words(language);
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    [ada, bruno] = [harness.person('Ada').speak(LOCALES[language]), harness.person('Bruno').speak(LOCALES[language])];
  });
  afterAll(() => harness.close());

  const now = ({ id }: APIMessage): APIMessage => harness.world.posts.get(id)!.message;
  const linesOf = (message: APIMessage): string[] => readMessage(message).split('\n');

  async function opened(options: Record<string, string | number>): Promise<APIMessage> {
    const before = ada.messages().at(-1);
    await ada.slash('cities new', options);
    return ada.finds('the lobby', (one) => offers(one, 'options').length > 0 && one.id > (before?.id ?? ''));
  }
  const canceled = (lobby: APIMessage) => pressInSettings(ada, 'lobby-cancel', now(lobby));

  /** Sends the form in the private settings of the host, with these changes. */
  async function set(lobby: APIMessage, changes: ModalAnswers): Promise<void> {
    await fillSettings(ada, now(lobby), changes);
    // The lobby follows the answer.
    await ada.slash('cities scores');
    await ada.answer();
  }

  it.each(GAME_IDS)('of %s is a card: cover, invitation, seats and six buttons', async (game) => {
    const lobby = await opened({ game });
    const { min, max } = RULES[game].seats;
    const { say, cover } = WORDS[game];
    const lines = linesOf(lobby);
    const parts = flatten((lobby.components ?? []) as Component[]);
    expect(lines).toContain(t('bot.lobby.title', { name: 'Ada', game: say(language)('name') }));
    expect(lines).toContain(`(picture: ${cover!.texts[language].alt})`);
    expect(lines).toContain(cover!.texts[language].about);
    expect(readMessage(lobby)).toContain(`${min}–${max} `);
    expect(readMessage(lobby)).toContain(String(cover!.minutes));
    expect(lines).toContain(t('bot.lobby.free', { count: max - 1 }));
    expect(readMessage(lobby)).not.toContain('⚙️ ');
    expect(parts.length).toBeLessThanOrEqual(LIMITS.components);
    const rows = lines.filter((line) => line.startsWith('[')).map((line) => line.slice(1, -1).replace(' –', ''));
    expect(rows.slice(0, 3).join('').length).toBeLessThanOrEqual(ROW_LETTERS);
    expect(rows.slice(3).join('').length).toBeLessThanOrEqual(ROW_LETTERS);
    expect(rows).toHaveLength(6);
    await canceled(lobby);
    expect(linesOf(now(lobby))).toEqual([t('bot.lobby.canceled')]);
    expect(now(lobby).attachments).toEqual([]);
  });

  it('is called off with /cities end, and says so itself', async () => {
    const lobby = await opened({ game: 'cities' });
    await ada.slash('cities end');
    await pressVerb(ada, 'finish', await ada.answer());
    await expect.poll(() => linesOf(now(lobby))).toEqual([t('bot.lobby.ended', { name: 'Ada' })]);
    expect(now(lobby).attachments).toEqual([]);
    expect(ada.messages().filter(({ id }) => id > lobby.id)).toEqual([]);
  });

  it('grays Start out, and says how many players it needs, until they are there', async () => {
    const lobby = await opened({ game: 'wonders' });
    for (const count of [2, 1]) {
      expect(linesOf(now(lobby))).toContain(`-# ${t('bot.lobby.few', { count })}`);
      expect(linesOf(now(lobby))).toContain(`[${t('bot.lobby.start')} –]`);
      await pressVerb(ada, 'computer', now(lobby));
    }
    expect(linesOf(now(lobby))).toContain(`-# ${t('bot.lobby.ready', { host: ada.mention })}`);
    expect(offers(now(lobby), 'start')).toHaveLength(1);
    await canceled(lobby);
  });

  it('grays Start out while a setting does not fit the players', async () => {
    const lobby = await opened({ game: 'cities', length: 'long', computers: 2 });
    const { label, choice } = WORDS.cities.texts[language].option['length']!;
    const misfit = { option: label, choice: choice['long'], fitting: t('bot.lobby.players', { range: '2', count: 2 }) };
    expect(linesOf(lobby)).toContain(`-# ${t('bot.lobby.misfit', misfit)}`);
    expect(offers(lobby, 'start')).toEqual([]);
    await set(lobby, { bots: ['1 normal'] });
    expect(offers(now(lobby), 'start')).toHaveLength(1);
    await canceled(lobby);
  });

  it('is full when the last seat is taken: nobody joins, no bot is added', async () => {
    const lobby = await opened({ game: 'cities', computers: 2 });
    await pressVerb(bruno, 'join', lobby);
    expect(linesOf(now(lobby)).filter((line) => /^\d\. /.test(line))).toEqual([
      `1. ${ada.mention}`,
      `2. Mira 🤖 ${t('bot.option.strength.normal')}`,
      `3. Leo 🤖 ${t('bot.option.strength.normal')}`,
      `4. ${bruno.mention}`,
    ]);
    expect(readMessage(now(lobby))).toContain(t('bot.lobby.full'));
    expect(readMessage(now(lobby))).not.toContain(t('bot.lobby.press'));
    expect(offers(now(lobby)).map(({ verb }) => verb)).toEqual(['start', 'options', 'learn', 'rules']);
    await canceled(lobby);
  });

  it('names only settings that differ from the usual, and a level beside its bot', async () => {
    const lobby = await opened({ game: 'cities', computers: 1, strength: 'hard' });
    expect(readMessage(lobby)).not.toContain('⚙️ ');
    expect(readMessage(lobby).split(t('bot.option.strength.hard'))).toHaveLength(2);
    await set(lobby, { timer: ['24 vote'], checks: [] });
    const settings = (['pace.24', 'hints.off'] as const).map(
      (key) => `${t(`bot.option.${key === 'pace.24' ? 'pace' : 'hints'}.label`)}: ${t(`bot.option.${key}`)}`,
    );
    expect(linesOf(now(lobby))).toContain(`-# ⚙️ ${settings.join(' · ')}`);
    await set(lobby, { timer: ['0'], checks: ['request'] });
    expect(readMessage(now(lobby))).not.toContain('⚙️ ');
    await canceled(lobby);
  });

  it('asks who wants to play when everyone has left, and the next to join is its host', async () => {
    const lobby = await opened({ game: 'tourists' });
    const left = await pressInSettings(ada, 'lobby-leave', lobby);
    expect(offers(left)).not.toContainEqual(expect.objectContaining({ verb: 'lobby-leave' }));
    const game = WORDS.tourists.say(language)('name');
    await expect.poll(() => linesOf(now(lobby))).toContain(t('bot.lobby.abandoned', { game }));
    await pressVerb(bruno, 'join', now(lobby));
    expect(linesOf(now(lobby))).toContain(t('bot.lobby.title', { name: 'Bruno', game }));
    await pressInSettings(bruno, 'lobby-cancel', now(lobby));
  });

  it('shows its settings to a guest, who can leave there but change nothing', async () => {
    const lobby = await opened({ game: 'cities' });
    await pressVerb(bruno, 'join', lobby);
    const panel = await pressVerb(bruno, 'options', now(lobby));
    expect(bruno.isPrivate(panel)).toBe(true);
    expect(offers(panel).map(({ verb }) => verb)).toEqual(['lobby-move', 'lobby-leave']);
    expect(readMessage(panel)).toContain(t('bot.lobby.settings', { host: ada.mention }));
    expect(readMessage(panel)).toContain(`- ${t('bot.option.pace.label')}: ${t('bot.option.pace.0')}`);
    await pressVerb(bruno, 'lobby-leave', panel);
    await expect.poll(() => readMessage(now(lobby))).not.toContain(bruno.mention);
    await canceled(lobby);
  });

  it('teaches the game it is about in private, and explains its rules', async () => {
    const lobby = await opened({ game: 'sprawlopolis' });
    const lesson = await pressVerb(bruno, 'learn', lobby);
    expect(bruno.isPrivate(lesson)).toBe(true);
    expect(offers(lesson, 'next')).not.toEqual([]);
    const rules = readMessage(await pressVerb(bruno, 'rules', lobby));
    expect(rules).toMatch(/^## Sprawlopolis · /m);
    expect(offers(now(lobby), 'join')).toHaveLength(1);
    await canceled(lobby);
  });
});
