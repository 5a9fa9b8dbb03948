import type { Command } from '../src/bot/command.ts';
import { cities } from './cities.ts';

export const COMMANDS: readonly Command[] = [cities];
