import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dice } from '../../rig/play.ts';
import type { Player } from '../../rig/player.ts';
import { playOut } from '../../rig/random-player.ts';
import { readMessage } from '../../rig/reading.ts';
import { accept, mover, offers, pressVerb, startGame, tableAfter } from '../../rig/table.ts';
import { TimedTown } from '../../rig/timed-town.ts';

const PATIENCE = 300_000;
const GAME = { game: 'sprawlopolis' } as const;

describe('a game of Sprawlopolis', () => {
  let town: TimedTown;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;
  let active: Player;
  let other: Player;

  const told = async (player: Player) => {
    const message = await player.answer();
    expect(player.isPrivate(message)).toBe(true);
    return readMessage(message);
  };
  const inLanguageOf = (player: Player, english: RegExp, spanish: RegExp) => (player === bruno ? spanish : english);

  function look(next: APIMessage) {
    table = next;
    active = mover([ada, bruno], table);
    other = active === ada ? bruno : ada;
  }

  /** Chooses a column, then a row of it: the menus of whoever lays a card or talks of it. */
  async function choosePlace(player: Player, panel: APIMessage, verbs: [string, string]): Promise<APIMessage> {
    const columns = offers(panel, verbs[0]).filter(({ value }) => value !== null);
    const withRows = await accept(player, columns.at(-1)!);
    const rows = offers(withRows, verbs[1]).filter(({ value }) => value !== null);
    return accept(player, rows.at(-1)!);
  }

  beforeAll(async () => {
    town = await TimedTown.open();
    [ada, bruno, chen] = [town.person('Ada'), town.person('Bruno'), town.person('Chen')];
    look(await startGame([ada, bruno], 0, GAME));
  });
  afterAll(() => town.close());

  it('shows the city to all and calls the one to move', () => {
    expect(readMessage(table)).toMatch(/City of Sprawlopolis.*1 of 15 cards laid/s);
    expect(town.world.posts.get(table.id)?.pings).toEqual(new Set([active.id]));
  });

  it('keeps hands private: who holds them sees them, nobody else does', async () => {
    await pressVerb(other, 'home', table);
    const own = await told(other);
    await chen.slash('cities neighborhood');
    const seen = await told(chen);
    const card = inLanguageOf(other, /\d+ [^(]+\(top [^)]+\)/, /\d+ [^(]+\(arriba [^)]+\)/);
    expect(own).toMatch(card);
    expect(own).not.toMatch(/City of Sprawlopolis/);
    expect(seen).toMatch(/City of Sprawlopolis/);
  });

  it('asks for the column, then for the row, and says what each place would bring', async () => {
    let panel = await pressVerb(active, 'mine', table);
    expect(readMessage(panel)).toMatch(inLanguageOf(active, /Column [A-Z]+ · \d+ place/, /Columna [A-Z]+ · \d+ lugar/));
    expect(offers(panel, 'confirm')).toEqual([]);
    panel = await choosePlace(active, panel, ['show', 'menu']);
    expect(readMessage(panel)).toMatch(/\*\*[A-Z]+\d+\*\*: −?\d+ → \*\*−?\d+\*\*/);
    expect(offers(panel, 'confirm')).toHaveLength(1);
  });

  it('turns the card with one press and takes it up again', async () => {
    let panel = await pressVerb(active, 'mine', table);
    const before = readMessage(panel);
    panel = await pressVerb(active, 'turn', panel);
    expect(readMessage(panel)).not.toBe(before);
    panel = await pressVerb(active, 'back', panel);
    expect(offers(panel, 'confirm')).toEqual([]);
  });

  it('lets any player show a move to all without playing it', async () => {
    let panel = await pressVerb(other, 'propose', table);
    expect(offers(panel, 'post')).toEqual([]);
    panel = await choosePlace(other, panel, ['suggest', 'suggest']);
    await pressVerb(other, 'post', panel);
    const shown = await chen.sees(/\*\*(Ada|Bruno)\*\* proposes: \d+ .* at [A-Z]+\d+/);
    expect(chen.isPrivate(shown)).toBe(false);
    expect(shown.attachments).toHaveLength(1);
    expect(town.world.posts.get(shown.id)?.pings.size).toBe(0);
    await ada.slash('cities scores');
    expect(await told(ada)).toMatch(/of \d+/);
    await pressVerb(chen, 'propose', table);
    expect(await told(chen)).toMatch(/no seat/);
  });

  it('refuses to show what is not in the hand', async () => {
    const id = offers(table)[0]!.customId.split(':')[1];
    for (const numbers of ['99:0:50:50', '0', '1:0:999:999', '']) {
      await other.forge(`cities:${id}:post::${numbers}`, table);
      expect(await told(other)).toMatch(/moved on|ha avanzado|no longer of use|ya no sirve/);
    }
  });

  it('lights up what is asked for', async () => {
    const home = await pressVerb(chen, 'more', table);
    expect(offers(await pressVerb(chen, 'all', home), 'closeup')).toHaveLength(8);
    await ada.slash('cities neighborhood');
    const menu = offers(await ada.answer(), 'closeup');
    expect(menu).toHaveLength(3 + 1 + 4);
    await accept(ada, menu[3]!);
    expect(readMessage(await ada.answer())).toMatch(/road/i);
  });

  it('goes on after Confirm, and the turn stands: a new card has been turned up', async () => {
    const panel = await choosePlace(active, await pressVerb(active, 'mine', table), ['show', 'menu']);
    const player = active;
    await pressVerb(player, 'confirm', panel);
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/lays \d+ .* at [A-Z]+\d+\. The city has \*\*−?\d+\*\* of \d+ points/);
    await player.slash('cities undo');
    expect(await told(player)).toMatch(inLanguageOf(player, /needs the consent/, /hace falta que los demás/));
  });
});

describe('whole games of Sprawlopolis through buttons alone', () => {
  let town: TimedTown;

  beforeAll(async () => {
    town = await TimedTown.open();
  });
  afterAll(() => town.close());

  it.each([
    ['one person alone', 'town-square', ['Ada'], {}, /Together you reach \*\*−?\d+\*\* points/],
    ['two people in Spanish', 'game-night', ['Bruno', 'Dolores'], {}, /Juntos llegáis a \*\*−?\d+\*\* puntos/],
    [
      'one person with three computers, the harder way, hands open',
      'chatter',
      ['Chen'],
      { computers: 3, difficulty: 'harder', hands: 'open' },
      /Together you reach/,
    ],
  ] as const)(
    'are finished by %s',
    async (name, channel, people, options, end) => {
      const [host, ...guests] = people.map((person) => town.person(person, channel));
      const final = await playOut([host!, ...guests], { ...GAME, ...options }, dice(name));
      expect(readMessage(final)).toMatch(end);
      expect(town.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );
});
