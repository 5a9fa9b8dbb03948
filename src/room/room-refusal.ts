import { type BOT_WORDS, type Language, type WordKey, type WordValues, withTableLabels, words } from '#i18n';

type Refusals = (typeof BOT_WORDS)['en']['bot']['refusal'];

/** What the bot has to be allowed to, by Discord's names. */
export type Permission = keyof Refusals['allowed'];

/** Every reason there are words for. */
export type RefusalCode = WordKey<Omit<Refusals, 'allowed'>>;

/** Why a press was not taken, and the words for it. Thrown by handlers, caught in one place, said in private. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly values: WordValues;

  /** What the bot is not allowed to, if that is the reason. */
  readonly missing: readonly Permission[];

  /** The language of the table it is about; null where it is about none. */
  posted: Language | null = null;

  constructor(code: RefusalCode, values: WordValues = {}, missing: readonly Permission[] = []) {
    super(code);
    this.code = code;
    this.values = values;
    this.missing = missing;
  }

  /** About a table whose buttons are called in this language, unless that is said already. */
  postedIn(language: Language): this {
    this.posted ??= language;
    return this;
  }
}

/** Somebody else has written meanwhile: what was asked is to be done again with what they made of it. */
export class Stale extends Refused {
  constructor() {
    super('unsaved');
  }
}

export function refusalText({ code, values, missing, posted }: Refused, language: Language): string {
  const t = words(language);
  const names = missing.map((name) => `**${t(`bot.refusal.allowed.${name}`)}**`);
  const permissions = new Intl.ListFormat(language).format(names);
  return withTableLabels(t(`bot.refusal.${code}`, { ...values, permissions }), language, posted ?? language);
}
