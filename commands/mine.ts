import { mine } from '../src/bot/actions/my-games.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('mine');

export const run = forAsker(mine);
