import { config as loadEnv } from 'dotenv';
import { pino } from 'pino';
import { COMMANDS } from '../commands/index.ts';
import { startBot } from './bot/bot.ts';
import { openBrowser } from './browser.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';

import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

type Stop = () => Promise<void>;

async function openDatabase(config: Config): Promise<Store> {
  const store = await openStore(config.database);
  if (store.ok) return store.value;
  throw new ConfigError(`${store.refusal.key}: ${store.refusal.detail} (${store.refusal.code})`);
}

async function startOnDiscord(config: Config, discord: NonNullable<Config['discord']>): Promise<Stop> {
  const log = pino({ level: config.logLevel });
  const store = await openDatabase(config);
  const bot = await startBot({ ...discord, commands: COMMANDS, store, log });
  return () => bot.stop();
}

/** The stand-in is loaded only here: with a token it never runs. */
async function startLocally(config: Config): Promise<Stop> {
  const log = pino({ level: config.logLevel });
  const { startLocalChat } = await import('./local/server.ts');
  const chat = await startLocalChat({
    port: config.port,
    rated: true,
    onError: (error) => log.error(error),
    watch: ({ call, reply }) => {
      // Only the kind of place is logged: the rest of a path may be a token.
      if (reply.status >= 400) log.warn({ method: call.method, place: call.path.split('/')[1], ...reply }, 'refused');
    },
  });
  const store = await openDatabase(config);
  const bot = await startBot({ token: chat.token, api: chat.api, commands: COMMANDS, store, log });
  process.stdout.write(`\n  The local chat is open at ${chat.url}\n`);
  process.stdout.write('  Type / in the message box to see what the bot can do. Ctrl-C stops.\n\n');
  if (config.open) openBrowser(chat.url);
  return async () => {
    await bot.stop();
    await chat.close();
  };
}

/** One Ctrl-C may arrive twice, from the terminal and from npm; only a later one forces the end. */
const IMPATIENT = 1_000;

function stopOnSignal(stop: Stop): void {
  let since = 0;
  const end = () => {
    if (since > 0) {
      if (Date.now() - since > IMPATIENT) process.exit(1);
      return;
    }
    since = Date.now();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

async function main(): Promise<void> {
  loadEnv({ quiet: true });
  const config = parseConfig(process.env);
  const stop = await (config.discord ? startOnDiscord(config, config.discord) : startLocally(config));
  stopOnSignal(stop);
}

main().catch((error: unknown) => {
  const plain = error instanceof ConfigError || (error instanceof Error && 'code' in error);
  process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
