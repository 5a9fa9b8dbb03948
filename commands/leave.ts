import { askLeave } from '../src/bot/actions/leave-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('leave');

export const run = onMatch(askLeave);
