import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { en } from '../../../../src/games/wonders/words/en.ts';
import { es } from '../../../../src/games/wonders/words/es.ts';
import type { ModalAnswers } from '../../../../src/local/actions/submit-modal.ts';
import { offersOn } from '../../../crawl/message-offers.ts';
import type { Player } from '../../../rig/chat-player.ts';
import { InProcessHarness } from '../../../rig/in-process-harness.ts';
import { readMessage } from '../../../rig/message-text.ts';
import { offers, pressAndRead, pressInSettings, pressVerb } from '../../../rig/table-buttons.ts';
import { nextTable } from './play-by-buttons.ts';
import { openScribe } from './recording-draw-pool.ts';

const t = words('en');

describe('the lobby of Wonders', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let emeka: Player;
  let lobby: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: openScribe() });
    const english = (name: string) => harness.person(name).speak('en-US');
    [ada, bruno, chen, emeka] = [english('Ada'), english('Bruno'), english('Chen'), english('Emeka')];
    await ada.slash('cities new', { game: 'wonders' });
    lobby = await ada.sees(/wants to play/);
    for (const guest of [bruno, chen, emeka]) await pressVerb(guest, 'join', lobby);
  });
  afterAll(() => harness.close());

  const lines = () => readMessage(harness.world.posts.get(lobby.id)!.message).split('\n');
  const seats = () => lines().filter((line) => /^\d\. /.test(line));
  const seating = (...players: readonly Player[]) => players.map(({ mention }, i) => `${i + 1}. ${mention}`);

  async function set(changes: ModalAnswers): Promise<void> {
    const [change] = offers(await pressVerb(ada, 'options', lobby), 'lobby-form');
    await ada.press(change!.customId);
    await ada.fill(changes);
    await ada.answer();
    // The lobby follows the answer.
    await ada.slash('cities scores');
    await ada.answer();
  }

  it('says who sits on whose left and right', () => {
    expect(seats()).toEqual(seating(ada, bruno, chen, emeka));
    expect(lines()).toContain(`-# ${en.table.seating}`);
  });

  it('lets people swap seats with the next one, the last with the first', async () => {
    await pressInSettings(ada, 'lobby-move', lobby);
    expect(seats()).toEqual(seating(bruno, ada, chen, emeka));
    await pressInSettings(emeka, 'lobby-move', lobby);
    expect(seats()).toEqual(seating(emeka, ada, chen, bruno));
    const stranger = harness.person('Frida');
    const [join] = offersOn(lobby, 'join');
    await stranger.forge(join!.customId.replace(':join:', ':move:'), lobby);
    expect(readMessage(await stranger.answer())).toBe(t('bot.refusal.unseated'));
    expect(seats()).toEqual(seating(emeka, ada, chen, bruno));
  });

  it('shows teams as pairs of neighbors, and who changes seats changes teams', async () => {
    await set({ variant: 'teams' });
    const shown = () => lines().filter((line) => /^\d\. |^\*\*Team/.test(line));
    const [first, second, third, fourth] = seating(emeka, ada, chen, bruno);
    expect(shown()).toEqual(['**Team 1**', first, second, '**Team 2**', third, fourth]);
    expect(lines()).toContain(`-# ${en.table.seating}`);
    const panel = await pressVerb(ada, 'options', lobby);
    const [, withChen] = offers(panel, 'lobby-move');
    await pressAndRead(ada, withChen!);
    expect(shown().slice(1, 3)).toEqual(seating(emeka, chen));
  });

  it('does not start teams with five seats, and says why', async () => {
    await pressVerb(ada, 'computer', lobby);
    expect(lines().filter((line) => line.startsWith('**Team'))).toEqual([]);
    const misfit = {
      option: en.option.variant.label,
      choice: en.option.variant.choice.teams,
      count: 5,
      fitting: '4 or 6 players',
    };
    expect(lines()).toContain(`-# ${t('bot.lobby.misfit', misfit)}`);
    expect(lines()).toContain('[Start –]');
    const [join] = offersOn(lobby, 'join');
    await ada.forge(join!.customId.replace(':join:', ':start:'), lobby);
    expect(readMessage(await ada.answer())).toBe(t('bot.refusal.misfit', misfit));
    expect(ada.canSee(/Press \*\*My turn\*\*/)).toBe(false);
  });

  it('starts them with six, in three pairs; the seats stay as they were', async () => {
    await pressVerb(ada, 'computer', lobby);
    expect(lines().filter((line) => line.startsWith('**Team'))).toHaveLength(3);
    await pressVerb(ada, 'start', lobby);
    const table = await nextTable(ada, lobby);
    const stored = JSON.parse(String((await harness.keyv.get(`match:${table.channel_id}`))?.text)).value;
    expect(stored.seats.map(({ name }: { name: string }) => name)).toEqual([
      ...['Emeka', 'Chen', 'Ada', 'Bruno'],
      ...['Mira', 'Leo'],
    ]);
    expect(stored.state.variant).toBe('teams');
  });
});

describe('looking up a card of Wonders', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: openScribe() });
    [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterAll(() => harness.close());

  const GAME = { game: 'wonders' };
  const like = (player: Player, typed: string) => player.suggestions('cities rules', 'topic', typed, GAME);

  it('suggests it by its name in one’s own language, accents or not', async () => {
    expect(await like(ada, 'chamber of c')).toEqual(['Wonders: Chamber of Commerce']);
    expect(await like(bruno, 'camara')).toEqual([
      `${es.name}: Cámara de comercio`,
      `${es.name}: Cámara de constructores`,
      `${es.name}: Cámara de tortura`,
    ]);
    expect(await like(bruno, 'CÁMARA DE COM')).toEqual([`${es.name}: Cámara de comercio`]);
    expect(await like(bruno, 'chamber of commerce')).toEqual([]);
  });

  it('suggests topics before cards, and never more than a list holds', async () => {
    const all = await like(ada, '');
    expect(all).toHaveLength(25);
    expect(all.slice(0, 3)).toEqual(
      Object.values(en.rules)
        .slice(0, 3)
        .map(({ title }) => `Wonders: ${title}`),
    );
  });

  it.each([
    ['en', 'Ada', 'Chamber of Commerce', /Yellow card of Age III\. Cost: 2 clay, papyrus\./],
    ['es', 'Bruno', 'Cámara de comercio', /Carta amarilla de la era III\. Cuesta: 2 de arcilla, papiro\./],
  ] as const)('explains it with its picture: %s', async (_, name, title, text) => {
    const player = harness.person(name);
    await player.slash('cities rules', { ...GAME, topic: 'wonders:chamber-of-commerce' });
    const answer = await player.answer();
    expect(player.isPrivate(answer)).toBe(true);
    expect(readMessage(answer)).toContain(`· ${title}\n`);
    expect(readMessage(answer)).toMatch(text);
    expect(answer.attachments.map(({ filename }) => filename)).toEqual(['rules.png']);
  });

  it('refuses what is no card', async () => {
    await ada.slash('cities rules', { ...GAME, topic: 'wonders:nothing-like-it' });
    expect(readMessage(await ada.answer())).toBe(t('bot.refusal.topic'));
  });
});
