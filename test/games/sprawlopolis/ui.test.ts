import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { dice } from '../../rig/play.ts';
import { playOut } from '../../rig/random-player.ts';
import { mover, offers, pressAndRead, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';
import { TimedHarness } from '../../rig/timed-harness.ts';

const PATIENCE = 300_000;
const GAME = { game: 'sprawlopolis' } as const;

describe('a game of Sprawlopolis', () => {
  let harness: TimedHarness;
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

  /** From the best places to all of them. */
  const everyPlace = (player: Player, panel: APIMessage, verb: string): Promise<APIMessage> =>
    pressAndRead(
      player,
      offers(panel, verb)
        .filter(({ value }) => value === null)
        .at(-1)!,
    );

  beforeAll(async () => {
    harness = await TimedHarness.open();
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
    look(await startGame([ada, bruno], 0, { ...GAME, hints: 'always' }));
  });
  afterAll(() => harness.close());

  it('shows the city to all and calls the one to move', () => {
    expect(readMessage(table)).toMatch(/City of Sprawlopolis.*1 of 15 cards placed/s);
    // Who has just pressed Start is not called.
    expect(harness.world.posts.get(table.id)?.pings).toEqual(new Set(active === ada ? [] : [active.id]));
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

  it('always shows hints if the table wants it: the five best places are lettered, the first is selected; one press lays the card elsewhere, the next confirms it', async () => {
    let panel = await pressVerb(active, 'mine', table);
    const [first] = offers(panel, 'put');
    expect(offers(panel, 'put')).toHaveLength(5);
    expect(readMessage(panel)).toMatch(
      inLanguageOf(active, /another of the five best spots/, /otro de los cinco mejores lugares/),
    );
    // The best one is marked, and could be confirmed as it is.
    expect(offers(panel, 'confirm')).toHaveLength(1);
    const marked = readMessage(panel);
    expect(marked).toMatch(/\*\*[A-E]\*\*: −?\d+ → \*\*−?\d+\*\*/);
    panel = await pressAndRead(active, first!);
    expect(readMessage(panel)).toMatch(/\*\*[A-E]\*\*: −?\d+ → \*\*−?\d+\*\*/);
    expect(readMessage(panel)).not.toBe(marked);
    expect(offers(panel, 'confirm')).toHaveLength(1);
  });

  it('places it elsewhere, or another card, with one press, and rotates it', async () => {
    let panel = await pressVerb(active, 'mine', table);
    for (const verb of ['instead', 'instead', 'instead']) {
      const before = readMessage(panel);
      panel = await pressAndRead(active, offers(panel, verb).at(-1)!);
      expect(readMessage(panel)).not.toBe(before);
      expect(offers(panel, 'confirm')).toHaveLength(1);
    }
    panel = await pressVerb(active, 'back', panel);
    expect(offers(panel, 'instead')).toEqual([]);
  });

  it('has all places, column by column, says what each would bring, and keeps column and way up for another card', async () => {
    let panel = await everyPlace(active, await pressVerb(active, 'mine', table), 'show');
    expect(offers(panel, 'confirm')).toEqual([]);
    expect(readMessage(panel)).toMatch(/↓ [A-Z]+/);
    // Cards come first, then the columns; the last button leads back to the best places.
    panel = await pressAndRead(active, offers(panel, 'show').at(-2)!);
    const rows = offers(panel, 'put', 'menu');
    expect(rows.length).toBeGreaterThan(0);
    panel = await pressAndRead(active, offers(panel, 'show').find(({ value }) => value === null)!);
    expect(offers(panel, 'put', 'menu')).toHaveLength(rows.length);
    panel = await pressAndRead(active, offers(panel, 'put', 'menu').at(-1)!);
    expect(offers(panel, 'confirm')).toHaveLength(1);
    await pressVerb(active, 'back', panel);
  });

  it('lets any player show a move to all without playing it', async () => {
    let panel = await pressVerb(other, 'propose', table);
    expect(offers(panel, 'post')).toEqual([]);
    const rules = await pressVerb(other, 'rules', panel);
    expect(readMessage(rules)).toMatch(/·/);
    panel = await pressVerb(other, 'suggest', rules);
    panel = await pressAndRead(other, offers(panel, 'suggest')[0]!);
    await pressVerb(other, 'post', panel);
    const shown = await chen.sees(
      /\*\*(Ada|Bruno)\*\* proposes .* at [A-Z]+\d+: \*\*[+−]?\d+\*\*, for a total of −?\d+ \(target \d+\)/,
    );
    expect(chen.isPrivate(shown)).toBe(false);
    expect(shown.attachments).toHaveLength(1);
    expect(harness.world.posts.get(shown.id)?.pings.size).toBe(0);
    await ada.slash('cities scores');
    expect(await told(ada)).toMatch(/target \d+/);
    await pressVerb(chen, 'propose', table);
    expect(await told(chen)).toMatch(/not in this game/);
  });

  it('lets the others agree with what was shown, by name, and change it', async () => {
    const shown = await chen.sees(/proposes/);
    expect(offers(shown).map(({ verb }) => verb)).toEqual(['approve', 'object', 'change-shown']);
    await active.press(offers(shown, 'approve')[0]!.customId);
    const agreed = await chen.sees(/Agreed: (Ada|Bruno) \(1 of 1\)/);
    expect(agreed.id).toBe(shown.id);
    await active.press(offers(agreed, 'object')[0]!.customId);
    await chen.sees(/Against: (Ada|Bruno)/);
    await other.press(offers(shown, 'approve')[0]!.customId);
    expect(await told(other)).toMatch(inLanguageOf(other, /your own proposal/, /propuesta es tuya/));
    await chen.press(offers(shown, 'approve')[0]!.customId);
    expect(await told(chen)).toMatch(/not in this game/);
    const panel = await pressVerb(active, 'change-shown', shown);
    expect(active.isPrivate(panel)).toBe(true);
  });

  it('lets the one to move play a proposal of their own with one press; then the others are out of date', async () => {
    const old = await chen.sees(/proposes/);
    const before = table;
    const panel = await pressVerb(active, 'put', await pressVerb(active, 'mine', table));
    await pressVerb(active, 'post', panel);
    const shown = await chen.sees(/proposes/, old);
    expect(offers(shown, 'play-shown')).toHaveLength(1);
    const { customId: agree } = offers(shown, 'approve')[0]!;
    await other.press(offers(shown, 'play-shown')[0]!.customId);
    expect(await told(other)).toMatch(inLanguageOf(other, /turn/, /Le toca a/));
    await active.press(offers(shown, 'play-shown')[0]!.customId);
    const mover = active;
    look(await tableAfter(ada, before));
    expect(active).not.toBe(mover);
    const now = (id: string) => chen.messages().find((message) => message.id === id)!;
    for (const [{ id }, why] of [
      [old, /The city has changed\./],
      [shown, /(Ada|Bruno) played this\./],
    ] as const) {
      await expect.poll(() => offers(now(id))).toEqual([]);
      expect(readMessage(now(id))).toMatch(new RegExp(`proposes .*${why.source}`, 's'));
    }
    await active.forge(agree, shown);
    expect(await told(active)).toMatch(inLanguageOf(active, /city has changed/, /ciudad ha cambiado/));
  });

  it('refuses to show what is not in the hand', async () => {
    const id = offers(table)[0]!.customId.split(':')[1];
    const older = inLanguageOf(
      other,
      /This panel is out of date/,
      /Ya has seguido tu turno en un mensaje más reciente/,
    );
    for (const numbers of ['99:0:50:50', '0', '1:0:999:999']) {
      await other.forge(`cities:${id}:post::${numbers}`, table);
      expect(await told(other)).toMatch(older);
    }
    await other.forge(`cities:${id}:post::`, table);
    expect(await told(other)).toMatch(inLanguageOf(other, /doesn’t work anymore/, /ya no funciona/));
  });

  it('lights up what is asked for', async () => {
    const home = await pressVerb(chen, 'more', table);
    expect(offers(await pressVerb(chen, 'all', home), 'closeup')).toHaveLength(8);
    await ada.slash('cities neighborhood');
    const menu = offers(await ada.answer(), 'closeup');
    expect(menu).toHaveLength(3 + 1 + 4);
    await pressAndRead(ada, menu[3]!);
    expect(readMessage(await ada.answer())).toMatch(/road/i);
  });

  it('goes on after Confirm, and the turn stands: a new card was revealed', async () => {
    const panel = await pressVerb(active, 'put', await pressVerb(active, 'mine', table));
    const player = active;
    await pressVerb(player, 'confirm', panel);
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(
      /\*\*(Ada|Bruno)\*\* placed .* at [A-Z]+\d+(, \*\*[+−][1-9]\d* points?\*\* \(now (\d+ of \d+|−?\d+, target \d+)\))?$/m,
    );
    await player.slash('cities undo');
    expect(await told(player)).toMatch(inLanguageOf(player, /if the others agree/, /si los demás quieren/));
  });
});

/** The points, and by how much the target is met or missed. */
const EN_END = /\*\*−?\d+ points?\*\*, ((just )?\d+ (short|more)|exactly)/;
const ES_END = /\*\*−?\d+ puntos?\*\*(: (faltaron|faltó solo) \d+|, \d+ más|, justo)/;

describe('whole games of Sprawlopolis through buttons alone', () => {
  let harness: TimedHarness;

  beforeAll(async () => {
    harness = await TimedHarness.open();
  });
  afterAll(() => harness.close());

  it.each([
    ['one person alone', 'town-square', ['Ada'], {}, EN_END],
    ['two people in Spanish', 'game-night', ['Bruno', 'Dolores'], {}, ES_END],
    [
      'one person with three computers, the harder way, hands open',
      'chatter',
      ['Chen'],
      { computers: 3, strength: 'easy', difficulty: 'harder', hands: 'open' },
      EN_END,
    ],
  ] as const)(
    'are finished by %s',
    async (name, channel, people, options, end) => {
      const [host, ...guests] = people.map((person) => harness.person(person, channel));
      const final = await playOut([host!, ...guests], { ...GAME, ...options }, dice(name));
      expect(readMessage(final)).toMatch(end);
      expect(harness.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );
});
