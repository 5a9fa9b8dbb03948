import { invite } from '../../src/bot/actions/invite-person.ts';
import { onPerson, onTarget } from './target.ts';

export const data = onPerson('invite');

export const run = onTarget(invite);
