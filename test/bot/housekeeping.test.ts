import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#store';
import { ROOM } from '../../src/bot/repositories/room-record.ts';
import { addChannel, channelsOf, homeOf, ownerOf } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { collectAll } from '../rig/match-records.ts';
import { readMessage } from '../rig/message-text.ts';
import { offers, pressInSettings, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';
import { TimedHarness } from '../rig/timed-harness.ts';

const DAY = 24;
const LOBBY_CLOSED = /This lobby was quiet for 7 days/;
const MATCH_CLOSED = /Nadie ha jugado aquí en 9 días/;

describe('what nobody touches', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;

  beforeEach(async () => {
    harness = await TimedHarness.open();
    [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterEach(() => harness.close());

  const closed = (text: RegExp) => ada.messages().filter((message) => text.test(readMessage(message)));
  const none = async () => {
    await ada.slash('cities scores');
    expect(readMessage(await ada.answer())).toMatch(/no game in this channel/);
  };

  it('closes after seven days if it is a lobby, counted from the last who came, and says so once', async () => {
    await ada.slash('cities new');
    const lobby = await ada.sees(/wants to play/);
    harness.passHours(6 * DAY);
    await pressVerb(bruno, 'join', lobby);
    harness.passHours(6.9 * DAY);
    await ada.slash('cities scores');
    await ada.answer();
    expect(closed(LOBBY_CLOSED)).toEqual([]);
    // Nothing of it is in the memory of this process alone.
    await harness.restart();
    harness.passHours(0.2 * DAY);
    await ada.sees(LOBBY_CLOSED);
    await none();
    harness.passHours(8 * DAY);
    await none();
    expect(closed(LOBBY_CLOSED)).toHaveLength(1);
    expect(offers(ada.messages().find(({ id }) => id === lobby.id)!)).toEqual([]);
  });

  it('closes after as many days as are set if it is a match, whatever else is pressed; a lobby need not close', async () => {
    await harness.stop();
    await harness.start(0, { lobby: 0, match: 9 });
    const there = harness.person('Ada', 'game-night');
    await there.slash('cities new');
    await there.sees(/wants to play/);
    await startGame([bruno, ada], 0, { language: 'es' });
    harness.passHours(6 * DAY);
    await ada.slash('cities board');
    await ada.answer();
    expect(closed(MATCH_CLOSED)).toEqual([]);
    harness.passHours(3.1 * DAY);
    const told = await ada.sees(MATCH_CLOSED);
    expect(offers(told)).toEqual([]);
    await none();
    expect(closed(MATCH_CLOSED)).toHaveLength(1);
    await there.slash('cities new');
    expect(readMessage(await there.answer())).toMatch(/There’s already a game in this channel/);
  });
});

describe('what was stored when nothing closed by itself', () => {
  it('closes as well, though nobody touches it any more, and what is never to close does not', async () => {
    const harness = await TimedHarness.open();
    const [ada, bruno] = [harness.person('Ada'), harness.person('Bruno', 'game-night')];
    const closed = (text: RegExp) => ada.messages().filter((message) => text.test(readMessage(message)));
    await harness.stop();
    await harness.start(0, { lobby: 0, match: 0 });
    await ada.slash('cities new');
    await ada.sees(/wants to play/);
    await bruno.slash('cities new');
    await bruno.sees(/quiere jugar/);
    const stored = await openStore(harness.database);
    if (!stored.ok) throw new Error(stored.refusal.detail);
    const resting = () => collectAll(stored.value.idsWithoutAlarm(ROOM, { id: 0, count: 1 }));
    await expect.poll(resting).toHaveLength(2);
    await harness.stop();
    harness.passHours(5 * DAY);
    await harness.start(0, { lobby: 0, match: 90 });
    await harness.stop();
    expect(await resting()).toHaveLength(2);
    await harness.start();
    await expect.poll(resting).toEqual([]);
    expect(closed(LOBBY_CLOSED)).toEqual([]);
    harness.passHours(2.1 * DAY);
    await ada.sees(LOBBY_CLOSED);
    await bruno.sees(/Nadie ha pasado por esta sala en 7 días/);
    await stored.value.close();
    await harness.close();
  });
});

describe('in a server', () => {
  let harness: TimedHarness;
  const opened = async (player: Player) => {
    await player.slash('cities new');
    return player.sees(/wants to play|quiere jugar/);
  };

  beforeAll(async () => {
    harness = await TimedHarness.open();
    const rest = { topic: '', parent: null, owner: ownerOf(harness.world).user.id };
    addChannel(harness.world, { name: 'fourth', ...rest });
  });
  afterAll(() => harness.close());

  it('nobody has more than three open lobbies, and who wants another is told where they are', async () => {
    const places = ['town-square', 'game-night', 'chatter', 'fourth'];
    const [first, second, third, fourth] = places.map((place) => harness.person('Bruno', place));
    const lobby = await opened(first!);
    await Promise.all([opened(second!), opened(third!)]);
    await fourth!.slash('cities new');
    const refused = readMessage(await fourth!.answer());
    expect(refused).toMatch(/Ya tienes 3 salas abiertas/);
    const taken = channelsOf(harness.world, homeOf(harness.world)).filter(({ name }) => name !== 'fourth');
    for (const { id } of taken) expect(refused).toContain(`<#${id}>`);
    await harness.person('Ada', 'fourth').slash('cities new');
    const other = await harness.person('Ada', 'fourth').sees(/wants to play/);
    await pressInSettings(harness.person('Ada', 'fourth'), 'lobby-cancel', other);
    await pressInSettings(first!, 'lobby-cancel', lobby);
    await opened(fourth!);
  });

  it('a forgotten person leaves no byte behind, not even as a host without a seat or by asking for one', async () => {
    const bruno = harness.person('Bruno', 'fourth');
    await pressInSettings(bruno, 'lobby-leave', await bruno.sees(/quiere jugar/));
    const emeka = harness.person('Emeka', 'town-square');
    const [ada, chen] = [harness.person('Ada', 'town-square'), harness.person('Chen', 'town-square')];
    const table = await startGame([ada, chen]);
    await chen.slash('cities leave');
    await pressVerb(chen, 'go', await chen.answer());
    await pressVerb(emeka, 'more', await ada.sees(/Chen\*\* left/s, table));
    const [wish] = offers(await emeka.answer(), 'ask-seat');
    await emeka.choose(wish!.customId, wish!.value!);
    await ada.sees(/wants to take/);
    for (const person of [bruno, emeka, chen]) {
      expect(harness.filesWith(person.id)).not.toEqual([]);
      await person.slash('cities forget');
      await pressVerb(person, 'forget', await person.answer());
      expect(readMessage(await person.answer())).toMatch(/is erased|He borrado todo/);
      expect(harness.filesWith(person.id)).toEqual([]);
    }
  });

  it('a name with signs in it means nothing but itself', async () => {
    const gael = harness.person('Gael', 'game-night');
    const evil = '[nitro](https://evil.example)**@everyone**';
    for (const { user } of harness.world.people.values()) if (user.id === gael.id) user.global_name = evil;
    const dolores = harness.person('Dolores', 'game-night');
    const before = gael.messages().at(-1);
    await gael.slash('cities new');
    const lobby = await gael.sees(/wants to play|quiere jugar/, before);
    await pressVerb(dolores, 'join', lobby);
    const [join] = offers(lobby, 'join');
    await dolores.forge(join!.customId.replace(':join:', ':cancel:'), lobby);
    const refused = readMessage(await dolores.answer());
    await pressVerb(gael, 'start', lobby);
    const table = await tableAfter(gael, lobby);
    await pressVerb(dolores, 'scores', table);
    const scores = readMessage(await dolores.answer());
    await pressVerb(dolores, 'more', table);
    const more = readMessage(await dolores.answer());
    await gael.slash('cities end');
    await pressVerb(gael, 'finish', await gael.answer());
    const ended = readMessage(await gael.sees(/canceled this game|ha cancelado/, table));
    for (const text of [refused, scores, ended]) {
      expect(text).toContain('\\[nitro\\]\\(https\\://evil.example\\)\\*\\*\\@everyone\\*\\*');
      // In the description of a picture nothing is escaped.
      expect(text.replace(/\(picture: .*$/gm, '')).not.toContain('[nitro](');
    }
    expect(more).toContain(evil);
  });
});
