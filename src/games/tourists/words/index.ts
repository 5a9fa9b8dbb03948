import { defineWords } from '#games/define';
import type { Tourists } from '../requests.ts';
import { content } from './content-text.ts';
import { previewLines } from './daily-preview-text.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { legend } from './legend-text.ts';
import { speech } from './speech.ts';

export const touristsWords = defineWords<Tourists>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  cover: { minutes: 20, texts: { en: en.cover, es: es.cover } },
  legend,
  say: speech,
  call: ({ phase, cities }, mention, language) =>
    speech(language)(`table.${cities.length > 1 ? 'call' : 'alone'}.${phase === 'start' ? 'start' : 'tile'}`, {
      mention,
    }),
  describe,
  daily: { preview: previewLines },
  content,
});
