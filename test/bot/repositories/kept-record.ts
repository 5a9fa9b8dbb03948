import { readdirSync, readFileSync } from 'node:fs';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { singleProcess } from '../../../src/bot/coordination.ts';
import { makePost } from '../../../src/local/post.ts';
import { homeOf, type Post } from '../../../src/local/world.ts';
import { openSqlite } from '../../../src/store/sqlite-adapter.ts';
import type { GamesDrawPool } from '../../../src/workers/open-pools.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { sketches } from '../../rig/sketches.ts';

export const RECORDS = new URL('../../fixtures/records/', import.meta.url);

/** A match as an earlier version of the bot left it, in the database and in the channel. */
export type KeptRecord = {
  /** The bot's clock then. */
  readonly time: number;
  readonly guild: string;
  readonly channel: string;
  /** Everyone in the server by name. */
  readonly people: { readonly [name: string]: string };
  readonly roles: Roles;
  /** The row as it was written. */
  readonly stored: object;
  /** Public messages with buttons, oldest first, without their pictures. */
  readonly messages: readonly { readonly id: string; readonly components: NonNullable<APIMessage['components']> }[];
  /** By custom id: the action that pressing it added to the log. */
  readonly plays: { readonly [customId: string]: object };
};

/** Who does what in a kept match, by name. */
export type Roles = {
  readonly host: string;
  readonly seated: readonly string[];
  /** Those whose turn it is. */
  readonly waited: readonly string[];
  /** The player who has prepared a whole turn and only has to confirm. */
  readonly ready: string | null;
  /** Those who have finished while others are still at it. */
  readonly finished: readonly string[];
  /** A player who may vote in the current vote. */
  readonly voter: string | null;
};

export const recordNames = (): string[] =>
  readdirSync(RECORDS).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));

export const readKept = (name: string): KeptRecord =>
  JSON.parse(readFileSync(new URL(`${name}.json`, RECORDS), 'utf8'));

type Laid = {
  readonly row: string;
  readonly posts: readonly Post[];
  /** Clears the bot's caches, since the database was changed without it. */
  readonly forget: () => void;
};

/** A harness whose bot finds a kept record and its messages, as after an update. */
export class KeptHouse {
  readonly kept: KeptRecord;
  readonly house: InProcessHarness;
  readonly #row: string;
  readonly #posts: readonly Post[];
  readonly #texts: readonly string[];
  readonly #forget: () => void;

  private constructor(kept: KeptRecord, harness: InProcessHarness, { row, posts, forget }: Laid) {
    this.kept = kept;
    this.house = harness;
    this.#row = row;
    this.#posts = posts;
    this.#forget = forget;
    this.#texts = posts.map(({ message }) => JSON.stringify(message));
  }

  static async open(kept: KeptRecord, drawPool: () => GamesDrawPool = sketches): Promise<KeptHouse> {
    let laid: Pick<Laid, 'row' | 'posts'> = { row: '', posts: [] };
    let fence = 1;
    const house = await InProcessHarness.open({
      drawPool,
      coordination: { ...singleProcess(), term: () => fence },
      beforeStart: async (harness) => {
        harness.clock.advance(kept.time - harness.clock.now());
        laid = furnish(harness, kept);
        const database = await openSqlite(harness.database);
        const key = `match:${channelIn(harness).id}`;
        await database.query('INSERT INTO keyv (key, value) VALUES (?, ?)', [key, laid.row]);
        await database.disconnect();
      },
    });
    const forget = () => {
      fence += 1;
    };
    return new KeptHouse(kept, house, { ...laid, forget });
  }

  /** The kept messages as they are now; a deleted one as it was last. */
  get messages(): APIMessage[] {
    return this.#posts.map(({ message }) => message);
  }

  /** The row of the match as it is now. */
  async stored(): Promise<string> {
    return String((await this.house.keyv.get(`match:${channelIn(this.house).id}`))?.text);
  }

  /** Resolves when the bot has finished everything in the channel. */
  async settled(): Promise<void> {
    const watcher = this.house.person('Gael');
    await watcher.slash('cities scores');
    await watcher.answer();
  }

  /** Everything as it was at first. */
  async restore(): Promise<void> {
    await this.settled();
    const { world, adapter } = this.house;
    const { id } = channelIn(this.house);
    await adapter.query('DELETE FROM keyv');
    await adapter.query('INSERT INTO keyv (key, value) VALUES (?, ?)', [`match:${id}`, this.#row]);
    this.#forget();
    for (const post of [...world.posts.values()]) world.posts.delete(post.message.id);
    for (const [i, post] of this.#posts.entries()) {
      Object.assign(post.message, JSON.parse(this.#texts[i] ?? '{}'));
      world.posts.set(post.message.id, post);
    }
  }
}

const channelIn = ({ world }: InProcessHarness) => {
  const [channel] = world.channels.values();
  if (!channel) throw new Error('There is no channel.');
  return channel;
};

/** Posts what stood in the channel, and names people, places and messages in the row as this world does. */
function furnish(harness: InProcessHarness, { guild, channel, people, stored, messages }: KeptRecord) {
  const { world } = harness;
  const here = channelIn(harness);
  const ids = new Map([
    [guild, homeOf(world).id],
    [channel, here.id],
  ]);
  for (const [name, id] of Object.entries(people)) ids.set(id, harness.person(name).id);
  const renamed = (value: object) => JSON.stringify(value).replace(/\d{15,20}/g, (id) => ids.get(id) ?? id);
  const posts = messages.map(({ id, components }) => {
    const body = { components: JSON.parse(renamed(components)), flags: MessageFlags.IsComponentsV2 };
    const post = makePost(world, { channel: here, author: world.bot }, { body, uploads: [] });
    ids.set(id, post.message.id);
    return post;
  });
  return { row: renamed(stored), posts };
}
