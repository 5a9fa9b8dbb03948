import { rules } from '../src/bot/actions/help-actions.ts';
import { gameOption, option } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('rules')
  .addStringOption(gameOption())
  .addStringOption((builder) => option(builder, 'topic').setAutocomplete(true));

export const run = forAsker(rules);
