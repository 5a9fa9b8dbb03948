import { mine } from '../src/bot/actions/personal.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('mine');

export const run = forAsker(mine);
