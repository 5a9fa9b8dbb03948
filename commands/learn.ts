import { GAME_IDS } from '#games';
import { UIS } from '#games/uis';
import { learn } from '../src/bot/actions/lesson-actions.ts';
import { gameOption } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

export const data = subcommand('learn').addStringOption(gameOption(GAME_IDS.filter((id) => UIS[id].lesson)));

export const run = forAsker(learn);
