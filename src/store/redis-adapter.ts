import { createHash } from 'node:crypto';
import {
  type Adapter,
  type Due,
  disconnecting,
  iterateAll,
  MATCH_PREFIX,
  PAGE_SIZE,
  prefixEnd,
  RECORD_PREFIXES,
} from './adapter.ts';
import { redisDurability } from './durability.ts';
import { type Envelope, envelopeFor, type ShardId, type Stored, unwrapEnvelope, type Wrapped } from './envelope.ts';
import { loadOptional, newerDatabase } from './open-error.ts';
import { SCRIPTS, type ScriptName } from './redis-scripts.ts';
import { errorMessage } from './store-result.ts';

const TIMEOUT_MS = 2000;
const MAX_BACKOFF_MS = 2000;

type Command = (...words: readonly string[]) => Promise<unknown>;

/** A paused server accepts commands and never answers. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const valuesOf = ({ text, revision, writer, index: { guild, shardKey, alarm, users } }: Envelope): string[] =>
  [text, revision, writer, guild ?? '', shardKey, alarm ?? '', JSON.stringify(users)].map(String);

const texts = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map((each) => String(each)) : []);

/** Scripts are called by their hash and sent again if the server lost them, for example after a restart. */
function makeScripts(command: Command) {
  const hashes = new Map(
    Object.entries(SCRIPTS).map(([name, text]) => [name, createHash('sha1').update(text).digest('hex')]),
  );
  return async (name: ScriptName, keys: readonly string[], values: readonly string[]): Promise<boolean> => {
    const rest = [String(keys.length), ...keys, ...values];
    const answer = await command('EVALSHA', hashes.get(name) ?? '', ...rest).catch((error: unknown) => {
      if (!errorMessage(error).includes('NOSCRIPT')) throw error;
      return command('EVAL', SCRIPTS[name], ...rest);
    });
    return Number(answer) === 1;
  };
}
type Run = ReturnType<typeof makeScripts>;

async function* range(command: Command, set: string, from: string, to: string): AsyncGenerator<string[]> {
  let last = from;
  while (true) {
    const page = texts(await command('ZRANGE', set, `(${last}`, `(${to}`, 'BYLEX', 'LIMIT', '0', String(PAGE_SIZE)));
    if (page.length) yield page;
    if (page.length < PAGE_SIZE) return;
    last = page.at(-1) ?? to;
  }
}

/** The keys of the members `<word> <key>`. */
async function keysBy(command: Command, set: string, word: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of range(command, set, `${word} `, `${word}!`)) {
    keys.push(...page.map((member) => member.slice(word.length + 1)));
  }
  return keys;
}

/** The members `<shard key> <key>`, by alarm. */
async function* dueKeys(command: Command, until: number, { id, count }: ShardId): AsyncGenerator<Due> {
  const found = texts(await command('ZRANGE', 'index:alarm', '-inf', String(until), 'BYSCORE', 'WITHSCORES'));
  for (let i = 0; i < found.length; i += 2) {
    const [shardKey = '', key = ''] = (found[i] ?? '').split(/ (.*)/s);
    if (Number(shardKey) % count === id) yield { key, alarm: Number(found[i + 1]) };
  }
}

/** The keys of the members `<key> <shard key>`. */
async function* restingKeys(command: Command, { id, count }: ShardId): AsyncGenerator<string> {
  for await (const members of range(command, 'index:resting', MATCH_PREFIX, prefixEnd(MATCH_PREFIX))) {
    for (const member of members) {
      const at = member.lastIndexOf(' ');
      if (Number(member.slice(at)) % count === id) yield member.slice(0, at);
    }
  }
}

/** Adds index and revision to a record from before there were envelopes. */
async function backfillKey(run: Run, key: string, text: string): Promise<number> {
  const envelope = envelopeFor(key, text);
  await run('backfill', [key], [text, ...valuesOf(envelope)]);
  return envelope.revision;
}

/** Version 1 listed all records, version 2 also matches without an alarm. */
const VERSION = 2;
const VERSION_KEY = 'index:version';

async function listWithoutAlarm(command: Command, run: Run): Promise<void> {
  for await (const keys of range(command, 'index:key', MATCH_PREFIX, prefixEnd(MATCH_PREFIX)))
    await Promise.all(keys.map((key) => run('listWithoutAlarm', [key], [])));
}

async function backfill(command: Command, run: Run): Promise<void> {
  for (const prefix of RECORD_PREFIXES) {
    let cursor = '0';
    do {
      const answer = await command('SCAN', cursor, 'MATCH', `${prefix}*`, 'COUNT', '500');
      const [next, found] = Array.isArray(answer) ? answer : ['0', []];
      cursor = String(next);
      for (const key of texts(found)) {
        const text = await command('GET', key);
        if (typeof text === 'string') await backfillKey(run, key, text);
      }
    } while (cursor !== '0');
  }
}

async function migrate(command: Command, run: Run): Promise<void> {
  const version = Number(await command('GET', VERSION_KEY));
  if (version > VERSION) throw newerDatabase();
  if (version === VERSION) return;
  await (version === 1 ? listWithoutAlarm(command, run) : backfill(command, run));
  await command('SET', VERSION_KEY, String(VERSION));
}

type RedisConnection = Pick<Adapter, 'opts'> & { getClient(): Promise<unknown>; disconnect(): Promise<void> };

/** Keyv's adapter for Redis with a conditional `set`, which is a script, as is all else that changes several keys. */
const conditionalRedis = <Options extends unknown[]>(
  Official: new (...options: Options) => RedisConnection,
  command: Command,
) => {
  const run = makeScripts(command);
  return class extends Official implements Adapter {
    async get(key: string): Promise<Wrapped<Stored> | undefined> {
      // The revision first: if a write comes in between, it is outdated and a save over it is refused.
      const [meta, text] = await Promise.all([
        command('HMGET', `meta:${key}`, 'revision', 'writer'),
        command('GET', key),
      ]);
      if (text === null || text === undefined) return undefined;
      const [revision, writer] = Array.isArray(meta) ? meta : [];
      if (typeof revision !== 'string')
        return { value: { text, revision: await backfillKey(run, key, String(text)), writer: '' } };
      return { value: { text, revision: Number(revision), writer: String(writer) } };
    }

    async set(key: string, data: Wrapped<unknown>): Promise<boolean> {
      const envelope = unwrapEnvelope(key, data);
      return run('set', [key], [envelope.replaces === 0 ? 'none' : String(envelope.replaces), ...valuesOf(envelope)]);
    }

    readonly getMany: Adapter['getMany'] = (keys) => Promise.all(keys.map((key) => this.get(key)));
    readonly delete: Adapter['delete'] = (key) => run('delete', [key], ['any']);
    readonly deleteAt: Adapter['deleteAt'] = (key, revision) => run('delete', [key], [String(revision)]);
    readonly move: Adapter['move'] = (key, revision, to, envelope) =>
      run('move', [key, to], [String(revision), ...valuesOf(envelope)]);
    readonly iterator: Adapter['iterator'] = () => iterateAll(this);
    readonly count: Adapter['count'] = async (prefix) =>
      Number(await command('ZLEXCOUNT', 'index:key', `(${prefix}`, `(${prefixEnd(prefix)}`));
    readonly keyPages: Adapter['keyPages'] = (prefix) => range(command, 'index:key', prefix, prefixEnd(prefix));
    readonly keysByUser: Adapter['keysByUser'] = (user) => keysBy(command, 'index:user', user);
    readonly keysByGuild: Adapter['keysByGuild'] = (guild) => keysBy(command, 'index:guild', guild);
    readonly durability = () => redisDurability((name) => command('CONFIG', 'GET', name));
    readonly migrate = () => migrate(command, run);

    readonly due: Adapter['due'] = (until, shard) => dueKeys(command, until, shard);
    readonly withoutAlarm: Adapter['withoutAlarm'] = (shard) => restingKeys(command, shard);

    async now(): Promise<number> {
      const [seconds, micros] = texts(await command('TIME'));
      return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
    }
  };
};

export async function openRedis(url: string): Promise<Adapter> {
  const { default: KeyvRedis, createClient } = await loadOptional('@keyv/redis', () => import('@keyv/redis'));
  const client = createClient({
    url,
    // While the connection is lost, a save is refused at once instead of waiting forever.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (attempts: number) => Math.min(100 * 2 ** attempts, MAX_BACKOFF_MS),
    },
  });
  const RedisConditional = conditionalRedis(KeyvRedis, (...words) => withTimeout(client.sendCommand([...words])));
  const adapter = new RedisConditional(client, {
    throwOnErrors: true,
    throwOnConnectError: true,
    connectionTimeout: TIMEOUT_MS,
  });
  let cause: unknown = null;
  client.on('error', (error: unknown) => {
    cause = error;
  });
  // Keyv's adapter only says that it could not connect; the client's error says why.
  await adapter.getClient().catch((error: unknown) => Promise.reject(cause ?? error));
  await adapter.migrate().catch(disconnecting(adapter));
  return adapter;
}
