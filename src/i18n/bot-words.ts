import * as botEn from './en/bot.ts';
import { command as commandEn } from './en/command.ts';
import * as botEs from './es/bot.ts';
import { command as commandEs } from './es/command.ts';
import { makeTranslator, type WordKey } from './translator.ts';

const en = { bot: botEn, command: commandEn };
const es: typeof en = { bot: botEs, command: commandEs };

export const BOT_WORDS = { en, es };
export type BotWord = WordKey<typeof en>;

/** `words('es')('bot.lobby.join')` */
export const words = makeTranslator(BOT_WORDS);
