import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Component, flatten } from '../../src/local/schema/component-schema.ts';
import { blankDrawPool } from '../rig/blank-draw-pool.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose, isOver, isPanel, takeTurn } from '../rig/random-player.ts';
import { skipToLastTurns } from '../rig/skip-to-end.ts';
import {
  mover,
  offers,
  prepareTurn,
  pressAndRead,
  pressAtEnd,
  pressInSettings,
  pressVerb,
  startGame,
  tableAfter,
} from '../rig/table-buttons.ts';
import { inTurn, pairsOf } from '../rig/todays-share.ts';

const filesOf = ({ attachments }: APIMessage): string[] => attachments.map(({ filename }) => filename);
const textsOf = ({ components = [] }: APIMessage): string[] =>
  flatten(components as Component[]).flatMap((one) => (one.type === ComponentType.TextDisplay ? [one.content] : []));
const kindsOf = ({ components = [] }: APIMessage): ComponentType[] => components.map(({ type }) => type);

/** A player's move. */
const MOVE = /^\*\*(Ada|Chen|Mira|Leo)\*\* [a-zé].+/m;

const LANGUAGES = [
  {
    language: 'en',
    locale: 'en-US',
    shuffle: /To verify the shuffle later: `[0-9a-f]{16}`/,
    hash: /The seed’s SHA-256 is\n`[0-9a-f]{64}`/,
    back: /\*\*(Ada|Chen)\*\* undid the last turn/,
  },
  {
    language: 'es',
    locale: 'es-ES',
    shuffle: /Para verificar la baraja: `[0-9a-f]{16}`/,
    hash: /El SHA-256 de la semilla es\n`[0-9a-f]{64}`/,
    back: /\*\*(Ada|Chen)\*\* ha deshecho el último turno/,
  },
] as const;

describe.each(LANGUAGES)('a channel in $language', ({ language, locale, shuffle, hash, back }) => {
  const isIts = inTurn(language === 'en' ? 0 : 1);
  let harness: InProcessHarness;
  let ada: Player;
  let chen: Player;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: blankDrawPool });
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    ada = harness.person('Ada').speak(locale);
    chen = harness.person('Chen').speak(locale);
  });

  const pingsOf = (message: APIMessage) => harness.world.posts.get(message.id)?.pings;
  const now = (message: APIMessage) => harness.world.posts.get(message.id)?.message ?? message;
  const callOff = async () => {
    await ada.slash('cities end');
    await pressVerb(ada, 'finish', await ada.answer());
    await ada.answer();
  };
  /** The start is told in any language; starting tiles are picked by their buttons. */
  async function begin(players: [Player, ...Player[]], computers = 0): Promise<APIMessage> {
    let table = await startGame(players, computers, { language, board: 'new-york' });
    while (offers(table, 'take').length < 5) {
      await pressVerb(mover(players, table), 'take', table);
      table = await tableAfter(ada, table);
    }
    return table;
  }
  async function turn(player: Player, table: APIMessage): Promise<APIMessage> {
    // The first space of the row of pieces, where nothing lies face down.
    const [space] = player
      .buttons(table)
      .slice(12, 15)
      .filter(({ customId }) => customId.includes(':take:'));
    const panel = await prepareTurn(
      player,
      await pressAndRead(player, { verb: 'take', customId: space!.customId, value: null }),
    );
    return pressVerb(player, 'confirm', panel);
  }

  it.runIf(isIts())('tells each move in a line with its points below the board, right above the buttons', async () => {
    const first = await begin([ada], 2);
    await turn(ada, first);
    const table = await tableAfter(ada, first);
    // What bots built has a place; a card has none, and their neighborhoods are not shown again.
    const hasBuilt = /^\*\*(Mira|Leo)\*\* .*\b(at|en) [A-J]\d/m.test(textsOf(table)[0]!);
    const files = ['move.png', ...(hasBuilt ? ['computers.png'] : []), 'table.png'];
    expect(filesOf(table)).toEqual(files);
    const { MediaGallery, TextDisplay, Container, ActionRow } = ComponentType;
    expect(kindsOf(table).slice(0, files.length + 3)).toEqual([
      ...files.map(() => MediaGallery),
      ...[TextDisplay, Container, ActionRow],
    ]);
    expect(flatten((table.components ?? []) as Component[]).length).toBeLessThanOrEqual(40);
    const lines = textsOf(table)[0]!
      .split('\n')
      .filter((each) => /^\*\*(Ada|Mira|Leo)\*\* /.test(each));
    expect(lines.length).toBeGreaterThan(2);
    for (const each of lines) {
      expect(each).toMatch(MOVE);
      expect(each).not.toContain('+0');
      // A bot's reason does not say the points once more.
      expect((each.match(/[+−]\d+/g) ?? []).length).toBeLessThanOrEqual(1);
    }
    await callOff();
  });

  it.runIf(isIts())('keeps of an old table its lines and what a person moved in, also after a restart', async () => {
    let table = await begin([ada, chen]);
    for (let i = 0; i < 3; i++) {
      const old = table;
      if (i === 2) {
        await harness.stop();
        await harness.start();
      }
      const said = harness.output.length;
      await turn(mover([ada, chen], table), table);
      table = await tableAfter(ada, old);
      await harness.waitForLog(/"what":"confirm"/, said);
      expect(offers(now(old))).toEqual([]);
      expect(filesOf(now(old))).toEqual(i === 0 ? [] : ['move.png']);
      expect(textsOf(now(old))).toHaveLength(1);
      expect(textsOf(now(old))[0]).toMatch(MOVE);
    }
    await callOff();
  });

  it.runIf(isIts())('has the shuffle in one short line at first, and the whole of it behind a button', async () => {
    const first = await startGame([ada, chen], 0, { language });
    expect(readMessage(first)).toMatch(shuffle);
    expect(readMessage(await pressVerb(ada, 'fair', await pressVerb(ada, 'more', first)))).toMatch(hash);
    await callOff();
  });

  it.runIf(isIts())('mentions only the player to move, and nobody again for an undo', async () => {
    let table = await begin([ada, chen]);
    const [mine, other] = mover([ada, chen], table) === ada ? [ada, chen] : [chen, ada];
    await turn(mine, table);
    table = await tableAfter(ada, table);
    expect(pingsOf(table)).toEqual(new Set([other.id]));
    await pressVerb(mine, 'undo', await pressVerb(mine, 'more', table));
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(back);
    expect(pingsOf(table)?.size).toBe(0);
    await callOff();
  });

  it.runIf(isIts())(
    'says whose turns an undo would undo, to the asker and to the others, and undoes them if they agree',
    async () => {
      let table = await begin([ada, chen]);
      const [mine, other] = mover([ada, chen], table) === ada ? [ada, chen] : [chen, ada];
      await turn(mine, table);
      table = await tableAfter(ada, table);
      await turn(other, table);
      table = await tableAfter(ada, table);
      await mine.slash('cities undo');
      const asked = await mine.answer();
      const lost =
        language === 'en' ? /also undoes turns by (Ada|Chen)\./ : /También se desharían turnos de (Ada|Chen)\./;
      expect(readMessage(asked)).toMatch(lost);
      await pressVerb(mine, 'beg', asked);
      const ballot = await other.sees(lost, table);
      expect(other.isPrivate(ballot)).toBe(false);
      expect(pingsOf(ballot)).toEqual(new Set([other.id]));
      await pressVerb(other, 'agree', ballot);
      const undone = await tableAfter(ada, ballot);
      expect(readMessage(undone)).toMatch(back);
      expect(mover([ada, chen], undone)).toBe(mine);
      expect(offers(undone, 'take')).toHaveLength(16);
      expect(pingsOf(undone)).not.toContain(other.id);
      await callOff();
    },
  );

  it.runIf(isIts())('lets a turn stand when one of those who are asked said no, and says so', async () => {
    const first = await begin([ada, chen]);
    const [mine, other] = mover([ada, chen], first) === ada ? [ada, chen] : [chen, ada];
    await turn(mine, first);
    const second = await tableAfter(ada, first);
    await turn(other, second);
    const table = await tableAfter(ada, second);
    await mine.slash('cities undo');
    await pressVerb(mine, 'beg', await mine.answer());
    const ballot = await other.finds('the question', (message) => offers(message, 'disagree').length > 0);
    await pressVerb(other, 'disagree', ballot);
    await mine.sees(
      language === 'en' ? /said no, so \*\*(Ada|Chen)\*\*’s turn/ : /prefieren que no, así que el turno de/,
      table,
    );
    expect(offers(now(table), 'take').length).toBeLessThan(16);
    await callOff();
  });

  it.runIf(isIts())('has the next turn at the end for a solo player, without mentioning them', async () => {
    const first = await begin([ada], 1);
    const ended = await turn(ada, first);
    const table = await tableAfter(ada, first);
    expect(pingsOf(table)?.size).toBe(0);
    expect(offers(table, 'take').length).toBeGreaterThan(0);
    expect(readMessage(table)).toMatch(MOVE);
    // Nothing of it stands in the old message, which is farther up turn by turn.
    expect(offers(now(ended), 'take')).toEqual([]);
    expect(isPanel(await pressAndRead(ada, offers(table, 'take')[0]!))).toBe(true);
    await callOff();
  });

  it.runIf(isIts())('says that the table has moved on only when it has', async () => {
    const table = await begin([ada, chen]);
    const player = mover([ada, chen], table);
    const spaces = player.buttons(table).slice(12, 15);
    await player.press(spaces[0]!.customId, table);
    const panel = structuredClone(await player.answer());
    await player.press(spaces[1]!.customId, table);
    await player.answer();
    const [old] = offers(panel, 'put', 'menu');
    const before = player.messages().at(-1);
    await player.forge(old!.customId, panel, old!.value === null ? undefined : [old!.value]);
    const told = readMessage(await player.sees(/./, before));
    expect(told).toMatch(
      language === 'en' ? /This panel is out of date/ : /Ya has seguido tu turno en un mensaje más reciente/,
    );
    await callOff();
  });

  it.runIf(isIts())('lets the host alone add computers, until the host allows it', async () => {
    await ada.slash('cities new', { language });
    const lobby = await ada.sees(/wants to play|quiere jugar/, ada.messages().at(-1));
    await pressVerb(chen, 'join', lobby);
    await chen.press(offers(lobby, 'computer')[0]!.customId, lobby);
    expect(readMessage(await chen.answer())).toMatch(language === 'en' ? /Only Ada/ : /Eso solo lo puede hacer Ada/);
    const options = await pressVerb(ada, 'options', lobby);
    await ada.press(offers(options, 'lobby-form')[0]!.customId, options);
    await ada.fill({ checks: ['adding'] });
    await ada.answer();
    expect(readMessage(await pressVerb(chen, 'computer', now(lobby)))).toMatch(/Mira 🤖/);
    await pressInSettings(ada, 'lobby-cancel', now(lobby));
  });
});

const SHARED = pairsOf(['sprawlopolis', 'tourists', 'wonders'], LANGUAGES).map(([game, { language, locale }]) => ({
  game,
  language,
  locale,
}));

describe('where all share one picture', () => {
  const luck = dice('shared');
  let harness: InProcessHarness;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: blankDrawPool });
  });
  afterAll(() => harness.close());

  const now = (message: APIMessage) => harness.world.posts.get(message.id)?.message ?? message;
  const isTable = (message: APIMessage) =>
    offers(message, 'mine').length > 0 && !harness.world.posts.get(message.id)?.viewer;

  async function begin(players: readonly [Player, Player], game: string, language: string): Promise<APIMessage> {
    const [host, guest] = players;
    await host.slash('cities new', { game, language, ...(game === 'wonders' ? { computers: 1 } : {}) });
    const lobby = await host.finds('lobby', (message) => offers(message, 'join').length > 0);
    await pressVerb(guest, 'join', lobby);
    await pressVerb(host, 'start', lobby);
    return host.finds('table', isTable);
  }

  /** Someone's turn, from the table to Confirm. */
  async function turn(player: Player, table: APIMessage): Promise<void> {
    let panel = await pressVerb(player, 'mine', table);
    for (let ended = false; !ended && isPanel(panel); ) {
      const offer = choose(luck, panel);
      ended = offer.verb === 'confirm';
      panel = await pressAndRead(player, offer);
    }
  }

  it.each(SHARED)('an old table of $game in $language keeps it, and its lines', async ({ game, language, locale }) => {
    const players = [harness.person('Ada').speak(locale), harness.person('Chen').speak(locale)] as const;
    const [host] = players;
    let table = await begin(players, game, language);
    for (let round = 0; round < 3; round++) {
      const old = table;
      for (const player of players.filter(({ mention }) => readMessage(old).includes(mention))) await turn(player, old);
      table = await host.finds('the next table', (message) => isTable(message) && message.id > old.id);
      await expect.poll(() => offers(now(old)), { timeout: 50_000 }).toEqual([]);
      expect(filesOf(now(old))).toContain('table.png');
      expect(textsOf(now(old))).toHaveLength(1);
    }
    await host.slash('cities end');
    await pressVerb(host, 'finish', await host.answer());
    await host.answer();
  });
});

describe('the end of a game', () => {
  let harness: InProcessHarness;
  let final: APIMessage;
  let ada: Player;
  let chen: Player;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: blankDrawPool });
    [ada, chen] = [harness.person('Ada'), harness.person('Chen').speak('es-ES')];
    const luck = dice('the end');
    const players = [ada, chen] as const;
    let table = await startGame(players);
    for (let i = 0; i < 4; i++) table = await takeTurn(mover(players, table), luck, table);
    await skipToLastTurns(harness, [ada.id], 3);
    table = await tableAfter(ada, table);
    while (!isOver(table)) table = await takeTurn(mover(players, table), luck, table);
    final = table;
  });
  afterAll(() => harness.close());

  it('mentions nobody, and shows every city in full to anyone', async () => {
    expect(harness.world.posts.get(final.id)?.pings.size).toBe(0);
    const more = await pressVerb(ada, 'more', final);
    expect(readMessage(more)).toMatch(/Whose neighborhood\?/);
    const cities = offers(more, 'town');
    expect(cities).toHaveLength(2);
    expect(readMessage(await pressAndRead(ada, cities[1]!))).toMatch(/picture: Chen’s neighborhood/);
    expect(readMessage(await pressAndRead(chen, offers(await pressVerb(chen, 'more', final), 'town')[0]!))).toMatch(
      /picture: Barrio de Ada/,
    );
  });

  it('leaves one picture for each turn of a person', () => {
    const tables = ada.messages().filter((message) => !ada.isPrivate(message) && filesOf(message).length > 0);
    for (const table of tables.filter(({ id }) => id !== final.id)) expect(filesOf(table)).toEqual(['move.png']);
  });

  it('is kept as a result alone: the channel is free, and its buttons answer beside another match', async () => {
    const [match = ''] = offers(final, 'rematch').map(({ customId }) => customId.split(':')[1]);
    expect(await harness.keyv.get(`match:${final.channel_id}`)).toBeUndefined();
    expect(String((await harness.keyv.get(`result:${match}`))?.text)).toContain(`"table":"${final.id}"`);
    await pressVerb(ada, 'rematch', final);
    const lobby = await chen.sees(/wants to play/, final);
    const more = await pressVerb(ada, 'more', final);
    expect(readMessage(await pressAndRead(ada, offers(more, 'town')[1]!))).toMatch(/picture: Chen’s neighborhood/);
    expect(readMessage(await pressAtEnd(chen, 'fair', final))).toMatch(/semilla\n`[0-9a-f]+`/);
    expect(readMessage(await pressVerb(ada, 'rematch', final))).toMatch(/There’s already a game in this channel/);
    await pressInSettings(ada, 'lobby-cancel', lobby);
  });

  it('calls the former players to a rematch, once', async () => {
    const before = chen.last();
    await pressVerb(ada, 'rematch', final);
    const lobby = await chen.sees(/wants to play/, before);
    expect(harness.world.posts.get(lobby.id)?.pings).toEqual(new Set([chen.id]));
    await pressInSettings(chen, 'lobby-leave', lobby);
    expect(harness.world.posts.get(lobby.id)?.pings).toEqual(new Set([chen.id]));
  });
});
