import {
  ApplicationIntegrationType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Command } from '../src/bot/command.ts';
import { handlePress } from '../src/bot/press.ts';
import { openLobby, runCommand, SUBCOMMANDS } from '../src/bot/slash.ts';
import { MOST_LISTED, suggest } from '../src/bot/suggest.ts';
import { LEVELS } from '../src/engine/game.ts';
import { GAMES } from '../src/games/rules.ts';
import { LANGUAGES, words } from '../src/i18n/index.ts';
import { COMMON_OPTIONS, LATE } from '../src/room/options.ts';
import { REMINDER_HOURS } from '../src/room/person.ts';
import { PACES } from '../src/room/room.ts';

/** What `/cities new` takes whatever the game. */
const COMMON = 1 + COMMON_OPTIONS.length;

const en = words('en');
const es = words('es');
/** Both kinds of Spanish Discord knows. */
const spanish = (key: string) => ({ 'es-ES': es(key), 'es-419': es(key) });
const choice = <Value extends string | number>(value: Value, key: string) => ({
  name: en(key),
  value,
  name_localizations: spanish(key),
});

type Named = {
  setName(name: string): Named;
  setNameLocalizations(names: Record<string, string>): Named;
  setDescription(text: string): Named;
  setDescriptionLocalizations(texts: Record<string, string>): Named;
};

/** Names and describes an option or a subcommand in all languages. */
function named<Builder extends Named>(builder: Builder, name: string, key: string): Builder {
  builder.setName(name);
  if (es(`${key}.name`) !== `${key}.name`) builder.setNameLocalizations(spanish(`${key}.name`));
  builder.setDescription(en(`${key}.text`)).setDescriptionLocalizations(spanish(`${key}.text`));
  return builder;
}

const option = <Builder extends Named>(builder: Builder, name: string) =>
  named(builder, name, `command.option.${name}`);

/** Choices as a list; where there are more than Discord takes, as suggestions. */
function listed(builder: SlashCommandStringOption, choices: readonly ReturnType<typeof choice<string>>[]) {
  return choices.length > MOST_LISTED ? builder.setAutocomplete(true) : builder.addChoices(...choices);
}

/** The options of all games, as far as there is room; games that share the name of one share the option. */
function gameOptions(sub: SlashCommandSubcommandBuilder): void {
  const names = [...new Set(GAMES.flatMap((game) => Object.keys(game.options)))];
  for (const name of names.slice(0, MOST_LISTED - COMMON)) {
    const choices = GAMES.flatMap(({ id, options }) =>
      (options[name]?.choices ?? []).map(({ value }) => choice(value, `${id}.option.${name}.${value}`)),
    );
    sub.addStringOption((builder) => listed(option(builder, name), choices));
  }
}

function newGame(sub: SlashCommandSubcommandBuilder): void {
  const text = (name: string, choices: readonly ReturnType<typeof choice<string>>[]) =>
    sub.addStringOption((builder) => listed(option(builder, name), choices));
  const most = Math.max(...GAMES.map((game) => game.seats.max)) - 1;
  text('game', gameChoices());
  gameOptions(sub);
  text(
    'pace',
    PACES.map((hours) => choice(String(hours), `bot.option.pace.${hours}`)),
  );
  text(
    'late',
    LATE.map((way) => choice(way, `bot.option.late.${way}`)),
  );
  sub.addIntegerOption((builder) => option(builder, 'computers').setMinValue(0).setMaxValue(most));
  text(
    'strength',
    LEVELS.map((level) => choice(level, `bot.option.strength.${level}`)),
  );
  text(
    'language',
    LANGUAGES.map((language) => choice(language, `bot.option.language.${language}`)),
  );
}

function settings(sub: SlashCommandSubcommandBuilder): void {
  const hours = REMINDER_HOURS.map((count) => choice<number>(count, `bot.settings.hours.${count}`));
  const languages = LANGUAGES.map((language) => choice<string>(language, `bot.option.language.${language}`));
  sub
    .addIntegerOption((builder) => option(builder, 'reminders').addChoices(hours))
    .addStringOption((builder) => option(builder, 'quiet'))
    .addStringOption((builder) => option(builder, 'zone').setAutocomplete(true))
    .addStringOption((builder) =>
      option(builder, 'language').addChoices(choice('auto', 'bot.settings.discord'), ...languages),
    )
    .addBooleanOption((builder) => option(builder, 'text'));
}

const gameChoices = () => GAMES.map(({ id }) => choice(id, `${id}.name`));

function rules(sub: SlashCommandSubcommandBuilder): void {
  sub
    .addStringOption((builder) => listed(option(builder, 'game'), gameChoices()))
    .addStringOption((builder) => option(builder, 'topic').setAutocomplete(true));
}

const OPTIONS: { readonly [name: string]: (sub: SlashCommandSubcommandBuilder) => void } = {
  new: newGame,
  neighborhood: (sub) => void sub.addUserOption((builder) => option(builder, 'player')),
  rules,
  settings,
};

function build() {
  const command = new SlashCommandBuilder()
    .setName('cities')
    .setDescription(en('command.cities'))
    .setDescriptionLocalizations(spanish('command.cities'))
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  for (const name of SUBCOMMANDS) {
    command.addSubcommand((sub) => {
      named(sub, name, `command.sub.${name}`);
      OPTIONS[name]?.(sub);
      return sub;
    });
  }
  return command.toJSON();
}

export const cities: Command = {
  data: build(),
  run: (interaction: ChatInputCommandInteraction, desk) =>
    interaction.options.getSubcommand() === 'new'
      ? openLobby(desk, interaction)
      : runCommand(desk, interaction, interaction.options.getSubcommand()),
  press: (interaction, parts, desk) => handlePress(desk, interaction, parts),
  complete: suggest,
};
