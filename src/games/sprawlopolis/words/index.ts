import { defineWords } from '#games/define';
import type { Reader } from '#i18n';
import type { Sprawlopolis, SprawlopolisRequest } from '../requests.ts';
import { altText } from './alt-text.ts';
import { content } from './content-text.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { previewLines } from './preview-text.ts';
import { speech } from './speech.ts';
import { cityText } from './text-view.ts';

/** The city block by block; the panel's question; for the rest its short description. */
function text(request: SprawlopolisRequest, reader: Reader): string {
  switch (request.kind) {
    case 'city':
      return cityText(request.view, reader).join('\n');
    case 'panel':
      return [...cityText(request.view, reader), altText(request, reader)].join('\n');
    default:
      return altText(request, reader);
  }
}

export const sprawlopolisWords = defineWords<Sprawlopolis>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  say: speech,
  call: (_view, mention, language) => speech(language)('table.turn', { mention }),
  alt: altText,
  text,
  daily: { preview: previewLines },
  content,
});
