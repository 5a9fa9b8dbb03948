import { about } from '../src/bot/actions/personal.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('about');

export const run = forAsker(about);
