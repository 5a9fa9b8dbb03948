import { profile } from '../src/bot/actions/ranking-actions.ts';
import { option } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('profile').addUserOption((builder) => option(builder, 'player'));

export const run = forAsker(profile);
