import { next } from '../src/bot/actions/my-games.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('next');

export const run = forAsker(next);
