import { crc32 } from 'node:zlib';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHash } from '#engine';
import type { PictureRequest } from '#games/contract';
import type { Reader } from '#i18n';
import type { Room } from '#room';
import { singleProcess } from '../../src/bot/coordination.ts';
import { addChannel, ownerOf } from '../../src/local/world.ts';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';
import { withOtherSecrets } from '../games/cities/laws.ts';
import { plainDrawPool } from '../rig/built-draw-pool.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { type Chosen, playOut } from '../rig/random-player.ts';
import { tableFor } from '../rig/same-thread-drawing.ts';
import { sketches } from '../rig/sketches.ts';
import { pressAtEnd } from '../rig/table-buttons.ts';
import { isWhole } from '../rig/todays-share.ts';
import { type Kept, readLedger } from './ledger.ts';
import { chunks, citiesMatch, listen, postsIn, type Sent, statesOf, toldRooms } from './scan.ts';

const SEED = /`([0-9a-f]{48})`/;
/** Under a minute on an idle machine; only a game that never ends takes this long. */
const TIMEOUT = 600_000;
/** Every so many tables the pictures are drawn again, too: that takes its time. */
const DRAWN = 12;
/** A picture file holds the picture and nothing else. */
const PICTURE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Pictures that only private panels show; nothing below looks at their pixels. */
const PRIVATE = ['panel', 'card', 'achievement'];

/** Draws what everyone sees, in `npm test` some of it, and sketches the rest: the same request always comes out the same. */
function publicDrawPool(): GamesDrawPool {
  const [drawn, sketched] = [plainDrawPool(), sketches()];
  const isDrawn = (request: PictureRequest, reader: Reader) =>
    !PRIVATE.includes(request.kind) && (isWhole || crc32(JSON.stringify([request, reader])) % DRAWN === 0);
  return {
    ...drawn,
    picture: (request, reader, ...rest) =>
      (isDrawn(request, reader) ? drawn : sketched).picture(request, reader, ...rest),
  };
}

export type Table = {
  readonly channel: string;
  readonly people: readonly [string, ...string[]];
  readonly chosen: Chosen;
};

export type Tables = readonly (readonly [string, Table])[];

/** Plays a game at each table, all at once, and looks at everything the bot sent; `more` are tests for afterward. */
export const wholeGames = (tables: Tables, more: (harness: () => InProcessHarness) => void = () => {}) =>
  describe('a whole game through buttons and menus alone', () => {
    let harness: InProcessHarness;
    let sent: Sent[];
    let drawPool: GamesDrawPool;
    const finals = new Map<string, Promise<APIMessage>>();

    const idOf = (channel: string) => [...harness.world.channels.values()].find(({ name }) => name === channel)!.id;

    /** Without hints: a table's hint depends on how many its players have seen. */
    async function play(name: string, { channel, people, chosen }: Table): Promise<APIMessage> {
      const [host, ...guests] = people.map((person) => harness.person(person, channel));
      for (const player of [host!, ...guests]) {
        await player.slash('cities settings', { hints: false });
        await player.answer();
      }
      return playOut([host!, ...guests], chosen, dice(name));
    }

    beforeAll(async () => {
      harness = await InProcessHarness.open({ drawPool: publicDrawPool, coordination: singleProcess() });
      drawPool = publicDrawPool();
      const owner = ownerOf(harness.world).user.id;
      addChannel(harness.world, { name: 'long-table', topic: '', parent: null, owner });
      sent = listen(harness);
      // All at once, as in a busy server.
      for (const [name, table] of tables) finals.set(name, play(name, table));
    });
    afterAll(async () => {
      await drawPool.close();
      await harness.close();
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
      const body = await tableFor(other, drawn ? drawPool : undefined);
      expect((exchange.call.body as { components: unknown }).components).toEqual(body.components);
      expect(exchange.call.uploads.map(({ name }) => name)).toEqual(body.files.map(({ name }) => name));
      for (const [i, { bytes }] of exchange.call.uploads.entries()) {
        expect(chunks(bytes).filter((name) => !PICTURE_CHUNKS.has(name))).toEqual([]);
        if (drawn) expect(bytes.equals(body.files[i]!.attachment)).toBe(true);
      }
    }

    it.each(tables)(
      'is finished by %s, and tells nothing that is hidden',
      async (name, { channel, people: [first] }) => {
        const final = await finals.get(name)!;
        expect(final.attachments.at(-1)?.description).toMatch(/Final scores/);
        const kept = await readLedger(`sqlite://${harness.database}`, idOf(channel));
        const rooms = toldRooms(kept);
        // The first post is the lobby.
        const posts = postsIn(sent, idOf(channel)).slice(1);
        expect(posts).toHaveLength(rooms.length);
        for (const [i, room] of rooms.entries()) await expectSame(room, posts[i]!, !isWhole || i % DRAWN === 0);
        expectNoSeed(kept);
        const told = readMessage(await pressAtEnd(harness.person(first, channel), 'fair', final));
        expect(SEED.exec(told)?.[1]).toBe(kept.match.seed);
        expect(told).toContain(seedHash(kept.match.seed));
        expect(harness.output).not.toMatch(/"level":(40|50|60)/);
      },
      TIMEOUT,
    );

    more(() => harness);
  });
