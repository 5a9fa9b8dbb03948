import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '#games/rules';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { mover, offers, pressAndRead, pressVerb, tableAfter } from '../../rig/table-buttons.ts';
import { inTurn } from '../../rig/todays-share.ts';

const SAID = {
  en: { locale: 'en-US', no: 'no', yes: 'yes', setting: 'Preselect best-scoring spot', first: /Pick a spot first/ },
  es: { locale: 'es-ES', no: 'no', yes: 'sí', setting: 'El mejor lugar, ya elegido', first: /Elige primero un lugar/ },
} as const;

/** What has nothing to select: a starting tile is taken at the table, and a card of Wonders is picked by its letter. */
const PLACED = GAMES.filter(({ id }) => id !== 'wonders').map(({ id, seats }) => [id, seats.min - 1] as const);

describe.each(['en', 'es'] as const)('a choice that belongs to the player, in %s', (language) => {
  const isIts = inTurn(language === 'en' ? 0 : 1);
  const said = SAID[language];
  let harness: InProcessHarness;
  let ada: Player;
  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'nothing solved' });
    ada = harness.person('Ada').speak(said.locale);
  });
  afterAll(() => harness.close());

  const settings = async (preselect: boolean): Promise<string> => {
    await ada.slash('cities settings', { preselect });
    return JSON.stringify((await ada.answer()).components);
  };

  /** The panel in which the first thing is placed. */
  async function begin(game: string, computers: number, hints?: string): Promise<APIMessage> {
    const before = ada.messages().at(-1);
    await ada.slash('cities new', { game, ...(computers ? { computers } : {}), ...(hints ? { hints } : {}) });
    await pressVerb(ada, 'start', await ada.sees(/opens a game|abre una partida|wants to play|quiere jugar/, before));
    const isTable = (message: APIMessage) =>
      !ada.isPrivate(message) &&
      offers(message, 'mine').length > 0 &&
      (!before || BigInt(message.id) > BigInt(before.id));
    let table = await ada.finds('table', isTable);
    if (game !== 'cities') return pressVerb(ada, 'mine', table);
    while (offers(table, 'take').length < 8) {
      await pressVerb(mover([ada], table), 'take', table);
      table = await tableAfter(ada, table);
    }
    return pressAndRead(ada, offers(table, 'take').find(({ customId }) => /:[4-6]$/.test(customId))!);
  }

  const end = async (): Promise<void> => {
    await ada.slash('cities end');
    await pressVerb(ada, 'finish', await ada.answer());
  };

  it.each(PLACED.filter(() => isIts()))(
    'is selected for nobody in %s, until they ask for it',
    async (game, computers) => {
      const panel = await begin(game, computers);
      expect(offers(panel, 'confirm')).toEqual([]);
      expect(readMessage(panel)).not.toMatch(/[Ss]elected|best|Elegid|mejor/);
      expect(await settings(true)).toContain(`${said.setting}`);
      const again = await pressVerb(ada, 'mine', await ada.finds('table', (one) => offers(one, 'mine').length > 0));
      expect(offers(again, 'confirm')).toHaveLength(1);
      const [confirm] = offers(again, 'confirm');
      await settings(false);
      // A Confirm that was posted while something was selected plays nothing now, and says what to do.
      await ada.forge(confirm!.customId, await ada.answer());
      expect(readMessage(await ada.answer())).toMatch(said.first);
      await end();
    },
  );

  it.runIf(isIts())('is set in the lobby as it was called before, too', async () => {
    const before = ada.messages().at(-1);
    await ada.slash('cities new', { game: 'tourists', hints: 'off' });
    const lobby = await ada.sees(/opens a game|abre una partida|wants to play|quiere jugar/, before);
    const options = await pressVerb(ada, 'options', lobby);
    const [menu] = offers(options, 'set');
    const shown = () => readMessage(harness.world.posts.get(lobby.id)!.message);
    expect(shown()).toMatch(/Hints: off|Pistas: no/);
    await ada.forge(menu!.customId, options, ['hints=on']);
    await expect.poll(shown).not.toMatch(/Hints: off|Pistas: no/);
    await pressVerb(ada, 'start', harness.world.posts.get(lobby.id)!.message);
    await ada.finds('table', (one) => !ada.isPrivate(one) && offers(one, 'mine').length > 0 && one.id > lobby.id);
    await end();
  });

  it.runIf(isIts())('is kept with the person, and shown in their settings', async () => {
    expect(await settings(true)).toContain(`${said.yes}`);
    await ada.slash('cities settings');
    expect(ada.form['switches']).toContain('preselect');
    await ada.fill({ switches: [] });
    await ada.answer();
    const record = JSON.parse(String((await harness.keyv.get(`person:${ada.id}`))?.text)).value;
    expect(record.preselect).toBe(false);
  });

  it.each(PLACED.filter(() => isIts()))(
    'is selected for everyone in %s where the table always shows hints',
    async (game, computers) => {
      const panel = await begin(game, computers, 'always');
      expect(offers(panel, 'confirm')).toHaveLength(1);
      await end();
    },
  );

  it.each(PLACED.filter(() => isIts()))(
    'stays unselected in %s where the table has no hints, whatever they set',
    async (game, computers) => {
      await settings(true);
      const panel = await begin(game, computers, 'off');
      expect(offers(panel, 'confirm', 'hint')).toEqual([]);
      await settings(false);
      await end();
    },
  );
});
