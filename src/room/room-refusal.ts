import { type BOT_WORDS, type Language, listText, type WordKey, type WordValues, withTableLabels, words } from '#i18n';

type Refusals = (typeof BOT_WORDS)['en']['bot']['refusal'];

export type Permission = keyof Refusals['allowed'];

export type RefusalCode = WordKey<Omit<Refusals, 'allowed'>>;

/** A refused press or command. Thrown by handlers, caught in one place and answered in private. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly values: WordValues;

  readonly missing: readonly Permission[];

  /** The language of the table it is about; null if there is none. */
  posted: Language | null = null;

  constructor(code: RefusalCode, values: WordValues = {}, missing: readonly Permission[] = []) {
    super(code);
    this.code = code;
    this.values = values;
    this.missing = missing;
  }

  /** Sets the language of the table's buttons unless it is set already. */
  postedIn(language: Language): this {
    this.posted ??= language;
    return this;
  }
}

/** Another write came first: load the room again and retry. */
export class Stale extends Refused {
  constructor() {
    super('unsaved');
  }
}

export function refusalText({ code, values, missing, posted }: Refused, language: Language): string {
  const t = words(language);
  const names = missing.map((name) => `**${t(`bot.refusal.allowed.${name}`)}**`);
  const needed = missing.length > 0 ? { permissions: listText(language, names), count: missing.length } : {};
  return withTableLabels(t(`bot.refusal.${code}`, { ...values, ...needed }), language, posted ?? language);
}
