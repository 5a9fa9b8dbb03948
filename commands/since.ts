import { since } from '../src/bot/deeds/look.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('since');

export const run = onMatch(since);
