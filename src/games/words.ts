import type { Reader } from '../i18n/speech.ts';
import { citiesWords } from './cities/words/index.ts';
import type { Request, Words } from './contract.ts';
import type { GameId } from './index.ts';
import { sprawlopolisWords } from './sprawlopolis/words/index.ts';
import { touristsWords } from './tourists/words/index.ts';
import { wondersWords } from './wonders/words/index.ts';

export const WORDS: { readonly [id in GameId]: Words } = {
  cities: citiesWords,
  sprawlopolis: sprawlopolisWords,
  tourists: touristsWords,
  wonders: wondersWords,
};

/** Any picture told in a few sentences. */
export const altText = (request: Request, reader: Reader): string => WORDS[request.game].alt(request, reader);
