import { defineWords } from '#games/define';
import type { Sprawlopolis } from '../requests.ts';
import { content } from './content-text.ts';
import { previewLines } from './daily-preview-text.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { legend } from './legend-text.ts';
import { speech } from './speech.ts';

export const sprawlopolisWords = defineWords<Sprawlopolis>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  cover: { minutes: 20, texts: { en: en.cover, es: es.cover } },
  legend,
  say: speech,
  call: (_view, mention, language) => speech(language)('table.turn', { mention }),
  describe,
  daily: { preview: previewLines },
  content,
});
