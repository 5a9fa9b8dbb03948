import type { Command } from '../src/bot/command.ts';
import { ping } from './ping.ts';

export const COMMANDS: readonly Command[] = [ping];
