import { neighborhood } from '../src/bot/actions/view-actions.ts';
import { option } from './options.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('neighborhood').addUserOption((builder) => option(builder, 'player'));

export const run = onMatch(neighborhood);
