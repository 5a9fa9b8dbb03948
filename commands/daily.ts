import { daily } from '../src/bot/actions/daily-actions.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('daily');

export const run = forAsker(daily);
