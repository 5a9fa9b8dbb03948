import { normalize } from 'node:path';
import { config as loadEnv } from 'dotenv';
import type { Logger } from 'pino';
import { emojiDigests } from '#games/pictures';
import {
  exitOnSignal,
  installCrashHandlers,
  isNativeBuildMissing,
  isProcessGone,
  missingBuildMessage,
  openBrowser,
  openLog,
  processId,
  type Stop,
  stopOnSignal,
  stopWithNpm,
  stopWithParent,
  wallClock,
} from '#platform';
import { type Durability, type Lease, openStore, type ShardId, type Store, takeLease } from '#store';
import { openGamesDrawPool, openGamesThinkPool, withPictureCache } from '#workers';
import { COMMANDS } from '../commands/index.ts';
import { type BotOptions, startBot } from './bot/bot.ts';
import { UnknownGuild } from './bot/discord/registration.ts';
import { shareDatabase } from './bot/shared-coordination.ts';
import { ownShards, runShards } from './cluster/run-shards.ts';
import { reportToSupervisor } from './cluster/shard-messages.ts';
import { isSupervised } from './cluster/shard-settings.ts';
import { SHARDS_STOP_TIMEOUT_MS } from './cluster/shard-supervisor.ts';
import { type Config, ConfigError, configError, parseConfig } from './config.ts';
import type { LocalChat } from './local/server.ts';
import { openOperations } from './ops/operations.ts';

/** How long to wait for the database at startup. */
const DATABASE_WAIT_MS = 60_000;

function logDurability(durability: Durability, log: Logger): void {
  const { code, ...why } = durability;
  if (code === 'weak') log.warn(why, 'Redis may lose acknowledged writes, see docs/operations.md');
  if (code === 'unknown') log.info(why, 'could not check whether Redis may lose acknowledged writes');
}

async function openDatabase(config: Config, log: Logger): Promise<Store> {
  const stay = exitOnSignal();
  const store = await openStore(config.database, {
    ms: DATABASE_WAIT_MS,
    onWait: (problem) => log.warn({ problem }, 'the database is not available yet, waiting up to a minute'),
    onReady: () => log.info('the database is available'),
    onDurability: (durability) => logDurability(durability, log),
  });
  stay();
  if (store.ok) return store.value;
  throw new ConfigError(store.refusal.detail);
}

/** Only one process may run a shard; another one with the same database waits here. */
async function waitForLease(store: Store, shard: ShardId, log: Logger): Promise<Lease> {
  const stay = exitOnSignal();
  const lease = await takeLease(store, { shard, holder: processId(), hasEnded: isProcessGone, log, clock: wallClock });
  stay();
  return lease;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const PORT_TROUBLE: { readonly [code: string]: string } = {
  EADDRINUSE: 'which is in use',
  EACCES: 'which this user may not use',
  ERR_SOCKET_BAD_PORT: 'which is no port',
};

/** Each of several shards has its own health port. */
function portRefused(error: unknown, name: 'PORT' | 'HEALTH_PORT', port: number, id = 0): unknown {
  const trouble = PORT_TROUBLE[codeOf(error)];
  if (!trouble) return error;
  const own = id > 0 ? `, and for shard ${id} ${port + id}` : '';
  const remedy = name === 'PORT' ? 'Use a free port above 1023, or 0 for any free one.' : undefined;
  return configError(name, `is ${port}${own}, ${trouble}`, remedy);
}

/** Turns an error of Discord's into a message about the setting that caused it. */
function asConfigError(error: unknown): unknown {
  if (error instanceof UnknownGuild) return configError('GUILD_ID', 'names a server the bot is not in');
  return codeOf(error) === 'TokenInvalid' ? configError('DISCORD_TOKEN', 'is not accepted by Discord') : error;
}

type Chat = Pick<BotOptions, 'token' | 'api' | 'guild'>;

const REINSTALL = 'Run npm ci without --omit=optional, or use Linux, macOS or Windows on x64 or arm64.';

/** Runs a bot and serves its health until it stops. Opens the chat once the database works. */
async function startBotWithMetrics(config: Config, openChat: () => Promise<Chat>, shard: ShardId, log: Logger) {
  const operations = await openOperations(config.healthPort, shard.id).catch((error: unknown) => {
    throw portRefused(error, 'HEALTH_PORT', config.healthPort ?? 0, shard.id);
  });
  const store = operations.store(await openDatabase(config, log));
  const chat = await openChat();
  const lease = await waitForLease(store, shard, log);
  operations.check({ name: 'lease', ok: lease.isHeld });
  const drawPool = openGamesDrawPool(config.drawThreads, config.rehearse);
  drawPool.ready.catch((error: unknown) => {
    if (isNativeBuildMissing(error))
      void fail(new ConfigError(missingBuildMessage('The picture library (@napi-rs/canvas)', REINSTALL)));
  });
  const bot = await startBot({
    ...chat,
    commands: COMMANDS,
    store,
    coordination: shareDatabase({ store, lease, log, clock: wallClock }),
    drawPool: withPictureCache(operations.drawPool(drawPool)),
    emojis: config.emojis ? emojiDigests() : null,
    thinkPool: openGamesThinkPool(),
    idle: config.idle,
    log,
    observer: operations.observer,
  });
  operations.follow(bot.state);
  return async () => {
    await operations.close();
    await bot.stop();
  };
}

type Discord = NonNullable<Config['discord']>;

async function startOnDiscord(config: Config, discord: Discord, shard: ShardId, log: Logger): Promise<Stop> {
  const { token, api, guild } = discord;
  try {
    return await startBotWithMetrics(config, async () => ({ token, api, guild }), shard, log);
  } catch (error) {
    throw asConfigError(error);
  }
}

const ONLY_SHARD: ShardId = { id: 0, count: 1 };

/** Beside the database, if that is a file; null if the database is in memory. */
function chatFolder({ database }: Config): string | null {
  if (database.startsWith('memory:')) return null;
  const [, file = 'data/cities'] = /^sqlite:\/\/(.+?)(?:\.sqlite)?$/.exec(database) ?? [];
  return file === ':memory:' ? null : normalize(`${file}-chat`);
}

const FOLDER_TROUBLE: { readonly [code: string]: string } = {
  EACCES: 'where this user may not write',
  EPERM: 'where this user may not write',
  EROFS: 'where nothing can be written',
  ENOTDIR: 'which is no folder',
  EEXIST: 'which is no folder',
  ENOSPC: 'where no space is left',
};

/** The chat's folder follows from DATABASE_URL, so that is the setting to change if it can't be written. */
function folderRefused(error: unknown, folder: string | null, { database }: Config): unknown {
  const at = error instanceof Error && 'path' in error ? String(error.path) : '';
  const trouble = folder !== null && at.startsWith(folder) ? FOLDER_TROUBLE[codeOf(error)] : undefined;
  if (!trouble) return error;
  const remedy = database.startsWith('sqlite:')
    ? 'Use sqlite://path in a folder the bot may write to.'
    : 'Start the bot in a folder it may write to.';
  return configError('DATABASE_URL', `has the local chat kept in ${folder}, ${trouble}`, remedy);
}

/** The local chat is loaded only here: with a token it never runs. */
async function openLocalChat(config: Config, log: Logger): Promise<LocalChat> {
  const { startLocalChat } = await import('./local/server.ts');
  const folder = chatFolder(config);
  return startLocalChat({
    port: config.port,
    folder,
    rated: true,
    onError: (error) => log.error(error),
    watch: ({ call, reply }) => {
      // Only the kind of place is logged: the rest of a path may be a token, a body may hold what someone wrote.
      const place = call.path.split('/')[1];
      if (reply.status >= 400) log.warn({ method: call.method, place, status: reply.status }, 'refused');
    },
  }).catch((error: unknown) => {
    throw portRefused(folderRefused(error, folder, config), 'PORT', config.port);
  });
}

async function startLocally(config: Config, log: Logger): Promise<Stop> {
  let chat: LocalChat | undefined;
  const openChat = async () => {
    chat = await openLocalChat(config, log);
    return { token: chat.token, api: chat.api };
  };
  const stop = await startBotWithMetrics(config, openChat, ONLY_SHARD, log);
  const url = chat?.url ?? '';
  process.stdout.write(`\n  The local chat is open at ${url}\n`);
  process.stdout.write('  Type / in the message box to see what the bot can do. Ctrl-C stops.\n\n');
  if (config.open) openBrowser(url);
  return async () => {
    await stop();
    await chat?.close();
  };
}

async function startStoppable(begun: Promise<Stop>, log: Logger): Promise<void> {
  stopOnSignal(begun, log);
  await begun;
}

/** A single shard: the one the supervisor assigned, or the only one there is. */
async function runShard(config: Config, discord: Discord, shard: ShardId, log: Logger): Promise<void> {
  await startStoppable(startOnDiscord(config, discord, shard, log), log);
  await reportToSupervisor({ kind: 'started' });
}

async function main(): Promise<void> {
  loadEnv({ quiet: true });
  const config = parseConfig(process.env);
  const { discord } = config;
  const log = openLog(config.logLevel);
  installCrashHandlers(log);
  if (discord?.shards.only) {
    const { only } = discord.shards;
    stopWithParent();
    return runShard(config, discord, only, log.child({ shard: only.id }));
  }
  stopWithNpm();
  if (!discord) return startStoppable(startLocally(config, log), log);
  const own = await ownShards(discord);
  if (own.count === 1) return runShard(config, discord, ONLY_SHARD, log);
  stopOnSignal(Promise.resolve(runShards(discord.token, own, log, fail)), log, SHARDS_STOP_TIMEOUT_MS);
}

/** Read at startup: discord.js later sets the same variable in a process that starts shards. */
const SUPERVISED = isSupervised(process.env);

const UNREACHABLE = /^(ECONN|ENET|EHOST|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|UND_ERR)/;

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (UNREACHABLE.test(codeOf(error)))
    return `Discord can't be reached: ${error.message}. Check this machine's network and DISCORD_API_URL, then try again.`;
  return error instanceof ConfigError || codeOf(error) ? error.message : (error.stack ?? error.message);
}

/** When several shards fail alike, the supervisor reports it once. */
async function fail(error: unknown): Promise<never> {
  const settled = error instanceof ConfigError;
  const message = messageOf(error);
  if (SUPERVISED) await reportToSupervisor({ kind: 'failed', message, settled });
  else process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch(fail);
