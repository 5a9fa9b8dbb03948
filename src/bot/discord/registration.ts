import { type ApplicationCommandData, type Client, RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { troubleOf } from './errors.ts';
import type { Command } from './router.ts';

/** The guild commands are to be registered for is none of the bot's. */
export class UnknownGuild extends Error {}

/** What is sent: builders leave fields undefined, which `equals` would take for a difference. */
const sent = ({ data }: Command): ApplicationCommandData => JSON.parse(JSON.stringify(data));

async function known(client: Client<true>, guild: string | null) {
  const query = { withLocalizations: true };
  return client.application.commands.fetch(guild ? { ...query, guildId: guild } : query);
}

async function put(client: Client<true>, wanted: readonly ApplicationCommandData[], guild: string | null) {
  if (guild) await client.application.commands.set(wanted, guild);
  else await client.application.commands.set(wanted);
}

async function update(client: Client<true>, wanted: readonly ApplicationCommandData[], guild: string | null) {
  const before = await known(client, guild);
  const isKnown = (command: ApplicationCommandData) =>
    before.find((one) => one.name === command.name)?.equals(command, true) ?? false;
  if (before.size === wanted.length && wanted.every(isKnown)) return 'commands unchanged';
  await put(client, wanted, guild);
  return 'commands registered';
}

/** A bot that was just developed is in few guilds; asking them all at every start would be rude for a large one. */
const FEW = 10;

/** Commands of one guild stay from a time of development, and would be listed beside those of all guilds. */
async function clearGuilds(client: Client<true>, log: Logger): Promise<void> {
  if (client.guilds.cache.size > FEW) return;
  for (const guild of client.guilds.cache.keys()) {
    if ((await known(client, guild)).size === 0) continue;
    await put(client, [], guild);
    log.info({ guild }, 'commands of one guild removed');
  }
}

const isForeign = (error: unknown) =>
  error instanceof DiscordAPIError && (error.code === Code.MissingAccess || error.code === Code.UnknownGuild);

export type Registration = {
  readonly commands: readonly Command[];
  /** Null for all guilds. */
  readonly guild: string | null;
  readonly log: Logger;
};

/**
 * Tells Discord which commands there are, but only if it does not know already: creations are rationed.
 * When Discord has trouble the bot starts all the same, with the commands Discord knows.
 */
export async function registerCommands(client: Client<true>, { commands, guild, log }: Registration): Promise<void> {
  const wanted = commands.map(sent);
  try {
    const outcome = await update(client, wanted, guild);
    log.info({ commands: wanted.map(({ name }) => name), guild }, outcome);
    if (guild === null) await clearGuilds(client, log);
  } catch (err) {
    if (guild && isForeign(err)) throw new UnknownGuild(guild, { cause: err });
    if (troubleOf(err) === null) throw err;
    log.error({ err }, 'commands not registered');
  }
}
