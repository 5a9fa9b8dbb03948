import { describePicture } from '../../src/bot/actions/describe-picture.ts';
import { onMessage, onTarget } from './target.ts';

export const data = onMessage('describe');

export const run = onTarget(describePicture);
