import { PACES } from '#room';
import { find } from '../src/bot/actions/find-actions.ts';
import { choice, each, gameOption, option } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('find')
  .addStringOption(gameOption())
  .addStringOption((builder) =>
    option(builder, 'pace').addChoices(
      PACES.map((hours) => choice<string>(String(hours), each(`bot.option.pace.${hours}`))),
    ),
  );

export const run = forAsker(find);
