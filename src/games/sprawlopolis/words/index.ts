import type { Words } from '#games/contract';
import type { Reader } from '#i18n';
import type { SprawlopolisRequest } from '../requests.ts';
import type { SprawlopolisOptions } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { altText } from './alt.ts';
import { content } from './content.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { previewLines } from './preview.ts';
import { speech } from './speech.ts';
import { cityText } from './text.ts';

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

export const sprawlopolisWords: Words<View, SprawlopolisRequest, SprawlopolisOptions> = {
  tables: { en, es },
  say: speech,
  call: (_view, mention, language) => speech(language)('table.turn', { mention }),
  alt: altText,
  text,
  preview: previewLines,
  content,
};
