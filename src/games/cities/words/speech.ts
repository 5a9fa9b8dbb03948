import { makeTranslator } from '#i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The words of the game by key, in the language of who reads: `speech('es')('table.home')`. */
export const speech = makeTranslator({ en, es });
export type Say = ReturnType<typeof speech>;
