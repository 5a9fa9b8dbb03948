import {
  ApplicationIntegrationType,
  ChannelType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Command } from '../src/bot/command.ts';
import { WHERE } from '../src/bot/deeds/server.ts';
import { handlePress } from '../src/bot/press.ts';
import { openLobby, runCommand, SUBCOMMANDS, type Subcommand } from '../src/bot/slash.ts';
import { choicesOf, MOST_LISTED, suggest } from '../src/bot/suggest.ts';
import { LEVELS } from '../src/engine/game.ts';
import { GAME_IDS, type GameId } from '../src/games/index.ts';
import { GAMES } from '../src/games/rules.ts';
import { WORDS } from '../src/games/words.ts';
import { LANGUAGES, TABLES, type Word, words } from '../src/i18n/index.ts';
import type { InEach } from '../src/i18n/voices.ts';
import { COMMON_OPTIONS, HINTS_RULE, LATE } from '../src/room/options.ts';
import { REMINDER_HOURS } from '../src/room/person.ts';
import { PACES } from '../src/room/room.ts';

/** What `/cities new` takes whatever the game. */
const COMMON = 1 + COMMON_OPTIONS.length;

const each = (key: Word): InEach<string> => ({ en: words('en')(key), es: words('es')(key) });
/** Both kinds of Spanish Discord knows. */
const spanish = (text: string) => ({ 'es-ES': text, 'es-419': text });
const choice = <Value extends string | number>(value: Value, { en, es }: InEach<string>) => ({
  name: en,
  value,
  name_localizations: spanish(es),
});

type Named = {
  setName(name: string): Named;
  setNameLocalizations(names: Record<string, string>): Named;
  setDescription(text: string): Named;
  setDescriptionLocalizations(texts: Record<string, string>): Named;
};

type Said = { readonly name: string; readonly text: string };

/** Names and describes an option or a subcommand in all languages. */
function named<Builder extends Named>(builder: Builder, name: string, { en, es }: InEach<Said>): Builder {
  builder.setName(name).setNameLocalizations(spanish(es.name));
  builder.setDescription(en.text).setDescriptionLocalizations(spanish(es.text));
  return builder;
}

type Commands = (typeof TABLES)['en']['command'];

/** An option that no game brings. */
const option = <Builder extends Named>(builder: Builder, name: keyof Commands['option']) =>
  named(builder, name, { en: TABLES.en.command.option[name], es: TABLES.es.command.option[name] });

/** Choices as a list; where there are more than Discord takes, as suggestions. */
function listed(builder: SlashCommandStringOption, choices: readonly ReturnType<typeof choice<string>>[]) {
  return choices.length > MOST_LISTED ? builder.setAutocomplete(true) : builder.addChoices(...choices);
}

/** What the first game that brings an option says of it. */
function ownWords(name: string): InEach<Said> | null {
  const [said] = GAME_IDS.flatMap((id) => {
    const [en, es] = LANGUAGES.map((language) => WORDS[id].tables[language].option[name]?.command);
    return en && es ? [{ en, es }] : [];
  });
  return said ?? null;
}

/** The options of all games, as far as there is room; games that share the name of one share the option. */
function gameOptions(sub: SlashCommandSubcommandBuilder): void {
  const names = [...new Set(GAMES.flatMap((game) => Object.keys(game.options)))];
  for (const name of names.slice(0, MOST_LISTED - COMMON)) {
    const said = ownWords(name);
    const choices = choicesOf(name).map(({ value, label }) => choice(value, label));
    if (said) sub.addStringOption((builder) => listed(named(builder, name, said), choices));
  }
}

function newGame(sub: SlashCommandSubcommandBuilder): void {
  const text = (name: keyof Commands['option'], choices: readonly ReturnType<typeof choice<string>>[]) =>
    sub.addStringOption((builder) => listed(option(builder, name), choices));
  const most = Math.max(...GAMES.map((game) => game.seats.max)) - 1;
  text('game', gameChoices());
  gameOptions(sub);
  text(
    'pace',
    PACES.map((hours) => choice(String(hours), each(`bot.option.pace.${hours}`))),
  );
  text(
    'late',
    LATE.map((way) => choice(way, each(`bot.option.late.${way}`))),
  );
  sub.addIntegerOption((builder) => option(builder, 'computers').setMinValue(0).setMaxValue(most));
  text(
    'strength',
    LEVELS.map((level) => choice(level, each(`bot.option.strength.${level}`))),
  );
  // Settings have an option of that name with another meaning.
  const said = { en: TABLES.en.command.advice, es: TABLES.es.command.advice };
  const rules = HINTS_RULE.map((rule) => choice<string>(rule, each(`bot.option.hints.${rule}`)));
  sub.addStringOption((builder) => listed(named(builder, 'hints', said), rules));
  text(
    'language',
    LANGUAGES.map((language) => choice(language, each(`bot.option.language.${language}`))),
  );
}

function settings(sub: SlashCommandSubcommandBuilder): void {
  const hours = REMINDER_HOURS.map((count) => choice<number>(count, each(`bot.settings.hours.${count}`)));
  const languages = LANGUAGES.map((language) => choice<string>(language, each(`bot.option.language.${language}`)));
  sub
    .addIntegerOption((builder) => option(builder, 'reminders').addChoices(hours))
    .addStringOption((builder) => option(builder, 'quiet'))
    .addStringOption((builder) => option(builder, 'zone').setAutocomplete(true))
    .addStringOption((builder) =>
      option(builder, 'language').addChoices(choice('auto', each('bot.settings.discord')), ...languages),
    )
    .addBooleanOption((builder) => option(builder, 'text'))
    .addBooleanOption((builder) => option(builder, 'hints'))
    .addBooleanOption((builder) => option(builder, 'ranked'));
}

const nameOf = (id: GameId): InEach<string> => ({ en: WORDS[id].tables.en.name, es: WORDS[id].tables.es.name });
const gameChoices = () => GAME_IDS.map((id) => choice<string>(id, nameOf(id)));

function rules(sub: SlashCommandSubcommandBuilder): void {
  sub
    .addStringOption((builder) => listed(option(builder, 'game'), gameChoices()))
    .addStringOption((builder) => option(builder, 'topic').setAutocomplete(true));
}

/** Where everyone can be told something. */
const POSTED = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.PublicThread] as const;

const OPTIONS: { readonly [name in Subcommand]?: (sub: SlashCommandSubcommandBuilder) => void } = {
  new: newGame,
  neighborhood: (sub) => void sub.addUserOption((builder) => option(builder, 'player')),
  learn: (sub) => void sub.addStringOption((builder) => listed(option(builder, 'game'), gameChoices())),
  profile: (sub) => void sub.addUserOption((builder) => option(builder, 'player')),
  ranking: (sub) => void sub.addStringOption((builder) => listed(option(builder, 'game'), gameChoices())),
  rules,
  settings,
  server: (sub) =>
    void sub
      .addStringOption((builder) =>
        option(builder, 'daily').addChoices(
          WHERE.map((where) => choice<string>(where, each(`bot.server.where.${where}`))),
        ),
      )
      .addChannelOption((builder) => option(builder, 'channel').addChannelTypes(...POSTED))
      .addStringOption((builder) => option(builder, 'zone').setAutocomplete(true)),
};

function build() {
  const command = new SlashCommandBuilder()
    .setName('cities')
    .setDescription(TABLES.en.command.cities)
    .setDescriptionLocalizations(spanish(TABLES.es.command.cities))
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  for (const name of SUBCOMMANDS) {
    command.addSubcommand((sub) => {
      named(sub, name, { en: TABLES.en.command.sub[name], es: TABLES.es.command.sub[name] });
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
