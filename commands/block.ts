import { block } from '../src/bot/actions/block-actions.ts';
import { option } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('block').addUserOption((builder) => option(builder, 'person'));

export const run = forAsker(block);
