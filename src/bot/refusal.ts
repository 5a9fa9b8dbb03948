import type { Language } from '../i18n/index.ts';
import { words } from '../i18n/index.ts';
import type { Room } from './room.ts';

/** Why a press was not taken, and the words for it. Thrown by handlers, caught in one place, said in private. */
export class Refused extends Error {
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };

  constructor(code: string, values: Refused['values'] = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

export const sentence = ({ code, values }: Refused, language: Language): string =>
  words(language)(`bot.refusal.${code}`, { ...values });

export const tableLink = ({ guild, channel, table }: Room): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}${table ? `/${table}` : ''}`;
