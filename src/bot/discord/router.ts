import type { AutocompleteInteraction, Interaction } from 'discord.js';
import type { Command } from '../command.ts';
import type { Desk } from '../services.ts';
import { refuseUnknown } from './answer.ts';

/** Suggestions that fail are no suggestions: typing goes on without them. */
async function suggest(desk: Desk, interaction: AutocompleteInteraction, command?: Command): Promise<void> {
  const begun = performance.now();
  let outcome = 'done';
  try {
    if (command?.complete) await command.complete(interaction, desk);
    else await interaction.respond([]);
  } catch (err) {
    outcome = 'failed';
    desk.log.warn({ err }, 'nothing suggested');
    if (!interaction.responded) await interaction.respond([]).catch(() => {});
  } finally {
    const { channelId: channel, guildId: guild } = interaction;
    const took = Math.round(performance.now() - begun);
    desk.log.info({ what: 'suggestions', channel, guild, outcome, took }, 'answered');
  }
}

/** Hands an interaction to the command it belongs to. */
export async function route(interaction: Interaction, commands: readonly Command[], desk: Desk): Promise<void> {
  const named = (name: string) => commands.find((command) => command.data.name === name);
  if (interaction.isAutocomplete()) return suggest(desk, interaction, named(interaction.commandName));
  if (interaction.isChatInputCommand()) {
    const command = named(interaction.commandName);
    return command ? command.run(interaction, desk) : refuseUnknown(desk, interaction);
  }
  if (interaction.isButton() || interaction.isStringSelectMenu()) {
    const [name = '', ...rest] = interaction.customId.split(':');
    const command = named(name);
    return command ? command.press(interaction, rest, desk) : refuseUnknown(desk, interaction);
  }
  if (interaction.isRepliable()) await refuseUnknown(desk, interaction);
}
