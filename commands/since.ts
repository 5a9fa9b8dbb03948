import { since } from '../src/bot/actions/look.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('since');

export const run = onMatch(since);
