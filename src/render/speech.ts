import { type Language, words } from '../i18n/index.ts';

type Values = { readonly [name: string]: string | number | undefined };
export type Say = (key: string, values?: Values) => string;

const MOST_KEPT = 4000;

/** Words by key, remembered: a picture asks for dozens of them, and mostly for the same as the one before. */
function makeSay(language: Language): Say {
  const kept = new Map<string, string>();
  return (key, values) => {
    const name = values ? `${key} ${JSON.stringify(values)}` : key;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const said = words(language)(key, { ...values });
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, said);
    return said;
  };
}

const voices: { readonly [language in Language]: Say } = { en: makeSay('en'), es: makeSay('es') };
export const speech = (language: Language): Say => voices[language];
