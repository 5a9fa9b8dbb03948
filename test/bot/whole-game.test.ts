import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHash } from '../../src/engine/seed.ts';
import { addChannel, ownerOf } from '../../src/local/world.ts';
import type { Room } from '../../src/room/room.ts';
import type { GamesStudio } from '../../src/studio.ts';
import { withOtherSecrets } from '../games/cities/laws.ts';
import { tableFor } from '../rig/easel.ts';
import { dice } from '../rig/play.ts';
import { type Chosen, playOut } from '../rig/random-player.ts';
import { readMessage } from '../rig/reading.ts';
import { plainStudio } from '../rig/studio.ts';
import { pressVerb, startGame } from '../rig/table.ts';
import { Town } from '../rig/town.ts';
import { type Kept, readLedger } from './ledger.ts';
import { chunks, citiesMatch, listen, postsIn, type Sent, statesOf, toldRooms } from './scan.ts';

const OVER = /The game is over/;
const SEED = /`([0-9a-f]{48})`/;
/** Under a minute on an idle machine; only a game that never ends takes this long. */
const PATIENCE = 600_000;
/** Every so many tables the pictures are drawn again, too: that takes its time. */
const DRAWN = 12;
/** A picture file holds the picture and nothing else. */
const PICTURE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

type Table = { readonly channel: string; readonly people: readonly [string, ...string[]]; readonly chosen: Chosen };

const TABLES: readonly (readonly [string, Table])[] = [
  ['two people', { channel: 'town-square', people: ['Ada', 'Bruno'], chosen: {} }],
  ['two people and a computer', { channel: 'game-night', people: ['Chen', 'Dolores'], chosen: { computers: 1 } }],
  ['a person and three computers', { channel: 'chatter', people: ['Emeka'], chosen: { computers: 3 } }],
  [
    'a person and a computer in the long game',
    { channel: 'long-table', people: ['Frida'], chosen: { computers: 1, length: 'long' } },
  ],
];

describe('a whole game through buttons and menus alone', () => {
  let town: Town;
  let sent: Sent[];
  let studio: GamesStudio;
  const finals = new Map<string, Promise<APIMessage>>();

  const idOf = (channel: string) => [...town.world.channels.values()].find(({ name }) => name === channel)!.id;

  /** Without hints, for which tables get one depends on who has seen how many before. */
  async function play(name: string, { channel, people, chosen }: Table): Promise<APIMessage> {
    const [host, ...guests] = people.map((person) => town.person(person, channel));
    for (const player of [host!, ...guests]) {
      await player.slash('cities settings', { hints: false });
      await player.answer();
    }
    return playOut([host!, ...guests], chosen, dice(name));
  }

  beforeAll(async () => {
    town = await Town.open();
    studio = plainStudio();
    const owner = ownerOf(town.world).user.id;
    addChannel(town.world, { name: 'long-table', topic: '', parent: null, owner });
    sent = listen(town);
    // All at once, as in a busy town.
    for (const [name, table] of TABLES) finals.set(name, play(name, table));
  });
  afterAll(async () => {
    await studio.close();
    await town.close();
  });

  /** The generator and the seed are nowhere in what the bot sent. */
  function expectNoSeed(kept: Kept): void {
    const { room, match } = kept;
    const before = sent.map(({ text }) => text);
    expect(before.filter((text) => text.includes(match.seed))).toEqual([]);
    expect(before.filter((text) => text.includes(room.id)).length).toBeGreaterThan(50);
    const integers = new Set(statesOf(citiesMatch(kept)).flatMap(({ rng }) => rng.map(String)));
    expect(before.filter((text) => text.match(/-?\d{8,}/g)?.some((number) => integers.has(number)))).toEqual([]);
  }

  /** The very message that was posted is the one for a game in which all that is hidden is something else. */
  async function expectSame(room: Room, { exchange }: Sent, drawn: boolean): Promise<void> {
    const match = room.match!;
    const other = { ...room, match: { ...match, state: withOtherSecrets(match.state as never, null) } };
    const body = await tableFor(other, drawn ? studio : undefined);
    expect((exchange.call.body as { components: unknown }).components).toEqual(body.components);
    expect(exchange.call.uploads.map(({ name }) => name)).toEqual(body.files.map(({ name }) => name));
    for (const [i, { bytes }] of exchange.call.uploads.entries()) {
      expect(new Set(chunks(bytes))).toEqual(PICTURE_CHUNKS);
      if (drawn) expect(bytes.equals(body.files[i]!.attachment)).toBe(true);
    }
  }

  it.each(TABLES)(
    'is finished by %s, and tells nothing that is hidden',
    async (name, { channel, people: [first] }) => {
      const final = await finals.get(name)!;
      expect(final.attachments.at(-1)?.description).toMatch(/Final scores/);
      const kept = await readLedger(town.database, idOf(channel));
      const rooms = toldRooms(kept);
      // The first post is the lobby.
      const posts = postsIn(sent, idOf(channel)).slice(1);
      expect(posts).toHaveLength(rooms.length);
      for (const [i, room] of rooms.entries()) await expectSame(room, posts[i]!, i % DRAWN === 0);
      expectNoSeed(kept);
      const told = readMessage(await pressVerb(town.person(first, channel), 'fair', final));
      expect(SEED.exec(told)?.[1]).toBe(kept.match.seed);
      expect(told).toContain(seedHash(kept.match.seed));
      expect(town.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );

  it('begins with the hash of the shuffle, whoever chooses first', async () => {
    const host = town.person('Gael', 'chatter').speak('en-US');
    // Three computers mostly choose before the host; who begins is part of the shuffle.
    for (let game = 0; game < 3; game++) {
      expect(readMessage(await startGame([host], 3))).toMatch(/Fair shuffle: `[0-9a-f]{16}`/);
      await host.slash('cities end');
      await pressVerb(host, 'finish', await host.answer());
    }
  });

  it('can be played again', async () => {
    const player = town.person('Ada');
    const answer = await pressVerb(player, 'rematch', await player.sees(OVER));
    expect(readMessage(answer)).not.toMatch(/no longer of use/);
  });
});
