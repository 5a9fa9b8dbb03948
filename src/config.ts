import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { DEFAULT_IDLE_DAYS, type IdleDays } from '#room';
import { DATABASE_KINDS, DEFAULT_DATABASE_URL, isDatabaseUrl } from '#store';
import { isSupervised, operatorEnvironment, parseShardList, type Sharding } from './cluster/shard-settings.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The parsed settings. Nothing else reads the environment. */
export type Config = {
  /** Null when there is no token: then the bundled local chat is used. */
  readonly discord: {
    readonly token: string;
    readonly api: string | null;
    /** The one guild whose commands are registered; null for all. */
    readonly guild: string | null;
    readonly shards: Sharding;
  } | null;
  /** Where matches are kept. */
  readonly database: string;
  readonly port: number;
  readonly open: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How many threads draw pictures. */
  readonly drawThreads: number;
  /** Whether they draw every kind of picture once after startup, before anyone waits for one. */
  readonly rehearse: boolean;
  /** Whether buttons and texts show drawings of ours, uploaded as emojis of the application. */
  readonly emojis: boolean;
  /** Days until an idle lobby or match closes; 0 for never. */
  readonly idle: IdleDays;
  /** The port of /health and /metrics; null for none. */
  readonly healthPort: number | null;
};

/** A mistake in the settings that the operator has to fix. */
export class ConfigError extends Error {}

const REMEDY: Readonly<Record<string, string>> = {
  DISCORD_TOKEN: 'Copy it from the Bot page of your application, without quotes, or leave it empty for the local chat.',
  DISCORD_API_URL: 'Leave it empty to talk to Discord itself.',
  GUILD_ID: 'Copy the id of a server the bot is in, or leave it empty to register the commands everywhere.',
  DATABASE_URL: `Use ${DATABASE_KINDS}, or leave it empty for ${DEFAULT_DATABASE_URL}.`,
  SHARDS: 'Use a whole number, auto for as many as Discord recommends, or leave it empty for one.',
  SHARD_LIST: 'Use numbers below SHARDS, such as 0-3 or 0,2,5, or leave it empty for all.',
  PORT: 'Use a whole number from 0 to 65535, or leave it empty for 3000.',
  OPEN: 'Use true or false.',
  DRAW_THREADS: 'Use a whole number from 1 to 4, or leave it empty for one less than there are cores.',
  REHEARSE: 'Use true or false.',
  EMOJIS: 'Use true or false.',
  REQUIRE_TOKEN: 'Use true or false.',
  LOBBY_DAYS: 'Use a whole number of days, 0 for never, or leave it empty for 7.',
  MATCH_DAYS: 'Use a whole number of days, 0 for never, or leave it empty for 90.',
  HEALTH_PORT: 'Use a whole number from 1 to 65535 that is free on this machine, or leave it empty for none.',
  LOG_LEVEL: `Use one of ${LOG_LEVELS.join(', ')}.`,
};

/** Names the variable, what is wrong with it and what to do. */
export const configError = (name: string, problem: string, remedy = REMEDY[name] ?? ''): ConfigError =>
  new ConfigError(`${name} ${problem}. ${remedy}`.trim());

const days = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, 'is not a number of days')
    .transform(Number)
    .default(usual);

const truth = (usual: boolean) =>
  z
    .enum(['true', 'false'], { error: 'is neither true nor false' })
    .default(`${usual}`)
    .transform((text) => text === 'true');

/** The message where nobody could reach the local chat, such as in a container. */
const TOKEN_REMEDY =
  "Put your bot's token in .env or in the environment: discord.com/developers/applications → your application → Bot → Reset Token.";

const schema = z.object({
  DISCORD_TOKEN: z.string().regex(/^\S+$/, 'contains spaces').optional(),
  DISCORD_API_URL: z.url({ protocol: /^https?$/, error: 'is not a web address' }).optional(),
  GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, 'is not the id of a server')
    .optional(),
  DATABASE_URL: z.string().refine(isDatabaseUrl, 'is of an unknown kind').default(DEFAULT_DATABASE_URL),
  SHARDS: z
    .string()
    .regex(/^(auto|[1-9]\d{0,3})$/, 'is not a number of shards')
    .optional(),
  SHARD_LIST: z
    .string()
    .refine((text) => parseShardList(text) !== null, 'is not a list of shards')
    .optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a port')
    .transform(Number)
    .refine((port) => port <= 65_535, 'is not a port')
    .default(3000),
  OPEN: truth(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: 'is not a log level' }).optional(),
  DRAW_THREADS: z
    .string()
    .regex(/^[1-4]$/, 'is not a number from 1 to 4')
    .transform(Number)
    .optional(),
  REHEARSE: truth(true),
  EMOJIS: truth(true),
  REQUIRE_TOKEN: truth(false),
  LOBBY_DAYS: days(DEFAULT_IDLE_DAYS.lobby),
  MATCH_DAYS: days(DEFAULT_IDLE_DAYS.match),
  HEALTH_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'is not a port')
    .transform(Number)
    .refine((port) => port <= 65_535, 'is not a port')
    .optional(),
});

/** Leaves one core to the main thread. */
const spareCores = (): number => Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
const MOST_THREADS = 4;

/** Several machines have to agree on the shards, and to share a database. */
function checkShards({ count, own, only }: Sharding, database: string): void {
  if (database.startsWith('memory:') && count !== 1) {
    const remedy = 'Use sqlite://path, postgres://… or redis://…, or leave SHARDS empty.';
    throw configError('DATABASE_URL', `is memory://, which only one process can use, but SHARDS is ${count}`, remedy);
  }
  if (own === null || only) return;
  if (count === 'auto') {
    throw configError('SHARDS', 'is auto, but SHARD_LIST is set', 'Use one number on all machines, or no SHARD_LIST.');
  }
  const beyond = own.find((id) => id >= count);
  if (beyond !== undefined) {
    throw configError('SHARD_LIST', `names shard ${beyond}, but with SHARDS=${count} the last one is ${count - 1}`);
  }
  if (own.length < count && database.startsWith('sqlite:')) {
    const remedy = 'Use postgres://… or redis://… on all of them, or leave SHARD_LIST empty.';
    throw configError('DATABASE_URL', 'is a file here, but SHARD_LIST leaves shards to other machines', remedy);
  }
}

function shardingOf(environment: NodeJS.ProcessEnv, given: string | undefined, list: string | undefined): Sharding {
  const count = given === 'auto' ? given : Number(given ?? 1);
  const own = parseShardList(list ?? '');
  const [id] = own ?? [];
  const isOnly = isSupervised(environment) && count !== 'auto' && id !== undefined;
  return { count, own, only: isOnly ? { id, count } : null };
}

/** Parses the settings; an empty variable counts as unset. */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(operatorEnvironment(environment)).map(([name, value]) => [
    name,
    value?.trim() || undefined,
  ]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => configError(String(path[0]), message).message);
    throw new ConfigError(lines.join('\n'));
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, GUILD_ID, DATABASE_URL, PORT, OPEN, LOG_LEVEL } = result.data;
  const { DRAW_THREADS, REHEARSE, EMOJIS, HEALTH_PORT, SHARDS, SHARD_LIST, LOBBY_DAYS, MATCH_DAYS } = result.data;
  if (result.data.REQUIRE_TOKEN && !DISCORD_TOKEN) throw configError('DISCORD_TOKEN', 'is empty', TOKEN_REMEDY);
  for (const [name, value] of Object.entries({ DISCORD_API_URL, GUILD_ID, SHARDS, SHARD_LIST })) {
    if (value && !DISCORD_TOKEN) throw configError(name, 'is set, but DISCORD_TOKEN is not');
  }
  const shards = shardingOf(environment, SHARDS, SHARD_LIST);
  checkShards(shards, DATABASE_URL);
  const api = DISCORD_API_URL?.replace(/\/+$/, '') ?? null;
  return {
    discord: DISCORD_TOKEN ? { token: DISCORD_TOKEN, api, guild: GUILD_ID ?? null, shards } : null,
    database: DATABASE_URL,
    port: PORT,
    open: OPEN,
    drawThreads: DRAW_THREADS ?? (shards.only ? 1 : spareCores()),
    rehearse: REHEARSE,
    emojis: EMOJIS,
    idle: { lobby: LOBBY_DAYS, match: MATCH_DAYS },
    healthPort: HEALTH_PORT ?? null,
    logLevel: LOG_LEVEL ?? (DISCORD_TOKEN ? 'info' : 'warn'),
  };
}
