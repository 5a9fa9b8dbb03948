import type { ChatInputCommandInteraction } from 'discord.js';
import { LEVELS } from '#engine';
import { GAME_IDS } from '#games';
import { GAMES } from '#games/rules';
import { WORDS } from '#games/words';
import { BOT_WORDS, LANGUAGES, type PerLanguage } from '#i18n';
import { COMMON_OPTIONS, HINT_RULES, OVERDUE_CHOICES, PACES, RESERVES, VENUES, WEEKEND_CHOICES } from '#room';
import { openLobby } from '../src/bot/actions/lobby-actions.ts';
import { choicesOf, MOST_LISTED } from '../src/bot/discord/autocomplete.ts';
import type { Services } from '../src/bot/services.ts';
import { choice, each, gameOption, listed, named, type OptionName, option, type Said } from './options.ts';
import { subcommand } from './subcommand.ts';

export const data = subcommand('new').addStringOption(gameOption());

const addText = (name: OptionName, choices: Parameters<typeof listed>[1]) =>
  data.addStringOption((builder) => listed(option(builder, name), choices));

/** The description from the first game that has the option. */
function ownWords(name: string): PerLanguage<Said> | null {
  const [said] = GAME_IDS.flatMap((id) => {
    const [en, es] = LANGUAGES.map((language) => WORDS[id].texts[language].option[name]?.command);
    return en && es ? [{ en, es }] : [];
  });
  return said ?? null;
}

/** The options of all games, up to Discord's limit; games with an option of the same name share it. */
const gameOptions = [...new Set(GAMES.flatMap((game) => Object.keys(game.options)))];
for (const name of gameOptions.slice(0, MOST_LISTED - 1 - COMMON_OPTIONS.length)) {
  const said = ownWords(name);
  const choices = choicesOf(name).map(({ value, label }) => choice(value, label));
  if (said) data.addStringOption((builder) => listed(named(builder, name, said), choices));
}

addText(
  'pace',
  PACES.map((hours) => choice(String(hours), each(`bot.option.pace.${hours}`))),
);
addText(
  'reserve',
  RESERVES.map((hours) => choice(String(hours), each(`bot.option.reserve.${hours}`))),
);
addText(
  'weekends',
  WEEKEND_CHOICES.map((way) => choice(way, each(`bot.option.weekends.${way}`))),
);
addText(
  'late',
  OVERDUE_CHOICES.map((way) => choice(way, each(`bot.option.late.${way}`))),
);
const mostBots = Math.max(...GAMES.map((game) => game.seats.max)) - 1;
data.addIntegerOption((builder) => option(builder, 'computers').setMinValue(0).setMaxValue(mostBots));
addText(
  'strength',
  LEVELS.map((level) => choice(level, each(`bot.option.strength.${level}`))),
);
// Settings have an option of that name with another meaning.
const hints = { en: BOT_WORDS.en.command.advice, es: BOT_WORDS.es.command.advice };
data.addStringOption((builder) =>
  listed(
    named(builder, 'hints', hints),
    HINT_RULES.map((rule) => choice<string>(rule, each(`bot.option.hints.${rule}`))),
  ),
);
addText(
  'language',
  LANGUAGES.map((language) => choice(language, each(`bot.option.language.${language}`))),
);

addText(
  'place',
  VENUES.map((venue) => choice(venue, each(`bot.option.place.${venue}`))),
);

export const run = (interaction: ChatInputCommandInteraction, services: Services) => openLobby(services, interaction);
