import { config as loadEnv } from 'dotenv';
import type { Logger } from 'pino';
import { COMMANDS } from '../commands/index.ts';
import { startBot } from './bot/bot.ts';
import { UnknownGuild } from './bot/registration.ts';
import { openBrowser } from './browser.ts';
import { type Config, ConfigError, configError, parseConfig } from './config.ts';
import { openLog } from './log.ts';
import { type Stop, stopOnSignal, surviveMishaps } from './process.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { openGamesStudio } from './studio.ts';

async function openDatabase(config: Config): Promise<Store> {
  const store = await openStore(config.database);
  if (store.ok) return store.value;
  throw new ConfigError(`${store.refusal.key}: ${store.refusal.detail} (${store.refusal.code})`);
}

/** What Discord says about a setting, in terms of the setting. */
function inSettings(error: unknown): unknown {
  if (error instanceof UnknownGuild) return configError('GUILD_ID', 'names a server the bot is not in');
  const refused = error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
  return refused ? configError('DISCORD_TOKEN', 'is not accepted by Discord') : error;
}

async function startOnDiscord(config: Config, discord: NonNullable<Config['discord']>, log: Logger): Promise<Stop> {
  const store = await openDatabase(config);
  try {
    const bot = await startBot({
      ...discord,
      commands: COMMANDS,
      store,
      studio: openGamesStudio(config.drawThreads),
      log,
    });
    return () => bot.stop();
  } catch (error) {
    throw inSettings(error);
  }
}

/** The stand-in is loaded only here: with a token it never runs. */
async function startLocally(config: Config, log: Logger): Promise<Stop> {
  const { startLocalChat } = await import('./local/server.ts');
  const chat = await startLocalChat({
    port: config.port,
    rated: true,
    onError: (error) => log.error(error),
    watch: ({ call, reply }) => {
      // Only the kind of place is logged: the rest of a path may be a token, a body may hold what somebody wrote.
      const place = call.path.split('/')[1];
      if (reply.status >= 400) log.warn({ method: call.method, place, status: reply.status }, 'refused');
    },
  });
  const store = await openDatabase(config);
  const bot = await startBot({
    token: chat.token,
    api: chat.api,
    commands: COMMANDS,
    store,
    studio: openGamesStudio(config.drawThreads),
    log,
  });
  process.stdout.write(`\n  The local chat is open at ${chat.url}\n`);
  process.stdout.write('  Type / in the message box to see what the bot can do. Ctrl-C stops.\n\n');
  if (config.open) openBrowser(chat.url);
  return async () => {
    await bot.stop();
    await chat.close();
  };
}

async function main(): Promise<void> {
  loadEnv({ quiet: true });
  const config = parseConfig(process.env);
  const log = openLog(config.logLevel);
  surviveMishaps(log);
  const stop = await (config.discord ? startOnDiscord(config, config.discord, log) : startLocally(config, log));
  stopOnSignal(stop, log);
}

main().catch((error: unknown) => {
  const plain = error instanceof ConfigError || (error instanceof Error && 'code' in error);
  process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
