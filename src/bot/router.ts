import { type Interaction, MessageFlags, type RepliableInteraction } from 'discord.js';
import { words } from '../i18n/index.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { languageOf } from './room.ts';

/** Every button ever posted answers, also one that nobody knows any more. */
async function apologise(interaction: RepliableInteraction): Promise<void> {
  const content = words(languageOf(interaction.locale))('bot.refusal.unknown');
  await interaction.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } });
}

/** Hands an interaction to the command it belongs to. */
export async function route(interaction: Interaction, commands: readonly Command[], desk: Desk): Promise<void> {
  const named = (name: string) => commands.find((command) => command.data.name === name);
  if (interaction.isChatInputCommand()) return named(interaction.commandName)?.run(interaction, desk);
  if (interaction.isAutocomplete()) return named(interaction.commandName)?.complete?.(interaction, desk);
  if (interaction.isButton() || interaction.isStringSelectMenu()) {
    const [name = '', ...rest] = interaction.customId.split(':');
    const command = named(name);
    return command ? command.press(interaction, rest, desk) : apologise(interaction);
  }
  if (interaction.isRepliable()) await apologise(interaction);
}
