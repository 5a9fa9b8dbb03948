import { required } from '#engine';
import { defineWords } from '#games/define';
import type { Reader } from '#i18n';
import type { Cities, CitiesRequest } from '../requests.ts';
import { altText } from './alt-text.ts';
import { content } from './content-text.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { previewLines } from './preview-text.ts';
import { speech } from './speech.ts';
import { boardText, neighborhoodText } from './text-view.ts';

/** Board and neighborhood space by space; the panel's letters; for the rest its short description. */
function text(request: CitiesRequest, reader: Reader): string {
  const { view } = request;
  switch (request.kind) {
    case 'board':
      return boardText(view, reader).join('\n');
    case 'neighborhood':
      return neighborhoodText(view, request.seat, reader).join('\n');
    case 'panel':
      return [...neighborhoodText(view, required(view.seat, 'seat of a panel'), reader), altText(request, reader)].join(
        '\n',
      );
    default:
      return altText(request, reader);
  }
}

export const citiesWords = defineWords<Cities>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  say: speech,
  call: ({ phase }, mention, language) =>
    speech(language)(phase === 'start' ? 'table.choose' : 'table.turn', { mention }),
  alt: altText,
  text,
  daily: { preview: previewLines },
  content,
});
