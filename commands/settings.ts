import { LANGUAGES } from '#i18n';
import { REMINDER_HOURS, REMINDER_WAYS } from '#room';
import { openSettings, settings } from '../src/bot/actions/settings-actions.ts';
import { choice, each, option } from './options.ts';
import { formOr, subcommand } from './subcommand.ts';

const hours = REMINDER_HOURS.map((count) => choice<number>(count, each(`bot.settings.hours.${count}`)));
const ways = REMINDER_WAYS.map((way) => choice<string>(way, each(`bot.settings.ways.${way}`)));
const languages = LANGUAGES.map((language) => choice<string>(language, each(`bot.option.language.${language}`)));

export const data = subcommand('settings')
  .addIntegerOption((builder) => option(builder, 'reminders').addChoices(hours))
  .addStringOption((builder) => option(builder, 'remind').addChoices(ways))
  .addStringOption((builder) => option(builder, 'quiet'))
  .addStringOption((builder) => option(builder, 'zone').setAutocomplete(true))
  .addStringOption((builder) =>
    option(builder, 'language').addChoices(choice('auto', each('bot.settings.discord')), ...languages),
  )
  .addBooleanOption((builder) => option(builder, 'text'))
  .addBooleanOption((builder) => option(builder, 'hints'))
  .addBooleanOption((builder) => option(builder, 'ranked'))
  .addBooleanOption((builder) => option(builder, 'preselect'));

export const run = formOr(openSettings, settings);
