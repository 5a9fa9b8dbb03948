import {
  ApplicationIntegrationType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandStringOption,
} from 'discord.js';
import type { Command } from '../src/bot/command.ts';
import { handlePress } from '../src/bot/press.ts';
import { openLobby, runInRoom } from '../src/bot/slash.ts';
import { BOARD_IDS } from '../src/games/cities/content.ts';
import { words } from '../src/i18n/index.ts';

const en = words('en');
const es = words('es');
/** Both kinds of Spanish Discord knows. */
const spanish = (key: string) => ({ 'es-ES': es(key), 'es-419': es(key) });

function boardOption(option: SlashCommandStringOption) {
  const random = { name: en('bot.lobby.random'), value: 'random', name_localizations: spanish('bot.lobby.random') };
  const boards = BOARD_IDS.map((id) => ({
    name: en(`cities.board.${id}`),
    value: id,
    name_localizations: spanish(`cities.board.${id}`),
  }));
  return option
    .setName('board')
    .setNameLocalizations(spanish('command.board.option'))
    .setDescription(en('command.new.board'))
    .setDescriptionLocalizations(spanish('command.new.board'))
    .addChoices(random, ...boards);
}

const lengthOption = (option: SlashCommandStringOption) =>
  option
    .setName('length')
    .setNameLocalizations(spanish('command.length.option'))
    .setDescription(en('command.new.length'))
    .setDescriptionLocalizations(spanish('command.new.length'))
    .addChoices(
      { name: en('bot.lobby.standard'), value: 'standard', name_localizations: spanish('bot.lobby.standard') },
      { name: en('bot.lobby.long'), value: 'long', name_localizations: spanish('bot.lobby.long') },
    );

const LOOKS = ['board', 'neighborhood', 'scores', 'rules', 'end'] as const;

function build() {
  const command = new SlashCommandBuilder()
    .setName('cities')
    .setDescription(en('command.cities'))
    .setDescriptionLocalizations(spanish('command.cities'))
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .addSubcommand((sub) =>
      sub
        .setName('new')
        .setDescription(en('command.new.text'))
        .setDescriptionLocalizations(spanish('command.new.text'))
        .addStringOption(boardOption)
        .addStringOption(lengthOption)
        .addIntegerOption((option) =>
          option
            .setName('computers')
            .setNameLocalizations(spanish('command.computers.option'))
            .setDescription(en('command.new.computers'))
            .setDescriptionLocalizations(spanish('command.new.computers'))
            .setMinValue(0)
            .setMaxValue(3),
        ),
    );
  for (const name of LOOKS) {
    command.addSubcommand((sub) =>
      sub
        .setName(name)
        .setDescription(en(`command.${name}.text`))
        .setDescriptionLocalizations(spanish(`command.${name}.text`)),
    );
  }
  return command.toJSON();
}

export const cities: Command = {
  data: build(),
  run: (interaction: ChatInputCommandInteraction, desk) =>
    interaction.options.getSubcommand() === 'new'
      ? openLobby(desk, interaction)
      : runInRoom(desk, interaction, interaction.options.getSubcommand()),
  press: (interaction, parts, desk) => handlePress(desk, interaction, parts),
};
