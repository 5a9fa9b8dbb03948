import { profile } from '../../src/bot/actions/ranking-actions.ts';
import { onPerson, onTarget } from './target.ts';

export const data = onPerson('profile');

export const run = onTarget(profile);
