import { askForget } from '../src/bot/actions/settings-actions.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('forget');

export const run = forAsker(askForget);
