import { askEnd } from '../src/bot/actions/seat-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('end');

export const run = onMatch(askEnd);
