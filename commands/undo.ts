import { undo } from '../src/bot/actions/undo-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('undo');

export const run = onMatch(undo);
