import { history } from '../src/bot/actions/history.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('history');

export const run = forAsker(history);
