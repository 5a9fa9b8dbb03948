import type { ApplicationCommandData, Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Command } from './command.ts';

/** Tells Discord which commands there are, but only if it does not know already: creations are rationed. */
export async function registerCommands(client: Client<true>, commands: readonly Command[], log: Logger): Promise<void> {
  const known = await client.application.commands.fetch({ withLocalizations: true });
  const same =
    known.size === commands.length &&
    commands.every(({ data }) =>
      known.find((one) => one.name === data.name)?.equals(data as ApplicationCommandData, true),
    );
  if (same) return log.info('commands unchanged');
  await client.application.commands.set(commands.map(({ data }) => data));
  log.info({ commands: commands.map(({ data }) => data.name) }, 'commands registered');
}
