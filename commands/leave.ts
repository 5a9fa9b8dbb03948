import { askLeave } from '../src/bot/actions/seat-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('leave');

export const run = onMatch(askLeave);
