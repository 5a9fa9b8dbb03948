import { type ApplicationCommandData, type Client, RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { troubleOf } from './errors.ts';
import type { Command } from './router.ts';

/** The bot isn't in the guild that commands are to be registered for. */
export class UnknownGuild extends Error {}

/** The commands as they are sent: builders leave fields undefined, which `equals` would report as a difference. */
const sent = ({ data, menus = [] }: Command): ApplicationCommandData[] =>
  JSON.parse(JSON.stringify([data, ...menus.map((menu) => menu.data)]));

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

/** A bot in development is in few guilds. Asking every guild at each start would be too much for a large bot. */
const FEW = 10;

/** Commands of one guild remain from development and would be listed twice. */
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
 * Registers the commands if they changed, since Discord limits registrations. If Discord fails, the bot starts anyway
 * with the commands Discord knows.
 */
export async function registerCommands(client: Client<true>, { commands, guild, log }: Registration): Promise<void> {
  const wanted = commands.flatMap(sent);
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
