import { history } from '../src/bot/actions/match-list-actions.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('history');

export const run = forAsker(history);
