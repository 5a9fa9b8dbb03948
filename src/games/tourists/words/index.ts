import { required } from '#engine';
import { defineWords } from '#games/define';
import type { Reader } from '#i18n';
import type { Tourists, TouristsRequest } from '../requests.ts';
import { altText } from './alt-text.ts';
import { content } from './content-text.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { previewLines } from './preview-text.ts';
import { speech } from './speech.ts';
import { cityText, roundText } from './text-view.ts';

/** Round and city field by field; the panel's letters; for the rest its short description. */
function text(request: TouristsRequest, reader: Reader): string {
  const { view } = request;
  switch (request.kind) {
    case 'round':
      return roundText(view, reader).join('\n');
    case 'city':
      return cityText(view, request.seat, reader).join('\n');
    case 'panel':
      return [...cityText(view, required(view.seat, 'seat of a panel'), reader), altText(request, reader)].join('\n');
    case 'final':
      return altText(request, reader);
  }
}

export const touristsWords = defineWords<Tourists>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  say: speech,
  call: ({ phase, cities }, mention, language) =>
    speech(language)(`table.${cities.length > 1 ? 'call' : 'alone'}.${phase === 'start' ? 'start' : 'tile'}`, {
      mention,
    }),
  alt: altText,
  text,
  daily: { preview: previewLines },
  content,
});
