import { type Interaction, MessageFlags, type RepliableInteraction } from 'discord.js';
import type { Command } from './command.ts';

/** Every button ever posted answers, also one that nobody knows any more. */
async function apologise(interaction: RepliableInteraction): Promise<void> {
  const spanish = interaction.locale.startsWith('es');
  const content = spanish ? 'Este botón ya no sirve.' : 'This button is no longer of use.';
  await interaction.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } });
}

/** Hands an interaction to the command it belongs to. */
export async function route(interaction: Interaction, commands: readonly Command[]): Promise<void> {
  const named = (name: string) => commands.find((command) => command.data.name === name);
  if (interaction.isChatInputCommand()) return named(interaction.commandName)?.run(interaction);
  if (interaction.isAutocomplete()) return named(interaction.commandName)?.complete?.(interaction);
  if (interaction.isButton()) {
    const [name = '', ...words] = interaction.customId.split(':');
    const press = named(name)?.press;
    return press ? press(interaction, words) : apologise(interaction);
  }
  if (interaction.isRepliable()) await apologise(interaction);
}
