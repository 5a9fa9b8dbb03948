import { profile } from '../src/bot/actions/standings-actions.ts';
import { onPerson, onTarget } from './context-menu.ts';

export const data = onPerson('profile');

export const run = onTarget(profile);
