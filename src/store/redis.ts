import { createHash } from 'node:crypto';
import { after, type Backend, type Due, type Entry, MATCHES, PREFIXES, type StoredText } from './backend.ts';
import { redisDurability } from './durability.ts';
import { optional } from './optional.ts';
import { SCRIPTS, type ScriptName } from './redis-scripts.ts';
import { messageOf } from './refusal.ts';
import type { ShardId } from './shard.ts';
import { adopt } from './stored-index.ts';

const CONNECT_MS = 2000;
const COMMAND_MS = 2000;
const LONGEST_PAUSE_MS = 2000;
const PAGE = 50;

export type RedisCommand = (...words: readonly string[]) => Promise<unknown>;

/** A server that is paused takes commands and answers none: whoever waits for it must be told in time. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer in ${COMMAND_MS} ms`)), COMMAND_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const valuesOf = ({ text, revision, writer, index: { guild, shardKey, alarm, users } }: Entry): string[] => [
  text,
  String(revision),
  writer,
  guild ?? '',
  String(shardKey),
  alarm === null ? '' : String(alarm),
  JSON.stringify(users),
];

const texts = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map((each) => String(each)) : []);

/** Scripts are sent once and then called by their hash; a server that was restarted has forgotten them. */
function makeScripts(command: RedisCommand) {
  const hashes = new Map(
    Object.entries(SCRIPTS).map(([name, text]) => [name, createHash('sha1').update(text).digest('hex')]),
  );
  return async (name: ScriptName, keys: readonly string[], values: readonly string[]): Promise<boolean> => {
    const rest = [String(keys.length), ...keys, ...values];
    const answer = await command('EVALSHA', hashes.get(name) ?? '', ...rest).catch((error: unknown) => {
      if (!messageOf(error).includes('NOSCRIPT')) throw error;
      return command('EVAL', SCRIPTS[name], ...rest);
    });
    return Number(answer) === 1;
  };
}
type Run = ReturnType<typeof makeScripts>;

/** All members of a sorted set between two texts, a page at a time. */
async function* range(command: RedisCommand, set: string, from: string, to: string): AsyncGenerator<string[]> {
  let last = from;
  while (true) {
    const page = texts(await command('ZRANGE', set, `(${last}`, `(${to}`, 'BYLEX', 'LIMIT', '0', String(PAGE)));
    if (page.length) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1) ?? to;
  }
}

/** What comes after the first word of each member. */
async function keysBy(command: RedisCommand, set: string, word: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of range(command, set, `${word} `, `${word}!`)) {
    keys.push(...page.map((member) => member.slice(word.length + 1)));
  }
  return keys;
}

async function* due(command: RedisCommand, until: number, { id, count }: ShardId): AsyncGenerator<Due> {
  const found = texts(await command('ZRANGE', 'index:alarm', '-inf', String(until), 'BYSCORE', 'WITHSCORES'));
  for (let i = 0; i < found.length; i += 2) {
    const [shardKey = '', key = ''] = (found[i] ?? '').split(/ (.*)/s);
    if (Number(shardKey) % count === id) yield { key, alarm: Number(found[i + 1]) };
  }
}

async function* resting(command: RedisCommand, { id, count }: ShardId): AsyncGenerator<string> {
  for await (const members of range(command, 'index:resting', MATCHES, after(MATCHES))) {
    for (const member of members) {
      const at = member.lastIndexOf(' ');
      if (Number(member.slice(at)) % count === id) yield member.slice(0, at);
    }
  }
}

async function adoptKey(run: Run, key: string, text: string): Promise<number> {
  const { revision, index } = adopt(key, text);
  await run('adopt', [key], [text, ...valuesOf({ text, revision, writer: '', index })]);
  return revision;
}

/** Whether all records are listed, and since version 2 also those that rest. */
const [ADOPTED, LISTED, RESTING] = ['index:version', '1', '2'];

async function listResting(command: RedisCommand, run: Run): Promise<void> {
  for await (const keys of range(command, 'index:key', MATCHES, after(MATCHES)))
    await Promise.all(keys.map((key) => run('rest', [key], [])));
  await command('SET', ADOPTED, RESTING);
}

/** Records of before have nothing beside their text: it is added once. */
async function adoptAll(command: RedisCommand, run: Run): Promise<void> {
  const version = await command('GET', ADOPTED);
  if (version === RESTING) return;
  if (version === LISTED) return listResting(command, run);
  for (const prefix of PREFIXES) {
    let cursor = '0';
    do {
      const answer = await command('SCAN', cursor, 'MATCH', `${prefix}*`, 'COUNT', '500');
      const [next, found] = Array.isArray(answer) ? answer : ['0', []];
      cursor = String(next);
      for (const key of texts(found)) {
        const text = await command('GET', key);
        if (typeof text === 'string') await adoptKey(run, key, text);
      }
    } while (cursor !== '0');
  }
  await command('SET', ADOPTED, RESTING);
}

function redisBackend(command: RedisCommand, run: Run, close: () => Promise<void>): Backend {
  const textsOf = async (keys: readonly string[]) => {
    const answer = await command('MGET', ...keys);
    return Array.isArray(answer) ? answer : [];
  };
  async function* keyPages(prefix: `${string}:`) {
    yield* range(command, 'index:key', prefix, after(prefix));
  }
  return {
    async read(key) {
      // The revision first: if somebody writes in between, it is the older one, and whoever saves over it is refused.
      const [meta, text] = await Promise.all([
        command('HMGET', `meta:${key}`, 'revision', 'writer'),
        command('GET', key),
      ]);
      if (text === null || text === undefined) return undefined;
      const [revision, writer] = Array.isArray(meta) ? meta : [];
      if (typeof revision === 'string') return { text, revision: Number(revision), writer: String(writer) };
      return { text, revision: await adoptKey(run, key, String(text)), writer: '' };
    },
    write: (key, entry, over) => run('write', [key], [over === 0 ? 'none' : String(over), ...valuesOf(entry)]),
    erase: (key, revision) => run('erase', [key], [revision === null ? 'any' : String(revision)]),
    move: (key, revision, to, entry) => run('move', [key, to], [String(revision), ...valuesOf(entry)]),
    async *entries(prefix): AsyncGenerator<StoredText> {
      for await (const keys of keyPages(prefix)) {
        const found = await textsOf(keys);
        for (const [i, key] of keys.entries()) if (typeof found[i] === 'string') yield [key, found[i]];
      }
    },
    async *keys(prefix) {
      for await (const keys of keyPages(prefix)) yield* keys;
    },
    count: async (prefix) => Number(await command('ZLEXCOUNT', 'index:key', `(${prefix}`, `(${after(prefix)}`)),
    due: (until, shard) => due(command, until, shard),
    resting: (shard) => resting(command, shard),
    keysOf: (user) => keysBy(command, 'index:user', user),
    keysIn: (guild) => keysBy(command, 'index:guild', guild),
    async now() {
      const [seconds, micros] = texts(await command('TIME'));
      return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
    },
    close,
  };
}

export async function openRedis(url: string): Promise<Backend> {
  const { default: KeyvRedis, createClient } = await optional('@keyv/redis', () => import('@keyv/redis'));
  const client = createClient({
    url,
    // While the connection is lost a save is refused at once, instead of waiting without an end.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts: number) => Math.min(100 * 2 ** attempts, LONGEST_PAUSE_MS),
    },
  });
  const adapter = new KeyvRedis(client, {
    throwOnErrors: true,
    throwOnConnectError: true,
    connectionTimeout: CONNECT_MS,
  });
  let heard: unknown = null;
  client.on('error', (error: unknown) => {
    heard = error;
  });
  // The adapter says only that it could not connect; what the client heard says why.
  await adapter.getClient().catch((error: unknown) => Promise.reject(heard ?? error));
  const command: RedisCommand = (...words) => inTime(client.sendCommand([...words]));
  const run = makeScripts(command);
  await adoptAll(command, run);
  const backend = redisBackend(command, run, () => adapter.disconnect());
  return { ...backend, durability: () => redisDurability((name) => command('CONFIG', 'GET', name)) };
}
