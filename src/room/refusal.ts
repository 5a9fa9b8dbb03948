import type { Language } from '../i18n/index.ts';
import { type WORDS, words } from '../i18n/index.ts';

/** What the bot has to be allowed to, by Discord's names. */
export type Permission = keyof (typeof WORDS)['en']['bot']['refusal']['allowed'];

/** Why a press was not taken, and the words for it. Thrown by handlers, caught in one place, said in private. */
export class Refused extends Error {
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };

  /** What the bot is not allowed to, if that is the reason. */
  readonly missing: readonly Permission[];

  constructor(code: string, values: Refused['values'] = {}, missing: readonly Permission[] = []) {
    super(code);
    this.code = code;
    this.values = values;
    this.missing = missing;
  }
}

export function sentence({ code, values, missing }: Refused, language: Language): string {
  const t = words(language);
  const names = missing.map((name) => `**${t(`bot.refusal.allowed.${name}`)}**`);
  const permissions = new Intl.ListFormat(language).format(names);
  return t(`bot.refusal.${code}`, { ...values, permissions });
}
