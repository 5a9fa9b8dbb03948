import { askEnd } from '../src/bot/actions/leave-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('end');

export const run = onMatch(askEnd);
