import { askEnd } from '../src/bot/deeds/seat.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('end');

export const run = onMatch(askEnd);
