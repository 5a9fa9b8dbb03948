import { createInstance, type TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type PerLanguage<Value> = { readonly [language in Language]: Value };

/** Texts by key, nested. `x_one` and `x_other` are used as `x`; the value `count` chooses. */
export type WordTree = { readonly [key: string]: string | WordTree };

type Called<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name;

export type WordKey<Words> = {
  [Name in keyof Words & (string | number)]: Words[Name] extends string
    ? Called<`${Name}`>
    : `${Name}.${WordKey<Words[Name]>}`;
}[keyof Words & (string | number)];

export type WordValues = { readonly [name: string]: string | number | boolean | null | undefined };

export type Translate<Words> = ((key: WordKey<Words>, values?: WordValues) => string) & { readonly language: Language };

const MAX_CACHED = 4000;

/** Points below nothing have a minus, not a hyphen. */
const withMinus = (said: string, values: WordValues): string =>
  Object.values(values).reduce<string>(
    (text, value) => (typeof value === 'number' && value < 0 ? text.replaceAll(String(value), `−${-value}`) : text),
    said,
  );

/** Caches texts: a picture needs dozens, mostly the same as the one before. */
function remembering(say: TFunction): (key: string, values?: WordValues) => string {
  const kept = new LRUCache<string, string>({ max: MAX_CACHED });
  return (key, values) => {
    const name = values ? `${key} ${JSON.stringify(values)}` : key;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const said = withMinus(say(key, { ...values }), values ?? {});
    kept.set(name, said);
    return said;
  };
}

/** `makeTranslator({ en, es })('es')('lobby.join')` */
export function makeTranslator<Words extends WordTree>(
  tables: PerLanguage<Words>,
): (language: Language) => Translate<Words> {
  const i18n = createInstance({
    // The words are in memory: ready at once, no promise to wait for.
    initAsync: false,
    fallbackLng: LANGUAGES[0],
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: tables[language] }])),
    // Nothing here becomes HTML; chat and canvas escape for themselves.
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  const voice = (language: Language): Translate<Words> =>
    Object.assign(remembering(i18n.getFixedT(language)), { language });
  const each: PerLanguage<Translate<Words>> = { en: voice('en'), es: voice('es') };
  return (language) => each[language];
}
