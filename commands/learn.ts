import { learn } from '../src/bot/actions/lesson-actions.ts';
import { gameOption } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('learn').addStringOption(gameOption);

export const run = forAsker(learn);
