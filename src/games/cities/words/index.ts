import { defineWords } from '#games/define';
import type { Cities } from '../requests.ts';
import { content } from './content-text.ts';
import { previewLines } from './daily-preview-text.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { legend } from './legend-text.ts';
import { turnCall } from './phrases.ts';
import { speech } from './speech.ts';

export const citiesWords = defineWords<Cities>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  cover: { minutes: 30, texts: { en: en.cover, es: es.cover } },
  legend,
  say: speech,
  call: turnCall,
  describe,
  daily: { preview: previewLines },
  content,
});
