import { ranking } from '../src/bot/actions/ranking-actions.ts';
import { gameOption } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('ranking').addStringOption(gameOption());

export const run = forAsker(ranking);
