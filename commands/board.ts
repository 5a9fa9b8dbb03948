import { board } from '../src/bot/deeds/look.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('board');

export const run = onMatch(board);
