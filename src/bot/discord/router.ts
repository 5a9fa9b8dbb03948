import { setTimeout as pause } from 'node:timers/promises';
import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import type { Services } from '../services.ts';
import { type Pressed, refuseElsewhere, refuseUnknown, type SentForm, type Targeted } from './answer.ts';

/** A command in the context menu of a person or a message. */
export type ContextMenu = {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  readonly run: (interaction: Targeted, services: Services) => Promise<void>;
};

/** A slash command with its components and forms, whose custom ids begin with its name and a colon. */
export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (interaction: ChatInputCommandInteraction, services: Services) => Promise<void>;
  /** `words` is the rest of the custom id, split at colons. */
  readonly press: (interaction: Pressed, words: readonly string[], services: Services) => Promise<void>;
  readonly menus?: readonly ContextMenu[];
  readonly complete?: (interaction: AutocompleteInteraction, services: Services) => Promise<void>;
};

/** If suggestions fail, typing goes on without them. */
async function suggest(services: Services, interaction: AutocompleteInteraction, command?: Command): Promise<void> {
  const begun = performance.now();
  let outcome = 'done';
  try {
    if (command?.complete) await command.complete(interaction, services);
    else await interaction.respond([]);
  } catch (err) {
    outcome = 'failed';
    services.log.warn({ err }, 'no suggestions');
    if (!interaction.responded) await interaction.respond([]).catch(() => {});
  } finally {
    const { channelId: channel, guildId: guild } = interaction;
    const took = Math.round(performance.now() - begun);
    services.log.info({ what: 'suggestions', channel, guild, outcome, took }, 'answered');
  }
}

/** Milliseconds for the process in charge to answer first. Real time, like that of a lease. */
const OWNER_FIRST = 1_000;

/** Only the process in charge answers; if none is, this one says that nothing can be saved. */
async function isOthers({ coordination }: Pick<Services, 'coordination'>): Promise<boolean> {
  if (coordination.isInCharge()) return false;
  if (coordination.isOtherInCharge()) return true;
  await pause(OWNER_FIRST);
  return false;
}

const isSentForm = (interaction: Interaction): interaction is Interaction & SentForm =>
  interaction.isModalSubmit() && interaction.channelId !== null;

/**
 * Whether a person brought the bot along to a place it isn't a member of, where it can only answer: a server or a
 * private channel of theirs. A server where it is a member may forbid its commands to those who brought it.
 */
function isElsewhere(interaction: Interaction): boolean {
  const { client, context, guildId, authorizingIntegrationOwners: owners } = interaction;
  if (guildId === null) return context === InteractionContextType.PrivateChannel;
  if (!client.guilds.cache.has(guildId)) return true;
  return interaction.isCommand() && owners[ApplicationIntegrationType.GuildInstall] === undefined;
}

/** Answers where the bot isn't a member. */
async function routeElsewhere(interaction: Interaction, services: Services): Promise<void> {
  if (interaction.isAutocomplete()) await suggest(services, interaction);
  else if (interaction.isRepliable()) await refuseElsewhere(services, interaction);
}

/** Hands an interaction to the command it belongs to. */
export async function route(interaction: Interaction, commands: readonly Command[], services: Services): Promise<void> {
  if (await isOthers(services)) return;
  if (isElsewhere(interaction)) return routeElsewhere(interaction, services);
  const named = (name: string) => commands.find((command) => command.data.name === name);
  if (interaction.isAutocomplete()) return suggest(services, interaction, named(interaction.commandName));
  if (interaction.isChatInputCommand()) {
    const command = named(interaction.commandName);
    return command ? command.run(interaction, services) : refuseUnknown(services, interaction);
  }
  if (interaction.isUserContextMenuCommand() || interaction.isMessageContextMenuCommand()) {
    const menu = commands.flatMap(({ menus = [] }) => menus).find(({ data }) => data.name === interaction.commandName);
    return menu ? menu.run(interaction, services) : refuseUnknown(services, interaction);
  }
  if (interaction.isButton() || interaction.isStringSelectMenu() || isSentForm(interaction)) {
    const [name = '', ...rest] = interaction.customId.split(':');
    const command = named(name);
    return command ? command.press(interaction, rest, services) : refuseUnknown(services, interaction);
  }
  if (interaction.isRepliable()) await refuseUnknown(services, interaction);
}
