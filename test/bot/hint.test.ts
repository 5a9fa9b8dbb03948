import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '#games/rules';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { chooseStarts, fillSettings, mover, offers, pressAndRead, pressVerb, startGame } from '../rig/table-buttons.ts';
import { inTurn } from '../rig/todays-share.ts';
import { open } from './daily-player.ts';

const WOULD = {
  en: /^💡 (Take|Place|Pick|Discard|It’s good as it is) ?/m,
  es: /^💡 (Toma|Coloca|Elige|Descarta|Está bien así) ?/m,
};
const WHY = { en: /\. It \S.+\.$/m, es: /\. (Ya da|Aún no da|Ahora cuesta|Así) .+\.$/m };
const PLANNED = { en: /This assumes it’s your turn/, es: /si te tocara ahora/ };
const LOCALES = { en: 'en-US', es: 'es-ES' } as const;

/** A card of Sprawlopolis in the last place of the last column. */
async function laidCard(player: Player, panel: APIMessage): Promise<APIMessage> {
  const column = await pressAndRead(player, offers(panel, 'show').at(-1)!);
  return pressAndRead(player, offers(column, 'put', 'menu').at(-1)!);
}

describe.each(['en', 'es'] as const)('a hint, in %s', (language) => {
  const isIts = inTurn(language === 'en' ? 0 : 1);
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  beforeEach(async () => {
    harness = await InProcessHarness.open({ seed: () => 'a hint' });
    ada = harness.person('Ada').speak(LOCALES[language]);
    bruno = harness.person('Bruno').speak(LOCALES[language]);
  });
  afterEach(() => harness.close());

  async function lobbyOf(game: string, computers: number, more = {}): Promise<APIMessage> {
    const before = ada.messages().at(-1);
    await ada.slash('cities new', { game, ...(computers ? { computers } : {}), ...more });
    return ada.sees(/wants to play|quiere jugar/, before);
  }

  const logged = async ({ channel_id }: APIMessage): Promise<unknown[]> =>
    JSON.parse(String((await harness.keyv.get(`match:${channel_id}`))?.text)).value.log;

  /** Starts the game alone with computers, and opens the turn. */
  async function begin(lobby: APIMessage): Promise<{ table: APIMessage; panel: APIMessage }> {
    await pressVerb(ada, 'start', lobby);
    const isTable = (message: APIMessage) => !ada.isPrivate(message) && offers(message, 'mine').length > 0;
    const table = await ada.finds('table', isTable);
    return { table, panel: await pressVerb(ada, 'mine', table) };
  }

  it.each(GAMES.filter(() => isIts()).map(({ id, seats }) => [id, Math.max(0, seats.min - 1)] as const))(
    'says in private what to do in %s, and why, and does nothing',
    async (game, computers) => {
      const { table, panel } = await begin(await lobbyOf(game, computers));
      const before = await logged(table);
      const [button] = offers(panel, 'hint');
      const hint = await pressVerb(ada, 'hint', panel);
      expect(ada.isPrivate(hint)).toBe(true);
      expect(readMessage(hint)).toMatch(WOULD[language]);
      expect(readMessage(hint)).toMatch(WHY[language]);
      expect(hint.attachments).toHaveLength(1);
      expect(await logged(table)).toEqual(before);
      // A person who isn't in the game is told so, and no more.
      await bruno.forge(button!.customId, table);
      expect(readMessage(await bruno.answer())).not.toMatch(/💡/);
    },
  );

  const LAID = GAMES.filter(({ id }) => id !== 'wonders').map(({ id, seats }) => [id, seats.min - 1] as const);

  it.each(LAID.filter(() => isIts()))(
    'is not hidden in what is selected either: without hints nothing of %s is',
    async (game, computers) => {
      const lobby = await lobbyOf(game, computers);
      await fillSettings(ada, lobby, { checks: [] });
      const { table, panel } = await begin(lobby);
      let now = game === 'cities' ? await spaceOf(table) : panel;
      expect(readMessage(now)).not.toMatch(/Selected|selected|Elegid|best|mejor/);
      expect(offers(now, 'confirm')).toEqual([]);
      for (let steps = 0; offers(now, 'confirm').length === 0; steps++) {
        expect(steps).toBeLessThan(8);
        now = await pressAndRead(ada, offers(now, 'put', 'menu')[0] ?? offers(now, 'show').at(-1)!);
      }
    },
  );

  /** The first tile of a game of Cities, once starting tiles are picked. */
  async function spaceOf(first: APIMessage): Promise<APIMessage> {
    await pressVerb(ada, 'take', first);
    const table = await ada.finds('spaces', (message) => !ada.isPrivate(message) && offers(message, 'take').length > 4);
    const tiles = ada.buttons(table).slice(4, 7);
    const { customId } = tiles.find((button) => button.customId.includes(':take:'))!;
    return pressAndRead(ada, { verb: 'take', customId, value: null });
  }

  it.each(GAMES.filter(() => isIts()).map(({ id, seats }) => [id, Math.max(0, seats.min - 1)] as const))(
    'fills the panel of %s by Play this, and leaves Confirm to the player',
    async (game, computers) => {
      const { table, panel: first } = await begin(await lobbyOf(game, computers));
      const panel = game === 'cities' ? await spaceOf(table) : first;
      const before = await logged(table);
      const hint = await pressVerb(ada, 'hint', panel);
      const said = readMessage(hint);
      const labels = ada.buttons(await pressVerb(ada, 'mine', hint)).map(({ label }) => label);
      await pressVerb(ada, 'hint', panel);
      const letter = /(?:at|en) \*\*([A-Z])\*\*/.exec(said)?.[1];
      if (game === 'cities') expect(letter).toBeDefined();
      // The hint speaks in the letters of the panel it's about.
      if (letter) expect(labels.some((label) => label.startsWith(letter))).toBe(true);
      const filled = await pressVerb(ada, 'follow', hint);
      expect(filled.id).toBe(hint.id);
      expect(offers(filled, 'confirm')).toHaveLength(1);
      const after = await logged(table);
      expect(after.length).toBeGreaterThan(before.length);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(JSON.stringify(after.slice(before.length))).not.toContain('"end"');
    },
  );

  it.runIf(isIts())('refuses Play this once something else was placed, and loses nothing', async () => {
    const { table, panel } = await begin(await lobbyOf('tourists', 0));
    const hint = await pressVerb(ada, 'hint', panel);
    const [follow] = offers(hint, 'follow');
    await pressAndRead(ada, offers(await pressVerb(ada, 'mine', hint), 'put')[0]!);
    const before = await logged(table);
    await ada.forge(follow!.customId, panel);
    expect(readMessage(await ada.answer())).toMatch(/was for an earlier turn|era de un turno anterior/);
    expect(await logged(table)).toEqual(before);
    // A new hint is about what stands now.
    const again = await pressVerb(ada, 'hint', await pressVerb(ada, 'mine', table));
    expect(offers(await pressVerb(ada, 'follow', again), 'confirm')).toHaveLength(1);
  });

  it.runIf(isIts())('is not there in a game without hints, and refused for a button of another game', async () => {
    const lobby = await lobbyOf('cities', 1);
    await fillSettings(ada, lobby, { checks: [] });
    const { table, panel } = await begin(lobby);
    expect(offers(panel, 'hint')).toEqual([]);
    const [mine] = offers(table, 'mine');
    await ada.forge(mine!.customId.replace(':mine:', ':hint:'), table);
    expect(readMessage(await ada.answer())).toMatch(/Hints are off in this game|sin pistas/);
  });

  it.runIf(isIts())('is not there in a game that was asked for without', async () => {
    const lobby = await lobbyOf('tourists', 0, { hints: 'off' });
    expect(readMessage(lobby)).toMatch(/Hints: off|Pistas: no/);
    const { panel } = await begin(lobby);
    expect(offers(panel, 'hint')).toEqual([]);
  });

  it.runIf(isIts())('is about the whole turn once all of it is chosen, not about what was chosen', async () => {
    const { panel } = await begin(await lobbyOf('sprawlopolis', 0));
    const told = readMessage(await pressVerb(ada, 'hint', panel));
    const laid = await laidCard(ada, await pressVerb(ada, 'mine', panel));
    expect(offers(laid, 'back')).toHaveLength(1);
    expect(readMessage(await pressVerb(ada, 'hint', laid))).toBe(told);
  });

  it.runIf(isIts())(
    'names what to press at the table of Cities first, and marks a starting tile it would choose',
    async () => {
      const { table: first, panel } = await begin(await lobbyOf('cities', 3));
      expect(readMessage(await pressVerb(ada, 'hint', panel))).toMatch(/(Selected|Elegido): [A-D]\./);
      await pressVerb(ada, 'take', first);
      const table = await ada.finds(
        'spaces',
        (message) => !ada.isPrivate(message) && offers(message, 'take').length > 4,
      );
      const hint = readMessage(await pressVerb(ada, 'hint', await pressVerb(ada, 'mine', table)));
      const pressed = /💡 (?:Take|Toma) \*\*(.+?)\*\*\./.exec(hint)?.[1];
      const free = ada.buttons(table).filter(({ customId }) => customId.includes(':take:'));
      expect(free.map(({ label }) => label)).toContain(pressed);
    },
  );

  it.runIf(isIts())(
    'is there while a turn is planned: from the first step, from where one has come, and beside what is kept',
    async () => {
      const table = await chooseStarts([ada, bruno], await startGame([ada, bruno], 0, { language: 'en' }));
      const planner = mover([ada, bruno], table) === ada ? bruno : ada;
      const hinted = async (panel: APIMessage) => {
        const hint = await pressVerb(planner, 'hint', panel);
        expect(planner.isPrivate(hint)).toBe(true);
        expect(readMessage(hint)).toMatch(WOULD[language]);
        expect(readMessage(hint)).toMatch(PLANNED[language]);
        expect(hint.attachments).toHaveLength(1);
        return hint;
      };
      const before = await logged(table);
      const first = await pressVerb(planner, 'mine', table);
      const back = (hint: APIMessage) => pressVerb(planner, 'mine', hint);
      const begun = await pressAndRead(planner, offers(await back(await hinted(first)), 'put')[0]!);
      const kept = await pressVerb(planner, 'keep', await back(await hinted(begun)));
      expect(offers(kept, 'revise')).toHaveLength(1);
      const planned = await pressVerb(planner, 'follow', await hinted(kept));
      expect(offers(planned, 'keep')).toHaveLength(1);
      expect(await logged(table)).toEqual(before);
    },
  );

  it.runIf(isIts())('is there where a move is proposed, for the player to move and for others', async () => {
    const table = await startGame([ada, bruno], 0, { game: 'sprawlopolis', language: 'en' });
    for (const player of [ada, bruno]) {
      const hint = await pressVerb(player, 'hint', await pressVerb(player, 'propose', table));
      expect(player.isPrivate(hint)).toBe(true);
      expect(readMessage(hint)).toMatch(WOULD[language]);
      expect(PLANNED[language].test(readMessage(hint))).toBe(player !== mover([ada, bruno], table));
    }
  });

  it.runIf(isIts())(
    'is about the proposed cards: with open hands those of the player to move, whatever they prepare',
    async () => {
      const table = await startGame([ada, bruno], 0, { game: 'sprawlopolis', language: 'en', hands: 'open' });
      const active = mover([ada, bruno], table);
      const other = active === ada ? bruno : ada;
      const own = await pressVerb(active, 'hint', await pressVerb(active, 'propose', table));
      await laidCard(active, await pressVerb(active, 'mine', table));
      const hint = await pressVerb(other, 'hint', await pressVerb(other, 'propose', table));
      expect(other.isPrivate(hint)).toBe(true);
      const [said] = readMessage(own).match(/^💡.*$/m)!;
      expect(readMessage(hint)).toContain(said);
      expect(readMessage(hint)).toMatch(
        active === ada ? /\*\*Ada\*\*(’s turn|, así que)/ : /\*\*Bruno\*\*(’s turn|, así que)/,
      );
      expect(readMessage(hint)).not.toMatch(PLANNED[language]);
      // What another seat would do can't be played by this one.
      expect(offers(hint, 'follow')).toEqual([]);
      expect(offers(own, 'follow')).toHaveLength(1);
    },
  );

  it.runIf(isIts())('is refused in the city of a day', async () => {
    const panel = await open(ada);
    expect(offers(panel, 'hint')).toEqual([]);
    const [own] = offers(panel, 'scores');
    await ada.forge(own!.customId.replace(':scores:', ':hint:'), panel);
    expect(readMessage(await ada.answer())).toMatch(/Hints are off in this game|sin pistas/);
  });
});
