import { createInstance, type TFunction } from 'i18next';
import { cities as citiesEn } from '../games/cities/words/en.ts';
import { pictures as picturesEn } from '../games/cities/words/en-pictures.ts';
import { cities as citiesEs } from '../games/cities/words/es.ts';
import { pictures as picturesEs } from '../games/cities/words/es-pictures.ts';
import { sprawlopolis as sprawlopolisEn } from '../games/sprawlopolis/words/en.ts';
import { sprawlPictures as sprawlPicturesEn } from '../games/sprawlopolis/words/en-pictures.ts';
import { sprawlopolis as sprawlopolisEs } from '../games/sprawlopolis/words/es.ts';
import { sprawlPictures as sprawlPicturesEs } from '../games/sprawlopolis/words/es-pictures.ts';
import { tourists as touristsEn } from '../games/tourists/words/en.ts';
import { touristsPictures as touristsPicturesEn } from '../games/tourists/words/en-pictures.ts';
import { tourists as touristsEs } from '../games/tourists/words/es.ts';
import { touristsPictures as touristsPicturesEs } from '../games/tourists/words/es-pictures.ts';
import { bot as botEn } from './en/bot.ts';
import { command as commandEn } from './en/command.ts';
import { bot as botEs } from './es/bot.ts';
import { command as commandEs } from './es/command.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One table per part of the product; both languages have the same keys by type. */
export const WORDS = {
  en: {
    bot: botEn,
    command: commandEn,
    cities: citiesEn,
    pictures: picturesEn,
    sprawlopolis: sprawlopolisEn,
    sprawlPictures: sprawlPicturesEn,
    tourists: touristsEn,
    touristsPictures: touristsPicturesEn,
  },
  es: {
    bot: botEs,
    command: commandEs,
    cities: citiesEs,
    pictures: picturesEs,
    sprawlopolis: sprawlopolisEs,
    sprawlPictures: sprawlPicturesEs,
    tourists: touristsEs,
    touristsPictures: touristsPicturesEs,
  },
} as const;

const i18n = createInstance({
  // The words are in memory: ready at once, no promise to wait for.
  initAsync: false,
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: WORDS.en }, es: { translation: WORDS.es } },
  // Nothing here becomes HTML; chat and canvas escape for themselves.
  interpolation: { escapeValue: false },
});
void i18n.init();

/** `words('es')('cities.card.red-1')` */
export const words = (language: Language): TFunction => fixed[language];

const fixed: { readonly [language in Language]: TFunction } = { en: i18n.getFixedT('en'), es: i18n.getFixedT('es') };
