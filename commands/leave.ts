import { askLeave } from '../src/bot/actions/seat.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('leave');

export const run = onMatch(askLeave);
