import type { Achievement, CardId } from '../games/cities/content.ts';
import type { CardNumber } from '../games/sprawlopolis/types.ts';
import { describeAchievement, describeCard } from '../i18n/cities.ts';
import { type Language, words } from '../i18n/index.ts';
import { describeCondition } from '../i18n/sprawlopolis.ts';

type Values = { readonly [name: string]: string | number | undefined };
export type Say = ((key: string, values?: Values) => string) & { readonly language: Language };

const MOST_KEPT = 4000;

/** Words by key, remembered: a picture asks for dozens of them, and mostly for the same as the one before. */
function makeSay(language: Language): Say {
  const kept = new Map<string, string>();
  const say = (key: string, values?: Values) => {
    const name = values ? `${key} ${JSON.stringify(values)}` : key;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const said = words(language)(key, { ...values });
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, said);
    return said;
  };
  return Object.assign(say, { language });
}

/** A card's or an achievement's whole text, numbers and all. */
export const cardText = (language: Language, id: CardId): string =>
  remembered(`${language} ${id}`, () => describeCard(words(language), id));
export const achievementText = (language: Language, goal: Achievement): string =>
  remembered(`${language} ${goal.id}`, () => describeAchievement(words(language), goal));
/** What a card of Sprawlopolis pays for. */
export const conditionText = (language: Language, number: CardNumber): string =>
  remembered(`${language} condition ${number}`, () => describeCondition(words(language), number));

const texts = new Map<string, string>();
function remembered(key: string, make: () => string): string {
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}

const voices: { readonly [language in Language]: Say } = { en: makeSay('en'), es: makeSay('es') };
export const speech = (language: Language): Say => voices[language];
