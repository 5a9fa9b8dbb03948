import { since } from '../src/bot/actions/view-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('since');

export const run = onMatch(since);
