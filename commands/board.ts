import { board } from '../src/bot/actions/view-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('board');

export const run = onMatch(board);
