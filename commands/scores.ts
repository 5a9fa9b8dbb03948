import { scores } from '../src/bot/actions/view-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('scores');

export const run = onMatch(scores);
