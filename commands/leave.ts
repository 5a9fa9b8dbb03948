import { askLeave } from '../src/bot/deeds/seat.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('leave');

export const run = onMatch(askLeave);
