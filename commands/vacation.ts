import { vacation } from '../src/bot/actions/vacation-actions.ts';
import { option } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('vacation').addStringOption((builder) => option(builder, 'until').setAutocomplete(true));

export const run = forAsker(vacation);
