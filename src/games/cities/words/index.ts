import { required } from '#engine';
import type { Words } from '#games/contract';
import type { Reader } from '#i18n';
import type { CitiesRequest } from '../requests.ts';
import type { CitiesOptions } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { altText } from './alt.ts';
import { content } from './content.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { previewLines } from './preview.ts';
import { speech } from './speech.ts';
import { boardText, neighborhoodText } from './text.ts';

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

export const citiesWords: Words<View, CitiesRequest, CitiesOptions> = {
  tables: { en, es },
  say: speech,
  call: ({ phase }, mention, language) =>
    speech(language)(phase === 'start' ? 'table.choose' : 'table.turn', { mention }),
  alt: altText,
  text,
  preview: previewLines,
  content,
};
