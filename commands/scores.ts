import { scores } from '../src/bot/actions/look.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('scores');

export const run = onMatch(scores);
