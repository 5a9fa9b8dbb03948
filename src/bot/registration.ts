import type { ApplicationCommandData, Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Command } from './command.ts';

/** What is sent: builders leave fields undefined, which `equals` would take for a difference. */
const sent = ({ data }: Command): ApplicationCommandData => JSON.parse(JSON.stringify(data));

/** Tells Discord which commands there are, but only if it does not know already: creations are rationed. */
export async function registerCommands(client: Client<true>, commands: readonly Command[], log: Logger): Promise<void> {
  const known = await client.application.commands.fetch({ withLocalizations: true });
  const wanted = commands.map(sent);
  const isKnown = (command: ApplicationCommandData) =>
    known.find((one) => one.name === command.name)?.equals(command, true) ?? false;
  if (known.size === wanted.length && wanted.every(isKnown)) {
    log.info('commands unchanged');
    return;
  }
  await client.application.commands.set(wanted);
  log.info({ commands: wanted.map(({ name }) => name) }, 'commands registered');
}
