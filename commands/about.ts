import { about } from '../src/bot/actions/help-actions.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('about');

export const run = forAsker(about);
