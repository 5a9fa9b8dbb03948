import { exportGame } from '../src/bot/actions/result-actions.ts';
import { onMatch, subcommand } from './subcommand.ts';

export const data = subcommand('export');

export const run = onMatch(exportGame);
