import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Command } from './command.ts';
import { registerCommands } from './registration.ts';
import { route } from './router.ts';

export type BotOptions = {
  readonly token: string;
  /** Null for Discord itself. */
  readonly api: string | null;
  readonly commands: readonly Command[];
  readonly log: Logger;
};

export type Bot = { stop(): Promise<void> };

/** Connects, registers the commands if need be, and answers until stopped. */
export async function startBot({ token, api, commands, log }: BotOptions): Promise<Bot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(api ? { rest: { api } } : {}),
  });
  // Without a listener an error in an async handler would end the process.
  client.on(Events.Error, (error) => log.error(error));
  client.on(Events.InteractionCreate, (interaction) => {
    route(interaction, commands).catch((error: unknown) => log.error(error, 'interaction failed'));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await registerCommands(await ready, commands, log);
  log.info({ user: client.user?.username }, 'ready');
  return { stop: () => client.destroy() };
}
